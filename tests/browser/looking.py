"""How a careful reader looks at a page: what is cut off, torn, covered, or has to be scrolled to."""

from pathlib import Path

# A small phone, as many people still have one.
SMALL = (360, 640)
# Gives a page `crowding()`.
CROWDING = Path(__file__).parent / "crowding.js"
# What would have to be scrolled to, or is covered by the edge of the screen.
HIDDEN = """() => [
  ...[...document.querySelectorAll(".felt .rest, .hand, .others")]
    .filter((each) =>
      each.scrollHeight > each.clientHeight + 2 || each.getBoundingClientRect().bottom > innerHeight + 1)
    .map((each) => each.className),
  ...crowding(),
]"""
# The card of the first minute: what of it has to be scrolled to, which of its words are not to be seen, what crowds it.
GREETING = """() => {
  const card = document.querySelector("[data-first-minute]");
  const felt = document.querySelector(".felt").getBoundingClientRect();
  const isOutside = (box) => box.top < felt.top || box.bottom > felt.bottom || box.right > innerWidth;
  const parts = [...card.querySelectorAll("p, button")];
  return {
    // A height between two pixels is rounded up here and down there.
    cut: Math.max(0, card.scrollHeight - card.clientHeight - 1),
    outside: parts.filter((each) => isOutside(each.getBoundingClientRect())).map((each) => each.innerText),
    faults: crowding(),
  };
}"""
# What lies on the papers of a table, but below the edge of what is to be seen of them.
BELOW = """(selector) => [...document.querySelectorAll(selector)].filter((each) =>
  each.getBoundingClientRect().bottom > each.closest(".papers").getBoundingClientRect().bottom + 1)
  .map((each) => each.innerText)"""
# How many places are not covered by what comes next.
PLACES_IN_SIGHT = """() => {
  const edge = document.querySelector(".ways").getBoundingClientRect().top + 1;
  const places = [...document.querySelectorAll("[data-seat-place]")];
  return places.filter((place) => place.getBoundingClientRect().bottom <= edge).length;
}"""
