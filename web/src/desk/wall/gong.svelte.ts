/** A gong, made on the spot: a few partials of bronze that fade at their own pace. A browser wants one tap first. */

// How high above the lowest each partial is, how loud, and how many seconds it rings.
const PARTIALS: [number, number, number][] = [
  [1, 0.5, 6],
  [1.48, 0.3, 5],
  [2.03, 0.26, 4],
  [2.74, 0.16, 3],
  [3.76, 0.1, 2],
  [5.2, 0.06, 1],
];
const LOWEST = 92;

class Gong {
  /** Whether it will be heard. */
  ready = $state(false);
  /** How often it was struck: for whoever looks whether it was. */
  strokes = $state(0);
  private audio: AudioContext | null = null;

  /** Somebody has tapped: from now on it sounds. */
  async allow(): Promise<void> {
    if (typeof AudioContext === "undefined") return;
    this.audio ??= new AudioContext();
    await this.audio.resume();
    this.ready = this.audio.state === "running";
    this.rings(0.35);
  }

  strike(): void {
    this.strokes += 1;
    this.rings(1);
  }

  private rings(loud: number): void {
    const audio = this.audio;
    if (!audio || audio.state !== "running") return;
    for (const [height, strength, seconds] of PARTIALS) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      const now = audio.currentTime;
      tone.frequency.value = LOWEST * height;
      gain.gain.setValueAtTime(0.0001, now);
      gain.gain.exponentialRampToValueAtTime(strength * loud, now + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
      tone.connect(gain).connect(audio.destination);
      tone.start(now);
      tone.stop(now + seconds + 0.1);
    }
  }
}

export const gong = new Gong();
