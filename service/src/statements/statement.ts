import type { Language } from 'pint-ae';
import { byPlaceInReturn, csvOf, nameOfReturnRow, vatReturnRowOf } from 'pint-ae/internal/server';
import type { Counted, SummedVat, VatLine } from './sums.ts';

const sideOf = (isSale: boolean) => (isSale ? 'sales' : 'purchases');

/** Figures by box, in the order of the return; sums that share a row are added by the database only where it has a box. */
export function figuresOf(sums: readonly SummedVat[], language: Language) {
  return sums
    .map(({ isSale, vatCategory, subdivision, ...sum }) => {
      const row = vatReturnRowOf(sideOf(isSale), vatCategory, subdivision);
      return { row, subdivision, ...sum };
    })
    .sort((one, other) => byPlaceInReturn(one.row, other.row))
    .map(({ row, subdivision, taxableAmount, taxAmount, count }) => ({
      box: row.box ?? null,
      name: nameOfReturnRow(row, language),
      side: row.side,
      vatCategory: row.vatCategory,
      subdivision,
      taxableAmount,
      taxAmount: row.statesTax ? taxAmount : null,
      documents: count,
    }));
}

/** Documents of the month that are in no figure, by the reason. */
export function notCountedOf(counts: readonly Counted[]) {
  const count = (isOne: (counted: Counted) => boolean) =>
    counts.filter(isOne).reduce((sum, counted) => sum + counted.count, 0);
  const isKept = ({ status, isRepeated }: Counted) =>
    !isRepeated && (status === 'Sent' || status === 'Received');
  return {
    notSent: count(({ direction, status }) => direction === 'Outbound' && status !== 'Sent'),
    refused: count(({ status }) => status === 'Refused'),
    repeated: count(({ status, isRepeated }) => isRepeated && status !== 'Refused'),
    withoutVat: count((counted) => isKept(counted) && counted.withoutVat),
  };
}

/** A row for each document and category, for a spreadsheet. */
export function statementCsv(lines: readonly VatLine[], language: Language): string {
  return csvOf([
    columns,
    ...lines.map((line) => {
      const row = vatReturnRowOf(sideOf(line.isSale), line.vatCategory, line.subdivision);
      return [
        ...[line.id, line.invoiceNumber, line.documentType, line.direction, line.issueDate, line.suppliedOn],
        ...[
          line.exchangeStatus,
          line.reportingStatus,
          row.side,
          row.box ?? '',
          nameOfReturnRow(row, language),
        ],
        ...[line.vatCategory, line.subdivision ?? '', Number(line.taxableAmount)],
        row.statesTax ? Number(line.taxAmount) : '',
      ];
    }),
  ]);
}

/** The names of the members of the JSON, in every language. */
const columns = [
  ...['id', 'invoiceNumber', 'documentType', 'direction', 'issueDate', 'suppliedOn'],
  ...['exchangeStatus', 'reportingStatus', 'side', 'box', 'name', 'vatCategory', 'subdivision'],
  ...['taxableAmount', 'taxAmount'],
];
