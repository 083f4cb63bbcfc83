import { resolve } from 'node:path';
import { type Found, findOperands } from '../../batch/find-files.ts';
import { UsageError } from '../io.ts';
import { fileAt } from '../output/file-identity.ts';
import { writtenAmong } from '../output/written-among.ts';
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
  const verdicts = writtenBy(target);
  const taken = new Set(verdicts.map((path) => resolve(path)));
  const [output = ''] = verdicts;
  for (const { path } of found)
    if (taken.has(resolve(path))) throw new UsageError('outOverInput', { output, path });
  await refuseOverDocuments(found, [...reports.map(({ path }) => path), ...verdicts]);
}

function writtenBy(target: BatchPlan['target']): readonly string[] {
  switch (target.kind) {
    case 'stdout':
      return [];
    case 'file':
      return [target.verdicts];
    case 'folder':
      return [target.folder, target.verdicts, target.summary];
  }
}

/** Throws a UsageError if a file that would be written is one that would be read: not one of an earlier run. */
async function refuseOverDocuments(found: readonly Found[], outputs: readonly string[]): Promise<void> {
  const there = await Promise.all(outputs.map(async (output) => ({ output, file: await fileAt(output) })));
  const files = there.flatMap(({ output, file }) => (file === undefined ? [] : [{ ...file, output }]));
  for await (const { path, written } of writtenAmong(found, files))
    throw new UsageError('outIsInput', { path, output: written.output });
}
