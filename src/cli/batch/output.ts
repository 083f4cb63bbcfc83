import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, open, readdir, rm, truncate } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import type { BatchSummary, Verdict, WrittenVerdicts } from '../../batch/index.ts';
import { folderNames } from '../../batch/run-outputs.ts';
import { readVerdictsInto } from '../../batch/written-verdicts.ts';
import { removeUnfinished } from '../../node/whole-file.ts';
import { UsageError } from '../io.ts';
import { identityOf } from '../output/file-identity.ts';
import { orCannotWrite, unwritable, writeOutputFile } from '../output/write-output.ts';
import { createMerge } from './merge.ts';
import type { BatchPlan, Target } from './plan.ts';

/** Output of verdicts. A write resolves when there is room for another one. */
export interface VerdictOutput {
  /** Output of an earlier run, if it is to be resumed. */
  readonly written: WrittenVerdicts | undefined;
  /** True if a later run can continue where this one ends. */
  readonly isResumable: boolean;
  readonly write: (lines: Uint8Array) => Promise<void>;
  /** Throws a UsageError if the output is no longer found at its path. */
  readonly checkPlace: () => Promise<void>;
  readonly close: () => Promise<void>;
  readonly writeSummary: (summary: BatchSummary) => Promise<void>;
  /** Replaces the verdicts of the first run; undefined if this is not a repetition of a run. */
  readonly merge?: ReturnType<typeof createMerge>['merge'];
}

/** Opens the output, after removing or checking existing files, and shows the verdicts of an earlier run. */
export async function openOutput(
  plan: BatchPlan,
  isOfEarlierRun: boolean,
  stdout: Writable,
  seeEarlier: (verdict: Verdict) => void = () => {},
): Promise<VerdictOutput> {
  const { target, resume } = plan;
  if (target.kind === 'stdout') return streamOutput(stdout);
  if (plan.merge) {
    const { add, merge, close } = createMerge(target);
    return {
      ...fresh,
      write: async (lines) => add(lines),
      close,
      writeSummary: (summary) => writeSummaryTo(target, summary),
      merge,
    };
  }
  if (target.kind === 'folder') await prepareFolder(target, plan, isOfEarlierRun);
  else await orCannotWrite(target.verdicts, () => mkdir(dirname(target.verdicts), { recursive: true }));
  const folder = target.kind === 'folder' ? target.folder : undefined;
  const written = resume ? await readVerdictsInto(target.verdicts, folder, seeEarlier) : undefined;
  const isContinued = written !== undefined && written.documents > 0;
  const file = await orCannotWrite(target.verdicts, async () => {
    if (isContinued) await truncate(target.verdicts, written.bytes);
    return open(target.verdicts, isContinued ? 'a' : 'w');
  });
  const isResumable = target.kind === 'folder' || (await file.stat()).isFile();
  return {
    written,
    isResumable,
    write: (lines) =>
      file.writeFile(lines).catch((error: unknown) => {
        throw unwritable(target.verdicts, error, isResumable ? 'cannotGoOnWriting' : 'cannotWrite');
      }),
    checkPlace: async () => {
      const { dev, ino } = await file.stat({ bigint: true });
      if ((await identityOf(target.verdicts)) !== `${dev}:${ino}`)
        throw new UsageError('outputGone', { path: target.verdicts });
    },
    close: () => file.close(),
    writeSummary: (summary) => writeSummaryTo(target, summary),
  };
}

/** An output that no run resumes, and whose place does not change. */
const fresh = { written: undefined, isResumable: false, checkPlace: async () => {} } as const;

async function writeSummaryTo(target: Target, summary: BatchSummary): Promise<void> {
  if (target.kind === 'folder')
    await writeOutputFile(target.summary, `${JSON.stringify(summary, null, 2)}\n`);
}

type Folder = Extract<Target, { readonly kind: 'folder' }>;

/** A summary and files of another run must not look like those of this run. */
async function prepareFolder(
  { folder, summary, ubl, requests, pages, taxData }: Folder,
  { resume, overwrite }: BatchPlan,
  isOfEarlierRun: boolean,
): Promise<void> {
  if (resume) await removeUnfinished(folder);
  const wanted = [ubl, requests, pages, taxData].filter((path) => path !== null);
  for (const path of folderNames.map((name) => join(folder, name))) {
    // The resumed run wrote there.
    if (resume && wanted.includes(path)) continue;
    // Files that no run recorded may be anyone's.
    if (overwrite && isOfEarlierRun)
      await orCannotWrite(path, () => rm(path, { recursive: true, force: true }));
    else if ((await readdir(path).catch(() => [])).length > 0)
      throw new UsageError('filesOfOtherRun', { folder, files: join(path, '/') });
  }
  await orCannotWrite(summary, () => rm(summary, { force: true }));
  for (const path of [folder, ...wanted]) await orCannotWrite(path, () => mkdir(path, { recursive: true }));
}

function streamOutput(stream: Writable): VerdictOutput {
  // The write itself reports its failure.
  stream.on('error', () => {});
  return {
    ...fresh,
    write: (lines) =>
      new Promise((resolve, reject) => {
        stream.write(lines, (error) => (error ? reject(error) : resolve()));
      }),
    close: async () => {},
    writeSummary: async () => {},
  };
}

/** Tells whether a write failed because no one reads any more. */
export function isClosedPipe(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED')
  );
}

/** Opens the file of `--failed`, for documents that are not valid. */
export function openFailedLines(path: string) {
  const orUnwritable = <Result>(write: () => Result): Result => {
    try {
      return write();
    } catch (error) {
      throw unwritable(path, error);
    }
  };
  const file = orUnwritable(() => openSync(path, 'w'));
  return {
    add: (lines: string): void => {
      const bytes = Buffer.from(lines);
      for (let at = 0; at < bytes.length; ) at += orUnwritable(() => writeSync(file, bytes, at));
    },
    close: () => closeSync(file),
  };
}
