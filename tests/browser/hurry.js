/** Pauses that are there for people's eyes last an eighth as long; nobody watches. */
(() => {
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (run, ms = 0, ...rest) => wait(run, ms > 100 && ms < 2000 ? ms / 8 : ms, ...rest);
})();
