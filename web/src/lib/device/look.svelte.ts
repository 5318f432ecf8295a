/** How things look and sound here: light or dark as chosen, else as the device has it; larger type; sounds. */

import { storage } from "./storage";

export type Theme = "light" | "dark";
export type Choice = Theme | "auto";

const dark = matchMedia("(prefers-color-scheme: dark)");

class Look {
  chosen: Choice = $state(kept());
  largeType: boolean = $state(storage.largeType);
  sound: boolean = $state(storage.sound);
  private deviceIsDark = $state(dark.matches);
  readonly theme: Theme = $derived(this.chosen === "auto" ? (this.deviceIsDark ? "dark" : "light") : this.chosen);

  constructor() {
    dark.addEventListener("change", () => {
      this.deviceIsDark = dark.matches;
      this.apply();
    });
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.type = this.largeType ? "large" : "usual";
  }

  choose(theme: Choice): void {
    this.chosen = theme;
    storage.theme = theme;
    this.apply();
  }

  toggle(): void {
    this.choose(this.theme === "dark" ? "light" : "dark");
  }

  enlarge(large: boolean): void {
    this.largeType = large;
    storage.largeType = large;
    this.apply();
  }

  hush(sound: boolean): void {
    this.sound = sound;
    storage.sound = sound;
  }
}

function kept(): Choice {
  const theme = storage.theme;
  return theme === "light" || theme === "dark" ? theme : "auto";
}

export const look = new Look();
