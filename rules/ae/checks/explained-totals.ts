import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import { amountText, decimal, sum, zero } from '../../../src/core/numbers/decimal.ts';
import { percentOf } from '../../../src/core/numbers/rounding.ts';
import type { CheckFinding } from '../../../src/core/specification/check.ts';
import { minorUnitsOf, roundToCents } from '../defaults/currency.ts';
import { uaeVatCategory } from '../defaults/vat-categories.ts';
import { explanationsByKind, placeOfTotals } from './explained-by-kind.ts';
import { entriesLeftOut, entryInverted, lineLeftOut, taxBeforeAllowances } from './explained-entries.ts';
import { areSent, isNear, totalsIf, totalsOfSentLines, totalsWithTax } from './what-if-totals.ts';

/** The mistake that explains all sent totals together, and its field. */
export function explanationOf(invoice: ComputedInvoice): CheckFinding | undefined {
  if (invoice.allowancesCharges.some(({ vatCategory }) => vatCategory === undefined)) return undefined;
  for (const explain of explanations) {
    const explanation = explain(invoice);
    if (explanation !== undefined)
      return { ...explanation, values: { ...figuresOf(invoice), ...explanation.values } };
  }
  return undefined;
}

type Explain = (invoice: ComputedInvoice) => CheckFinding | undefined;

/** A more specific mistake is tried earlier. */
const explanations: readonly Explain[] = [
  fieldBeside,
  linesRounded,
  entryInverted,
  lineLeftOut,
  entriesLeftOut,
  taxBeforeAllowances,
  taxLessAdvance,
  anotherRate,
  ...explanationsByKind,
  signInverted,
  lineMissing,
];

function figuresOf({
  currency,
  sent: { legalMonetaryTotal: sent, taxAmount = zero },
  totals,
}: ComputedInvoice) {
  const [given, computed] =
    sent === undefined ? [taxAmount, totals.taxAmount] : [sent.taxInclusiveAmount, totals.taxInclusiveAmount];
  return { currency, sent: amountText(given), computed: amountText(computed) };
}

/** Each field requires the totals of each category to be computed. */
const mostFieldsBeside = 200;

