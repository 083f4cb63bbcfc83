import { accountingCurrency, cashRounding } from '../../rules/ae/defaults/currency.ts';
import { vatCategories } from '../../rules/ae/defaults/vat-categories.ts';
import type { TaxSubtotal } from '../core/computed-invoice.ts';
import { type Decimal, decimal, roundToCents, sum, zero } from '../core/decimal.ts';

/** How far a sent VAT total or payable amount may be from the computed one and still be written (decisions 11, 13). */
const tolerance = decimal(0.02);

/**
 * Honours a VAT total (IBT-110) that the caller rounded per line: the difference goes into the group that may carry it,
 * whose amount the official check takes within two cents.
 */
export function honourSentTax(
  breakdown: readonly TaxSubtotal[],
  sent: Decimal | undefined,
): readonly TaxSubtotal[] {
  const difference = sent === undefined ? zero : roundToCents(sent).minus(taxOf(breakdown));
  const carrier = breakdown.find(({ vatCategory }) => vatCategories[vatCategory].absorbsRounding);
  if (carrier === undefined || difference.isZero() || difference.abs().greaterThan(tolerance))
    return breakdown;
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
  readonly sent: Decimal | undefined;
}

/**
 * Rounding amount (IBT-114): what a sent payable amount differs by, where that is a cash rounding or at most 0.02. One that
 * is the total with VAT although something is prepaid has forgotten what is prepaid.
 */
export function payableRoundingOf({ currency, taxInclusiveAmount, prepaid, sent }: Payable): Decimal | undefined {
  if (sent === undefined) return undefined;
  const payable = roundToCents(sent);
  const rounding = payable.minus(taxInclusiveAmount.minus(prepaid));
  const isPrepaidForgotten = !prepaid.isZero() && payable.equals(taxInclusiveAmount);
  if (rounding.isZero() || isPrepaidForgotten) return undefined;
  const isTolerated = rounding.abs().lessThanOrEqualTo(tolerance);
  return isTolerated || isCashRounding(rounding, payable, currency) ? rounding : undefined;
}

/** Cash comes in coins: the payable is a multiple of the smallest, and less than one unit was rounded. */
function isCashRounding(rounding: Decimal, payable: Decimal, currency: string): boolean {
  const { limit, accountingCoin, otherCoin } = cashRounding;
  const coin = currency === accountingCurrency ? accountingCoin : otherCoin;
  return rounding.abs().lessThan(limit) && payable.modulo(coin).isZero();
}
