import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { isGzip } from './bytes.ts';
import type { ChunkDocument, Content, FileContent, ReadDocument } from './chunk.ts';
import { changedWhileRead, unreadReason } from './unreadable-files.ts';

/** Returns the document with its content, read from its file if it is one. */
export function readDocument(document: ChunkDocument): ReadDocument {
  const { content } = document;
  return { ...document, content: content.kind === 'file' ? contentOfFile(content) : content };
}

/** Reads the file in one go: a worker has nothing else to do meanwhile. */
function contentOfFile({ path, size, limit }: FileContent): Content {
  const tooLong = { kind: 'too-long', limit } as const;
  // Compression never adds more than this.
  if (size > limit * 1.001 + 1024) return tooLong;
  try {
    const bytes = bytesOf(path, size);
    const content = isGzip(bytes) ? gunzipSync(bytes, { maxOutputLength: limit }) : bytes;
    return content.length > limit ? tooLong : { kind: 'bytes', bytes: content };
  } catch (error) {
    if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      return tooLong;
    return { kind: 'unreadable', message: unreadReason(error) };
  }
}

/** Throws if the size of the file has changed: nobody would notice that content was cut off. */
function bytesOf(path: string, size: number): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.allocUnsafe(size + 1);
    let length = 0;
    for (let read = -1; read !== 0 && length <= size; length += read)
      read = readSync(file, bytes, length, bytes.length - length, null);
    if (length !== size || fstatSync(file).size !== size) throw new Error(changedWhileRead);
    return bytes.subarray(0, size);
  } finally {
    closeSync(file);
  }
}
