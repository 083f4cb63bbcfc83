import type { Language } from 'pint-ae';
import {
  csvOf,
  ledgerTexts,
  nameOfReturnRow,
  nativeDeflate,
  notToldIn,
  type RoundingFact,
  roundingInWords,
  type StoredVatPart,
  vatReturnRowOf,
  workbookOf,
} from 'pint-ae/internal/server';
import texts from './messages/statement.json' with { type: 'json' };

/** A document of a month as the database gives it, in an array: objects of hundreds of thousands would take long. */
export type StatementRow = readonly [
  position: number,
  isSale: boolean,
  vat: readonly StoredVatPart[],
  roundings: readonly RoundingFact[] | null,
  ...facts: readonly string[],
];

/** A figure of the month, by box of the VAT return. */
export interface StatementFigure {
  readonly box: string | null;
  readonly name: string;
  readonly side: 'sales' | 'purchases';
  readonly vatCategory: string;
  readonly subdivision: string | null;
  readonly taxableAmount: string;
  /** Null if documents do not state it. */
  readonly taxAmount: string | null;
  readonly documents: number;
}

export interface StatementFile {
  /** The documents of the month: an array of rows as JSON. */
  readonly rows: string;
  readonly language: Language;
}

export const sideOf = (isSale: boolean) => (isSale ? 'sales' : 'purchases');

/** The names of the members of the JSON, in every language. */
const columns = [
  ...(['id', 'invoiceNumber', 'documentType', 'direction', 'issueDate', 'suppliedOn'] as const),
  ...(['exchangeStatus', 'reportingStatus', 'side', 'box', 'name', 'vatCategory', 'subdivision'] as const),
  ...(['taxableAmount', 'taxAmount'] as const),
];

type Cell = string | { readonly amount: string };

/** A row for each document and category, for programs; the first of a document says how it is rounded. */
export function statementCsv({ rows, language }: StatementFile): string {
  return csvOf(csvLines(inOrder(rows), language));
}

function* csvLines(documents: readonly StatementRow[], language: Language): Generator<readonly Cell[]> {
  yield [...columns, 'roundings'];
  const linesOf = statementLines(language);
  for (const document of documents) {
    let [, , , roundings] = document;
    for (const line of linesOf(document)) {
      yield [...line, roundings?.map((fact) => roundingInWords(fact, language).message).join(' ') ?? ''];
      roundings = null;
    }
  }
}

/** The same for people, with the figures, and the facts that documents cannot tell. */
export function statementWorkbook({
  rows,
  language,
  figures,
}: StatementFile & { readonly figures: readonly StatementFigure[] }): Uint8Array {
  const { tables, sides } = ledgerTexts;
  const heads = { ...ledgerTexts.columns, ...texts.columns };
  const documents = inOrder(rows);
  const sheet = (
    name: keyof typeof tables,
    head: readonly (keyof typeof heads)[],
    content: Iterable<readonly (Cell | number)[]>,
  ) => ({
    name: tables[name][language],
    rows: workbookRows(
      head.map((column) => heads[column][language]),
      content,
    ),
    isRightToLeft: language === 'ar',
    hasFilter: true,
  });
  const sheets = [
    sheet(
      'figures',
      ['box', 'name', 'side', 'vatCategory', 'subdivision', 'taxableAmount', 'taxAmount', 'count'],
      figures.map(({ box, name, side, vatCategory, subdivision, taxableAmount, taxAmount, documents }) => [
        ...[box ?? '', name, sides[side][language], vatCategory, subdivision ?? ''],
        ...[{ amount: taxableAmount }, { amount: taxAmount ?? '' }, documents],
      ]),
    ),
    sheet('documents', columns, allLines(documents, language)),
    sheet(
      'roundings',
      ['id', 'invoiceNumber', 'rule', 'amount', 'currency', 'message'],
      roundingLines(documents, language),
    ),
    sheet(
      'notTold',
      ['box', 'message'],
      notToldIn(language).map(({ boxes, message }) => [boxes.join(', '), message]),
    ),
  ];
  return workbookOf(sheets, nativeDeflate);
}

function* workbookRows(
  head: readonly string[],
  content: Iterable<readonly (Cell | number)[]>,
): Generator<readonly (string | number)[]> {
  yield head;
  for (const row of content) yield row.map(asNumber);
}

/** Excel keeps numbers as doubles. */
function asNumber(cell: Cell | number): string | number {
  if (typeof cell !== 'object') return cell;
  return cell.amount === '' ? '' : Number(cell.amount);
}

/** The documents in the order in which they were kept. */
function inOrder(rows: string): readonly StatementRow[] {
  const documents: StatementRow[] = JSON.parse(rows);
  return documents.sort(([one], [other]) => one - other);
}

function* allLines(documents: readonly StatementRow[], language: Language): Generator<readonly Cell[]> {
  const linesOf = statementLines(language);
  for (const document of documents) yield* linesOf(document);
}

/** A function for the lines of a document: one for each part of its VAT. */
function statementLines(language: Language): (document: StatementRow) => readonly (readonly Cell[])[] {
  const ofReturn = returnRows(language);
  return ([, isSale, vat, , ...facts]) =>
    vat.map(({ vatCategory, subdivision, taxableAmount, taxAmount }) => {
      const { side, box, name, statesTax } = ofReturn(isSale, vatCategory, subdivision);
      return [
        ...facts,
        side,
        box,
        name,
        vatCategory,
        subdivision ?? '',
        { amount: taxableAmount },
        { amount: statesTax ? taxAmount : '' },
      ];
    });
}

function* roundingLines(documents: readonly StatementRow[], language: Language): Generator<readonly Cell[]> {
  for (const [, , , roundings, id = '', invoiceNumber = ''] of documents)
    for (const fact of roundings ?? []) {
      const { kind, amount, currency, message } = roundingInWords(fact, language);
      yield [id, invoiceNumber, kind, { amount }, currency, message];
    }
}

/** The row of the return for each kind of VAT, looked up once. */
function returnRows(language: Language) {
  const known = new Map<string, { side: string; box: string; name: string; statesTax: boolean }>();
  return (isSale: boolean, vatCategory: string, subdivision: string | null) => {
    const key = `${isSale} ${vatCategory} ${subdivision}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const row = vatReturnRowOf(sideOf(isSale), vatCategory, subdivision);
    const { side, box = '', statesTax } = row;
    const named = { side, box, name: nameOfReturnRow(row, language), statesTax };
    known.set(key, named);
    return named;
  };
}
