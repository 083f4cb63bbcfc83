import type {
  AmountName,
  ComputedLine,
  ContradictedAmount,
  SentAmount,
  Totals,
} from '../core/invoice/computed-invoice.ts';
import type { AllowanceCharge, Invoice } from '../core/invoice/invoice.ts';
import { type Decimal, decimal, zero } from '../core/numbers/decimal.ts';
import { roundAmount, roundHalfAwayFromZero } from '../core/numbers/rounding.ts';
import type { ComputingSpecification } from '../core/specification/computing-specification.ts';
import type { Tolerances } from '../core/specification/specification.ts';
import { exactNetOf } from './lines.ts';
import { eachPlainAmount } from './plain-amounts.ts';

/** A smaller difference comes from binary fractions in the caller's arithmetic. */
const noise = decimal(1e-6);

/** All amounts that are not written as they were sent. */
export interface ComparedAmounts {
  readonly contradictions: readonly ContradictedAmount[];
  readonly adjustments: readonly SentAmount[];
}

/** Compares sent amounts with written ones: beyond rounding a contradiction, otherwise an adjustment. */
export function compareSentAmounts(
  invoice: Omit<Invoice, 'lines'>,
  lines: readonly ComputedLine[],
  totals: Totals,
  specification: ComputingSpecification,
): ComparedAmounts {
  const { minorUnits } = invoice;
  const { tolerances } = specification;
  const contradictions: ContradictedAmount[] = [];
  const adjustments: SentAmount[] = [];
  const compare: Compare = (amount, path, sent, written) => {
    if (written !== undefined && isWithinNoise(amount, sent, written)) return;
    const tolerance = toleranceOf(amount, tolerances);
    if (
      written !== undefined &&
      tolerance !== undefined &&
      isBeyond(tolerance, { amount, sent, written }, minorUnits)
    )
      contradictions.push({ amount, path, sent, computed: written });
    else adjustments.push({ amount, path, sent, written });
  };
  for (const line of lines) compareLine(line, minorUnits, compare);
  for (const entry of invoice.allowancesCharges) compareEntry(entry, compare);
  const byLine = totals.taxByLineDifference;
  const ofTax = byLine === undefined ? 'taxAmount' : 'taxAmountByLine';
  if (invoice.sent.taxAmount !== undefined)
    compare(ofTax, 'taxTotal.taxAmount', invoice.sent.taxAmount, totals.taxAmount);
  const { legalMonetaryTotal } = invoice.sent;
  if (legalMonetaryTotal !== undefined) {
    for (const name of monetaryTotals) {
      const isByLine =
        name === 'taxInclusiveAmount' &&
        byLine?.equals(roundAmount(legalMonetaryTotal[name], minorUnits).minus(totals[name]));
      compare(
        isByLine ? 'taxInclusiveAmountByLine' : name,
        `legalMonetaryTotal.${name}`,
        legalMonetaryTotal[name],
        totals[name],
      );
    }
  }
  if (invoice.prepaidAmount !== undefined)
    compare('prepaidAmount', 'prepaidAmount', invoice.prepaidAmount, totals.prepaidAmount ?? zero);
  if (invoice.payableRoundingAmount !== undefined)
    compare(
      'payableRoundingAmount',
      'payableRoundingAmount',
      invoice.payableRoundingAmount,
      totals.payableRoundingAmount ?? zero,
    );
  for (const { path, amount } of [...invoice.paidAmounts, ...invoice.instalments])
    if (amount !== undefined)
      compare('entryAmount', `${path}.amount`, amount, roundAmount(amount, minorUnits));
  eachPlainAmount(invoice, lines, specification, (path, sent) =>
    compare('entryAmount', path, sent, roundAmount(sent, minorUnits)),
  );
  return { contradictions, adjustments };
}

type Compare = (amount: AmountName, path: string, sent: Decimal, written: Decimal | undefined) => void;

/** Returns how far a sent amount may differ; undefined for amounts that only the caller decides. */
function toleranceOf(amount: AmountName, { line, total }: Tolerances): number | undefined {
  switch (amount) {
    case 'lineNetAmount':
      return line;
    case 'taxAmount':
    case 'lineExtensionAmount':
    case 'taxExclusiveAmount':
    case 'taxInclusiveAmount':
      return total;
    case 'payableAmount':
      return 0;
    default:
      return undefined;
  }
}

/** A price may be smaller than the noise of an amount, and keeps all its decimals. */
function isWithinNoise(amount: AmountName, sent: Decimal, written: Decimal): boolean {
  // Equal amounts are usually one object.
  if (sent === written || sent.equals(written)) return true;
  return amount !== 'unitPrice' && sent.minus(written).abs().lessThan(noise);
}

function isBeyond(
  tolerance: number,
  {
    amount,
    sent,
    written,
  }: { readonly amount: AmountName; readonly sent: Decimal; readonly written: Decimal },
  minorUnits: number,
): boolean {
  const round = amount === 'taxAmount' ? roundHalfAwayFromZero : roundAmount;
  return round(sent, minorUnits).minus(written).abs().greaterThan(tolerance);
}

function compareLine(line: ComputedLine, minorUnits: number, compare: Compare): void {
  const { path, sentUnitPrice, unitPrice, sentNetAmount, netAmount, sentVatTotal, vatTotal } = line;
  compare('unitPrice', `${path}.unitPrice`, sentUnitPrice, unitPrice);
  if (sentNetAmount !== undefined) {
    const isHalf =
      !isWithinNoise('lineNetAmount', sentNetAmount, netAmount) &&
      exactNetOf(line, minorUnits).equals(sentNetAmount);
    const name = isHalf ? 'lineNetAmountByHalf' : 'lineNetAmount';
    compare(name, `${path}.lineExtensionAmount`, sentNetAmount, netAmount);
  }
  if (sentVatTotal !== undefined) compare('entryAmount', `${path}.vatTotal`, sentVatTotal, vatTotal);
  for (const entry of line.allowancesCharges) compareEntry(entry, compare);
}

function compareEntry(entry: AllowanceCharge, compare: Compare): void {
  const { path, sentAmount, amount, sentBaseAmount, baseAmount } = entry;
  compare('entryAmount', `${path}.amount`, sentAmount, amount);
  if (sentBaseAmount !== undefined)
    compare('entryBaseAmount', `${path}.baseAmount`, sentBaseAmount, baseAmount);
}

const monetaryTotals = [
  'lineExtensionAmount',
  'taxExclusiveAmount',
  'taxInclusiveAmount',
  'payableAmount',
] as const;
