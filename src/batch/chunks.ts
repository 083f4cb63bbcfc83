import { checkArgument } from '../core/options/check-options.ts';
import { expected } from '../core/options/option-kinds.ts';
import type { Chunk, ChunkDocument } from './chunk.ts';
import { type BatchInput, type BatchInputs, checkInput } from './input.ts';
import type { BatchLimits } from './limits.ts';
import { lineChunks } from './line-chunks.ts';
import type { Skip } from './skip.ts';

/** Time that documents wait for further documents, in milliseconds. */
const longestWait = 10;

/**
 * Cuts the inputs into chunks for workers: lines by the pieces in which they were read, whole documents by size and
 * number.
 */
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

/** Documents that will go to a worker together. */
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
