import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import reportTexts from '../../report/messages/report.json' with { type: 'json' };
import { requestPlaceInWords } from '../../report/place-in-words.ts';
import { csvOf } from '../../report/write-csv.ts';
import { workbookOf } from '../../table/xlsx/write-workbook.ts';
import type { ReportedFinding, RunFindings } from './collect.ts';
import texts from './messages/run.json' with { type: 'json' };

/** The findings of a run as rows with a header: documents that are not valid first, errors first. */
export function tableOf({ documents, findings }: RunFindings, language: Language): string[][] {
  const rowsOf = documents.map((): string[][] => []);
  for (const finding of findings)
    for (const { document, path, message = finding.message, hint = finding.hint } of finding.hits)
      rowsOf[document]?.push([
        fill(severityText(finding), language),
        finding.rule,
        requestPlaceInWords(path, language),
        path,
        message,
        hint,
        finding.terms.join(' '),
      ]);
  const all = documents.map(({ name, number = '', seller = '', outcome }, index) => ({
    isValid: outcome === 'valid',
    rows: (rowsOf[index] ?? []).map((row) => [
      name,
      number,
      seller,
      fill(reportTexts.outcomes[outcome], language),
      ...row,
    ]),
  }));
  const failures = all.filter(({ isValid }) => !isValid);
  const others = all.filter(({ isValid }) => isValid);
  const head = Object.values(texts.columns).map((column) => fill(column, language));
  return [head, ...[...failures, ...others].flatMap(({ rows }) => rows)];
}

export function severityText({ severity }: Pick<ReportedFinding, 'severity'>) {
  return reportTexts[severity];
}

/** A row for each finding, for a spreadsheet or another program. */
export function csvRunReport(run: RunFindings, language: Language): string {
  return csvOf(tableOf(run, language));
}

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
