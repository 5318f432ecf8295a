/** What there is to say about the house in the pocket: it stands on the page until it is over, or has been read. */

import { mount } from "svelte";
import PocketNotice from "../../parts/PocketNotice.svelte";
import { voice } from "../../texts/voice.svelte";
import type { Lack, Trouble } from "./messages";

/** `here`: the server does not answer, and one goes on in the pocket instead; `damaged`: its files are loaded again. */
export type Saying = Trouble | Lack | "here" | "damaged";

class Notice {
  saying: Saying | null = $state(null);
  /** What can be done about it. */
  action: (() => void) | null = $state.raw(null);
  private shown = false;

  /** Say it, with what can be done about it; nothing takes back what was said. */
  async tell(saying: Saying | null, action: (() => void) | null = null): Promise<void> {
    this.saying = saying;
    this.action = action;
    if (saying === null || this.shown) return;
    this.shown = true;
    await voice.open("pocket");
    mount(PocketNotice, { target: document.body });
  }
}

export const notice = new Notice();
