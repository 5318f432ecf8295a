/** Before the worker of a pocket: what Python takes in it can be asked for. */

const memories = new Set();

for (const name of ["instantiate", "instantiateStreaming"]) {
  const real = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const made = await real.apply(WebAssembly, given);
    const { exports } = made.instance ?? made;
    for (const each of [given[1]?.env?.memory, ...Object.values(exports)])
      if (each instanceof WebAssembly.Memory) memories.add(each);
    return made;
  };
}

addEventListener("message", ({ data }) => {
  if (data.type !== "memory") return;
  const bytes = [...memories].reduce((sum, memory) => sum + memory.buffer.byteLength, 0);
  postMessage({ type: "memory", bytes });
});
