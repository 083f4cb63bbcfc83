import type { Fix, Suggestion } from '../../core/findings/fix.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { conciseReport, gitlabReport } from '../../report/formats.ts';
import { jsonReport } from '../../report/json.ts';
import { junitReport } from '../../report/junit.ts';
import { placeInWords } from '../../report/place-in-words.ts';
import type { NamedResult, ReportFormat, SourcedReport } from '../../report/rendered.ts';
import { sarifReport } from '../../report/sarif.ts';
import { describedSpecification } from '../../specification/described.ts';
import { columnField } from '../../table/map/column-field.ts';
import { workbookOf } from '../../table/xlsx/write-workbook.ts';
import { csvRunReport, xlsxRunReport } from './columns.ts';
import { customerColumns } from './customer-columns.ts';
import { htmlRunReport } from './html.ts';
import texts from './messages/run.json' with { type: 'json' };
import type { Run, RunReportEnding, RunReportFormat } from './run-report.ts';

/** More names of documents do not fit into a cell of a spreadsheet. */
const mostNames = 300;

interface CustomerFault {
  readonly buyer: string;
  readonly path: string;
  readonly message: string;
  readonly documents: string[];
}

/**
 * Makes a workbook of the customers with wrong details: each fault once, with its documents and an empty cell for the
 * correct value. `batch --merge --fixes` applies the value to all of these documents.
 */
function customersRunReport({ documents, results }: Run, language: Language): Uint8Array {
  const faults = new Map<string, CustomerFault[]>();
  results.forEach(({ name, issues }, index) => {
    const buyer = documents[index]?.buyer ?? '';
    for (const { path, message } of issues) {
      if (!path.startsWith('buyer.') || columnField(path, describedSpecification.fields) === undefined)
        continue;
      const key = JSON.stringify([buyer, path, message]);
      const rows = faults.get(key) ?? [];
      const last = rows.at(-1);
      if (last === undefined || last.documents.length === mostNames)
        faults.set(key, [...rows, { buyer, path, message, documents: [name] }]);
      else last.documents.push(name);
    }
  });
  const all = [...faults.values()].flat();
  const rows = all
    .toSorted((one, other) => other.documents.length - one.documents.length)
    .map(({ buyer, path, message, documents: names }) => [
      { value: buyer, form: 'text' as const },
      placeInWords(path, language),
      { value: message, form: 'text' as const },
      names.length,
      // Spreadsheets would convert a tax number to a number.
      { value: undefined, form: 'text' as const },
      path,
      { value: names.join('\n'), form: 'text' as const },
    ]);
  const heads = customerColumns.map((column) => fill(texts.customers[column], language));
  return workbookOf([
    {
      name: fill(texts.customers.sheet, language),
      isRightToLeft: language === 'ar',
      hasFilter: true,
      columns: [28, 32, 60, 12, 30, 28, 40].map((width) => ({ width })),
      rows: [heads, ...rows],
    },
  ]);
}

interface ListedFix {
  readonly buyer: string | null;
  readonly rule: string;
  readonly message: string;
  /** A JSON Patch (RFC 6902) that is certain to be right. */
  readonly patch?: Fix;
  /** Alternative patches, like `patch`; a person chooses one of them. */
  readonly choices?: readonly Suggestion[];
  readonly documents: string[];
}

/** Writes each change once per buyer; `batch --merge --fixes` applies it to all its documents. */
const fixesRunReport: RunReportFormat = ({ documents, results }) => {
  const listed = new Map<string, ListedFix>();
  results.forEach(({ name, issues, warnings }, index) => {
    const buyer = documents[index]?.buyer ?? null;
    for (const { rule, message, fix: patch, suggestions: choices, path } of [...issues, ...warnings]) {
      if (patch === undefined && choices === undefined) continue;
      const change = patch === undefined ? { choices } : { patch };
      const key = JSON.stringify([buyer, rule, path, change]);
      const known = listed.get(key);
      if (known !== undefined) known.documents.push(name);
      else listed.set(key, { buyer, rule, message, ...change, documents: [name] });
    }
  });
  const most = [...listed.values()].toSorted((one, other) => other.documents.length - one.documents.length);
  return `${JSON.stringify(most, null, 2)}\n`;
};

/** The report of a run in each format, by the extension of its file. */
export const runReportFormats: Readonly<Record<RunReportEnding, RunReportFormat>> = {
  '.html': htmlRunReport,
  '.csv': csvRunReport,
  '.xlsx': xlsxRunReport,
  '.customers.xlsx': customersRunReport,
  '.junit.xml': ofResults(junitReport, ({ valid }) => !valid),
  '.sarif': ofResults(sarifReport),
  '.gitlab.json': ofResults(gitlabReport),
  '.fixes.json': fixesRunReport,
  '.json': ofResults(jsonReport),
  '.txt': ofResults(conciseReport),
};

/** A format of the command `validate` for the documents of a run that have findings. */
function ofResults(
  format: ReportFormat,
  isListed: (result: NamedResult) => boolean = () => true,
): RunReportFormat {
  return ({ results, summary, configuration, configurationLine }, language) => {
    const listed = results.filter(isListed);
    const unlistedValid = summary.valid - listed.filter(({ valid }) => valid).length;
    return format(listed.map(sourced), language, { unlistedValid, configuration, configurationLine });
  };
}

/** The text of a document is not kept, so its line comes from its name. */
function sourced(report: NamedResult): SourcedReport {
  const [, file, line] = /^(.+):(\d+)$/.exec(report.name) ?? [];
  return {
    report,
    source: {
      lines: [],
      placeOf: ({ place }) => place ?? (file === undefined ? undefined : { line: 1, column: 1 }),
      markOf: () => undefined,
    },
    ...(file !== undefined && { lineOf: { file, line: Number(line) } }),
  };
}
