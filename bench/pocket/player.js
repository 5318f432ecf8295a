/**
 * In a page: speaks to the worker of a pocket by messages, as the app does, and measures it.
 *
 * Whatever does not come within its time ends with an error.
 */
(() => {
  let worker;
  let number = 0;
  let failed;
  const waiting = new Map();
  const lines = new Map();
  const broken = new Promise((_, reject) => (failed = reject));
  broken.catch(() => undefined);

  const within = (ms, what, promise) => {
    let timer;
    const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new Error(`no ${what}`)), ms)));
    return Promise.race([promise, late, broken]).finally(() => clearTimeout(timer));
  };
  const until = (what) => new Promise((resolve) => waiting.set(what, resolve));

  function heard({ data }) {
    if (data.type === "message") lines.get(data.number)?.(JSON.parse(data.text));
    else if (data.type === "answer") waiting.get(data.number)?.(data);
    else if (data.type === "trouble") failed(new Error(data.code));
    else waiting.get(data.type)?.(data);
  }

  async function ask(method, path, body) {
    worker.postMessage({ type: "ask", number: ++number, method, path, body: JSON.stringify(body), token: "" });
    const { code, text } = await until(number);
    if (code >= 400) throw new Error(text);
    return JSON.parse(text);
  }

  /** Start the worker and open its house. */
  function open({ script, base, ms }) {
    worker = new Worker(script, { type: "module" });
    worker.onmessage = heard;
    worker.onerror = (event) => failed(new Error(event.message));
    worker.postMessage({ type: "start", base, takes: true });
    return within(ms, "house", until("ready"));
  }

  async function table(game, mind) {
    const seats = [{ kind: "me", name: "Anna" }, { kind: "bot", mind }];
    return (await ask("POST", "/api/tables", { game, seats, pace: "instant" })).table;
  }

  /** A line to a table at which a bot plays for me as well: what it hears is given on until it says that all is over. */
  function line(id, mind, hear) {
    const own = ++number;
    const say = (message) => worker.postMessage({ type: "say", number: own, text: JSON.stringify(message) });
    const please = (request) => say({ type: "please", key: `${own}-${++number}`, request });
    const over = new Promise((resolve, reject) =>
      lines.set(own, (message) => {
        if (message.type === "trouble") return reject(new Error(JSON.stringify(message)));
        if (message.type === "welcome" && !message.seats.length)
          return say({ type: "hello", table: id, tokens: Object.values(message.tokens) });
        if (message.type === "welcome") {
          please({ type: "begin" });
          please({ type: "cover", seat: 0, mind });
        }
        if (hear(message)) resolve();
      }),
    );
    worker.postMessage({ type: "connect", number: own, path: "/api/socket" });
    say({ type: "hello", table: id, tokens: [] });
    return over.finally(() => {
      lines.delete(own);
      worker.postMessage({ type: "hang_up", number: own });
    });
  }

  /** One game among bots; says how long each of their decisions took, in milliseconds. Throws need no thought. */
  async function play({ game, mind, ms }) {
    const took = [];
    let [asked, since] = [false, 0];
    const hear = (message) => {
      if (message.type !== "update") return message.table?.phase === "over";
      const [now, scene] = [performance.now(), message.views[0]?.scene];
      if (asked) took.push(now - since);
      if (scene) [asked, since] = [scene.turn.length === 1 && !scene.throws && !scene.result, now];
      return message.table?.phase === "over";
    };
    await within(ms, `end of ${game}`, table(game, mind).then((id) => line(id, mind, hear)));
    return took;
  }

  /** What the worker takes: the memory of its Python, and what the browser knows of all else there. */
  async function memory({ ms }) {
    worker.postMessage({ type: "memory" });
    const { bytes } = await within(ms, "figure", until("memory"));
    const { breakdown } = await within(ms, "figure", performance.measureUserAgentSpecificMemory());
    const isWorkers = ({ attribution }) => attribution.some(({ scope }) => scope === "DedicatedWorkerGlobalScope");
    return breakdown.filter(isWorkers).reduce((sum, each) => sum + each.bytes, bytes);
  }

  let counter;
  /** What a piece of Python comes to in a worker of its own, which stays. */
  function python({ script, base, code, ms }) {
    counter ??= new Worker(script, { type: "module" });
    const told = new Promise((resolve, reject) => {
      counter.onerror = (event) => reject(new Error(event.message));
      counter.onmessage = ({ data }) => resolve(data);
    });
    counter.postMessage({ base, code });
    return within(ms, "figure", told);
  }

  window.knobelBench = { open, play, memory, python };
})();
