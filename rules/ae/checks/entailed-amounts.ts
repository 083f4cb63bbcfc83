import type { ComputedInvoice, ContradictedAmount } from '../../../src/core/invoice/computed-invoice.ts';
import { type Decimal, zero } from '../../../src/core/numbers/decimal.ts';
import { oncePer } from '../../../src/core/once-per.ts';
import type { CheckFinding } from '../../../src/core/specification/check.ts';
import { roundToCents } from '../defaults/currency.ts';
import { uaeVatCategory } from '../defaults/vat-categories.ts';
import { diagnosisOf } from './diagnoses.ts';
import { areOfSentRate, explanationOf } from './explained-totals.ts';
import { isNear, totalsOfSentLines, totalsWithTax, type WhatIf } from './what-if-totals.ts';

/** The totals of a sender who made one mistake and computed the rest correctly. */
type TotalsOfMistake = Partial<WhatIf>;

/** The reports about sent amounts that contradict the document: one finding for each mistake. */
export interface ToldAmounts {
  /** The amounts reported separately, each with the amounts that are wrong only as a result. */
  readonly told: ReadonlyMap<ContradictedAmount, readonly ContradictedAmount[]>;
  /** One explanation of all totals, reported instead of each total. */
  readonly explanation?: CheckFinding;
  /** Totals without a known mistake, reported in one finding. */
  readonly together: readonly ContradictedAmount[];
}

const nothingToTell: ToldAmounts = { told: new Map(), together: [] };

/** Returns how to report each sent amount that contradicts the document. */
export const toldAmountsOf = oncePer((invoice: ComputedInvoice): ToldAmounts => {
  const { contradictions } = invoice;
  if (contradictions.length === 0) return nothingToTell;
  const ofLines = contradictions.filter(isOfLine);
  const ofTotals = contradictions.filter((each) => !isOfLine(each));
  if (ofLines.length === 0 && areOfSentRate(invoice)) return nothingToTell;
  const known = knownCauseIn(contradictions, invoice);
  const isAllKnown = known?.entailed.length === contradictions.length - 1;
  const explanation = isAllKnown || ofLines.length > 0 ? undefined : explanationOf(invoice);
  if (explanation !== undefined) return { told: new Map(), explanation, together: ofTotals };
  const cause = known ?? causeByLines(ofLines, invoice);
  const told = new Map<ContradictedAmount, readonly ContradictedAmount[]>();
  if (cause !== undefined) told.set(cause.cause, cause.entailed);
  const isTold = (each: ContradictedAmount) => each === cause?.cause || cause?.entailed.includes(each);
  for (const each of ofLines) if (!isTold(each)) told.set(each, []);
  const others = ofTotals.filter((each) => !isTold(each));
  const roots = others.filter((each) => !followsFromSent(each, invoice));
  const [root = others[0]] = roots;
  if (roots.length > 1) return { told, together: others };
  if (root !== undefined)
    told.set(
      root,
      others.filter((each) => each !== root),
    );
  return { told, together: [] };
});

interface Cause {
  readonly cause: ContradictedAmount;
  readonly entailed: readonly ContradictedAmount[];
}

const isOfLine = ({ amount }: ContradictedAmount) => amount === 'lineNetAmount';

/** The first mistake that the figures of a document reveal, with the amounts that follow from it. */
function knownCauseIn(
  contradictions: readonly ContradictedAmount[],
  invoice: ComputedInvoice,
): Cause | undefined {
  for (const cause of contradictions) {
    const text = diagnosisOf(cause, invoice)?.text;
    const totals = totalsOfMistake(text, cause, invoice);
    if (totals === undefined) continue;
    const isSameMistake = (each: ContradictedAmount) =>
      isOfLine(cause) && isOfLine(each) && diagnosisOf(each, invoice)?.text === text;
    const entailed = contradictions.filter(
      (each) => each !== cause && (isSameMistake(each) || follows(each, totals)),
    );
    return { cause, entailed };
  }
  return undefined;
}

/** The first of the line amounts, if the totals follow from the line amounts as sent. */
function causeByLines([cause]: readonly ContradictedAmount[], invoice: ComputedInvoice): Cause | undefined {
  if (cause === undefined) return undefined;
  const totals = totalsOfSentLines(invoice);
  return { cause, entailed: invoice.contradictions.filter((each) => follows(each, totals)) };
}

