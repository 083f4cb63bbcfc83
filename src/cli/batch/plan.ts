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
import { isNameOfFile } from '../syntax/content-endings.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';
import { type PlannedReport, plannedReports } from './run-reports.ts';

export type Target =
  | { readonly kind: 'stdout' }
  | { readonly kind: 'file'; readonly verdicts: string }
  | {
      readonly kind: 'folder';
      readonly folder: string;
      readonly verdicts: string;
      readonly summary: string;
      readonly ubl: string | null;
      readonly requests: string | null;
      readonly pages: string | null;
      readonly taxData: string | null;
    };

/** Returns the files and folders that a run writes; existing files there are not inputs. */
export function ownOutputs(plan: Pick<BatchPlan, 'target' | 'reports' | 'failed'>): readonly string[] {
  const { target } = plan;
  if (target.kind === 'stdout') return reportPaths(plan);
  const record =
    target.kind === 'folder' ? join(target.folder, recordName) : `${target.verdicts}${recordEnding}`;
  const folders = target.kind === 'folder' ? folderNames.map((name) => join(target.folder, name)) : [];
  return [...writtenBy(target), record, `${record}.lock`, ...folders, ...reportPaths(plan)];
}

/** The files of the verdicts and of their summary. */
export function writtenBy(target: Target): readonly string[] {
  if (target.kind === 'stdout') return [];
  return target.kind === 'folder' ? [target.verdicts, target.summary] : [target.verdicts];
}

/** The files that a run writes in addition to its output. */
export function reportPaths({ reports, failed }: Pick<BatchPlan, 'reports' | 'failed'>): readonly string[] {
  return [...reports.map(({ path }) => path), ...(failed === undefined ? [] : [failed])];
}

export interface BatchPlan
  extends Pick<Arguments<'batch'>, 'threads' | 'failFast' | 'resume' | 'overwrite' | 'merge'> {
  readonly operands: readonly string[];
  readonly target: Target;
  /** Writes one output line for each input line, whatever the line contains. */
  readonly isFilter: boolean;
  readonly fields: readonly VerdictField[] | undefined;
  readonly reports: readonly PlannedReport[];
  readonly failed: string | undefined;
  /** The form of reports; undefined if documents are not reported. */
  readonly taxData: Omit<WrittenTaxData, 'taxDataFolder'> | undefined;
}

/** Work of a batch; throws a UsageError if arguments contradict each other. */
export function planBatch(given: Arguments<'batch'>): BatchPlan {
  const args = { ...given, out: given.out === undefined ? undefined : withDate(given.out) };
  const operands = args.operands.length === 0 ? ['-'] : args.operands;
  const readsStdinOnly = operands.length === 1 && operands[0] === '-';
  const target = targetOf(args);
  const streams = readsStdinOnly && target.kind === 'stdout';
  if (args.filter && (!streams || args.report.length > 0)) throw new UsageError('filterStreams');
  if (args.resume && target.kind === 'stdout') throw new UsageError('resumeNeedsOut');
  if (args.merge) refuseMerge(args, target);
  if (args.fixes !== undefined && !args.merge) throw new UsageError('fixesNeedMerge');
  if (args.failed !== undefined && args.resume) throw new UsageError('failedWithResume');
  if (args.resume && args.overwrite) throw new UsageError('resumeOrOverwrite');
  return {
    operands,
    target,
    isFilter: streams,
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

function targetOf({ out, xml, requests, html, tdd, filter }: Arguments<'batch'>): Target {
  // A filter has no output folder, so its verdicts contain the UBL.
  const needing = { '--xml': xml && !filter, '--requests': requests, '--html': html, '--tdd': tdd };
  const [flag] = Object.entries(needing).find(([, isGiven]) => isGiven) ?? [];
  if (out === undefined) {
    if (flag !== undefined) throw new UsageError('needsFolder', { flag });
    return { kind: 'stdout' };
  }
  if (isNameOfFile(out)) {
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

function refuseMerge(args: Arguments<'batch'>, target: Target): void {
  const { resume, overwrite, failFast, filter, fields } = args;
  const isWithOthers = resume || overwrite || failFast || filter || fields !== undefined;
  if (target.kind === 'stdout' || isWithOthers) throw new UsageError('mergeAlone');
}
