import { readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { recordEnding, recordName } from '../../batch/run-outputs.ts';
import type { BatchEnd } from '../../batch/summary.ts';
import { unreadable } from '../input/unreadable.ts';
import { UsageError } from '../io.ts';
import type { Target } from './plan.ts';

/** Input and options of a run, recorded next to its verdicts: a resumed run must match them. */
export interface RunRecord {
  readonly version: string;
  readonly documents: string;
  readonly options: string;
  /** The files that the run writes, relative to the record: a file at one of them is not a document. */
  readonly outputs: readonly string[];
  /** The end of the run; undefined for a run that is in progress, or was killed. */
  readonly end?: BatchEnd;
}

/** Nothing is recorded for printed output, or for a device such as /dev/null. */
export async function recordPath(target: Target): Promise<string | undefined> {
  if (target.kind === 'stdout') return undefined;
  if (target.kind === 'folder') return join(target.folder, recordName);
  const status = await stat(target.verdicts).catch(() => undefined);
  return status === undefined || status.isFile() ? `${target.verdicts}${recordEnding}` : undefined;
}

/** The record of an earlier run, or undefined. */
export async function recordAt(path: string): Promise<Partial<RunRecord> | undefined> {
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

/** The files that the earlier run of an output recorded as its own, if any. */
export async function recordedOutputs(target: Target): Promise<readonly string[]> {
  const path = await recordPath(target);
  return path === undefined ? [] : outputsIn(path);
}

export async function outputsIn(path: string): Promise<readonly string[]> {
  const { outputs } = (await recordAt(path).catch(() => undefined)) ?? {};
  const listed: readonly unknown[] = Array.isArray(outputs) ? outputs : [];
  return listed.flatMap((each) => (typeof each === 'string' ? [resolve(dirname(path), each)] : []));
}
