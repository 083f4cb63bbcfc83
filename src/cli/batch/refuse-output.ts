import { resolve } from 'node:path';
import { filesOf, findOperands } from '../../batch/find-files.ts';
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

/** Refuses output over an input. Output inside an input folder is allowed, and not read. */
export async function refuseOutputAsInput({ operands, target, reports }: BatchPlan): Promise<void> {
  await refuseReportAsInput(operands, reports);
  if (target.kind === 'stdout') return;
  const output = target.kind === 'folder' ? target.folder : target.verdicts;
  const written =
    target.kind === 'folder' ? [target.folder, target.verdicts, target.summary] : [target.verdicts];
  const taken = new Set(written.map((path) => resolve(path)));
  const found = await findOperands(operands.filter((operand) => operand !== '-'));
  for (const { path } of found) {
    if (taken.has(resolve(path))) throw new UsageError('outOverInput', { output, path });
  }
  const identity = await identityOf(target.verdicts);
  if (identity === undefined) return;
  for await (const { path } of filesOf(found, [output])) {
    if ((await identityOf(path)) === identity)
      throw new UsageError('outIsInput', { path, output: target.verdicts });
  }
}
