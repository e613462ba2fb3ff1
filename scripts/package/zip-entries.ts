/** An entry of a zip, from its directory. */
export interface ZipEntry {
  readonly path: string;
  readonly size: number;
  /** Type of file and rights, in Unix form; 0: the zip has none. */
  readonly mode: number;
}

const entrySignature = 0x0201_4b50;
const endSignature = 0x0605_4b50;
const endLength = 22;

/** The entries of a zip without a comment, from the directory at its end. */
export function zipEntries(zip: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.byteLength - endLength;
  if (view.getUint32(end, true) !== endSignature) throw new Error('no zip, or one cut off');
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  while (view.getUint32(at, true) === entrySignature) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const path = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + (name ?? 0)));
    const size = view.getUint32(at + 24, true);
    entries.push({ path, size, mode: view.getUint16(at + 40, true) });
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}
