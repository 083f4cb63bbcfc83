import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { encodingOf } from 'schematron-compiler/xml-reader';
import { concatBytes } from '../core/concat-bytes.ts';

const pieceBytes = 256 * 1024;

/** Yields the content of bytes, decompressed if they are gzip, whatever their name. */
export async function* decompressed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { first, all } = await peek(bytes);
  yield* isGzip(first) ? gunzipped(all) : all;
}

/** The bytes of lines, decompressed and in UTF-8. */
export function bytesOfLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  return inUtf8(decompressed(bytes));
}

/** Bytes in UTF-8: UTF-16 is decoded, because its line feeds have two bytes. */
export async function* inUtf8(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { first, all } = await peek(bytes);
  const encoding = encodingOf(first);
  if (encoding !== 'UTF-16LE' && encoding !== 'UTF-16BE') {
    yield* all;
    return;
  }
  // A byte that the encoding does not allow ends the reading: nothing is replaced.
  const decoder = new TextDecoder(encoding, { fatal: true });
  const encoder = new TextEncoder();
  for await (const piece of all) yield encoder.encode(decoder.decode(piece, { stream: true }));
  yield encoder.encode(decoder.decode());
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
