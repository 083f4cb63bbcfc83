import { concatBytes } from '../core/concat-bytes.ts';
import { type Chunk, type Content, lineName } from './chunk.ts';
import { type CutLine, createLineCutter } from './cut-lines.ts';
import { checkPiece } from './input.ts';
import type { BatchLimits } from './limits.ts';
import type { Skip } from './skip.ts';
import { unreadReason } from './unreadable-files.ts';

/** Lines to read, and the position of their input in the batch. */
export interface LineSource {
  readonly input: number;
  readonly name: string;
  readonly fileName?: string;
  readonly lines: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/**
 * Cuts lines into chunks. Lines that have been read are never held back, because their sender may wait for an answer.
 * If reading fails, the line at that point is not checked.
 */
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

/** Collects and counts lines for a chunk. */
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
