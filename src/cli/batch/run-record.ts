import { createHash } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { type FileSearch, filesOf } from '../../batch/find-files.ts';
import type { BatchEnd } from '../../batch/summary.ts';
import { version } from '../../core/version.ts';
import { hold } from '../../node/hold.ts';
import { writeWholeFile } from '../../node/whole-file.ts';
import { UsageError } from '../io.ts';
import { orCannotWrite } from '../output/write-output.ts';
import { type BatchPlan, ownOutputs, type Target } from './plan.ts';
import { outputsIn, type RunRecord, recordAt, recordPath } from './record-file.ts';
import { documentsOf, refuseResultsThere } from './refuse-output.ts';

/**
 * Reserves an output for this run, and records its inputs. Throws a UsageError if another run writes to it, or if the
 * run to resume checked other documents or used other options.
 */
export async function holdOutput(plan: BatchPlan, search: FileSearch, options: unknown) {
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
    const record: RunRecord = {
      version,
      documents: await hashOfDocuments(plan, search),
      options: createHash('sha256').update(JSON.stringify(options)).digest('hex'),
      outputs: ownOutputs(plan).map((each) => relative(dirname(path), each)),
    };
    const write = (ended: RunRecord) =>
      orCannotWrite(output, () => writeWholeFile(path, `${JSON.stringify(ended, null, 2)}\n`));
    const isOfEarlierRun = (await outputsIn(path)).length > 0;
    if (plan.merge) {
      const earlier = await recordAt(path);
      if (earlier?.end !== 'complete') throw new UsageError('nothingToMergeInto', { path: output });
      if (earlier.options !== record.options) throw new UsageError('mergeOtherOptions', { path: output });
      return { isOfEarlierRun, ended: async () => {}, release };
    }
    if (plan.resume) await refuseOther(plan.target, path, record);
    else if (isOfEarlierRun && !plan.overwrite) await refuseUnfinished(plan.target, path, record);
    await refuseResultsThere(plan);
    await write(record);
    return {
      isOfEarlierRun,
      ended: async (end: BatchEnd | null) => {
        if (end !== null) await write({ ...record, end });
      },
      release,
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function refuseOther(target: Target, path: string, record: RunRecord): Promise<void> {
  const earlier = await recordAt(path);
  if (earlier === undefined) {
    if (target.kind !== 'stdout' && (await sizeOf(target.verdicts)) > 0)
      throw new UsageError('noRecord', { path, output: target.verdicts });
    return;
  }
  const differing = differencesOf(earlier, record);
  if (differing.length === 0) return;
  throw new UsageError('otherRun', { differences: differing.map((word) => ({ word })) });
}

/** Throws a UsageError if the same run was stopped early: a new start would lose its results. */
async function refuseUnfinished(target: Target, path: string, record: RunRecord): Promise<void> {
  const earlier = await recordAt(path);
  if (earlier === undefined || differencesOf(earlier, record).length > 0) return;
  if (earlier.end === 'complete' || earlier.end === 'failed-fast' || target.kind === 'stdout') return;
  const output = target.kind === 'folder' ? target.folder : target.verdicts;
  if ((await sizeOf(target.verdicts)) > 0) throw new UsageError('stoppedRun', { output });
}

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => ({ size: 0 }))).size;

function differencesOf(earlier: Partial<RunRecord>, record: RunRecord) {
  return (['version', 'documents', 'options'] as const).filter((name) => earlier[name] !== record[name]);
}

/** A hash of the names, sizes and times of all files; standard input has none. Nobody can choose a change time. */
async function hashOfDocuments(plan: BatchPlan, search: FileSearch): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(plan.operands));
  for await (const file of filesOf(await documentsOf(plan), search)) {
    const status = await stat(file.path).catch(() => undefined);
    hash.update(JSON.stringify([file.path, status?.size, status?.mtimeMs, status?.ctimeMs]));
  }
  return hash.digest('hex');
}
