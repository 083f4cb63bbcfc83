import { readdir, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { findOperands } from '../../batch/find-files.ts';
import type { Found } from '../../batch/found.ts';
import { folderNames } from '../../batch/run-outputs.ts';
import { UsageError } from '../io.ts';
import { fileAt } from '../output/file-identity.ts';
import { writtenAmong } from '../output/written-among.ts';
import type { BatchPlan } from './plan.ts';
import { recordedOutputs } from './record-file.ts';

async function refuseReportAsInput(operands: readonly string[], reports: readonly string[]): Promise<void> {
  for (const path of reports)
    if (operands.some((operand) => resolve(operand) === resolve(path)))
      throw new UsageError('outputIsDocument', { path });
}

/**
 * Refuses output that would overwrite an input. Output inside an input folder is allowed, and not read. A file that
 * is already there is a document, unless the record of the earlier run lists it.
 */
export async function refuseOutputAsInput(plan: BatchPlan): Promise<void> {
  const { operands, target } = plan;
  const reports = reportPaths(plan);
  await refuseReportAsInput(operands, reports);
  const found = await findOperands(
    operands.filter((operand) => operand !== '-'),
    true,
  );
  const verdicts = writtenBy(target);
  const taken = new Set(verdicts.map((path) => resolve(path)));
  const [output = ''] = verdicts;
  for (const { path } of found)
    if (taken.has(resolve(path))) throw new UsageError('outOverInput', { output, path });
  // No record lists reports beside printed verdicts.
  const own = target.kind === 'stdout' && plan.overwrite ? reports : await recordedOutputs(target);
  const recorded = new Set(own.map((path) => resolve(path)));
  const others = [...reports, ...verdicts].filter((path) => !recorded.has(resolve(path)));
  await refuseOverDocuments(found, others);
}

/**
 * Throws a UsageError if the results to resume or merge into are in a folder with documents to check: anyone who adds
 * documents there could add results too.
 */
export async function refuseResultsAmongInputs(plan: BatchPlan): Promise<void> {
  const { operands, target } = plan;
  if (target.kind === 'stdout' || !(plan.resume || plan.merge)) return;
  const there = await realpath(target.verdicts).catch(() => undefined);
  if (there === undefined) return;
  for (const { path, isFolder } of await findOperands(
    operands.filter((operand) => operand !== '-'),
    true,
  )) {
    const folder = isFolder ? await realpath(path) : undefined;
    if (folder !== undefined && isInside(there, folder))
      throw new UsageError('resultsAmongInputs', { output: target.verdicts, folder: path });
  }
}

const isInside = (path: string, folder: string) =>
  path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** Returns the files that a run writes in addition to its output. */
export function reportPaths({ reports, failed }: Pick<BatchPlan, 'reports' | 'failed'>): readonly string[] {
  return [...reports.map(({ path }) => path), ...(failed === undefined ? [] : [failed])];
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

/** Throws a UsageError if a file to write is also a file to read. */
async function refuseOverDocuments(found: readonly Found[], outputs: readonly string[]): Promise<void> {
  const there = await Promise.all(outputs.map(async (output) => ({ output, file: await fileAt(output) })));
  const files = there.flatMap(({ output, file }) => (file === undefined ? [] : [{ ...file, output }]));
  for await (const { path, written } of writtenAmong(found, files))
    throw new UsageError('outIsInput', { path, output: written.output });
}

/**
 * Throws a UsageError for results that already exist, in the output or at the place of a report: they are replaced or
 * resumed only on request. An empty file is not a result, and neither is a device.
 */
export async function refuseResultsThere(plan: BatchPlan): Promise<void> {
  const { target, resume, overwrite, merge } = plan;
  if (resume || overwrite || merge) return;
  const folder = target.kind === 'folder' ? target.folder : undefined;
  const verdicts = target.kind === 'stdout' ? [] : [target.verdicts];
  const summary = target.kind === 'folder' ? [target.summary] : [];
  const inOutput = [
    ...(await onlyThere([...verdicts, ...summary])),
    ...(folder === undefined ? [] : await filledFolders(folder)),
  ];
  const files = [...inOutput, ...(await onlyThere(reportPaths(plan)))];
  if (files.length === 0) return;
  if (folder !== undefined && inOutput.length > 0)
    throw new UsageError('filesOfOtherRun', { folder, files: files.join(', ') });
  throw new UsageError('resultsThere', { files: files.join(', ') });
}

async function onlyThere(paths: readonly string[]): Promise<readonly string[]> {
  const all = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)));
  return paths.filter((_, index) => {
    const status = all[index];
    return status?.isFile() === true && status.size > 0;
  });
}

async function filledFolders(folder: string): Promise<readonly string[]> {
  const paths = folderNames.map((name) => join(folder, name));
  const all = await Promise.all(paths.map((path) => readdir(path).catch(() => [])));
  return paths.filter((_, index) => all[index]?.length !== 0).map((path) => join(path, '/'));
}
