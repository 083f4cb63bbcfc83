import { Decimal, sum } from '../numbers/decimal.ts';
import { roundAmount } from '../numbers/rounding.ts';
import { type Specification, vatCategoryOf } from './specification.ts';

/** A part with its own VAT: a line, or an allowance or charge of the document. */
export interface Taxed {
  readonly amount: Decimal;
  readonly vatCategory: string;
}

/** A half is rounded away from zero, or to the even unit, as some systems do. */
const roundings = [
  roundAmount,
  (vat: Decimal, minorUnits: number) => vat.toDecimalPlaces(minorUnits, Decimal.ROUND_HALF_EVEN),
] as const;

/** The VAT totals of systems that round VAT on each line and add the results. */
export function vatTotalsByLine(
  taxed: readonly Taxed[],
  minorUnits: number,
  specification: Pick<Specification, 'vatCategories'>,
): readonly Decimal[] {
  const exact = taxed.map(({ amount, vatCategory }) =>
    amount.times(vatCategoryOf(specification, vatCategory).taxPercent).div(100),
  );
  return roundings.map((round) => sum(exact.map((vat) => round(vat, minorUnits))));
}

/** Returns lines, and allowances and charges of the document, as parts with VAT; undefined if one has no category. */
export function taxedParts(
  lines: readonly { readonly netAmount: Decimal; readonly vatCategory: string }[],
  entries: readonly {
    readonly amount: Decimal;
    readonly isCharge: boolean;
    readonly vatCategory: string | undefined;
  }[],
): readonly Taxed[] | undefined {
  const parts: Taxed[] = lines.map(({ netAmount, vatCategory }) => ({ amount: netAmount, vatCategory }));
  for (const { amount, isCharge, vatCategory } of entries) {
    if (vatCategory === undefined) return undefined;
    parts.push({ amount: isCharge ? amount : amount.negated(), vatCategory });
  }
  return parts;
}
