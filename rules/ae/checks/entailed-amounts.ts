import type { ComputedInvoice, Contradiction } from '../../../src/core/computed-invoice.ts';
import { type Decimal, decimal, roundToCents, sum, zero } from '../../../src/core/decimal.ts';
import { oncePer } from '../../../src/core/once-per.ts';
import { uaeVatCategory } from '../defaults/vat-categories.ts';
import { diagnosisOf } from './diagnoses.ts';

type TotalName =
  | 'lineExtensionAmount'
  | 'taxExclusiveAmount'
  | 'taxAmount'
  | 'taxInclusiveAmount'
  | 'payableAmount';

/** The totals of a sender who made a mistake and computed the rest rightly. */
type TotalsOfMistake = Partial<Readonly<Record<TotalName, Decimal>>>;

/** A mistake that is known, and the sent amounts that are wrong for no other reason: each is what follows from it. */
interface EntailedAmounts {
  readonly cause?: Contradiction;
  readonly entailed: readonly Contradiction[];
}

/** A sender may have rounded once more. */
const tolerance = decimal('0.02');

/** The first mistake that the figures of a document give away, if any, with what it entails. */
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

/** The totals of who takes the VAT out of the amounts, in place of putting it on top. */
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
  { totals: { prepaidAmount = zero } }: ComputedInvoice,
): TotalsOfMistake {
  const taxInclusiveAmount = taxExclusiveAmount.plus(taxAmount);
  const payableAmount = taxInclusiveAmount.minus(prepaidAmount);
  return { taxExclusiveAmount, taxAmount, taxInclusiveAmount, payableAmount };
}

/** The totals of the net amounts that were sent, whatever the unit prices come to. */
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

/** The VAT of another sum than that of the lines, where all of them have one rate; else the one that is computed. */
function taxOn(exclusive: Decimal, { totals: { breakdown, taxAmount } }: ComputedInvoice): Decimal {
  const [first, ...others] = breakdown;
  if (first === undefined || others.length > 0) return taxAmount;
  return roundToCents(exclusive.times(uaeVatCategory(first.vatCategory).taxPercent).div(100));
}
