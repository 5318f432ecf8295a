/** Keeping the screen on, while a page wants it and the browser lets it: only over a secure address does it. */

class Awake {
  /** Whether the screen may go dark all the same. */
  unable = $state(false);

  /** Keep the screen on until the returned function is called. Browsers let go whenever the page is out of sight. */
  stay(): () => void {
    let over = false;
    let lock: WakeLockSentinel | undefined;
    const take = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        if (!navigator.wakeLock) throw new Error("no wake lock here");
        lock = await navigator.wakeLock.request("screen");
        this.unable = false;
        if (over) void lock.release();
      } catch {
        this.unable = true;
      }
    };
    void take();
    document.addEventListener("visibilitychange", take);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release();
    };
  }
}

export const awake = new Awake();
