import { readdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findOperands } from '../../batch/find-files.ts';
import type { Found } from '../../batch/found.ts';
import { folderNames } from '../../batch/run-outputs.ts';
import { UsageError } from '../io.ts';
import { fileAt, isBelow, writtenAmong } from '../output/file-identity.ts';
import { type BatchPlan, reportPaths, writtenBy } from './plan.ts';
import { recordedOutputs } from './record-file.ts';

/** The files and folders that a run reads. */
export function documentsOf({ operands }: BatchPlan): Promise<readonly Found[]> {
  return findOperands(
    operands.filter((operand) => operand !== '-'),
    true,
  );
}

/**
 * Refuses output that would overwrite an input. Output inside an input folder is allowed, and not read. A file that
 * is already there is a document, unless the record of the earlier run lists it.
 */
export async function refuseOutputAsInput(plan: BatchPlan): Promise<void> {
  const { operands, target } = plan;
  const reports = reportPaths(plan);
  for (const path of reports)
    if (operands.some((operand) => resolve(operand) === resolve(path)))
      throw new UsageError('outputIsDocument', { path });
  const found = await documentsOf(plan);
  const verdicts = [...(target.kind === 'folder' ? [target.folder] : []), ...writtenBy(target)];
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

/** Refuses results among the documents to check: who adds documents there could add results too. */
export async function refuseResultsAmongInputs(plan: BatchPlan): Promise<void> {
  const { target } = plan;
  if (target.kind === 'stdout' || !(plan.resume || plan.merge)) return;
  const there = await realpath(target.verdicts).catch(() => undefined);
  if (there === undefined) return;
  for (const { path, isFolder } of await documentsOf(plan))
    if (isFolder && isBelow(await realpath(path), there))
      throw new UsageError('resultsAmongInputs', { output: target.verdicts, folder: path });
}

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
  const inOutput = [
    ...(await onlyThere(writtenBy(target))),
    ...(folder === undefined ? [] : await filledFolders(folder)),
  ];
  const files = [...inOutput, ...(await onlyThere(reportPaths(plan)))];
  if (files.length === 0) return;
  if (folder !== undefined && inOutput.length > 0)
    throw new UsageError('filesOfOtherRun', { folder, files: files.join(', ') });
  throw new UsageError('resultsThere', { files: files.join(', ') });
}

async function onlyThere(paths: readonly string[]): Promise<readonly string[]> {
  const all = await Promise.all(paths.map(fileAt));
  return paths.filter((_, index) => all[index] !== undefined);
}

async function filledFolders(folder: string): Promise<readonly string[]> {
  const paths = folderNames.map((name) => join(folder, name));
  const all = await Promise.all(paths.map((path) => readdir(path).catch(() => [])));
  return paths.filter((_, index) => all[index]?.length !== 0).map((path) => join(path, '/'));
}
