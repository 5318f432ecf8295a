// A browser may still be reading when the click is over.
const READING_MS = 30_000;

/** Hand a text over as a file, to be kept wherever the device keeps such things. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: "application/json" }));
}

/** Hand anything over as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READING_MS);
}

/** Whether pictures can be handed over to something else here; over plain HTTP they cannot, and are saved. */
export function canSharePictures(): boolean {
  const probe = new File([""], "knobel.png", { type: "image/png" });
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [probe] });
}
