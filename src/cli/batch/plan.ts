import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  folderNames,
  pageFolderName,
  recordEnding,
  recordName,
  requestFolderName,
  summaryName,
  taxDataFolderName,
  ublFolderName,
  verdictsName,
} from '../../batch/run-outputs.ts';
import type { WrittenTaxData } from '../../batch/settings.ts';
import { type VerdictField, verdictFields } from '../../batch/verdict.ts';
import { localDay } from '../../report/local-day.ts';
import { suggestion, UsageError } from '../io.ts';
import { reportOptions } from '../network/report-options.ts';
import { isPromising } from '../syntax/content-endings.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';
import { type PlannedReport, plannedReports } from './run-reports.ts';

/** Target of the verdicts. */
export type Target =
  | { readonly kind: 'stdout' }
  | { readonly kind: 'file'; readonly verdicts: string }
  | {
      readonly kind: 'folder';
      readonly folder: string;
      readonly verdicts: string;
      readonly summary: string;
      /** Folder for UBL; null for none. */
      readonly ubl: string | null;
      /** Folder for the requests read from UBL; null for none. */
      readonly requests: string | null;
      /** Folder for pages; null for none. */
      readonly pages: string | null;
      /** Folder for tax data documents; null for none. */
      readonly taxData: string | null;
    };

/** Returns the files and folders that a run writes; existing files there are not inputs. */
export function ownOutputs({ target, reports, failed }: Pick<BatchPlan, 'target' | 'reports' | 'failed'>) {
  const beside = [...reports.map(({ path }) => path), ...(failed === undefined ? [] : [failed])];
  switch (target.kind) {
    case 'stdout':
      return beside;
    case 'file':
      return [target.verdicts, ...recordsOf(`${target.verdicts}${recordEnding}`), ...beside];
    case 'folder': {
      const { folder, verdicts, summary } = target;
      const folders = folderNames.map((name) => join(folder, name));
      return [verdicts, summary, ...recordsOf(join(folder, recordName)), ...folders, ...beside];
    }
  }
}

const recordsOf = (record: string) => [record, `${record}.lock`];

export interface BatchPlan {
  readonly operands: readonly string[];
  readonly target: Target;
  /** Writes one output line for each input line, whatever the line contains. */
  readonly isFilter: boolean;
  /** Undefined if not given. */
  readonly threads: number | undefined;
  readonly failFast: boolean;
  /** The fields of verdicts that are written; undefined for all. */
  readonly fields: readonly VerdictField[] | undefined;
  readonly resume: boolean;
  /** True if an earlier run in the output is replaced. */
  readonly overwrite: boolean;
  readonly reports: readonly PlannedReport[];
  /** The file for the documents that are not valid; undefined for none. */
  readonly failed: string | undefined;
  /** True if the verdicts take the place of earlier ones in the output. */
  readonly merge: boolean;
  /** The form of reports; undefined if documents are not reported. */
  readonly taxData: Omit<WrittenTaxData, 'taxDataFolder'> | undefined;
}

/** Work of a batch; throws a UsageError if arguments contradict each other. */
export function planBatch(given: Arguments<'batch'>): BatchPlan {
  const args = { ...given, out: given.out === undefined ? undefined : withDate(given.out) };
  const operands = args.operands.length === 0 ? ['-'] : args.operands;
  const readsStdinOnly = operands.length === 1 && operands[0] === '-';
  const target = targetOf(args);
  if (args.filter && !(readsStdinOnly && target.kind === 'stdout')) {
    throw new UsageError('filterStreams');
  }
  if (args.filter && args.report.length > 0) throw new UsageError('filterStreams');
  if (args.resume) refuseResume(target);
  if (args.merge) refuseMerge(args, target);
  if (args.fixes !== undefined && !args.merge) throw new UsageError('fixesNeedMerge');
  if (args.failed !== undefined && args.resume) throw new UsageError('failedWithResume');
  if (args.resume && args.overwrite) throw new UsageError('resumeOrOverwrite');
  return {
    operands,
    target,
    isFilter: readsStdinOnly && target.kind === 'stdout',
    threads: args.threads,
    failFast: args.failFast,
    fields: fieldsOf(args),
    resume: args.resume,
    overwrite: args.overwrite,
    failed: args.failed === undefined ? undefined : withDate(args.failed),
    merge: args.merge,
    reports: plannedReports(args.report.map(withDate)),
    taxData: taxDataOf(args),
  };
}

