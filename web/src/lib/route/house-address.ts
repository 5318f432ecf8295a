/** The address of a house as people write it down: with or without what stands before it. */

// A house at home has a number, a short name or a port, and seldom a certificate.
const AT_HOME = /^(\d+(\.\d+){3}|\[[0-9a-f:]+\]|[^.:]+|[^:]+\.(local|home|lan|internal|box))(:\d+)?$|:\d+$/i;

/** Where it leads; null where that is no address. */
export function houseAddress(written: string): string | null {
  const text = written.trim().replace(/#.*$/, "");
  if (!text || /\s/.test(text)) return null;
  const [host = ""] = text.split("/");
  const whole = /^[a-z]+:\/\//i.test(text) ? text : `${AT_HOME.test(host) ? "http" : "https"}://${text}`;
  try {
    const url = new URL(whole);
    return /^https?:$/.test(url.protocol) ? url.href.replace(/\/*(\?.*)?$/, "/") : null;
  } catch {
    return null;
  }
}
