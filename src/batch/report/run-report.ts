import type { Language } from '../../core/messages/language.ts';
import type { ReportSettings } from '../../report/rendered.ts';
import type { BatchSummary } from '../summary.ts';
import type { RunFindings } from './collect.ts';

/** Data of a run's report. */
export interface Run extends RunFindings, Pick<ReportSettings, 'configuration' | 'configurationLine'> {
  readonly summary: BatchSummary;
  /** The day of the run in the form to show. */
  readonly madeOn: string;
}

/** Writes the report of a run in one format. */
export type RunReportFormat = (run: Run, language: Language) => string | Uint8Array;
