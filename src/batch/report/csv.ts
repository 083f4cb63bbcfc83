import type { Language } from '../../core/messages/language.ts';
import { csvOf } from '../../report/write-csv.ts';
import type { RunFindings } from './collect.ts';
import { tableOf } from './columns.ts';

/** A row for each finding, for a spreadsheet or another program. */
export function csvRunReport(run: RunFindings, language: Language): string {
  return csvOf(tableOf(run, language));
}
