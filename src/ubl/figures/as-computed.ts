import type { ComputedInvoice, ComputedLine } from '../../core/invoice/computed-invoice.ts';
import type { Decimal } from '../../core/numbers/decimal.ts';
import { isNumberOf } from '../reading/fields.ts';
import type { ReadOf } from '../reading/read-parts.ts';

/** The amounts that a document states, as they were read. */
export interface StatedAmounts {
  readonly document: Pick<ReadOf<ComputedInvoice>, 'totals' | 'taxTotal' | 'accounting'>;
  readonly lines: readonly StatedLine[];
}

export type StatedLine = Pick<ReadOf<ComputedLine>, 'netAmount' | 'vatAmount' | 'payableAmount' | 'vatTotal'>;

/** Tells whether each stated amount is the computed one; false if a quick look cannot decide. */
export function isAsComputed(
  { document, lines }: StatedAmounts,
  { totals, taxTotal, accounting, ...invoice }: ComputedInvoice,
): boolean {
  const [statedTotals, ...moreTotals] = document.totals ?? [];
  const [statedTax, ...moreTax] = document.taxTotal ?? [];
  return (
    invoice.taxCurrency === undefined &&
    accounting === undefined &&
    document.accounting === undefined &&
    statedTotals !== undefined &&
    statedTax !== undefined &&
    moreTotals.length + moreTax.length === 0 &&
    invoice.lines.length === lines.length &&
    isAmount(totals.lineExtensionAmount, statedTotals.lineExtensionAmount) &&
    isAmount(totals.allowanceTotalAmount, statedTotals.allowanceTotalAmount) &&
    isAmount(totals.chargeTotalAmount, statedTotals.chargeTotalAmount) &&
    isAmount(totals.taxExclusiveAmount, statedTotals.taxExclusiveAmount) &&
    isAmount(totals.taxInclusiveAmount, statedTotals.taxInclusiveAmount) &&
    isAmount(totals.prepaidAmount, statedTotals.prepaidAmount) &&
    isAmount(totals.payableRoundingAmount, statedTotals.payableRoundingAmount) &&
    isAmount(totals.payableAmount, statedTotals.payableAmount) &&
    isAmount(taxTotal.taxAmount, statedTax.taxAmount) &&
    totals.taxRoundingAmount === undefined &&
    isBreakdown(taxTotal.breakdown, statedTax.breakdown ?? []) &&
    invoice.lines.every((line, at) => isLine(line, lines[at]))
  );
}

function isBreakdown(
  computed: ComputedInvoice['taxTotal']['breakdown'],
  stated: NonNullable<NonNullable<StatedAmounts['document']['taxTotal']>[number]['breakdown']>,
): boolean {
  return (
    computed.length === stated.length &&
    computed.every(
      ({ vatCategory, vatPercent, taxableAmount, taxAmount }, at) =>
        vatCategory === stated[at]?.vatCategory &&
        isAmount(vatPercent, stated[at]?.vatPercent) &&
        isAmount(taxableAmount, stated[at]?.taxableAmount) &&
        isAmount(taxAmount, stated[at]?.taxAmount),
    )
  );
}

function isLine(computed: ComputedLine, stated: StatedLine | undefined): boolean {
  return (
    stated !== undefined &&
    stated.vatTotal === undefined &&
    isAmount(computed.netAmount, stated.netAmount) &&
    isAmount(computed.vatAmount, stated.vatAmount) &&
    isAmount(computed.payableAmount, stated.payableAmount)
  );
}

function isAmount(computed: Decimal | undefined, stated: string | undefined): boolean {
  if (computed === undefined || stated === undefined) return computed === undefined && stated === undefined;
  return isNumberOf(computed, stated);
}
