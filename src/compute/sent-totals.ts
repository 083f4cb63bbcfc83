import type { TaxSubtotal } from '../core/computed-invoice.ts';
import { type Decimal, roundToCents, sum } from '../core/decimal.ts';
import { type Specification, vatCategoryOf } from '../core/specification.ts';

/**
 * Honours a VAT total (IBT-110) that the caller rounded per line: the difference goes into the group that may carry it,
 * as far as the specification tolerates.
 */
export function honourSentTax(
  breakdown: readonly TaxSubtotal[],
  sent: Decimal | undefined,
  specification: Specification,
): readonly TaxSubtotal[] {
  if (sent === undefined) return breakdown;
  const difference = roundToCents(sent).minus(taxOf(breakdown));
  if (difference.isZero() || difference.abs().greaterThan(specification.tolerances.total)) return breakdown;
  const carrier = breakdown.find(
    ({ vatCategory }) => vatCategoryOf(specification, vatCategory).absorbsRounding,
  );
  return breakdown.map((group) =>
    group === carrier ? { ...group, taxAmount: group.taxAmount.plus(difference) } : group,
  );
}

/** IBT-110: the sum of the VAT amounts of the breakdown. */
export function taxOf(breakdown: readonly TaxSubtotal[]): Decimal {
  return sum(breakdown.map(({ taxAmount }) => taxAmount));
}

/** What decides whether a sent payable amount is a rounding of the computed one. */
export interface Payable {
  readonly currency: string;
  readonly taxInclusiveAmount: Decimal;
  readonly prepaid: Decimal;
  readonly sent: { readonly taxInclusiveAmount: Decimal; readonly payableAmount: Decimal };
}

/**
 * Rounding amount (IBT-114): what a sent payable amount differs by, where that is a cash rounding or no more than any total
 * may. One that is the total with VAT although something is prepaid has forgotten what is prepaid.
 */
export function payableRoundingOf(
  { currency, taxInclusiveAmount, prepaid, sent }: Payable,
  specification: Specification,
): Decimal | undefined {
  const { total } = specification.tolerances;
  const payable = roundToCents(sent.payableAmount);
  const rounding = payable.minus(taxInclusiveAmount.minus(prepaid));
  const isPrepaidForgotten = !prepaid.isZero() && payable.equals(taxInclusiveAmount);
  // Who comes to another total with VAT did not round it: the difference is a mistake of the same size.
  const isOfThisTotal = sent.taxInclusiveAmount.minus(taxInclusiveAmount).abs().lessThanOrEqualTo(total);
  if (rounding.isZero() || isPrepaidForgotten || !isOfThisTotal) return undefined;
  const isTolerated = rounding.abs().lessThanOrEqualTo(total);
  return isTolerated || isCashRounding(rounding, payable, currency, specification) ? rounding : undefined;
}

/** Cash comes in coins: the payable is a multiple of the smallest, and less than the limit was rounded. */
function isCashRounding(
  rounding: Decimal,
  payable: Decimal,
  currency: string,
  { tolerances: { cash }, accounting }: Specification,
): boolean {
  const coin = currency === accounting.currency ? cash.accountingCoin : cash.otherCoin;
  return rounding.abs().lessThan(cash.below) && payable.modulo(coin).isZero();
}
