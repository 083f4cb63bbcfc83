import { csvRunReport } from './csv.ts';
import type { RunReportEnding } from './endings.ts';
import { htmlRunReport } from './html.ts';
import { junitRunReport } from './junit.ts';
import type { RunReportFormat } from './run-report.ts';
import { xlsxRunReport } from './xlsx.ts';

/** The report of a run in each format, by the ending of its file. */
export const runReportFormats: Readonly<Record<RunReportEnding, RunReportFormat>> = {
  '.html': htmlRunReport,
  '.csv': csvRunReport,
  '.junit.xml': junitRunReport,
  '.xlsx': xlsxRunReport,
};
