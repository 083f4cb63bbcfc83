import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import reportTexts from '../../report/messages/report.json' with { type: 'json' };
import { workbookOf } from '../../table/xlsx/write-workbook.ts';
import type { RunFindings } from './collect.ts';
import { severityText, tableOf } from './columns.ts';
import texts from './messages/run.json' with { type: 'json' };

/** Characters of a column, in the order of the columns of the table. */
const widths = [32, 16, 28, 14, 10, 18, 24, 24, 60, 60, 18];

/** A workbook: a sheet with a row for each finding of each document, and one with each finding once. */
export function xlsxRunReport(run: RunFindings, language: Language): Uint8Array {
  const look = { isRightToLeft: language === 'ar', hasFilter: true };
  const { severity, rule, message, hint } = texts.columns;
  const head = [severity, rule, message, hint, reportTexts.index].map((column) => fill(column, language));
  const once = run.findings.map((finding) => [
    fill(severityText(finding), language),
    finding.rule,
    finding.message,
    finding.hint,
    finding.documentCount,
  ]);
  return workbookOf([
    {
      ...look,
      name: fill(reportTexts.index, language),
      rows: tableOf(run, language),
      columns: widths.map((width) => ({ width })),
    },
    {
      ...look,
      name: fill(texts.byRule, language),
      rows: [head, ...once],
      columns: [10, 18, 60, 60, 12].map((width) => ({ width })),
    },
  ]);
}