function follows({ amount, sent }: ContradictedAmount, totals: TotalsOfMistake): boolean {
  const expected = Object.hasOwn(totals, amount) ? totals[amount as keyof WhatIf] : undefined;
  return expected !== undefined && isNear(sent, expected);
}

/** Tells whether a total follows from the sent totals before it. */
function followsFromSent({ amount, sent }: ContradictedAmount, invoice: ComputedInvoice): boolean {
  const {
    totals,
    sent: { taxAmount, legalMonetaryTotal: monetary },
  } = invoice;
  if (monetary === undefined) return false;
  const exclusive = monetary.taxExclusiveAmount;
  const isExclusiveSame = isNear(exclusive, totals.taxExclusiveAmount);
  switch (amount) {
    case 'taxExclusiveAmount': {
      const entries = totals.taxExclusiveAmount.minus(totals.lineExtensionAmount);
      const isSumSame = isNear(monetary.lineExtensionAmount, totals.lineExtensionAmount);
      return !isSumSame && isNear(sent, monetary.lineExtensionAmount.plus(entries));
    }
    case 'taxAmount':
      return !isExclusiveSame && isNear(sent, taxOn(exclusive, invoice));
    case 'taxInclusiveAmount':
      return isNear(sent, exclusive.plus(taxAmount ?? taxOn(exclusive, invoice)));
    case 'payableAmount': {
      const { prepaidAmount = zero, payableRoundingAmount = zero } = totals;
      return isNear(sent, monetary.taxInclusiveAmount.minus(prepaidAmount).plus(payableRoundingAmount));
    }
    default:
      return false;
  }
}

function totalsOfMistake(
  diagnosis: string | undefined,
  { sent }: ContradictedAmount,
  invoice: ComputedInvoice,
): TotalsOfMistake | undefined {
  const { totals } = invoice;
  switch (diagnosis) {
    case 'netOfInclusivePrice':
    case 'netWithTax':
    case 'entriesNotInNet':
    case 'entryWithTax':
    case 'netInAccountingCurrency':
      return totalsOfSentLines(invoice);
    case 'taxOfInclusivePrices':
      return totalsOfInclusivePrices(sent, invoice);
    case 'exclusiveOfInclusivePrices':
      return totalsOfInclusivePrices(totals.taxExclusiveAmount.minus(sent), invoice);
    case 'taxRoundedPerLine':
    case 'taxRoundedPerPiece':
    case 'taxRoundedPerLineAlone':
    case 'taxUnderReverseCharge':
    case 'taxUnderMarginScheme':
    case 'taxOfUntaxedLines':
      return totalsFrom(totals.taxExclusiveAmount, sent, invoice);
    case 'inclusiveRoundedPerLine':
      return totalsFrom(totals.taxExclusiveAmount, sent.minus(totals.taxExclusiveAmount), invoice);
    case 'allowancesNotTakenOff':
      return totalsFrom(sent, taxOn(sent, invoice), invoice);
    default:
      return undefined;
  }
}

/** The totals of a sender who takes the VAT out of the amounts instead of adding the VAT. */
function totalsOfInclusivePrices(inside: Decimal, invoice: ComputedInvoice): TotalsOfMistake {
  const { taxExclusiveAmount, lineExtensionAmount } = invoice.totals;
  const exclusive = taxExclusiveAmount.minus(inside);
  return {
    ...totalsFrom(exclusive, inside, invoice),
    lineExtensionAmount: lineExtensionAmount.minus(inside),
  };
}

function totalsFrom(
  taxExclusiveAmount: Decimal,
  taxAmount: Decimal,
  { totals }: ComputedInvoice,
): TotalsOfMistake {
  const { lineExtensionAmount: _, ...others } = totalsWithTax(
    { lineExtensionAmount: zero, taxExclusiveAmount, taxAmount },
    totals,
  );
  return others;
}

/** The VAT on another sum than the sum of the lines, if all lines have one rate; otherwise the computed VAT. */
function taxOn(exclusive: Decimal, { totals: { breakdown, taxAmount } }: ComputedInvoice): Decimal {
  const [first, ...others] = breakdown;
  if (first === undefined || others.length > 0) return taxAmount;
  return roundToCents(exclusive.times(uaeVatCategory(first.vatCategory).taxPercent).div(100));
}
