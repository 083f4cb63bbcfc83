import type { Language } from 'pint-ae';
import { csvOf, ledgerTexts, nativeDeflate, workbookOf } from 'pint-ae/internal/server';
import { computeVatReturn, type LedgerEntry, type VatFigure, type VatReturn } from 'pint-ae/ledger';
import type { StoredEntry } from '../draft/ledger-notes.ts';
import texts from './messages/statement.json' with { type: 'json' };

/** A document as the database gives it, in an array: objects of hundreds of thousands would take long. */
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
];

export interface StatementInput {
  /** The documents that may count: an array of rows as JSON. */
  readonly rows: string;
  readonly from: string;
  readonly to: string;
  readonly language: Language;
}

/** Documents are only counted after so many. */
const listedAtMost = 200;

/** The ledger's return on the entries of a company, with what the service knows of their documents. */
function statementOf({ rows, from, to, language }: StatementInput) {
  const documents = (JSON.parse(rows) as StatementRow[]).sort(([one], [other]) => one - other);
  const company = [...new Set(documents.flatMap(ownName))];
  const books = computeVatReturn(documents.map(entryOf), { from, to, company, language });
  return { books, byId: new Map(documents.map((row) => [row[1], row])) };
}

/** Under which name a document has the company: the buyer issues a self-billed one. */
function ownName([, , { document }, , , , direction]: StatementRow): string[] {
  if (document === null) return [];
  const isSeller = (direction === 'Outbound') !== (document.profile === 'selfbilling');
  return [(isSeller ? document.seller : document.buyer).id];
}

/** The entry of a row in the ledger: a document that was sent was valid. */
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

/** The names of the members of the JSON, in every language. */
const columns = [
  ...(['id', 'invoiceNumber', 'documentType', 'direction', 'issueDate', 'suppliedOn'] as const),
  ...(['exchangeStatus', 'reportingStatus', 'side', 'box', 'name', 'vatCategory', 'subdivision'] as const),
  ...(['taxableAmount', 'taxAmount'] as const),
];

type Cell = string | { readonly amount: string };

/** A row for each document and figure, for programs; the first of a document says how it is rounded. */
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

/** The same for people, with the figures, and the facts that documents cannot tell. */
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
    rows: [head.map((column) => heads[column][language]), ...rows.map((row) => row.map(asNumber))],
    isRightToLeft: language === 'ar',
    hasFilter: true,
  });
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

/** The parts of the figures, document by document in the order in which they were kept. */
function linesOf({ figures }: VatReturn, byId: ReadonlyMap<string, StatementRow>) {
  return figures
    .flatMap((figure) => figure.documents.map((part) => ({ figure, part, row: byId.get(part.name) })))
    .flatMap(({ row, ...part }) => (row === undefined ? [] : [{ row, ...part }]))
    .sort((one, other) => one.row[0] - other.row[0])
    .map(({ row, figure, part }) => ({ id: part.name, line: lineOf(row, figure, part) }));
}

function lineOf(
  [, id, { document }, , invoiceNumber, documentType, direction, ...tracks]: StatementRow,
  { side, box, name, vatCategory }: VatFigure,
  { taxableAmount, taxAmount }: VatFigure['documents'][number],
): Cell[] {
  return [
    ...[id, invoiceNumber, documentType, direction, document?.issueDate ?? '', document?.suppliedOn ?? ''],
    ...[...tracks, side, box ?? '', name, vatCategory, document?.seller.subdivision ?? ''],
    ...[{ amount: taxableAmount }, { amount: taxAmount ?? '' }],
  ];
}

/** Excel keeps numbers as doubles. */
function asNumber(cell: Cell | number): string | number {
  if (typeof cell !== 'object') return cell;
  return cell.amount === '' ? '' : Number(cell.amount);
}
