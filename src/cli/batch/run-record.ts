import { createHash } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesOf, findOperands } from '../../batch/find-files.ts';
import { isOutputOfRun, recordEnding, recordName } from '../../batch/run-outputs.ts';
import type { BatchEnd } from '../../batch/summary.ts';
import { version } from '../../core/version.ts';
import { hold } from '../../node/hold.ts';
import { writeWholeFile } from '../../node/whole-file.ts';
import { unreadable } from '../input/unreadable.ts';
import { UsageError } from '../io.ts';
import { orCannotWrite } from '../output/write-output.ts';
import type { BatchPlan, Target } from './plan.ts';
import { refuseResultsThere } from './refuse-output.ts';

/** Input and options of a run, recorded beside its verdicts: a resumed run must match them. */
interface RunRecord {
  readonly version: string;
  readonly documents: string;
  readonly options: string;
  /** How it ended; undefined for a run that is going on, or was killed. */
  readonly end?: BatchEnd;
}

/** An output reserved for this batch until it is released. */
export interface HeldOutput {
  /** Whether an earlier run wrote there. */
  readonly isOfEarlierRun: boolean;
  /** Records how the run ended. */
  readonly ended: (end: BatchEnd | null) => Promise<void>;
  readonly release: () => Promise<void>;
}

/**
 * Reserves an output for this run, and records what it judges. Throws a UsageError if another run writes to
 * it, or if the run to be resumed judged other documents or used other options.
 */
export async function holdOutput(
  plan: BatchPlan,
  exclude: readonly string[],
  options: unknown,
): Promise<HeldOutput> {
  const path = await recordPath(plan.target);
  if (path === undefined) {
    await refuseResultsThere(plan);
    return { isOfEarlierRun: false, ended: async () => {}, release: async () => {} };
  }
  const lock = `${path}.lock`;
  const output = plan.target.kind === 'file' ? plan.target.verdicts : dirname(path);
  const release = await orCannotWrite(output, async () => {
    await mkdir(dirname(path), { recursive: true });
    return hold(lock);
  });
  if (release === undefined) throw new UsageError('outputInUse');
  try {
    const record = { version, documents: await hashOfDocuments(plan, exclude), options: hashOf(options) };
    const write = (ended: RunRecord) =>
      orCannotWrite(output, () => writeWholeFile(path, `${JSON.stringify(ended, null, 2)}\n`));
    const isOfEarlierRun = await isOutputOfRun(path);
    if (plan.merge) {
      await refuseMergeInto(path, record, output);
      return { isOfEarlierRun, ended: async () => {}, release };
    }
    if (plan.resume) await refuseOther(path, record);
    else if (isOfEarlierRun && !plan.overwrite) await refuseUnfinished(plan.target, path, record);
    await refuseResultsThere(plan);
    await write(record);
    return {
      isOfEarlierRun,
      ended: async (end) => {
        if (end !== null) await write({ ...record, end });
      },
      release,
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Nothing is recorded for printed output, or for a device such as /dev/null. */
async function recordPath(target: Target): Promise<string | undefined> {
  if (target.kind === 'stdout') return undefined;
  if (target.kind === 'folder') return join(target.folder, recordName);
  const status = await stat(target.verdicts).catch(() => undefined);
  return status === undefined || status.isFile() ? `${target.verdicts}${recordEnding}` : undefined;
}

async function refuseOther(path: string, record: RunRecord): Promise<void> {
  const earlier = await recordAt(path);
  if (earlier === undefined) return;
  const differing = differencesOf(earlier, record);
  if (differing.length === 0) return;
  throw new UsageError('otherRun', { differences: differing.map((word) => ({ word })) });
}

/** Throws a UsageError if the same run was stopped before its end: beginning again would lose what it did. */
async function refuseUnfinished(target: Target, path: string, record: RunRecord): Promise<void> {
  const earlier = await recordAt(path);
  if (earlier === undefined || differencesOf(earlier, record).length > 0) return;
  if (earlier.end === 'complete' || earlier.end === 'failed-fast' || target.kind === 'stdout') return;
  const { size } = await stat(target.verdicts).catch(() => ({ size: 0 }));
  const output = target.kind === 'folder' ? target.folder : target.verdicts;
  if (size > 0) throw new UsageError('stoppedRun', { output });
}

/** Throws a UsageError if there is no run that ended, or one that judged by other options. */
async function refuseMergeInto(path: string, record: RunRecord, output: string): Promise<void> {
  const earlier = await recordAt(path);
  if (earlier?.end !== 'complete') throw new UsageError('nothingToMergeInto', { path: output });
  if (earlier.options !== record.options) throw new UsageError('mergeOtherOptions', { path: output });
}

function differencesOf(earlier: Partial<RunRecord>, record: RunRecord) {
  return (['version', 'documents', 'options'] as const).filter((name) => earlier[name] !== record[name]);
}

/** The record of an earlier run; undefined if there is none. */
async function recordAt(path: string): Promise<Partial<RunRecord> | undefined> {
  try {
    const record: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof record === 'object' && record !== null && !Array.isArray(record)) return record;
  } catch (error) {
    if (!(error instanceof SyntaxError)) {
      const refusal = unreadable(path, error);
      if (refusal.text === 'noSuchFile') return undefined;
      throw refusal;
    }
  }
  throw new UsageError('recordDamaged', { path });
}

/** A hash of the names, sizes and times of all files; standard input has none. */
async function hashOfDocuments({ operands }: BatchPlan, exclude: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(operands));
  const found = await findOperands(operands.filter((operand) => operand !== '-'));
  for await (const { path } of filesOf(found, exclude)) {
    const status = await stat(path).catch(() => undefined);
    hash.update(JSON.stringify([path, status?.size, status?.mtimeMs]));
  }
  return hash.digest('hex');
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
