import type { LeftOutSeverity } from './input.ts';

/** Documents that go to a worker together; the worker records its progress. */
export type Chunk = ChunkContent & { readonly progress?: Progress };

/** Documents of UTF-8 text, or of XML in any encoding. */
type ChunkContent =
  | {
      readonly kind: 'lines';
      /** The position of the input among all inputs. */
      readonly input: number;
      readonly name: string;
      readonly fileName?: string;
      /** Number of the first line, from 1. */
      readonly firstLine: number;
      /** Lines, each ended by a line feed except perhaps the last of the input. */
      readonly bytes: Uint8Array;
    }
  | { readonly kind: 'documents'; readonly documents: readonly ChunkDocument[] };

export interface ChunkDocument {
  readonly input: number;
  readonly name: string;
  readonly line?: number;
  /** The name, without ending, of the files written for the document's input. */
  readonly fileName?: string;
  readonly content: Content | FileContent;
}

/** A document whose file, if it is one, has been read. */
export interface ReadDocument extends ChunkDocument {
  readonly content: Content;
}

/** A file that the worker reads itself. */
export interface FileContent {
  readonly kind: 'file';
  readonly path: string;
  /** Its size when it was found. */
  readonly size: number;
  readonly limit: number;
}

/** The bytes of a document, or the reason why there are none. */
export type Content =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'too-long'; readonly limit: number }
  | { readonly kind: 'unreadable'; readonly message: string; readonly leftOut?: LeftOutSeverity };

export type BlankLines = 'skip' | 'judge';

export const lineFeed = 0x0a;

/** The documents of a chunk one by one. */
export function* documentsOf(chunk: Chunk, blankLines: BlankLines): Generator<ChunkDocument> {
  if (chunk.kind === 'documents') {
    yield* chunk.documents;
    return;
  }
  const { input, name, bytes, fileName } = chunk;
  const named = { input, ...(fileName === undefined ? {} : { fileName }) };
  let line = chunk.firstLine;
  for (let start = 0; start < bytes.length; line += 1) {
    const found = bytes.indexOf(lineFeed, start);
    const end = found === -1 ? bytes.length : found;
    const text = bytes.subarray(start, end);
    if (blankLines === 'judge' || !isBlank(text)) {
      yield { ...named, name: lineName(name, line), line, content: { kind: 'bytes', bytes: text } };
    }
    start = end + 1;
  }
}

export function lineName(name: string, line: number): string {
  return `${name}:${line}`;
}

/** Tells whether a line holds only white space as JSON defines it. */
export function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d || byte === lineFeed);
}

/** The document that a worker is checking and since when, in memory that outlives the worker. */
export type Progress = Float64Array<SharedArrayBuffer>;

export function newProgress(): Progress {
  return new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT)).fill(-1);
}

export function noteBegun(progress: Progress | undefined, index: number): void {
  progress?.set([index, Date.now()]);
}

/** Returns the document that was being checked, and for how many milliseconds; undefined if none had begun. */
export function begun([index = -1, since = 0]: Progress):
  | { readonly index: number; readonly milliseconds: number }
  | undefined {
  return index < 0 ? undefined : { index, milliseconds: Date.now() - since };
}
