/**
 * Copying a text. The clipboard of today needs a secure address; over plain HTTP, which is how phones reach a house at
 * home, the older way through a selection does it. Says whether the text is really there.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed here; the older way may be.
  }
  return copySelected(text);
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  // Seen, it would make the page jump; and behind an open dialog nothing can be selected.
  Object.assign(field.style, { position: "fixed", inset: "0 auto auto 0", opacity: "0", fontSize: "16px" });
  (before?.closest("dialog") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
