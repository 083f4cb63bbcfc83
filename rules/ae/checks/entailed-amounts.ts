import type { ComputedInvoice, Contradiction } from '../../../src/core/invoice/computed-invoice.ts';
import { type Decimal, decimal, roundToCents, sum, zero } from '../../../src/core/numbers/decimal.ts';
import { oncePer } from '../../../src/core/once-per.ts';
import { uaeVatCategory } from '../defaults/vat-categories.ts';
import { diagnosisOf } from './diagnoses.ts';

type TotalName =
  | 'lineExtensionAmount'
  | 'taxExclusiveAmount'
  | 'taxAmount'
  | 'taxInclusiveAmount'
  | 'payableAmount';

/** The totals of a sender who made one mistake and computed the rest correctly. */
type TotalsOfMistake = Partial<Readonly<Record<TotalName, Decimal>>>;

/** A known mistake, and the sent amounts that are wrong only because of it. */
interface EntailedAmounts {
  readonly cause?: Contradiction;
  readonly entailed: readonly Contradiction[];
}

/** The sender may have rounded once more. */
const tolerance = decimal('0.02');

/** The first mistake that the figures of a document reveal, if any, with the amounts that follow from it. */
export const entailedAmountsOf = oncePer((invoice: ComputedInvoice): EntailedAmounts => {
  const { contradictions } = invoice;
  for (const cause of contradictions) {
    const totals = totalsOfMistake(diagnosisOf(cause, invoice)?.text, cause, invoice);
    if (totals === undefined) continue;
    const entailed = contradictions.filter((each) => each !== cause && follows(each, totals));
    return { cause, entailed };
  }
  return { entailed: [] };
});

function follows({ amount, sent }: Contradiction, totals: TotalsOfMistake): boolean {
  const expected = Object.hasOwn(totals, amount) ? totals[amount as TotalName] : undefined;
  return expected?.minus(sent).abs().lessThanOrEqualTo(tolerance) ?? false;
}

function totalsOfMistake(
  diagnosis: string | undefined,
  { sent }: Contradiction,
  invoice: ComputedInvoice,
): TotalsOfMistake | undefined {
  const { totals } = invoice;
  switch (diagnosis) {
    case 'netOfInclusivePrice':
      return totalsOfSentLines(invoice);
    case 'taxOfInclusivePrices':
      return totalsOfInclusivePrices(sent, invoice);
    case 'exclusiveOfInclusivePrices':
      return totalsOfInclusivePrices(totals.taxExclusiveAmount.minus(sent), invoice);
    case 'taxRoundedPerLine':
    case 'taxUnderReverseCharge':
    case 'taxUnderMarginScheme':
    case 'taxOfUntaxedLines':
      return totalsFrom(totals.taxExclusiveAmount, sent, invoice);
    case 'allowancesNotTakenOff':
      return totalsFrom(sent, taxOn(sent, invoice), invoice);
    default:
      return undefined;
  }
}

/** The totals of a sender who takes the VAT out of the amounts instead of adding it. */
function totalsOfInclusivePrices(inside: Decimal, invoice: ComputedInvoice): TotalsOfMistake {
  const { taxExclusiveAmount, lineExtensionAmount } = invoice.totals;
  const exclusive = taxExclusiveAmount.minus(inside);
  return {
    lineExtensionAmount: lineExtensionAmount.minus(inside),
    ...totalsFrom(exclusive, inside, invoice),
  };
}

function totalsFrom(
  taxExclusiveAmount: Decimal,
  taxAmount: Decimal,
  { totals: { prepaidAmount = zero, payableRoundingAmount = zero } }: ComputedInvoice,
): TotalsOfMistake {
  const taxInclusiveAmount = taxExclusiveAmount.plus(taxAmount);
  const payableAmount = taxInclusiveAmount.minus(prepaidAmount).plus(payableRoundingAmount);
  return { taxExclusiveAmount, taxAmount, taxInclusiveAmount, payableAmount };
}

/** The totals of the net amounts that were sent, whatever the unit prices give. */
function totalsOfSentLines(invoice: ComputedInvoice): TotalsOfMistake {
  const { lines, totals } = invoice;
  const moved = lines.map(({ netAmount, sentNetAmount = netAmount, vatCategory }) => ({
    net: roundToCents(sentNetAmount).minus(netAmount),
    taxPercent: uaeVatCategory(vatCategory).taxPercent,
  }));
  const net = sum(moved.map((each) => each.net));
  const tax = sum(moved.map((each) => each.net.times(each.taxPercent).div(100)));
  return {
    lineExtensionAmount: totals.lineExtensionAmount.plus(net),
    ...totalsFrom(totals.taxExclusiveAmount.plus(net), roundToCents(totals.taxAmount.plus(tax)), invoice),
  };
}

/** The VAT of another sum than that of the lines, if they all have one rate; otherwise the computed VAT. */
function taxOn(exclusive: Decimal, { totals: { breakdown, taxAmount } }: ComputedInvoice): Decimal {
  const [first, ...others] = breakdown;
  if (first === undefined || others.length > 0) return taxAmount;
  return roundToCents(exclusive.times(uaeVatCategory(first.vatCategory).taxPercent).div(100));
}
