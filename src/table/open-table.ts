import { validateOptionShape } from '../api/option-shapes.ts';
import type { ValidateRequestOptions } from '../api/validate-request.ts';
import type { Result } from '../core/findings/result.ts';
import { nameOfLanguage } from '../core/messages/language.ts';
import { checkOptions, pickOptions } from '../core/options/check-options.ts';
import { type OptionShape, optionsOf } from '../core/options/option-kinds.ts';
import { columnLetters } from './cell.ts';
import { planOf, verdictsOf } from './convert-table.ts';
import { faultInWords } from './fault.ts';
import { questionInWords } from './map/question.ts';
import { type TableMap, tableMapKind } from './map/table-map.ts';
import { readTableFile } from './read-table.ts';
import type { TableVerdict } from './requests/validate-table.ts';
import { checkedWorkbook } from './write/checked-workbook.ts';

/** Describes how a table is read; the other options are for the validation of its invoices. */
export interface ReadTableOptions extends ValidateRequestOptions {
  /** Decisions about its columns, dates and codes; the rest is guessed. */
  readonly map?: TableMap | undefined;
}

/** A message, and the action to take. */
export interface TableInWords {
  readonly message: string;
  readonly hint: string;
}

/** A column of a table. */
export interface TableColumn {
  /** Its letters in spreadsheet notation: `A`. */
  readonly letters: string;
  readonly head: string;
  /** The field that it fills; undefined if nothing is read from it. */
  readonly path: string | undefined;
}

/** A table of invoices whose columns are assigned to fields. */
export interface InvoiceTable {
  /** The sheet; empty for CSV. */
  readonly sheet: string;
  /** The row of its column headers, from 1. */
  readonly headRow: number;
  /** Number of its rows. */
  readonly rows: number;
  readonly invoiceCount: number;
  readonly columns: readonly TableColumn[];
  /** The complete map, to store for the next table, with `?` where a person decides. */
  readonly map: TableMap;
  /** Questions that only a person can answer. While a question is open, no invoices are returned. */
  readonly questions: readonly TableInWords[];
  /**
   * Returns the verdict on each invoice with its request as soon as its last row is read, so that not all of them are
   * in memory. If the file cannot be read further, the last item has the error.
   */
  readonly invoices: () => Generator<TableVerdict, TableInWords | undefined>;
  /**
   * Returns the table as a workbook (XLSX) with the findings of these verdicts at their cells and, on request, with
   * the safe corrections.
   */
  readonly checked: (verdicts: Iterable<TableVerdict>, options?: { readonly fix?: boolean }) => Uint8Array;
}

const readTableOptionsKind = optionsOf<ReadTableOptions>({
  ...validateOptionShape,
  map: tableMapKind,
} satisfies OptionShape<ReadTableOptions>);

/**
 * Reads a table of invoices, XLSX or CSV, with one row per line or per invoice. Bad data gives findings at the cells,
 * or a failure if the file is not a table.
 *
 * @example
 * ```ts
 * import { readTable } from 'pint-ae/table';
 *
 * const csv = new TextEncoder().encode('Type;Invoice no;Item;Qty\nInvoice;INV-1;Chair;two\n');
 * const table = await readTable(csv);
 * if (table.ok)
 *   for (const { number, issues } of table.value.invoices())
 *     console.log(number, issues[0]?.address, issues[0]?.message); // INV-1 D2 “two” cannot be read as a number.
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export async function readTable(
  bytes: Uint8Array,
  options: ReadTableOptions = {},
): Promise<Result<InvoiceTable, TableInWords>> {
  checkOptions('readTable', readTableOptionsKind, options);
  const { map, documentType } = options;
  const language = nameOfLanguage(options.language);
  const judging = pickOptions(validateOptionShape, options);
  const file = await readTableFile(bytes);
  const planned = file.ok
    ? planOf(file.value, map, { decided: documentType === undefined ? [] : ['documentType'] })
    : file;
  if (!planned.ok) return { ok: false, failure: faultInWords(planned.failure, language) };
  const table = planned.value;
  const { heads, survey, plan } = table;

  function* invoices(): Generator<TableVerdict, TableInWords | undefined> {
    if (plan.questions.length > 0) return undefined;
    const fault = yield* verdictsOf(table, judging);
    return fault && faultInWords(fault, language);
  }

  return {
    ok: true,
    value: {
      sheet: heads.sheet.name,
      headRow: heads.row,
      rows: survey.rows,
      invoiceCount: survey.lastRows.size,
      columns: heads.columns.map(({ index, head }) => ({
        letters: columnLetters(index),
        head,
        path: plan.used.find(({ column }) => column.index === index)?.field.path,
      })),
      map: plan.map,
      questions: plan.questions.map((question) => questionInWords(question, language)),
      invoices,
      checked(verdicts, { fix = false } = {}) {
        const workbook = checkedWorkbook(heads, language, fix);
        for (const verdict of verdicts) workbook.add(verdict);
        return workbook.bytes();
      },
    },
  };
}
