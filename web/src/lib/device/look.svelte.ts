/** How things look, move and sound here: light or dark as chosen, else as the device has it; larger type; dice; sounds. */

import { storage } from "./storage";

export type Theme = "light" | "dark";
export type Choice = Theme | "auto";
/** What dice are made of where a game does not colour them itself, and how fast they fall. */
export const DICE = ["bone", "casino", "wood", "black", "contrast"] as const;
export const SPEEDS = { calm: 0.75, usual: 1, quick: 1.7 };
export type Dice = (typeof DICE)[number];
export type Speed = keyof typeof SPEEDS;

const dark = matchMedia("(prefers-color-scheme: dark)");

class Look {
  chosen: Choice = $state(kept());
  largeType: boolean = $state(storage.largeType);
  sound: boolean = $state(storage.sound);
  dice: Dice = $state(DICE.find((each) => each === storage.dice) ?? "bone");
  speed: Speed = $state(storage.speed !== null && storage.speed in SPEEDS ? (storage.speed as Speed) : "usual");
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
    root.dataset.dice = this.dice;
    root.style.setProperty("--pace", String(SPEEDS[this.speed]));
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

  throwWith(dice: Dice): void {
    this.dice = dice;
    storage.dice = dice;
    this.apply();
  }

  hasten(speed: Speed): void {
    this.speed = speed;
    storage.speed = speed;
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
