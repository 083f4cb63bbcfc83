import { Decimal } from 'decimal.js';
import type { Language } from 'pint-ae';
import { csvOf, ledgerTexts, nativeDeflate, workbookOf } from 'pint-ae/internal/server';
import { computeVatReturn, type LedgerEntry, type VatFigure, type VatReturn } from 'pint-ae/ledger';
import type { StoredEntry } from '../draft/ledger-notes.ts';
import texts from './messages/statement.json' with { type: 'json' };

/** A document from the database, as an array: objects would be slow for hundreds of thousands. */
type StatementRow = readonly [
  position: number,
  id: string,
  entry: StoredEntry,
  /** The day on which it was received; null if the company issued it. */
  receivedOn: string | null,
  invoiceNumber: string,
  documentType: string,
  direction: 'Inbound' | 'Outbound',
  exchangeStatus: string,
  reportingStatus: string,
  /** The other party of the document. */
  partyName: string,
  partyTrn: string | null,
];

export interface StatementInput {
  /** The documents that may count: a JSON array of rows. */
  readonly rows: string;
  readonly from: string;
  readonly to: string;
  readonly language: Language;
}

const listedAtMost = 200;

function statementOf({ rows, from, to, language }: StatementInput) {
  const documents = (JSON.parse(rows) as StatementRow[]).sort(([one], [other]) => one - other);
  const company = [...new Set(documents.flatMap(ownName))];
  const books = computeVatReturn(documents.map(entryOf), { from, to, company, language });
  return { books, byId: new Map(documents.map((row) => [row[1], row])) };
}

/** The company's name in a document: the buyer issues a self-billed document. */
function ownName([, , { document }, , , , direction]: StatementRow): string[] {
  if (document === null) return [];
  const isSeller = (direction === 'Outbound') !== (document.profile === 'selfbilling');
  return [(isSeller ? document.seller : document.buyer).id];
}

/** The ledger entry of a row: a sent document was valid. */
function entryOf([, name, entry, receivedOn, , , direction]: StatementRow): LedgerEntry {
  const outcome = direction === 'Outbound' ? 'valid' : entry.outcome;
  return { ...entry, name, outcome, receivedOn: receivedOn ?? undefined };
}

/** Figures, roundings and notes, with the first documents of each. */
export function statementFigures(input: StatementInput) {
  const { books, byId } = statementOf(input);
  const listed = (ids: readonly string[]) =>
    ids.slice(0, listedAtMost).map((id) => ({ id, invoiceNumber: byId.get(id)?.[4] ?? '' }));
  const rounded = new Map<string, Omit<VatReturn['roundings'][number], 'document'>[]>();
  for (const { document, ...rounding } of books.roundings)
    rounded.set(document, [...(rounded.get(document) ?? []), rounding]);
  return {
    dueOn: books.dueOn,
    figures: books.figures.map(({ documents, ...figure }) => ({ ...figure, documents: documents.length })),
    roundings: {
      count: rounded.size,
      documents: listed([...rounded.keys()]).map((each) => ({
        ...each,
        roundings: rounded.get(each.id) ?? [],
      })),
    },
    notes: books.notes.map(({ documents, ...note }) => ({
      ...note,
      count: documents.length,
      documents: listed(documents),
    })),
    notTold: books.notTold,
  };
}

/** The names of the JSON members, in every language. */
const columns = [
  ...(['id', 'invoiceNumber', 'documentType', 'direction', 'issueDate', 'suppliedOn'] as const),
  ...([
    'partyName',
    'partyTrn',
    'exchangeStatus',
    'reportingStatus',
    'side',
    'box',
    'name',
    'vatCategory',
    'subdivision',
  ] as const),
  ...(['taxableAmount', 'taxAmount'] as const),
];

type Cell = string | { readonly amount: string };

/** A row for each document and figure, for programs; the first row of a document explains its rounding. */
export function statementCsv(input: StatementInput): string {
  const { books, byId } = statementOf(input);
  const rounded = new Map<string, string>();
  for (const { document, message } of books.roundings)
    rounded.set(document, [rounded.get(document), message].filter(Boolean).join(' '));
  const lines = linesOf(books, byId).map(({ id, line }) => {
    const roundings = rounded.get(id) ?? '';
    rounded.delete(id);
    return [...line, roundings];
  });
  return csvOf([[...columns, 'roundings'], ...lines]);
}

