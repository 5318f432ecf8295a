/** Light or dark: as chosen, else as the device has it. */

import { keepsake } from "./keepsake";

export type Theme = "light" | "dark";

class Look {
  theme: Theme = $state(startTheme());

  apply(): void {
    document.documentElement.dataset.theme = this.theme;
  }

  toggle(): void {
    this.theme = this.theme === "dark" ? "light" : "dark";
    keepsake.theme = this.theme;
    this.apply();
  }
}

function startTheme(): Theme {
  const kept = keepsake.theme;
  if (kept === "light" || kept === "dark") return kept;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export const look = new Look();
