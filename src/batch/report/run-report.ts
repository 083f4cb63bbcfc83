import type { Language } from '../../core/messages/language.ts';
import type { ReportSettings } from '../../report/rendered.ts';
import type { BatchSummary } from '../summary.ts';
import type { RunFindings } from './collect.ts';

export interface Run extends RunFindings, Pick<ReportSettings, 'configuration' | 'configurationLine'> {
  readonly summary: BatchSummary;
  readonly madeOn: string;
}

export type RunReportFormat = (run: Run, language: Language) => string | Uint8Array;

const resultEndings = [
  '.customers.xlsx',
  '.junit.xml',
  '.sarif',
  '.gitlab.json',
  '.fixes.json',
  '.json',
  '.txt',
] as const;

/** The file extensions of the reports of a run, separate from the code that writes them. */
export const runReportEndings = [...resultEndings, '.html', '.csv', '.xlsx'] as const;

export type RunReportEnding = (typeof runReportEndings)[number];

/** Tells whether a report needs the result of each document that has a finding. */
export function needsResults(ending: RunReportEnding): boolean {
  return resultEndings.some((each) => each === ending);
}
