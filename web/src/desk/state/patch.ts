/** A value after the steps of a JSON Patch (RFC 6902). What was given stays as it is; what has not changed is shared. */

import type { PatchStep } from "../../lib/net/protocol";

export function patched<T>(value: T, patch: readonly PatchStep[]): T {
  return patch.reduce<unknown>((now, step) => after(now, keysOf(step.path), step), value) as T;
}

const keysOf = (path: string): string[] =>
  path
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));

function after(value: unknown, [key, ...rest]: string[], step: PatchStep): unknown {
  if (key === undefined) return step.value;
  if (Array.isArray(value)) {
    const index = Number(key);
    if (rest.length) return value.with(index, after(value[index], rest, step));
    if (step.op === "replace") return value.with(index, step.value);
    return value.toSpliced(index, step.op === "remove" ? 1 : 0, ...(step.op === "add" ? [step.value] : []));
  }
  const { [key]: old, ...others } = value as Record<string, unknown>;
  if (step.op === "remove" && !rest.length) return others;
  return { ...(value as object), [key]: after(old, rest, step) };
}
