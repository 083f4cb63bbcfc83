import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { batchLimits } from '../../batch/chunks.ts';
import { createLineCutter } from '../../batch/cut-lines.ts';
import type { BatchInput, BatchSummary, Verdict } from '../../batch/index.ts';
import { createCounter, createSummaryCounter } from '../../batch/summary.ts';
import { writtenVerdicts } from '../../batch/written-verdicts.ts';
import { concatBytes } from '../../core/concat-bytes.ts';
import { editsOfSeveral, withEdits } from '../../intake/fix-text.ts';
import { keyedLine } from '../../intake/json/keyed-line.ts';
import { escapedJsonLine } from '../../report/escaped.ts';
import { UsageError } from '../io.ts';
import { writeOutputFile } from '../output/write-output.ts';
import type { Target } from './plan.ts';
import type { GivenFixes } from './read-fixes.ts';

/** Yields the lines of `--failed`, with corrections, as documents under their names in the first run. */
export async function* underTheirNames(
  inputs: AsyncIterable<BatchInput>,
  fixesOf: GivenFixes['of'],
): AsyncGenerator<BatchInput> {
  // Each run has its own names for the files beside the verdicts.
  const run = new Date().toISOString().replaceAll(/\D/g, '');
  let count = 0;
  const named = ({ parts }: { readonly parts: readonly Uint8Array[] }, name: string): BatchInput[] => {
    const text = new TextDecoder().decode(concatBytes(parts));
    if (text.trim() === '') return [];
    const keyed = keyedLine(text);
    if (keyed === undefined) throw new UsageError('mergeNeedsIds', { name });
    count += 1;
    const document = String(keyed.id);
    const fixes = keyed.format === 'json' ? fixesOf(document, keyed.text) : [];
    const content = withEdits(keyed.text, editsOfSeveral(keyed.text, fixes).flat());
    return [{ name: document, fileName: `merged-${run}/${count}`, content }];
  };
  for await (const input of inputs) {
    if (!('lines' in input)) throw new UsageError('mergeNeedsIds', { name: input.name });
    const cutter = createLineCutter(batchLimits.documentBytes);
    const partsOf = (line: ReturnType<typeof cutter.rest>) => (line?.kind === 'line' ? line : { parts: [] });
    for await (const piece of input.lines)
      for (const line of cutter.cut(piece)) yield* named(partsOf(line), input.name);
    yield* named(partsOf(cutter.rest()), input.name);
  }
}

const partBytes = 256 * 1024;

/** Collects the verdicts of a second run, and puts them in the place of those of the first: all or none. */
export function createMerge(target: Exclude<Target, { readonly kind: 'stdout' }>) {
  const { verdicts: path } = target;
  const fresh = new Map<string, Verdict>();
  const replaced: Verdict[] = [];
  let isMerged = false;

  const add = (lines: Uint8Array): void => {
    for (const line of new TextDecoder().decode(lines).split('\n')) {
      if (line === '') continue;
      const verdict: Verdict = JSON.parse(line);
      if (fresh.has(verdict.document)) throw new UsageError('mergedTwice', { document: verdict.document });
      fresh.set(verdict.document, verdict);
    }
  };

  async function* mergedLines(see: (verdict: Verdict) => void): AsyncGenerator<Uint8Array> {
    const left = new Set(fresh.keys());
    let parts: Uint8Array[] = [];
    let length = 0;
    const flush = () => {
      const bytes = concatBytes(parts);
      [parts, length] = [[], 0];
      return path.endsWith('.gz') ? gzipSync(bytes) : bytes;
    };
    for await (const { verdict, line } of writtenVerdicts(path)) {
      const other = fresh.get(verdict.document);
      if (other !== undefined) replaced.push(verdict);
      left.delete(verdict.document);
      const merged = other === undefined ? verdict : withKeyOf(verdict, other);
      see(merged);
      const bytes = other === undefined ? line : new TextEncoder().encode(`${escapedJsonLine(merged)}\n`);
      parts.push(bytes);
      length += bytes.length;
      if (length >= partBytes) yield flush();
    }
    const [document] = left;
    if (document !== undefined) throw new UsageError('notInResults', { document });
    if (length > 0) yield flush();
  }

  /** The summary of all verdicts, with the time of the second run. */
  async function merge(run: BatchSummary, see: (verdict: Verdict) => void = () => {}): Promise<BatchSummary> {
    if (run.end !== 'complete') throw new UsageError('mergeStopped');
    const counter = createCounter();
    await writeOutputFile(
      path,
      mergedLines((verdict) => {
        counter.add(verdict);
        see(verdict);
      }),
    );
    isMerged = true;
    await removeFiles(replaced);
    const { seconds, documentsPerSecond } = run;
    const all = createSummaryCounter(counter.tally(), run.withTaxData !== undefined);
    all.end('complete');
    return { ...all.summary(), seconds, documentsPerSecond, resumedAfter: 0 };
  }

  async function removeFiles(verdicts: Iterable<Verdict>): Promise<void> {
    if (target.kind !== 'folder') return;
    for (const { ubl, request, page, tdd } of verdicts)
      for (const name of [ubl, request, page, tdd])
        if (name !== undefined) await rm(join(target.folder, name), { force: true });
  }

  return {
    add,
    merge,
    /** Removes files of verdicts that were not merged. */
    close: async () => {
      if (!isMerged) await removeFiles(fresh.values());
    },
  };
}

function withKeyOf({ id }: Verdict, { document, ...verdict }: Verdict): Verdict {
  return { document, ...(id !== undefined && { id }), ...verdict };
}
