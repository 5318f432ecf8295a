/**
 * One owner: of all tabs, one has the house. Whoever comes second may take it, and the first is told.
 *
 * A browser's locks say who it is. Where there are none, tabs tell each other on a channel.
 */

const NAME = "knobel-pocket";
// So long a house that another tab is just leaving is waited for; without locks, so long a tab has to speak up.
const LEAVING_MS = 2000;
const ANSWER_MS = 400;

/** Become the owner; says whether that was possible. `lost` is called if another tab takes the house. */
export function own(takes: boolean, lost: () => void): Promise<boolean> {
  return navigator.locks ? byLock(takes, lost) : byChannel(new BroadcastChannel(NAME), takes, lost);
}

/** Whether some tab has the house, or is about to; where nobody can say so, as it is `believed`. */
export async function isOwned(believed: boolean): Promise<boolean> {
  if (!navigator.locks) return believed;
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].some(({ name }) => name === NAME);
}

function byLock(takes: boolean, lost: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    let isOwner = false;
    const options = takes ? { steal: true } : { signal: AbortSignal.timeout(LEAVING_MS) };
    const forever = () => {
      resolve((isOwner = true));
      return new Promise<never>(() => undefined);
    };
    navigator.locks.request(NAME, options, forever).catch(() => (isOwner ? lost() : resolve(false)));
  });
}

type Word = "anybody" | "here" | "give";

/** Without locks: ask round whether somebody has it. Whoever takes it says so. */
export function byChannel(channel: BroadcastChannel, takes: boolean, lost: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    let isOwner = false;
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data === "anybody" && isOwner) channel.postMessage("here" satisfies Word);
      if (data === "here" && !isOwner && !takes) settle(false);
      if (data === "give" && isOwner) {
        channel.close();
        lost();
      }
    };
    const settle = (owns: boolean): void => {
      clearTimeout(timer);
      isOwner = owns;
      if (!owns) channel.close();
      resolve(owns);
    };
    const timer = setTimeout(() => settle(true), ANSWER_MS);
    channel.postMessage((takes ? "give" : "anybody") satisfies Word);
  });
}
