import { createReadStream } from 'node:fs';
import { checkText } from '../core/options/check-argument.ts';
import { joined } from './chunk.ts';
import { createLineCutter } from './cut-lines.ts';
import { gzipMembers } from './gzip-members.ts';
import type { ResumePoint } from './skip.ts';
import { createCounter, type Tally } from './tally.ts';
import type { Verdict } from './verdict.ts';
import { hasWholeFiles } from './whole-files.ts';

/** The verdicts that a run wrote before it was stopped. */
export interface WrittenVerdicts extends ResumePoint {
  /** Bytes of the file that hold complete verdicts; the rest was being written. */
  readonly bytes: number;
  readonly tally: Tally;
}

/** Limit of a verdict line in bytes. */
const longest = 256 * 1024 * 1024;

/**
 * Reads how far a run got from the verdicts that it wrote, up to the first incomplete line; a missing file
 * means nowhere. Cut the file to `bytes`, then append the verdicts of a batch with `resume`. With the `folder` of the
 * files beside the verdicts, it is also up to the first verdict of which a file is missing or cut off, as after a
 * power cut; only for verdicts that are not compressed.
 *
 * @example
 * ```ts
 * import { readVerdicts, validateBatch } from 'pint-ae/batch';
 * const resume = await readVerdicts('verdicts.ndjson');
 * const inputs = [{ name: 'INV-1', content: JSON.stringify(request) }];
 * for await (const { document } of validateBatch(inputs, { resume, jobs: 0 })) console.log(document); // INV-1
 * ```
 */
export async function readVerdicts(path: string, folder?: string): Promise<WrittenVerdicts> {
  checkText('readVerdicts', 'path', path);
  if (folder !== undefined) checkText('readVerdicts', 'folder', folder);
  return readVerdictsInto(path, folder, () => {});
}

/** Reads how far a run got, and shows each verdict that counts. */
export async function readVerdictsInto(
  path: string,
  folder: string | undefined,
  see: (verdict: Verdict) => void,
): Promise<WrittenVerdicts> {
  const counter = createCounter();
  const cutter = createLineCutter(longest);
  let bytes = 0;
  let lastDocument = '';
  const soFar = () => ({ bytes, tally: counter.tally(), documents: counter.tally().documents, lastDocument });
  try {
    for await (const { content, end } of piecesOf(path)) {
      for (const line of cutter.cut(content)) {
        const verdict = line.kind === 'line' ? verdictOf(joined(line.parts)) : undefined;
        if (line.kind !== 'line' || verdict === undefined) return soFar();
        if (folder !== undefined && !(await hasWholeFiles(verdict, folder))) return soFar();
        counter.add(verdict);
        see(verdict);
        bytes = end ?? bytes + line.parts.reduce((total, part) => total + part.length, 0);
        lastDocument = verdict.document;
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return soFar();
}

interface Piece {
  readonly content: Uint8Array;
  /** In a compressed file, where the line's member ends: a member holds complete lines. */
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
  return (
    typeof value === 'object' &&
    value !== null &&
    'document' in value &&
    typeof value.document === 'string' &&
    'outcome' in value &&
    'issues' in value &&
    Array.isArray(value.issues)
  );
}
