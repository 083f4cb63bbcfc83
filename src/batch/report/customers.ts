import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { placeInWords } from '../../report/place-in-words.ts';
import { describedSpecification } from '../../specification/described.ts';
import { columnField } from '../../table/map/column-field.ts';
import { workbookOf } from '../../table/xlsx/write-workbook.ts';
import { customerColumns } from './customer-columns.ts';
import texts from './messages/run.json' with { type: 'json' };
import type { Run } from './run-report.ts';

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
export function customersRunReport({ documents, results }: Run, language: Language): Uint8Array {
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
