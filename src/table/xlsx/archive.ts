import {
  ERR_ENCRYPTED,
  ERR_INVALID_CRC32,
  ERR_INVALID_UNCOMPRESSED_SIZE,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-reader.js';
import { Inflate } from 'fflate';
import { FaultyTable, fail } from '../fault.ts';

/** A file of an archive that agrees with its directory entry. */
export interface ArchiveEntry {
  readonly isStored: boolean;
  readonly compressed: Uint8Array;
  readonly size: number;
}

/** A workbook has a few dozen files. */
const mostEntries = 10_000;
const stored = 0;

/**
 * The files of a ZIP archive by name. Each is inflated once to check its size and checksum, and stored compressed.
 * Refuses an archive before inflating anything if its files together exceed the limit of bytes, and an archive that
 * programs could read in different ways.
 */
export async function archiveEntries(
  bytes: Uint8Array,
  most: number,
): Promise<ReadonlyMap<string, ArchiveEntry>> {
  const archive = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(bytes);
      stream.close();
    },
  });
  const zip = new ZipReader(archive, { useWebWorkers: false, checkCrc32: true, checkOverlappingEntry: true });
  const files = await refusing('', () => filesOf(zip, most));
  const entries = new Map<string, ArchiveEntry>();
  for (const file of files) {
    const path = file.filename.replaceAll('\\', '/').replace(/^\//, '');
    if (entries.has(path)) fail('archiveDamaged');
    entries.set(path, await refusing(file.filename, () => checked(file, bytes)));
  }
  return entries;
}

async function filesOf(zip: ZipReader<unknown>, most: number): Promise<readonly FileEntry[]> {
  const files: FileEntry[] = [];
  let size = 0;
  for await (const entry of zip.getEntriesGenerator()) {
    if (entry.directory) continue;
    files.push(entry);
    size += entry.uncompressedSize;
    if (size > most) fail('inflatesTooMuch');
    if (files.length > mostEntries) fail('archiveDamaged');
  }
  return files;
}

async function checked(file: FileEntry, bytes: Uint8Array): Promise<ArchiveEntry> {
  await file.getData(new WritableStream());
  const { localDirectory, compressedSize, compressionMethod, uncompressedSize } = file;
  const start = localDirectory?.dataOffset ?? fail('archiveDamaged');
  return {
    isStored: compressionMethod === stored,
    compressed: bytes.subarray(start, start + compressedSize),
    size: uncompressedSize,
  };
}

async function refusing<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof FaultyTable || !(error instanceof Error)) throw error;
    if (error.message === ERR_ENCRYPTED) return fail('protectedWorkbook');
    const isOfPart = [ERR_INVALID_CRC32, ERR_INVALID_UNCOMPRESSED_SIZE].includes(error.message);
    return isOfPart ? fail('partDamaged', { name }) : fail('archiveDamaged');
  }
}

/** Compressed bytes to take at a time: at most 16 MB after Deflate. */
const step = 16 * 1024;

/** The content of a file, in pieces: only one piece of a long file is in memory. */
export function* contentOf({ compressed, isStored }: ArchiveEntry): Generator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  const inflate = new Inflate((piece) => pieces.push(piece));
  for (let at = 0; at < compressed.length; at += step) {
    const taken = compressed.subarray(at, at + step);
    if (isStored) yield taken;
    else inflate.push(taken, at + step >= compressed.length);
    yield* pieces;
    pieces = [];
  }
}
