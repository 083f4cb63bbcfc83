import { csvOf } from '../../report/csv.ts';
import type { RunReportFormat } from './run-report.ts';
import { tableOf } from './table.ts';

/** A row for each finding, for a spreadsheet or another program. */
export const csvRunReport: RunReportFormat = (run, language) => csvOf(tableOf(run, language));