/** A workbook of the statement for people, with the figures, and the facts that documents do not contain. */
export function statementWorkbook(input: StatementInput): Uint8Array {
  const { books, byId } = statementOf(input);
  const { language } = input;
  const { tables, sides } = ledgerTexts;
  const heads = { ...ledgerTexts.columns, ...texts.columns };
  const numberOf = (id: string) => byId.get(id)?.[4] ?? '';
  const sheet = (
    name: keyof typeof tables,
    head: readonly (keyof typeof heads)[],
    rows: readonly (readonly (Cell | number)[])[],
  ) => ({
    name: tables[name][language],
    rows: [
      head.map((column) => heads[column][language]),
      ...rows.map((row) => row.map((cell, at) => written(cell, head[at] ?? ''))),
      ...sums(head, rows),
    ],
    columns: head.map((column) => ({ width: widths[column] ?? 16 })),
    isRightToLeft: language === 'ar',
    hasFilter: true,
  });
  /** A row with the sum of each column of amounts, for either side. */
  const sums = (head: readonly string[], rows: readonly (readonly (Cell | number)[])[]) => {
    const at = head.indexOf('side');
    return (['sales', 'purchases'] as const).flatMap((side) => {
      const those = rows.filter((row) => at >= 0 && row[at] === sides[side][language]);
      if (those.length === 0) return [];
      return [
        head.map((column, index) => {
          const mark = 'head' as const;
          if (index === 0) return { value: texts.sum[language], mark };
          if (column === 'side') return { value: sides[side][language], mark };
          if (!amounts.has(column)) return { value: '', mark };
          return { value: sumOf(those.map((row) => row[index])), form: 'amount' as const, mark };
        }),
      ];
    });
  };
  const sheets = [
    sheet(
      'figures',
      ['box', 'name', 'side', 'vatCategory', 'taxableAmount', 'taxAmount', 'count'],
      books.figures.map(({ box, name, side, vatCategory, taxableAmount, taxAmount, documents }) => [
        ...[box ?? '', name, sides[side][language], vatCategory],
        ...[{ amount: taxableAmount }, { amount: taxAmount ?? '' }, documents.length],
      ]),
    ),
    sheet(
      'documents',
      columns,
      linesOf(books, byId).map(({ line }) => line),
    ),
    sheet(
      'roundings',
      ['id', 'invoiceNumber', 'rule', 'amount', 'currency', 'message'],
      books.roundings.map(({ document, kind, amount, currency, message }) => [
        ...[document, numberOf(document), kind, { amount }, currency, message],
      ]),
    ),
    sheet(
      'notes',
      ['rule', 'message', 'invoiceNumber'],
      books.notes.map(({ rule, message, documents }) => [rule, message, documents.map(numberOf).join(', ')]),
    ),
    sheet(
      'notTold',
      ['box', 'message'],
      books.notTold.map(({ boxes, message }) => [boxes.join(', '), message]),
    ),
  ];
  return workbookOf(sheets, nativeDeflate);
}

/** The parts of the figures, by document, in the order of storage. */
function linesOf({ figures }: VatReturn, byId: ReadonlyMap<string, StatementRow>) {
  return figures
    .flatMap((figure) => figure.documents.map((part) => ({ figure, part, row: byId.get(part.name) })))
    .flatMap(({ row, ...part }) => (row === undefined ? [] : [{ row, ...part }]))
    .sort((one, other) => one.row[0] - other.row[0])
    .map(({ row, figure, part }) => ({ id: part.name, line: lineOf(row, figure, part) }));
}

function lineOf(
  [, id, { document }, , invoiceNumber, documentType, direction, ...others]: StatementRow,
  { side, box, name, vatCategory }: VatFigure,
  { taxableAmount, taxAmount }: VatFigure['documents'][number],
): Cell[] {
  const [exchangeStatus, reportingStatus, partyName, partyTrn] = others;
  return [
    ...[id, invoiceNumber, documentType, direction, document?.issueDate ?? '', document?.suppliedOn ?? ''],
    ...[
      partyName,
      partyTrn ?? '',
      exchangeStatus,
      reportingStatus,
      side,
      box ?? '',
      name,
      vatCategory,
      document?.seller.subdivision ?? '',
    ],
    ...[{ amount: taxableAmount }, { amount: taxAmount ?? '' }],
  ];
}

const days: ReadonlySet<string> = new Set(['issueDate', 'suppliedOn']);
const amounts: ReadonlySet<string> = new Set(['taxableAmount', 'taxAmount']);

const widths: Readonly<Record<string, number>> = {
  ...{ id: 38, invoiceNumber: 22, partyName: 34, partyTrn: 18, name: 44, message: 80 },
  ...{ box: 8, vatCategory: 12, issueDate: 12, suppliedOn: 14, currency: 10, count: 12 },
};

/** A cell in the style of its column. Excel stores numbers as doubles. */
function written(cell: Cell | number, column: string) {
  if (typeof cell === 'number') return cell;
  if (typeof cell === 'string') return days.has(column) ? ({ value: cell, form: 'date' } as const) : cell;
  if (cell.amount === '') return '';
  // A rounding difference has more digits than an amount.
  return amounts.has(column)
    ? ({ value: Number(cell.amount), form: 'amount' } as const)
    : Number(cell.amount);
}

function sumOf(cells: readonly (Cell | number | undefined)[]): number {
  const stated = cells.flatMap((cell) =>
    typeof cell === 'object' && cell.amount !== '' ? [cell.amount] : [],
  );
  return stated.reduce((sum, amount) => sum.plus(amount), new Decimal(0)).toNumber();
}
