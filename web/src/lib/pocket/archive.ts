/** Archives whose files lie in them as they are, because the archive is packed as a whole: `make pocket` writes such ones. */

const [END, ENTRY, STORED] = [0x06054b50, 0x02014b50, 0];
const [END_LENGTH, ENTRY_LENGTH, HEAD_LENGTH] = [22, 46, 30];
const CHECKS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let check = byte;
  for (let bit = 0; bit < 8; bit++) check = check & 1 ? (check >>> 1) ^ 0xedb88320 : check >>> 1;
  return check;
});

/** Every file by its path; they share the memory of the archive. One that is not whole is an error. */
export function* filesIn(archive: ArrayBuffer): Generator<[path: string, content: Uint8Array]> {
  const view = new DataView(archive);
  const end = archive.byteLength - END_LENGTH;
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error("not a whole archive");
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY || view.getUint16(at + 10, true) !== STORED)
      throw new Error("other archive");
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    const path = new TextDecoder().decode(new Uint8Array(archive, at + ENTRY_LENGTH, name));
    const head = view.getUint32(at + 42, true);
    const begins = head + HEAD_LENGTH + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
    const content = new Uint8Array(archive, begins, view.getUint32(at + 24, true));
    if (checkOf(content) !== view.getUint32(at + 16, true)) throw new Error(`not whole: ${path}`);
    yield [path, content];
    at += ENTRY_LENGTH + name + extra + comment;
  }
}

/** The CRC-32 of a file, as archives have it. */
function checkOf(content: Uint8Array): number {
  let check = -1;
  for (const byte of content) check = (check >>> 8) ^ CHECKS[(check ^ byte) & 0xff]!;
  return (check ^ -1) >>> 0;
}
