import { concatBytes } from '../core/concat-bytes.ts';
import { checkArgument } from '../core/options/check-options.ts';
import { defaultLimits } from '../core/options/limits.ts';
import { expected } from '../core/options/option-kinds.ts';
import { type Chunk, type ChunkDocument, type Content, lineName } from './chunk.ts';
import { type CutLine, createLineCutter } from './cut-lines.ts';
import { type BatchInput, type BatchInputs, checkInput, checkPiece } from './input.ts';
import type { Skip } from './skip.ts';
import { unreadReason } from './unreadable-files.ts';

const longestWait = 10;

/** Cuts the inputs into chunks: lines by the pieces that were read, documents by size and number. */
export async function* chunksOf(inputs: BatchInputs, limits: BatchLimits, skip: Skip): AsyncGenerator<Chunk> {
  const iterator = iteratorOf(inputs);
  const group = createGroup(limits);
  let next = iterator.next();
  try {
    for (let input = 0; ; ) {
      const step = group.isEmpty() ? await next : await soon(next);
      if (step === undefined) {
        yield* group.flush();
        continue;
      }
      if (step.done) break;
      checkInput(step.value, input);
      if ('lines' in step.value) {
        yield* group.flush();
        yield* lineChunks({ input, ...step.value }, limits, skip);
      } else if (!skip.document(step.value.name)) {
        const { name, fileName } = step.value;
        const named = { input, name, ...(fileName === undefined ? {} : { fileName }) };
        yield* group.add({ ...named, content: chunkContent(step.value, limits) });
      }
      input += 1;
      next = iterator.next();
    }
    yield* group.flush();
    skip.end();
  } finally {
    next.catch(() => {});
    await iterator.return?.();
  }
}

type WholeInput = Exclude<BatchInput, { readonly lines: unknown }>;

function chunkContent(input: WholeInput, { documentBytes }: BatchLimits): ChunkDocument['content'] {
  if ('unreadable' in input) {
    const { unreadable: message, leftOut } = input;
    return { kind: 'unreadable', message, ...(leftOut && { leftOut }) };
  }
  if ('file' in input) return { kind: 'file', path: input.file, size: input.size, limit: documentBytes };
  const bytes = typeof input.content === 'string' ? new TextEncoder().encode(input.content) : input.content;
  return bytes.length > documentBytes ? { kind: 'too-long', limit: documentBytes } : { kind: 'bytes', bytes };
}

function createGroup({ chunkBytes, chunkDocuments }: BatchLimits) {
  let documents: ChunkDocument[] = [];
  let bytes = 0;

  function* flush(): Generator<Chunk> {
    if (documents.length > 0) yield { kind: 'documents', documents };
    documents = [];
    bytes = 0;
  }

  function* add(document: ChunkDocument): Generator<Chunk> {
    documents.push(document);
    bytes += sizeOf(document.content);
    if (bytes >= chunkBytes || documents.length >= chunkDocuments) yield* flush();
  }

  return { add, flush, isEmpty: () => documents.length === 0 };
}

function sizeOf(content: ChunkDocument['content']): number {
  if (content.kind === 'file') return content.size;
  return content.kind === 'bytes' ? content.bytes.length : 0;
}

function iteratorOf(inputs: BatchInputs): AsyncIterator<BatchInput> {
  if (Symbol.asyncIterator in inputs) return checked(inputs[Symbol.asyncIterator]());
  const iterator = checked(inputs[Symbol.iterator]());
  return {
    next: async () => iterator.next(),
    return: async () => iterator.return?.() ?? { done: true, value: undefined },
  };
}

function checked<Given>(iterator: Given): Given {
  checkArgument('validateBatch', 'inputs[Symbol.iterator]()', iteratorKind, iterator);
  return iterator;
}

const iteratorKind = expected((value) => typeof Object(value).next === 'function', 'an iterator');

/** The value of a promise; undefined if it takes longer than documents should wait. */
async function soon<T>(promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, longestWait, undefined);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Lines to read, and the position of their input in the batch. */
export interface LineSource {
  readonly input: number;
  readonly name: string;
  readonly fileName?: string;
  readonly lines: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Cuts lines into chunks; lines are never held back, because their sender may wait for an answer. */
export async function* lineChunks(
  source: LineSource,
  limits: BatchLimits,
  skip: Skip,
): AsyncGenerator<Chunk> {
  const cutter = createLineCutter(limits.documentBytes);
  const collector = createCollector(source, limits, skip);
  for await (const piece of piecesOf(source.lines)) {
    if (isUnreadable(piece)) {
      yield* collector.refuse(piece);
      return;
    }
    checkPiece(piece, source.name);
    for (const line of cutter.cut(piece)) yield* collector.add(line);
    yield* collector.flush();
  }
  const last = cutter.rest();
  if (last !== undefined) yield* collector.add(last);
  yield* collector.flush();
}

type Unreadable = Extract<Content, { readonly kind: 'unreadable' }>;

const isUnreadable = (piece: Uint8Array | Unreadable): piece is Unreadable =>
  typeof piece === 'object' && piece !== null && 'message' in piece;

/** The pieces and, if reading fails, the reason as the last item. */
async function* piecesOf(lines: LineSource['lines']): AsyncGenerator<Uint8Array | Unreadable> {
  try {
    yield* lines;
  } catch (error) {
    yield { kind: 'unreadable', message: unreadReason(error) };
  }
}

function createCollector({ input, name, fileName }: LineSource, limits: BatchLimits, skip: Skip) {
  const named = { input, ...(fileName === undefined ? {} : { fileName }) };
  let parts: Uint8Array[] = [];
  let firstLine = 1;
  let line = 1;

  function* flush(): Generator<Chunk> {
    if (parts.length > 0) yield { kind: 'lines', ...named, name, firstLine, bytes: concatBytes(parts) };
    parts = [];
    firstLine = line;
  }

  function* refuse(content: Content): Generator<Chunk> {
    yield* flush();
    if (!skip.document(lineName(name, line))) {
      yield { kind: 'documents', documents: [{ ...named, name: lineName(name, line), line, content }] };
    }
    line += 1;
    firstLine = line;
  }

  function* add(cut: CutLine): Generator<Chunk> {
    if (cut.kind === 'too-long') {
      yield* refuse({ kind: 'too-long', limit: limits.documentBytes });
      return;
    }
    const isSkipped = skip.isOn() && skip.line(lineName(name, line), cut.parts);
    line += 1;
    if (isSkipped) {
      firstLine = line;
      return;
    }
    parts.push(...cut.parts);
    if (line - firstLine >= limits.chunkDocuments) yield* flush();
  }

  return { add, flush, refuse };
}

/** Limits of the input that a batch holds in memory. */
interface BatchLimits {
  /** Bytes of a document; a longer one is malformed. */
  readonly documentBytes: number;
  /** Bytes of whole documents after which a chunk goes to a worker. */
  readonly chunkBytes: number;
  /** Documents in a chunk. */
  readonly chunkDocuments: number;
}

export const batchLimits: BatchLimits = {
  documentBytes: defaultLimits.maxBytes,
  chunkBytes: 256 * 1024,
  chunkDocuments: 500,
};
