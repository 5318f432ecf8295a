/** Enlarge something until it fills its frame: what lies on a big screen is read from four metres. */

const MOST = 3.2;
const LEAST = 0.6;

export function fitting(node: HTMLElement): { destroy: () => void } {
  const frame = node.parentElement!;
  let asked = 0;
  const fit = () => {
    node.style.zoom = "1";
    const across = frame.clientWidth / Math.max(1, node.scrollWidth);
    const down = frame.clientHeight / Math.max(1, node.scrollHeight);
    node.style.zoom = String(zoomFor(across, down));
  };
  const later = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(fit);
  };
  const resized = new ResizeObserver(later);
  const changed = new MutationObserver(later);
  resized.observe(frame);
  changed.observe(node, { childList: true, subtree: true });
  later();
  return {
    destroy: () => {
      cancelAnimationFrame(asked);
      resized.disconnect();
      changed.disconnect();
    },
  };
}

/** In steps, so that a number that grows by a digit does not make everything jump. */
export function zoomFor(across: number, down: number): number {
  const wanted = Math.min(across, down, MOST);
  return Math.max(LEAST, Math.floor(wanted * 10) / 10);
}
