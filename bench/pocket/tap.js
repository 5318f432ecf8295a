/** From a tap on the first way to play until the dice can be thrown, in milliseconds. */
(most) =>
  new Promise((resolve, reject) => {
    const since = performance.now();
    const timer = setTimeout(() => reject(new Error("no throw")), most);
    const look = () => {
      if (!document.querySelector("[data-phase=playing] [data-throw]:enabled")) return;
      observer.disconnect();
      clearTimeout(timer);
      resolve(performance.now() - since);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    document.querySelector("[data-action=play-bots]").click();
  });
