import type { Language } from '../../core/messages/language.ts';
import type { BatchSummary } from '../summary.ts';
import type { RunFindings } from './collect.ts';

/** What the report of a run is made of. */
export interface Run extends RunFindings {
  readonly summary: BatchSummary;
  /** The day of the run, as it is to be shown. */
  readonly madeOn: string;
}

/** Writes the report of a run in one format. */
export type RunReportFormat = (run: Run, language: Language) => string | Uint8Array;
