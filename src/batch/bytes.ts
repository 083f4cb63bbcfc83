import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { concatBytes } from '../core/concat-bytes.ts';

const pieceBytes = 256 * 1024;

/** Yields the content of bytes, decompressed if they are gzip, whatever their name. */
export async function* decompressed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { first, all } = await peek(bytes);
  yield* isGzip(first) ? gunzipped(all) : all;
}

/** The first piece, and a stream of the same bytes from the start. */
export async function peek(bytes: AsyncIterable<Uint8Array>) {
  const iterator = bytes[Symbol.asyncIterator]();
  const step = await iterator.next();
  const first = step.done ? new Uint8Array() : step.value;
  return { first, all: resumed(first, iterator) };
}

async function* resumed(first: Uint8Array, iterator: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let step = await iterator.next(); !step.done; step = await iterator.next()) yield step.value;
  } finally {
    await iterator.return?.();
  }
}

async function* gunzipped(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: pieceBytes });
  // A failure also ends the reading of gunzip, which reports it.
  pipeline(Readable.from(bytes), gunzip).catch(() => {});
  yield* gunzip;
}

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Collects all bytes, or the first ones up to just beyond the limit. */
export async function collect(bytes: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of bytes) {
    parts.push(part);
    length += part.length;
    if (length > limit) break;
  }
  return concatBytes(parts);
}