/** An amount in an unknown field that the totals include: the amount is charged without a stated reason. */
function fieldBeside(invoice: ComputedInvoice): CheckFinding | undefined {
  const { amountsBeside = [], totals, allowancesCharges } = invoice;
  const categories = [...totals.breakdown.map(({ vatCategory }) => vatCategory), undefined];
  const isOfLine = ({ path }: (typeof amountsBeside)[number]) => path.includes('[');
  const ownFirst = [...amountsBeside.filter((each) => !isOfLine(each)), ...amountsBeside.filter(isOfLine)];
  for (const { path, amount } of ownFirst.slice(0, mostFieldsBeside))
    for (const factor of [1, -1])
      for (const vatCategory of categories) {
        const change = { vatCategory, amount: amount.times(factor) };
        const isIncluded = [{ entries: [change] }, { lines: [change] }].some((changes) =>
          areSent(totalsIf(changes, invoice), invoice),
        );
        if (!isIncluded) continue;
        const isCharge = change.amount.greaterThan(0);
        const values = { amount: amountText(change.amount.abs()), isCharge: String(isCharge), field: path };
        if (vatCategory === undefined) return { path, text: 'untaxedFieldInTotals', values };
        const isFirst = allowancesCharges.length === 0 && !/[.[]/.test(path);
        const [ofCharge, ofAllowance] = isFirst
          ? ['fieldInTotalsAlone', 'fieldTakenOffTotalsAlone']
          : ['fieldInTotals', 'fieldTakenOffTotals'];
        return {
          path,
          text: isCharge ? ofCharge : ofAllowance,
          values: { ...values, category: vatCategory },
        };
      }
  return undefined;
}

/** Totals of line amounts that differ by a fil each, which no line finding reports. */
function linesRounded(invoice: ComputedInvoice): CheckFinding | undefined {
  const off = invoice.lines.filter(
    ({ netAmount, sentNetAmount = netAmount }) => !roundToCents(sentNetAmount).equals(netAmount),
  );
  if (off.length === 0) return undefined;
  const totals = totalsOfSentLines(invoice);
  if (!areSent(totals, invoice)) return undefined;
  const difference = totals.lineExtensionAmount.minus(invoice.totals.lineExtensionAmount);
  return {
    path: 'lines',
    text: 'linesRounded',
    values: { count: off.length, difference: amountText(difference) },
  };
}

/** Tells whether the totals have VAT at the rate sent for all lines, which the lines report themselves. */
export function areOfSentRate(invoice: ComputedInvoice): boolean {
  const [first] = invoice.lines;
  const rate = first?.sentVatRate;
  if (first === undefined || rate === undefined) return false;
  // The lines report a rate only if their category does not accept it.
  if (uaeVatCategory(first.vatCategory).acceptedRates.includes(rate.toNumber())) return false;
  if (!invoice.lines.every(({ sentVatRate }) => sentVatRate?.equals(rate))) return false;
  return areSent(totalsIf({ taxPercent: rate.toNumber() }, invoice), invoice);
}

/** Systems that compute in binary fractions may round a half downwards. */
const fil = decimal('0.01');

/** VAT without a prepaid advance, which had its own tax invoice (Guidelines, Appendix 5). */
function taxLessAdvance(invoice: ComputedInvoice): CheckFinding | undefined {
  const { root, totals, sent, lines } = invoice;
  const { prepaidAmount: prepaid = zero, breakdown, taxAmount } = totals;
  const monetary = sent.legalMonetaryTotal;
  const tax = sent.taxAmount ?? monetary?.taxInclusiveAmount.minus(monetary.taxExclusiveAmount);
  const [taxed, ...others] = breakdown.filter(
    ({ vatCategory }) => uaeVatCategory(vatCategory).taxPercent > 0,
  );
  if (root !== 'Invoice' || !prepaid.greaterThan(0) || tax === undefined) return undefined;
  if (isNear(roundToCents(tax), taxAmount)) return undefined;
  if (taxed === undefined || others.length > 0) return undefined;
  const percent = uaeVatCategory(taxed.vatCategory).taxPercent;
  // A payment may be stated with or without the VAT of the advance.
  const advances = [prepaid, roundToCents(prepaid.times(100).div(100 + percent))];
  const advance = advances.find((each) =>
    isNear(percentOf(taxed.taxableAmount.minus(each), percent, minorUnitsOf()), roundToCents(tax)),
  );
  if (advance === undefined) return undefined;
  const [line] = lines;
  const isOneLine = lines.length === 1 && line?.quantity.equals(1) && line.allowancesCharges.length === 0;
  const balance = taxed.taxableAmount.minus(advance);
  return {
    path: 'prepaidAmount',
    text: isOneLine ? 'taxLessAdvanceOfLine' : 'taxLessAdvance',
    values: {
      percent,
      sentTax: amountText(tax),
      tax: amountText(taxAmount),
      taxable: amountText(taxed.taxableAmount),
      prepaid: amountText(prepaid),
      advance: amountText(advance),
      balance: amountText(balance),
      due: amountText(balance.plus(percentOf(balance, percent, minorUnitsOf()))),
    },
  };
}

/** VAT at another rate than the categories have, or no VAT. */
function anotherRate(invoice: ComputedInvoice): CheckFinding | undefined {
  const { totals, sent } = invoice;
  const taxed = totals.breakdown.filter(({ vatCategory }) => uaeVatCategory(vatCategory).taxPercent > 0);
  const [first] = taxed;
  const taxable = sum(taxed.map(({ taxableAmount }) => taxableAmount));
  const monetary = sent.legalMonetaryTotal;
  const tax = sent.taxAmount ?? monetary?.taxInclusiveAmount.minus(monetary.taxExclusiveAmount);
  if (first === undefined || tax === undefined || taxable.isZero()) return undefined;
  const percent = tax.times(100).div(taxable).toDecimalPlaces(0).toNumber();
  if (percent < 0 || percent > 100 || percent === uaeVatCategory(first.vatCategory).taxPercent)
    return undefined;
  if (!isNear(percentOf(taxable, percent, minorUnitsOf()), roundToCents(tax), fil)) return undefined;
  if (!areSent(totalsIf({ taxPercent: percent }, invoice), invoice)) return undefined;
  return {
    path: sent.taxAmount === undefined ? 'legalMonetaryTotal.taxInclusiveAmount' : 'taxTotal.taxAmount',
    text: percent === 0 ? 'withoutTax' : 'anotherRate',
    values: {
      percent,
      rate: uaeVatCategory(first.vatCategory).taxPercent,
      taxable: amountText(taxable),
      sentTax: amountText(tax),
      tax: amountText(totals.taxAmount),
      category: first.vatCategory,
    },
  };
}

/** Totals with the opposite sign of the lines. */
function signInverted(invoice: ComputedInvoice): CheckFinding | undefined {
  const { lineExtensionAmount, taxExclusiveAmount, taxAmount } = invoice.totals;
  const inverted = {
    lineExtensionAmount: lineExtensionAmount.negated(),
    taxExclusiveAmount: taxExclusiveAmount.negated(),
    taxAmount: taxAmount.negated(),
  };
  if (!areSent(totalsWithTax(inverted, invoice.totals), invoice)) return undefined;
  return { path: placeOfTotals(invoice), text: 'signInverted' };
}

/** Totals that exceed the lines: a line is missing, with or without VAT. */
function lineMissing(invoice: ComputedInvoice): CheckFinding | undefined {
  const { sent, totals } = invoice;
  const sentSum = sent.legalMonetaryTotal?.lineExtensionAmount;
  if (sentSum === undefined || isNear(totals.lineExtensionAmount, sentSum)) return undefined;
  const amount = sentSum.minus(totals.lineExtensionAmount);
  const candidates = [...totals.breakdown.map(({ vatCategory }) => vatCategory), undefined];
  const found = candidates
    .map((vatCategory) => totalsIf({ lines: [{ vatCategory, amount }] }, invoice))
    .find((withLine) => areSent(withLine, invoice));
  if (found === undefined) return undefined;
  const tax = found.taxAmount.minus(totals.taxAmount);
  return {
    path: 'lines',
    text: amount.isNegative() ? 'lineTooMany' : 'lineMissing',
    values: { amount: amountText(amount.abs()), tax: amountText(tax.abs()), count: invoice.lines.length },
  };
}
