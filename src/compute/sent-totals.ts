import { vatCategories } from '../../rules/ae/defaults/vat-categories.ts';
import type { ComputedInvoice, ComputedLine, Contradiction, TaxSubtotal } from '../core/computed-invoice.ts';
import { type Decimal, roundToCents, sum, zero } from '../core/decimal.ts';
import type { SentTotals } from '../core/invoice.ts';
import { computeBreakdown } from './breakdown.ts';

/** How far sent totals may be from the computed ones and still be taken for the same (aligned-ibrp-s-09). */
const tolerance = 0.02;
/** A line net may be a cent off, for callers that round their half-cents otherwise. */
const lineTolerance = 0.01;
/** Cash rounding stays below one unit of the currency. */
const roundingLimit = 1;

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

/** Rounding amount (IBT-114): what a sent payable amount differs by, where that is cash rounding. */
export function payableRoundingOf(
  taxInclusiveAmount: Decimal,
  prepaid: Decimal,
  sent: Decimal | undefined,
): Decimal | undefined {
  if (sent === undefined) return undefined;
  const rounding = roundToCents(sent).minus(taxInclusiveAmount.minus(prepaid));
  const prepaidForgotten = !prepaid.isZero() && roundToCents(sent).equals(taxInclusiveAmount);
  const isRounding = !rounding.isZero() && rounding.abs().lessThan(roundingLimit) && !prepaidForgotten;
  return isRounding ? rounding : undefined;
}

/** What is sent, and what it is compared with. */
type Claims = Pick<ComputedInvoice, 'lines' | 'allowancesCharges' | 'totals' | 'sent'>;

/**
 * Sent amounts that the document does not add up to. A total that merely follows from another contradicting amount is
 * not listed again: one wrong figure is one finding.
 */
export function contradictionsOf(invoice: Claims): Contradiction[] {
  const { lines, totals, sent } = invoice;
  return [
    ...lineContradictions(lines),
    ...totalContradiction('taxAmount', 'taxTotal.taxAmount', sent.taxAmount, totals.taxAmount, () =>
      claimedTax(invoice),
    ),
    ...monetaryContradictions(totals, sent, () => claimedLineExtension(lines)),
  ];
}

function lineContradictions(lines: readonly ComputedLine[]): Contradiction[] {
  const contradictions: Contradiction[] = [];
  for (const { path, sentNetAmount: sent, netAmount: computed } of lines) {
    if (sent === undefined) continue;
    const difference = roundToCents(sent).minus(computed).abs();
    if (difference.greaterThan(lineTolerance))
      contradictions.push({
        amount: 'lineNetAmount',
        path: `${path}.lineExtensionAmount`,
        sent,
        computed,
      });
  }
  return contradictions;
}

function monetaryContradictions(
  totals: ComputedInvoice['totals'],
  { taxAmount, legalMonetaryTotal }: SentTotals,
  claimedLines: () => Decimal,
): Contradiction[] {
  if (legalMonetaryTotal === undefined) return [];
  const { lineExtensionAmount, taxExclusiveAmount, taxInclusiveAmount, payableAmount } = legalMonetaryTotal;
  const entries = totals.taxExclusiveAmount.minus(totals.lineExtensionAmount);
  const prepaid = totals.prepaidAmount ?? zero;
  const at = (name: string) => `legalMonetaryTotal.${name}`;
  return [
    ...totalContradiction(
      'lineExtensionAmount',
      at('lineExtensionAmount'),
      lineExtensionAmount,
      totals.lineExtensionAmount,
      claimedLines,
    ),
    ...totalContradiction(
      'taxExclusiveAmount',
      at('taxExclusiveAmount'),
      taxExclusiveAmount,
      totals.taxExclusiveAmount,
      () => lineExtensionAmount.plus(entries),
    ),
    ...totalContradiction(
      'taxInclusiveAmount',
      at('taxInclusiveAmount'),
      taxInclusiveAmount,
      totals.taxInclusiveAmount,
      () => taxExclusiveAmount.plus(taxAmount ?? totals.taxAmount),
    ),
    ...totalContradiction('payableAmount', at('payableAmount'), payableAmount, totals.payableAmount, () =>
      isSame(taxInclusiveAmount, totals.taxInclusiveAmount)
        ? totals.payableAmount
        : taxInclusiveAmount.minus(prepaid),
    ),
  ];
}

function totalContradiction(
  amount: Contradiction['amount'],
  path: string,
  sent: Decimal | undefined,
  computed: Decimal,
  claimed: () => Decimal,
): Contradiction[] {
  if (sent === undefined || isSame(sent, computed) || isSame(sent, claimed())) return [];
  return [{ amount, path, sent, computed }];
}

function isSame(one: Decimal, other: Decimal): boolean {
  return one.minus(other).abs().lessThanOrEqualTo(tolerance);
}

function claimedLineExtension(lines: readonly ComputedLine[]): Decimal {
  return sum(lines.map(({ sentNetAmount, netAmount }) => sentNetAmount ?? netAmount));
}

function claimedTax({
  lines,
  allowancesCharges,
}: Pick<ComputedInvoice, 'lines' | 'allowancesCharges'>): Decimal {
  const claimed = lines.map(({ vatCategory, vatPercent, netAmount, sentNetAmount }) => ({
    vatCategory,
    vatPercent,
    netAmount: sentNetAmount ?? netAmount,
  }));
  return taxOf(computeBreakdown(claimed, allowancesCharges));
}
