import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Found, findOperands } from '../../batch/find-files.ts';
import { folderNames } from '../../batch/folder-names.ts';
import { UsageError } from '../io.ts';
import { fileAt } from '../output/file-identity.ts';
import { writtenAmong } from '../output/written-among.ts';
import type { BatchPlan } from './plan.ts';

async function refuseReportAsInput(operands: readonly string[], reports: readonly string[]): Promise<void> {
  for (const path of reports)
    if (operands.some((operand) => resolve(operand) === resolve(path)))
      throw new UsageError('outputIsDocument', { path });
}

/** Refuses output over an input. Output inside an input folder is allowed, and not read, unless a document is in its place. */
export async function refuseOutputAsInput(plan: BatchPlan): Promise<void> {
  const { operands, target } = plan;
  const reports = reportPaths(plan);
  await refuseReportAsInput(operands, reports);
  const found = await findOperands(operands.filter((operand) => operand !== '-'));
  const verdicts = writtenBy(target);
  const taken = new Set(verdicts.map((path) => resolve(path)));
  const [output = ''] = verdicts;
  for (const { path } of found)
    if (taken.has(resolve(path))) throw new UsageError('outOverInput', { output, path });
  await refuseOverDocuments(found, [...reports, ...verdicts]);
}

/** The files that a run writes beside its output. */
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

/** Throws a UsageError if a file that would be written is one that would be read: not one of an earlier run. */
async function refuseOverDocuments(found: readonly Found[], outputs: readonly string[]): Promise<void> {
  const there = await Promise.all(outputs.map(async (output) => ({ output, file: await fileAt(output) })));
  const files = there.flatMap(({ output, file }) => (file === undefined ? [] : [{ ...file, output }]));
  for await (const { path, written } of writtenAmong(found, files))
    throw new UsageError('outIsInput', { path, output: written.output });
}

/**
 * Throws a UsageError for results that are there already, in the output or at the place of a report: those of a night are
 * replaced or gone on with only where the command says so. An empty file is none, nor is a device.
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
