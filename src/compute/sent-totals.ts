import type { ComputedInvoice, ComputedLine, Contradiction, TaxSubtotal } from '../core/computed-invoice.ts';
import { type Decimal, roundToCents, sum, zero } from '../core/decimal.ts';
import type { SentTotals } from '../core/invoice.ts';
import { type Specification, vatCategoryOf } from '../core/specification.ts';
import { computeBreakdown } from './breakdown.ts';

/**
 * Honours a VAT total (IBT-110) that the caller rounded per line: the difference goes into the group that may carry it,
 * as far as the specification tolerates.
 */
export function honourSentTax(
  breakdown: readonly TaxSubtotal[],
  sent: Decimal | undefined,
  specification: Specification,
): readonly TaxSubtotal[] {
  const difference = sent === undefined ? zero : roundToCents(sent).minus(taxOf(breakdown));
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

/** Rounding amount (IBT-114): what a sent payable amount differs by, where that is cash rounding. */
export function payableRoundingOf(
  taxInclusiveAmount: Decimal,
  prepaid: Decimal,
  sent: Decimal | undefined,
  limit: number,
): Decimal | undefined {
  if (sent === undefined) return undefined;
  const rounding = roundToCents(sent).minus(taxInclusiveAmount.minus(prepaid));
  const prepaidForgotten = !prepaid.isZero() && roundToCents(sent).equals(taxInclusiveAmount);
  const isRounding = !rounding.isZero() && rounding.abs().lessThan(limit) && !prepaidForgotten;
  return isRounding ? rounding : undefined;
}

/** What is sent, and what it is compared with. */
type Claims = Pick<ComputedInvoice, 'lines' | 'allowancesCharges' | 'totals' | 'sent'>;

/**
 * Sent amounts that the document does not add up to. A total that merely follows from another contradicting amount is
 * not listed again: one wrong figure is one finding.
 */
export function contradictionsOf(invoice: Claims, specification: Specification): Contradiction[] {
  const { tolerances } = specification;
  const { lines, totals, sent } = invoice;
  return [
    ...lineContradictions(lines, tolerances.line),
    ...totalContradiction(
      'taxAmount',
      'taxTotal.taxAmount',
      sent.taxAmount,
      totals.taxAmount,
      tolerances.total,
      () => claimedTax(invoice, specification),
    ),
    ...monetaryContradictions(totals, sent, tolerances.total, () => claimedLineExtension(lines)),
  ];
}

function lineContradictions(lines: readonly ComputedLine[], tolerance: number): Contradiction[] {
  const contradictions: Contradiction[] = [];
  for (const { path, sentNetAmount: sent, netAmount: computed } of lines) {
    if (sent === undefined) continue;
    const difference = roundToCents(sent).minus(computed).abs();
    if (difference.greaterThan(tolerance))
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
  tolerance: number,
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
      tolerance,
      claimedLines,
    ),
    ...totalContradiction(
      'taxExclusiveAmount',
      at('taxExclusiveAmount'),
      taxExclusiveAmount,
      totals.taxExclusiveAmount,
      tolerance,
      () => lineExtensionAmount.plus(entries),
    ),
    ...totalContradiction(
      'taxInclusiveAmount',
      at('taxInclusiveAmount'),
      taxInclusiveAmount,
      totals.taxInclusiveAmount,
      tolerance,
      () => taxExclusiveAmount.plus(taxAmount ?? totals.taxAmount),
    ),
    ...totalContradiction(
      'payableAmount',
      at('payableAmount'),
      payableAmount,
      totals.payableAmount,
      tolerance,
      () =>
        isSame(taxInclusiveAmount, totals.taxInclusiveAmount, tolerance)
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
  tolerance: number,
  claimed: () => Decimal,
): Contradiction[] {
  if (sent === undefined || isSame(sent, computed, tolerance) || isSame(sent, claimed(), tolerance))
    return [];
  return [{ amount, path, sent, computed }];
}

function isSame(one: Decimal, other: Decimal, tolerance: number): boolean {
  return one.minus(other).abs().lessThanOrEqualTo(tolerance);
}

function claimedLineExtension(lines: readonly ComputedLine[]): Decimal {
  return sum(lines.map(({ sentNetAmount, netAmount }) => sentNetAmount ?? netAmount));
}

function claimedTax(
  { lines, allowancesCharges }: Pick<ComputedInvoice, 'lines' | 'allowancesCharges'>,
  specification: Specification,
): Decimal {
  const claimed = lines.map(({ vatCategory, vatPercent, netAmount, sentNetAmount }) => ({
    vatCategory,
    vatPercent,
    netAmount: sentNetAmount ?? netAmount,
  }));
  return taxOf(computeBreakdown(claimed, allowancesCharges, specification));
}
