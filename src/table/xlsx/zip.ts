import { Inflate } from 'fflate';
import { fail } from '../fault.ts';

/** A file in an archive. */
export interface ArchiveEntry {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly compressed: Uint8Array;
}

const endSignature = 0x06054b50;
const centralSignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const longestComment = 0xffff;
/** A workbook has a few dozen files. */
const mostEntries = 10_000;

/** The files of a ZIP archive by name, as its central directory lists them (APPNOTE 4.3); nothing is decompressed. */
export function archiveEntries(bytes: Uint8Array): ReadonlyMap<string, ArchiveEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) fail('archiveDamaged');
  let at = view.getUint32(end + 16, true);
  const entries = new Map<string, ArchiveEntry>();
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== centralSignature) fail('archiveDamaged');
    const flags = view.getUint16(at + 8, true);
    const size = view.getUint32(at + 20, true);
    const nameLength = view.getUint16(at + 28, true);
    const extra = view.getUint16(at + 30, true);
    const comment = view.getUint16(at + 32, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const start = dataStart(view, view.getUint32(at + 42, true));
    if (start + size > bytes.length) fail('archiveDamaged');
    entries.set(name.replaceAll('\\', '/').replace(/^\//, ''), {
      name,
      method: view.getUint16(at + 10, true),
      isEncrypted: (flags & 1) === 1,
      compressed: bytes.subarray(start, start + size),
    });
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}

function endOfDirectory(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= first; at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  return fail('archiveDamaged');
}

function dataStart(view: DataView, local: number): number {
  if (local + 30 > view.byteLength || view.getUint32(local, true) !== localSignature) fail('archiveDamaged');
  return local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
}

/** Compressed bytes taken at a time: decompressed at the most that Deflate can, 16 MB. */
const step = 16 * 1024;

/** How many bytes may still be decompressed, of all files of a workbook together. */
export interface Budget {
  left: number;
}

/** The content of a file, in pieces; ends with a fault where more comes out than the budget allows. */
export function* contentOf(entry: ArchiveEntry, budget: Budget): Generator<Uint8Array> {
  const { compressed, method, isEncrypted } = entry;
  if (isEncrypted) fail('protectedWorkbook');
  if (method !== 0 && method !== 8) fail('archiveDamaged');
  let pieces: Uint8Array[] = [];
  const inflate = new Inflate((piece) => pieces.push(piece));
  for (let at = 0; at < compressed.length; at += step) {
    const taken = compressed.subarray(at, at + step);
    if (method === 0) pieces.push(taken);
    else inflated(inflate, taken, at + step >= compressed.length);
    for (const piece of pieces) {
      budget.left -= piece.length;
      if (budget.left < 0) fail('inflatesTooMuch');
      yield piece;
    }
    pieces = [];
  }
}

function inflated(inflate: Inflate, piece: Uint8Array, isLast: boolean): void {
  try {
    inflate.push(piece, isLast);
  } catch {
    fail('archiveDamaged');
  }
}
