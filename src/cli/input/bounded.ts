import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { collect } from '../../batch/bytes.ts';
import { concatBytes } from '../../core/concat-bytes.ts';
import { defaultLimits } from '../../core/options/limits.ts';
import { UsageError } from '../io.ts';

const pieceBytes = 1024 * 1024;

/** Reads a file, or a pipe that may never end, only slightly beyond the limit: its reader refuses it. */
export function boundedBytes(path: string, most: number): Promise<Uint8Array> {
  return collect(createReadStream(path, { highWaterMark: pieceBytes }), most);
}

/** Does the same synchronously, for readers that cannot wait; throws a UsageError beyond the limit. */
export function boundedBytesAtOnce(path: string, most = defaultLimits.maxBytes): Buffer {
  const file = openSync(path, 'r');
  try {
    const pieces: Buffer[] = [];
    for (let length = 0; length <= most; ) {
      const piece = Buffer.allocUnsafe(pieceBytes);
      const read = readSync(file, piece);
      if (read === 0) return Buffer.from(concatBytes(pieces));
      pieces.push(piece.subarray(0, read));
      length += read;
    }
    throw tooLong(path, most);
  } finally {
    closeSync(file);
  }
}

/** The refusal of a file whose reader has no limit. */
export function tooLong(path: string, bytes: number): UsageError {
  return new UsageError('tooManyBytes', { path, megabytes: Math.floor(bytes / 2 ** 20) });
}
