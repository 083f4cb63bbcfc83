import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { concatBytes } from '../core/concat-bytes.ts';
import { checkText } from '../core/options/check-argument.ts';
import { createLineCutter } from './cut-lines.ts';
import type { ResumePoint } from './skip.ts';
import { createCounter, type Tally } from './summary.ts';
import { lacksFile } from './unreadable-files.ts';
import type { Verdict } from './verdict.ts';

/** The verdicts that a run wrote before it was stopped. */
export interface WrittenVerdicts extends ResumePoint {
  /** The bytes of the file with complete verdicts; the rest was being written. */
  readonly bytes: number;
  readonly tally: Tally;
}

const longest = 256 * 1024 * 1024;

/**
 * Finds out how far a run got, from the verdicts that it wrote up to the first incomplete line. A missing file means
 * that the run did not start. Cut the file to `bytes`, then append the verdicts of a batch with `resume`. With the
 * `folder` of the other files, it also stops at the first verdict whose file is missing or truncated, as after a power
 * cut; this works only for uncompressed verdicts.
 *
 * @example
 * ```ts
 * import { readVerdicts, validateBatch } from 'pint-ae/batch';
 * const resume = await readVerdicts('verdicts.ndjson');
 * const inputs = [{ name: 'INV-1', content: JSON.stringify(request) }];
 * for await (const { document } of validateBatch(inputs, { resume, threads: 0 })) console.log(document); // INV-1
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export async function readVerdicts(path: string, folder?: string): Promise<WrittenVerdicts> {
  checkText('readVerdicts', 'path', path);
  if (folder !== undefined) checkText('readVerdicts', 'folder', folder);
  return readVerdictsInto(path, folder, () => {});
}

/** Finds out how far a run got, and passes on each verdict that counts. */
export async function readVerdictsInto(
  path: string,
  folder: string | undefined,
  see: (verdict: Verdict) => void,
): Promise<WrittenVerdicts> {
  const counter = createCounter();
  let bytes = 0;
  let lastDocument = '';
  for await (const { verdict, end } of writtenVerdicts(path, folder)) {
    counter.add(verdict);
    see(verdict);
    bytes = end;
    lastDocument = verdict.document;
  }
  return { bytes, tally: counter.tally(), documents: counter.tally().documents, lastDocument };
}

/** Yields the verdicts of a file that count, up to the first incomplete one, or the first one with a missing file. */
export async function* writtenVerdicts(path: string, folder?: string) {
  const cutter = createLineCutter(longest);
  let bytes = 0;
  try {
    for await (const { content, end } of piecesOf(path)) {
      for (const cut of cutter.cut(content)) {
        const line = cut.kind === 'line' ? concatBytes(cut.parts) : undefined;
        const verdict = line === undefined ? undefined : verdictOf(line);
        if (line === undefined || verdict === undefined) return;
        if (folder !== undefined && !(await hasWholeFiles(verdict, folder))) return;
        bytes = end ?? bytes + line.length;
        yield { verdict, line, end: bytes };
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

interface Piece {
  readonly content: Uint8Array;
  /** In a compressed file, the end of the line's member: a member contains complete lines. */
  readonly end?: number;
}

async function* piecesOf(path: string): AsyncGenerator<Piece> {
  if (path.endsWith('.gz')) yield* gzipMembers(path);
  else for await (const content of createReadStream(path, { highWaterMark: 256 * 1024 })) yield { content };
}

function verdictOf(line: Uint8Array): Verdict | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(line));
    return isVerdict(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isVerdict(value: unknown): value is Verdict {
  const { document, outcome, issues, warnings } = Object(value);
  return typeof document === 'string' && outcome !== undefined && [issues, warnings].every(Array.isArray);
}

/** Bytes of a member's header without optional fields, as `gzipSync` writes it, and of its trailer. */
const headerBytes = 10;
const trailerBytes = 8;
const pieceBytes = 1024 * 1024;

/** The complete members of a file that was written member by member. */
async function* gzipMembers(path: string): AsyncGenerator<Required<Piece>> {
  const file = await open(path);
  try {
    let held = Buffer.alloc(0);
    let end = 0;
    for (let wanted = pieceBytes; ; wanted *= 2) {
      const piece = Buffer.alloc(wanted);
      const { bytesRead } = await file.read(piece, 0, wanted, end + held.length);
      if (bytesRead === 0) return;
      held = Buffer.concat([held, piece.subarray(0, bytesRead)]);
      for (let member = firstMember(held); member !== undefined; member = firstMember(held)) {
        end += member.length;
        held = held.subarray(member.length);
        yield { content: member.content, end };
        wanted = pieceBytes;
      }
    }
  } finally {
    await file.close();
  }
}

/** The result of `inflateRawSync` with the option `info`, which its types do not describe. */
interface Inflated {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

function firstMember(bytes: Buffer): { readonly content: Uint8Array; readonly length: number } | undefined {
  if (bytes.length < headerBytes + trailerBytes) return undefined;
  try {
    const inflated: unknown = inflateRawSync(bytes.subarray(headerBytes), { info: true });
    const { buffer, engine } = inflated as Inflated;
    const length = headerBytes + engine.bytesWritten + trailerBytes;
    return length <= bytes.length ? { content: buffer, length } : undefined;
  } catch {
    return undefined;
  }
}

/** Tells whether all files beside a verdict are complete: an unflushed file may be cut, or consist of zeros. */
async function hasWholeFiles(verdict: Verdict, folder: string): Promise<boolean> {
  if (lacksFile(verdict)) return false;
  const { ubl, request, page, tdd } = verdict;
  for (const name of [ubl, request, page, tdd])
    if (name !== undefined && !(await endsAsWritten(join(folder, name)))) return false;
  return true;
}

/** XML, HTML and JSON end in one of these, followed at most by line breaks. */
const lastCharacters = /[>}]\s*$/;

async function endsAsWritten(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return false;
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, Math.max(0, size - 8));
    return lastCharacters.test(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await file.close();
  }
}
