/**
 * What a careful reader would complain of: text that runs out of its place, lies on other text or is torn apart, and
 * controls that lie on one another. A moment of theatre may lie over the felt; it passes.
 */
(() => {
  const CONTROLS = "button, a[href], input, select, h1, h2, h3, summary, [role=img]";
  // A letter may be taller than its line, and a box may end between two pixels.
  const SLACK = 2;
  const LEADING = 0.35;
  // Longer words may be parted where the line ends.
  const LONGEST_WHOLE = 10;

  const isShown = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    return !element.closest("svg, option, .moment") && !isClipped(element);
  };
  // Read aloud, never seen.
  const isClipped = (element) => {
    for (let each = element; each; each = each.parentElement)
      if (getComputedStyle(each).clipPath !== "none") return true;
    return false;
  };
  const scrolls = (element) => {
    const style = getComputedStyle(element);
    return [style.overflowX, style.overflowY].some((flow) => flow === "auto" || flow === "scroll");
  };
  // A bar that stays at the edge of the screen lies over what is scrolled by, as it should.
  const floats = (element) => {
    for (let each = element; each; each = each.parentElement)
      if (["sticky", "fixed"].includes(getComputedStyle(each).position)) return true;
    return false;
  };

  const rectsOf = (node, from = 0, to = node.length) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const last = lastLineOf(node.parentElement);
    return [...range.getClientRects()].filter((box) => box.width > 0.5 && (box.top + box.bottom) / 2 < last);
  };
  // Some text is told shortened, and whole once it is tapped.
  const lastLineOf = (element) =>
    getComputedStyle(element).webkitLineClamp === "none" ? Infinity : element.getBoundingClientRect().bottom;

  /** What is to be seen of a box within everything that scrolls or cuts around it; nothing where it is scrolled away. */
  function seen(box, element) {
    let { left, right, top, bottom } = box;
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const around = each.getBoundingClientRect();
      if (overflowX !== "visible") [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    return left < right && top < bottom ? { left, right, top, bottom } : null;
  }

  function textNodes() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (walker.currentNode.data.trim() && isShown(walker.currentNode.parentElement)) found.push(walker.currentNode);
    return found;
  }

  const told = (node) => node.data.trim().slice(0, 40);

  function outside(node) {
    const size = parseFloat(getComputedStyle(node.parentElement).fontSize);
    for (const text of rectsOf(node)) {
      const ink = seen(text, node.parentElement);
      if (ink && (ink.left < -SLACK || ink.right > innerWidth + SLACK)) return "the screen";
      for (let each = node.parentElement; each && each !== document.body; each = each.parentElement) {
        if (scrolls(each)) break;
        if (getComputedStyle(each).display.startsWith("inline") && each !== node.parentElement) continue;
        const box = each.getBoundingClientRect();
        const across = text.left < box.left - SLACK || text.right > box.right + SLACK;
        const down = text.top < box.top - size * LEADING || text.bottom > box.bottom + size * LEADING;
        if (across || down) return `<${each.tagName.toLowerCase()} class="${each.className}">`;
        // What stays in sight at an edge has left the row that it stands in.
        if (getComputedStyle(each).position === "sticky") break;
      }
    }
    return null;
  }

  function torn(node) {
    for (const match of node.data.matchAll(/\p{L}+/gu)) {
      if (match[0].length > LONGEST_WHOLE) continue;
      const lines = new Set(rectsOf(node, match.index, match.index + match[0].length).map((box) => Math.round(box.top)));
      if (lines.size > 1) return match[0];
    }
    return null;
  }

  const overlap = (one, other) => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > SLACK && down > SLACK ? Math.min(across, down) : 0;
  };

  function* overlappingTexts(nodes) {
    // A line's letters need less height than its box.
    const lines = nodes
      .filter((node) => !floats(node.parentElement))
      .flatMap((node) =>
        rectsOf(node).flatMap((box) => {
          const spare = (box.bottom - box.top) * 0.2;
          const { left, right, top, bottom } = box;
          const ink = seen({ left, right, top: top + spare, bottom: bottom - spare }, node.parentElement);
          return ink ? [{ node, ...ink }] : [];
        }),
      )
      .sort((one, other) => one.top - other.top);
    for (const [index, line] of lines.entries())
      for (let next = index + 1; next < lines.length && lines[next].top < line.bottom; next++)
        if (lines[next].node !== line.node && overlap(line, lines[next]))
          yield `"${told(line.node)}" and "${told(lines[next].node)}" lie on one another`;
  }

  function* overlappingControls() {
    const controls = [...document.querySelectorAll(CONTROLS)].filter((each) => isShown(each) && !floats(each));
    const boxes = controls.map((each) => seen(each.getBoundingClientRect(), each.parentElement));
    const name = (each) => `<${each.tagName.toLowerCase()}> ${(each.innerText || each.ariaLabel || "").trim().slice(0, 30)}`;
    for (const [index, one] of controls.entries())
      for (let next = index + 1; next < controls.length; next++) {
        const other = controls[next];
        if (one.contains(other) || other.contains(one)) continue;
        if (!boxes[index] || !boxes[next] || !overlap(boxes[index], boxes[next])) continue;
        yield `${name(one)} and ${name(other)} lie on one another`;
      }
  }

  /** What is drawn only once it comes into sight is looked at as well. */
  function drawAll() {
    for (const each of document.querySelectorAll("li")) each.style.contentVisibility = "visible";
  }

  window.crowding = () => {
    drawAll();
    const found = [];
    if (document.scrollingElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
    const nodes = textNodes();
    for (const node of nodes) {
      const place = outside(node);
      if (place) found.push(`"${told(node)}" runs out of ${place}`);
      const word = torn(node);
      if (word) found.push(`"${word}" is torn apart`);
    }
    return [...found, ...overlappingTexts(nodes), ...overlappingControls()];
  };
})();
