import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import reportTexts from '../../report/messages/report.json' with { type: 'json' };
import { requestPlaceInWords } from '../../report/place-in-words.ts';
import { csvOf } from '../../report/write-csv.ts';
import { workbookOf } from '../../table/xlsx/write-workbook.ts';
import type { Hit, ReportedDocument, ReportedFinding, RunFindings } from './collect.ts';
import texts from './messages/run.json' with { type: 'json' };

/** A finding in a document of a run. */
interface Row {
  readonly document: ReportedDocument;
  readonly finding: ReportedFinding;
  readonly hit: Hit;
}

interface Column {
  readonly key: keyof typeof texts.columns;
  /** Width in a workbook, in characters. */
  readonly width: number;
  readonly of: (row: Row, language: Language) => string | undefined;
}

const columns: readonly Column[] = [
  { key: 'document', width: 32, of: ({ document }) => document.name },
  { key: 'number', width: 16, of: ({ document }) => document.number },
  { key: 'seller', width: 28, of: ({ document }) => document.seller },
  { key: 'buyer', width: 28, of: ({ document }) => document.buyer },
  { key: 'amount', width: 18, of: ({ document }) => document.amount },
  {
    key: 'verdict',
    width: 14,
    of: ({ document }, language) => fill(reportTexts.outcomes[document.outcome], language),
  },
  { key: 'severity', width: 10, of: ({ finding }, language) => fill(severityText(finding), language) },
  { key: 'rule', width: 18, of: ({ finding }) => finding.rule },
  { key: 'place', width: 24, of: ({ hit }, language) => requestPlaceInWords(hit.path, language) },
  { key: 'path', width: 24, of: ({ hit }) => hit.path },
  { key: 'message', width: 60, of: ({ finding, hit }) => hit.message ?? finding.message },
  { key: 'hint', width: 60, of: ({ finding, hit }) => hit.hint ?? finding.hint },
  { key: 'terms', width: 18, of: ({ finding }) => finding.terms.join(' ') },
];

/** The findings of a run as rows with a header: documents that are not valid first, errors first. */
export function tableOf({ documents, findings }: RunFindings, language: Language): string[][] {
  const rowsOf = documents.map((): string[][] => []);
  for (const finding of findings)
    for (const hit of finding.hits) {
      const document = documents[hit.document];
      if (document === undefined) continue;
      rowsOf[hit.document]?.push(columns.map(({ of }) => of({ document, finding, hit }, language) ?? ''));
    }
  const rowsIf = (isValid: boolean) =>
    documents.flatMap(({ outcome }, index) =>
      (outcome === 'valid') === isValid ? (rowsOf[index] ?? []) : [],
    );
  const head = columns.map(({ key }) => fill(texts.columns[key], language));
  return [head, ...rowsIf(false), ...rowsIf(true)];
}

export function severityText({ severity }: Pick<ReportedFinding, 'severity'>) {
  return reportTexts[severity];
}

/** A row for each finding, for a spreadsheet or another program. */
export function csvRunReport(run: RunFindings, language: Language): string {
  return csvOf(tableOf(run, language));
}

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
      columns: columns.map(({ width }) => ({ width })),
    },
    {
      ...look,
      name: fill(texts.byRule, language),
      rows: [head, ...once],
      columns: [10, 18, 60, 60, 12].map((width) => ({ width })),
    },
  ]);
}
