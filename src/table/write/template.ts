import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import type { FieldRow } from '../../core/specification/fields.ts';
import { describedSpecification } from '../../specification/described.ts';
import { supplyTexts } from '../../specification/facts.ts';
import { tableNames } from '../../specification/table-names.ts';
import { columnLetters } from '../cell.ts';
import { type ColumnField, columnField, fieldAt, headsOfFields } from '../map/column-field.ts';
import texts from '../messages/table.json' with { type: 'json' };
import { sheetName, workbookOf } from '../xlsx/write-workbook.ts';

interface TemplateColumn {
  readonly field: ColumnField;
  readonly head: string;
  readonly row: FieldRow | undefined;
  readonly codes: readonly (readonly [code: string, meaning: string])[];
}

/**
 * Makes a workbook (XLSX) to fill in, with a sheet for the invoices, a sheet that explains the columns, and a sheet
 * with their codes.
 *
 * @example
 * ```ts
 * import { readTable, writeTemplate } from 'pint-ae/table';
 *
 * const table = await readTable(writeTemplate('ar'));
 * if (table.ok) console.log(table.value.columns[1]?.path); // invoiceNumber
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function writeTemplate(language: Language = 'en'): Uint8Array {
  const columns = templateColumns(language);
  const lists = columns.filter(({ codes }) => codes.length > 0);
  const codesSheet = sheetName(fill(texts.sheets.codes, language));
  const isRightToLeft = language === 'ar';
  return workbookOf([
    {
      name: fill(texts.sheets.invoices, language),
      isRightToLeft,
      hasFilter: true,
      rows: [columns.map(({ head }) => head)],
      columns: columns.map(({ field, head }) => ({
        width: Math.max(12, Math.min(30, head.length + 2)),
        form: formOf(field),
      })),
      choices: lists.map((column, at) => ({
        column: columns.indexOf(column),
        range: `'${codesSheet.replaceAll("'", "''")}'!$${columnLetters(at * 2)}$2:$${columnLetters(at * 2)}$${column.codes.length + 1}`,
      })),
    },
    {
      name: fill(texts.sheets.help, language),
      isRightToLeft,
      columns: [{ width: 28 }, { width: 34 }, { width: 10 }, { width: 90 }, { width: 40 }],
      rows: helpRows(columns, language),
    },
    {
      name: codesSheet,
      isRightToLeft,
      columns: lists.flatMap(() => [{ width: 14 }, { width: 34 }]),
      rows: codeRows(lists),
    },
  ]);
}

function templateColumns(language: Language): TemplateColumn[] {
  const { fields, messages } = describedSpecification;
  const heads = headsOfFields(fields)[language];
  return Object.entries(tableNames.template).flatMap(([path, list]) => {
    const field = columnField(path, fields);
    if (field === undefined) return [];
    const named = list === null ? {} : (messages.codeLists[list] ?? {});
    const codes = Object.entries(named).map(
      ([code, meaning = supplyTexts[code]?.sentence]) =>
        [code, meaning === undefined ? '' : fill(meaning, language)] as const,
    );
    const row = fieldAt(path.replace('lines[]', 'lines'), fields);
    return [{ field, head: heads.get(path) ?? path, row, codes }];
  });
}

/** Identifiers are kept as texts, since spreadsheets change long numbers and those that begin with zero. */
function formOf({ kind, name }: ColumnField): 'text' | 'date' | 'general' {
  if (kind === 'date') return 'date';
  return kind === 'decimal' || kind === 'amount' || kind === 'price' || name === 'description'
    ? 'general'
    : 'text';
}

function helpRows(columns: readonly TemplateColumn[], language: Language): string[][] {
  const { help } = texts;
  const words = (text: (typeof help)[keyof typeof help]) => fill(text, language);
  return [
    [help.column, help.field, help.needed, help.what, help.example].map(words),
    ...columns.map(({ field, head, row }) => [
      head,
      field.path,
      row?.presence === 'required' || field.path === 'invoiceNumber' ? words(help.yes) : '',
      row === undefined ? '' : fill(row.description, language),
      (row?.examples ?? []).slice(0, 4).join(', '),
    ]),
    [],
    [words(help.intro)],
  ];
}

function* codeRows(lists: readonly TemplateColumn[]): Generator<string[]> {
  yield lists.flatMap(({ head }) => [head, '']);
  const longest = Math.max(0, ...lists.map(({ codes }) => codes.length));
  for (let at = 0; at < longest; at += 1) yield lists.flatMap(({ codes }) => [...(codes[at] ?? ['', ''])]);
}