/** A path with the local day in place of `{date}`. */
function withDate(path: string): string {
  return path.replaceAll('{date}', localDay(new Date()));
}

function taxDataOf(args: Arguments<'batch'>): BatchPlan['taxData'] {
  const { tdd, sbdh, role, authority, representative, type, scope, issuedAt } = args;
  if (tdd) return { ...reportOptions('batch --tdd', args), taxDataEnvelopes: sbdh };
  const isGiven = [role, authority, representative, type, scope, issuedAt].some((one) => one !== undefined);
  if (sbdh || args.withoutReportedDocument || args.identificationOnly || isGiven)
    throw new UsageError('reportOptionsNeedTdd');
  return undefined;
}

/** Fields that verdicts have only with an option. */
const flagsOfFields: ReadonlyMap<string, 'xml' | 'requests' | 'html' | 'tdd'> = new Map([
  ['xml', 'xml'],
  ['ubl', 'xml'],
  ['request', 'requests'],
  ['page', 'html'],
  ['tdd', 'tdd'],
  ['tddIssues', 'tdd'],
  ['tddWarnings', 'tdd'],
]);

function fieldsOf(args: Arguments<'batch'>): readonly VerdictField[] | undefined {
  const { fields, resume } = args;
  if (fields === undefined) return undefined;
  if (resume) throw new UsageError('fieldsWithResume');
  return fields.split(',').map((name) => {
    const field = verdictFields.find((each) => each === name.trim());
    const flag = flagsOfFields.get(name.trim());
    if (flag !== undefined && !args[flag]) throw new UsageError('fieldNeedsFlag', { field: name, flag });
    if (field !== undefined) return field;
    const known = { field: name, allowed: verdictFields };
    throw new UsageError('noSuchVerdictField', { ...known, ...suggestion(name, verdictFields) });
  });
}

/** Tells whether the output is to be compressed. */
export function isCompressed(target: Target): boolean {
  return target.kind === 'file' && target.verdicts.endsWith('.gz');
}

function targetOf({ out, xml, requests, html, tdd, filter }: Arguments<'batch'>): Target {
  // A filter has no output folder, so its verdicts contain the UBL.
  const flag = folderFlag({ xml: xml && !filter, requests, html, tdd });
  if (out === undefined) {
    if (flag !== undefined) throw new UsageError('needsFolder', { flag });
    return { kind: 'stdout' };
  }
  if (isFileName(out)) {
    if (flag !== undefined) throw new UsageError('needsFolderNotFile', { flag, path: out });
    return { kind: 'file', verdicts: out };
  }
  return {
    kind: 'folder',
    folder: out,
    verdicts: join(out, verdictsName),
    summary: join(out, summaryName),
    ubl: xml ? join(out, ublFolderName) : null,
    requests: requests ? join(out, requestFolderName) : null,
    pages: html ? join(out, pageFolderName) : null,
    taxData: tdd ? join(out, taxDataFolderName) : null,
  };
}

/** The first given flag that needs a folder. */
function folderFlag({
  xml,
  requests,
  html,
  tdd,
}: Pick<Arguments<'batch'>, 'xml' | 'requests' | 'html' | 'tdd'>) {
  if (xml) return '--xml';
  if (requests) return '--requests';
  if (html) return '--html';
  return tdd ? '--tdd' : undefined;
}

/** Tells whether a path is a file to write, either by its name or because it exists, such as /dev/null. */
function isFileName(path: string): boolean {
  if (path.endsWith('/')) return false;
  const status = statusOf(path);
  return status === undefined ? isPromising(path) : !status.isDirectory();
}

/** Undefined for a path that does not exist or cannot be examined: writing then reports the problem. */
function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

function refuseResume(target: Target): void {
  if (target.kind === 'stdout') throw new UsageError('resumeNeedsOut');
}

function refuseMerge(args: Arguments<'batch'>, target: Target): void {
  const { resume, overwrite, failFast, filter, fields } = args;
  const isWithOthers = resume || overwrite || failFast || filter || fields !== undefined;
  if (target.kind === 'stdout' || isWithOthers) throw new UsageError('mergeAlone');
}
