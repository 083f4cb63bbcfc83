import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Found, filesOf, findOperands } from '../../batch/find-files.ts';
import { UsageError } from '../io.ts';
import { identityOf } from '../output/file-identity.ts';
import type { BatchPlan } from './plan.ts';

async function refuseReportAsInput(
  operands: readonly string[],
  reports: BatchPlan['reports'],
): Promise<void> {
  for (const { path } of reports)
    if (operands.some((operand) => resolve(operand) === resolve(path)))
      throw new UsageError('outputIsDocument', { path });
}

/** Refuses output over an input. Output inside an input folder is allowed, and not read, unless a document is in its place. */
export async function refuseOutputAsInput({ operands, target, reports }: BatchPlan): Promise<void> {
  await refuseReportAsInput(operands, reports);
  const found = await findOperands(operands.filter((operand) => operand !== '-'));
  await refuseOverDocuments(
    found,
    reports.map(({ path }) => path),
  );
  if (target.kind === 'stdout') return;
  const output = target.kind === 'folder' ? target.folder : target.verdicts;
  const written =
    target.kind === 'folder' ? [target.folder, target.verdicts, target.summary] : [target.verdicts];
  const taken = new Set(written.map((path) => resolve(path)));
  for (const { path } of found) {
    if (taken.has(resolve(path))) throw new UsageError('outOverInput', { output, path });
  }
  await refuseOverDocuments(found, written);
}

/** Throws a UsageError if a file that would be written is one that would be read: not one of an earlier run. */
async function refuseOverDocuments(found: readonly Found[], outputs: readonly string[]): Promise<void> {
  const written = new Map<string, string>();
  for (const output of outputs) {
    const status = await stat(output).catch(() => undefined);
    const identity = status?.isFile() === true && status.size > 0 ? await identityOf(output) : undefined;
    if (identity !== undefined) written.set(identity, output);
  }
  if (written.size === 0) return;
  for await (const { path } of filesOf(found, [])) {
    const output = written.get((await identityOf(path)) ?? '');
    if (output !== undefined) throw new UsageError('outIsInput', { path, output });
  }
}
