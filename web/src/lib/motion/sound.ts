/**
 * Sounds of wood, leather and pencil, made on the spot: short bursts of filtered noise and damped knocks.
 *
 * Nothing is loaded, nothing sounds before the first touch, and one tap silences everything.
 */

import { look } from "../device/look.svelte";

/** What a die touches: when in the throw, in seconds, how hard (0 to 1), and what. */
export type Touch = { time: number; strength: number; on: "felt" | "wall" | "die" };

// Felt is dull, wood knocks, and dice click against each other.
const PITCH = { felt: 1300, wall: 700, die: 3200 };

type Knock = { at: number; pitch: number; length: number; loud: number };
/** Something that will be heard at its time, unless it is told not to. */
type Planned = { source: AudioScheduledSourceNode; when: number };

class Sound {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  /** What the dice that fall now will be heard to do. */
  private throwing: Planned[] = [];

  /** Dice on felt: each die knocks a few times, softer and softer. */
  dice(count: number, seconds: number): void {
    this.throwing = [];
    for (let die = 0; die < Math.min(count, 6); die++) {
      for (let bounce = 0; bounce < 4; bounce++) {
        const at = seconds * (0.35 + 0.19 * bounce) + Math.random() * 0.07;
        this.burst({ at, pitch: 1500 + Math.random() * 1600, length: 0.035, loud: 0.3 / (bounce + 1) }, this.throwing);
      }
    }
  }

  /** Dice that were seen to touch something are heard to. */
  touches(touches: Touch[]): void {
    this.throwing = [];
    for (const { time, strength, on } of touches) {
      const pitch = PITCH[on] * (0.85 + 0.3 * Math.random());
      const length = on === "felt" ? 0.04 : 0.025;
      this.burst({ at: time, pitch, length, loud: 0.05 + 0.3 * strength }, this.throwing);
      if (on === "wall") this.knock({ at: time, pitch: 240, length: 0.05, loud: 0.18 * strength }, this.throwing);
    }
  }

  /** Dice shaken in leather. */
  cup(seconds: number): void {
    this.throwing = [];
    for (let at = 0; at < seconds; at += 0.075) {
      const pitch = 700 + Math.random() * 500;
      this.burst({ at: at + Math.random() * 0.03, pitch, length: 0.05, loud: 0.22 }, this.throwing);
    }
    this.knock({ at: seconds, pitch: 120, length: 0.16, loud: 0.4 }, this.throwing);
  }

  /** The dice lie: whatever they had yet to touch is not heard any more. */
  still(): void {
    const now = this.context?.currentTime ?? 0;
    for (const { source, when } of this.throwing) if (when > now) source.stop();
    this.throwing = [];
  }

  /** Leather that is turned round: what lies in it goes from one side to the other. */
  rattle(): void {
    for (let die = 0; die < 3; die++) {
      this.burst({ at: die * 0.02 + Math.random() * 0.02, pitch: 700 + Math.random() * 500, length: 0.05, loud: 0.22 });
    }
  }

  pencil(): void {
    for (let stroke = 0; stroke < 3; stroke++) {
      this.burst({ at: stroke * 0.08, pitch: 4200 + 700 * stroke, length: 0.07, loud: 0.09 });
    }
  }

  chips(count: number): void {
    for (let chip = 0; chip < Math.min(count, 6); chip++) {
      this.knock({ at: 0.2 + chip * 0.07, pitch: 420 + Math.random() * 160, length: 0.06, loud: 0.25 });
    }
  }

  tap(): void {
    this.knock({ at: 0, pitch: 520, length: 0.035, loud: 0.14 });
  }

  /** Two knocks on the table: you are wanted. */
  turn(): void {
    this.knock({ at: 0, pitch: 190, length: 0.12, loud: 0.35 });
    this.knock({ at: 0.16, pitch: 230, length: 0.12, loud: 0.3 });
  }

  /** Knuckles on the table, for a moment worth it. */
  applause(): void {
    for (let knock = 0; knock < 9; knock++) {
      this.knock({
        at: knock * 0.085,
        pitch: 150 + Math.random() * 90,
        length: 0.1,
        loud: 0.12 + Math.random() * 0.22,
      });
    }
  }

  private knock({ at, pitch, length, loud }: Knock, planned: Planned[] = []): void {
    const audio = this.ready();
    if (!audio) return;
    const tone = audio.createOscillator();
    const when = audio.currentTime + at;
    tone.frequency.setValueAtTime(pitch * 1.6, when);
    tone.frequency.exponentialRampToValueAtTime(pitch, when + length / 2);
    tone.connect(this.fading(audio, when, length, loud)).connect(audio.destination);
    tone.start(when);
    tone.stop(when + length * 2);
    planned.push({ source: tone, when });
  }

  private burst({ at, pitch, length, loud }: Knock, planned: Planned[] = []): void {
    const audio = this.ready();
    if (!audio) return;
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    const when = audio.currentTime + at;
    source.buffer = this.noise ??= whiteNoise(audio);
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = 2.5;
    source
      .connect(filter)
      .connect(this.fading(audio, when, length, loud))
      .connect(audio.destination);
    source.start(when, Math.random() * 0.5, length * 2);
    planned.push({ source, when });
  }

  private fading(audio: AudioContext, when: number, length: number, loud: number): GainNode {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, when);
    gain.gain.exponentialRampToValueAtTime(loud, when + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, when + length + 0.03);
    return gain;
  }

  /** A browser lets nothing sound before somebody has touched the page. */
  private ready(): AudioContext | null {
    const touched =
      (navigator as { userActivation?: { hasBeenActive: boolean } }).userActivation?.hasBeenActive ?? true;
    if (!look.sound || !touched || typeof AudioContext === "undefined") return null;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume();
    return this.context;
  }
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

export const sound = new Sound();

/** A short buzz in the hand, where there is a motor and sounds are wanted; one of nothing ends what still buzzes. */
export function buzz(pattern: number | number[]): void {
  // Before the first tap a browser refuses, and complains.
  if (look.sound && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
