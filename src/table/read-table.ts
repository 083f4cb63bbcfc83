import type { Encoding } from 'schematron-compiler/xml-reader';
import type { Result } from '../core/findings/result.ts';
import { kindOfBytes } from '../intake/file-kind.ts';
import type { Row } from './cell.ts';
import { csvRows, csvText, type Separator, separatorOf } from './csv/csv-text.ts';
import { fail, faultOf, type TableFault } from './fault.ts';
import { type TableLimits, tableLimits } from './limits.ts';
import { hiddenColumns, sheetRows, withMergedCells } from './xlsx/sheet-rows.ts';
import { openWorkbook } from './xlsx/workbook.ts';

export interface TableFile {
  readonly kind: 'csv' | 'xlsx';
  readonly csv?: { readonly encoding: Encoding; readonly separator: Separator };
  readonly sheets: readonly Sheet[];
}

/** A sheet. Its rows are read again each time they are requested. */
export interface Sheet {
  /** Its name; empty for CSV. */
  readonly name: string;
  readonly isHidden: boolean;
  /** Its hidden columns, from 0. */
  readonly hiddenColumns: () => ReadonlySet<number>;
  /** The rows that have a cell; a generator that may end with a `FaultyTable`. */
  readonly rows: () => Iterable<Row>;
}

/** Opens a file of a spreadsheet, XLSX or CSV, without reading its rows. */
export async function readTableFile(
  bytes: Uint8Array,
  limits: TableLimits = tableLimits,
): Promise<Result<TableFile, TableFault>> {
  try {
    return { ok: true, value: await opened(bytes, limits) };
  } catch (error) {
    return { ok: false, failure: faultOf(error) };
  }
}

/** Result of a function that reads rows, or the fault that ended it. */
export function caught<Value>(read: () => Value): Result<Value, TableFault> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    return { ok: false, failure: faultOf(error) };
  }
}

async function opened(bytes: Uint8Array, limits: TableLimits): Promise<TableFile> {
  if (bytes.length > limits.bytes) fail('fileTooLarge', { most: Math.floor(limits.bytes / 2 ** 20) });
  const kind = kindOfBytes(bytes);
  if (kind === 'oldOffice') fail('oldWorkbook');
  if (kind === 'xlsx' || kind === 'zip') return openedWorkbook(bytes, limits);
  if (kind !== undefined) fail('notTable');
  return openCsv(bytes, limits);
}

/** The only sheet of a CSV file; throws a fault if the file has no table. */
export function openCsv(bytes: Uint8Array, limits: TableLimits): TableFile {
  const { text, encoding } = csvText(bytes);
  if (text.trim() === '') fail('emptyTable');
  if (/^\s*[<{]/.test(text.slice(0, 1000))) fail('notTable');
  const { separator, start } = separatorOf(text);
  return {
    kind: 'csv',
    csv: { encoding, separator },
    sheets: [
      {
        name: '',
        isHidden: false,
        hiddenColumns: () => new Set(),
        rows: () => csvRows(text, separator, start, limits),
      },
    ],
  };
}

async function openedWorkbook(bytes: Uint8Array, limits: TableLimits): Promise<TableFile> {
  const workbook = await openWorkbook(bytes, limits);
  if (workbook.sheets.length === 0) fail('noWorkbook');
  return {
    kind: 'xlsx',
    sheets: workbook.sheets.map((sheet) => ({
      name: sheet.name,
      isHidden: sheet.isHidden,
      hiddenColumns: () => hiddenColumns(sheet, limits),
      rows: () => withMergedCells(sheetRows(workbook, sheet, limits), sheet),
    })),
  };
}
