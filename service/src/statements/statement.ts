import type { Language } from 'pint-ae';
import { byPlaceInReturn, nameOfReturnRow, roundingInWords, vatReturnRowOf } from 'pint-ae/internal/server';
import { type StatementFigure, sideOf } from '../content/statement-file.ts';
import type { Counted, Rounded, SummedVat } from './sums.ts';

/** Figures by box, in the order of the return; sums that share a row are added by the database only where it has a box. */
export function figuresOf(sums: readonly SummedVat[], language: Language): StatementFigure[] {
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

/** The differences that rounding makes in documents, in words. */
export function roundingsIn(
  { count, documents }: { readonly count: number; readonly documents: readonly Rounded[] },
  language: Language,
) {
  const told = documents.map(({ roundings, ...document }) => ({
    ...document,
    roundings: roundings.map((fact) => roundingInWords(fact, language)),
  }));
  return { count, documents: told };
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
