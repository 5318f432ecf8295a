/**
 * Keeping the screen on, while a page wants it and the browser lets it. Over a secure address it is asked to; over any
 * other a silent video plays behind the page, which most browsers take as a reason not to let the screen go dark.
 */

class Awake {
  /** What keeps the screen on; nothing, if that is not known yet or not possible. */
  by: "lock" | "video" | "" = $state("");
  /** Whether the screen may go dark all the same. */
  unable = $state(false);

  /** Keep the screen on until the returned function is called. Browsers let go whenever the page is out of sight. */
  stay(): () => void {
    let over = false;
    let lock: WakeLockSentinel | undefined;
    let video: SilentVideo | undefined;
    const take = async () => {
      if (over || document.visibilityState !== "visible") return;
      try {
        if (!navigator.wakeLock) throw new Error("no wake lock here");
        lock = await navigator.wakeLock.request("screen");
        [this.by, this.unable] = ["lock", false];
      } catch {
        this.unable = true;
        video ??= new SilentVideo();
        this.by = (await video.plays()) ? "video" : "";
      }
      if (over) letGo();
    };
    const letGo = () => {
      void lock?.release();
      video?.stop();
      this.by = "";
    };
    void take();
    document.addEventListener("visibilitychange", take);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", take);
      letGo();
    };
  }
}

const FRAME_MS = 1000;

/** A video made on the spot: one dot that changes once a second, as large as the page and not to be seen. */
class SilentVideo {
  private readonly video = document.createElement("video");
  private readonly canvas = document.createElement("canvas");
  private timer = 0;
  private frames = 0;

  async plays(): Promise<boolean> {
    if (!this.canvas.captureStream) return false;
    [this.canvas.width, this.canvas.height] = [16, 16];
    this.draw();
    const { video } = this;
    [video.muted, video.playsInline, video.loop] = [true, true, true];
    video.srcObject ??= this.canvas.captureStream(1);
    video.className = "awake-video";
    video.ariaHidden = "true";
    document.body.append(video);
    if (!this.timer) this.timer = window.setInterval(() => this.draw(), FRAME_MS);
    return video.play().then(
      () => true,
      () => false,
    );
  }

  stop(): void {
    clearInterval(this.timer);
    this.video.remove();
    (this.video.srcObject as MediaStream | null)?.getTracks().forEach((track) => track.stop());
  }

  private draw(): void {
    const ink = this.canvas.getContext("2d");
    if (!ink) return;
    ink.fillStyle = this.frames++ % 2 ? "#000" : "#111";
    ink.fillRect(0, 0, 16, 16);
  }
}

export const awake = new Awake();
