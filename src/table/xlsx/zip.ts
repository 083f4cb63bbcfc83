import { Inflate } from 'fflate';
import { fail } from '../fault.ts';
import { crcAfter, crcStart } from './crc.ts';

/** A file in an archive. */
export interface ArchiveEntry {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly compressed: Uint8Array;
  /** The size and the checksum of its content, as the directory says them. */
  readonly size: number;
  readonly crc: number;
}

const endSignature = 0x06054b50;
const end64Signature = 0x06064b50;
const locator64Signature = 0x07064b50;
const centralSignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const locator64Length = 20;
const longestComment = 0xffff;
/** Placeholder of a number that an extra field of Zip64 has. */
const in64 = 0xffffffff;
const sizesOf64 = 1;
/** A workbook has a few dozen files. */
const mostEntries = 10_000;

/**
 * The files of a ZIP archive by name, as its central directory lists them (APPNOTE 4.3, Zip64 included); nothing is
 * decompressed. A name that stands there twice is refused: programs would read different files.
 */
export function archiveEntries(bytes: Uint8Array): ReadonlyMap<string, ArchiveEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, start } = directoryOf(view);
  if (count > mostEntries) fail('archiveDamaged');
  let at = start;
  const entries = new Map<string, ArchiveEntry>();
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== centralSignature) fail('archiveDamaged');
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const comment = view.getUint16(at + 32, true);
    const next = at + 46 + nameLength + extraLength + comment;
    if (next > bytes.length) fail('archiveDamaged');
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const { size, packed, offset } = sizesOf(view, at, at + 46 + nameLength, extraLength);
    const begin = dataStart(view, offset);
    if (begin + packed > bytes.length) fail('archiveDamaged');
    const path = name.replaceAll('\\', '/').replace(/^\//, '');
    if (entries.has(path)) fail('archiveDamaged');
    entries.set(path, {
      name,
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      compressed: bytes.subarray(begin, begin + packed),
      size,
      crc: view.getUint32(at + 16, true),
    });
    at = next;
  }
  return entries;
}

/** The sizes of a file and where it begins: in its entry of the directory, or in the extra field of Zip64 (4.5.3). */
function sizesOf(view: DataView, entry: number, extra: number, extraLength: number) {
  const values = [24, 20, 42].map((at) => view.getUint32(entry + at, true));
  let field = fieldOf64(view, extra, extraLength);
  const [size = 0, packed = 0, offset = 0] = values.map((value) => {
    if (value !== in64) return value;
    if (field === undefined || field.at + 8 > field.end) return fail('archiveDamaged');
    const wide = wholeAt(view, field.at);
    field = { ...field, at: field.at + 8 };
    return wide;
  });
  return { size, packed, offset };
}

function fieldOf64(view: DataView, extra: number, length: number) {
  for (let at = extra; at + 4 <= extra + length; ) {
    const size = view.getUint16(at + 2, true);
    const end = at + 4 + size;
    if (end > extra + length) return undefined;
    if (view.getUint16(at, true) === sizesOf64) return { at: at + 4, end };
    at = end;
  }
  return undefined;
}

/** A number of eight bytes; no file that is read has one that a double cannot hold. */
function wholeAt(view: DataView, at: number): number {
  const value = Number(view.getBigUint64(at, true));
  return Number.isSafeInteger(value) ? value : fail('archiveDamaged');
}

/** How many files the directory lists, and where it begins. */
function directoryOf(view: DataView): { readonly count: number; readonly start: number } {
  const end = endOfDirectory(view);
  const locator = end - locator64Length;
  if (locator >= 0 && view.getUint32(locator, true) === locator64Signature) {
    const at = wholeAt(view, locator + 8);
    if (at + 56 > view.byteLength || view.getUint32(at, true) !== end64Signature) fail('archiveDamaged');
    return { count: wholeAt(view, at + 32), start: wholeAt(view, at + 48) };
  }
  return { count: view.getUint16(end + 10, true), start: view.getUint32(end + 16, true) };
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

/**
 * The content of a file, in pieces; ends with a fault where more comes out than the budget allows, or where size or
 * checksum are not those of the directory.
 */
export function* contentOf(entry: ArchiveEntry, budget: Budget): Generator<Uint8Array> {
  const { compressed, method, isEncrypted, size, crc } = entry;
  if (isEncrypted) fail('protectedWorkbook');
  if (method !== 0 && method !== 8) fail('archiveDamaged');
  let pieces: Uint8Array[] = [];
  let length = 0;
  let sum = crcStart;
  const inflate = new Inflate((piece) => pieces.push(piece));
  for (let at = 0; at < compressed.length; at += step) {
    const taken = compressed.subarray(at, at + step);
    if (method === 0) pieces.push(taken);
    else inflated(inflate, taken, at + step >= compressed.length);
    for (const piece of pieces) {
      budget.left -= piece.length;
      if (budget.left < 0) fail('inflatesTooMuch');
      length += piece.length;
      sum = crcAfter(sum, piece);
      yield piece;
    }
    pieces = [];
  }
  if (length !== size || (sum ^ crcStart) >>> 0 !== crc) fail('partDamaged', { name: entry.name });
}

function inflated(inflate: Inflate, piece: Uint8Array, isLast: boolean): void {
  try {
    inflate.push(piece, isLast);
  } catch {
    fail('archiveDamaged');
  }
}
