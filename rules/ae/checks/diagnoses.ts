import type {
  ComputedInvoice,
  ComputedLine,
  ContradictedAmount,
  Totals,
} from '../../../src/core/invoice/computed-invoice.ts';
import {
  amountText,
  type Decimal,
  decimal,
  percentOf,
  plainText,
  sum,
  zero,
} from '../../../src/core/numbers/decimal.ts';
import { onceAsked, oncePer } from '../../../src/core/once-per.ts';
import type { CheckFinding } from '../../../src/core/specification/check.ts';
import { taxedParts, vatTotalsByLine } from '../../../src/core/specification/vat-of-lines.ts';
import { accountingCurrency, minorUnitsOf, roundToCents } from '../defaults/currency.ts';
import { tolerances } from '../defaults/tolerances.ts';
import { marginCategory, uaeVatCategory, vatCategories } from '../defaults/vat-categories.ts';
import { isNear, totalsOfSentLines } from './what-if-totals.ts';

/** The most probable mistake of the system that sent an amount: the text to show, and its figures. */
export type Diagnosis = Pick<CheckFinding, 'text' | 'values'>;

/** Percentages that contracts retain until the work is accepted. */
const retentionPercents = [5, 10];

/** The mistake that gives exactly the figure that was sent; undefined if none is known. */
export function diagnosisOf(
  contradiction: ContradictedAmount,
  invoice: ComputedInvoice,
): Diagnosis | undefined {
  return diagnosesIn(invoice).get(contradiction)?.().diagnosis;
}

/** Each is asked for up to four times. */
const diagnosesIn = oncePer(
  (invoice: ComputedInvoice) =>
    new Map(
      invoice.contradictions.map((each) => [each, onceAsked(() => ({ diagnosis: diagnose(each, invoice) }))]),
    ),
);

function diagnose(
  { amount, path, sent, computed }: ContradictedAmount,
  invoice: ComputedInvoice,
): Diagnosis | undefined {
  switch (amount) {
    case 'lineNetAmount':
      return lineDiagnosis(roundToCents(sent), linesByAmount(invoice).get(path), invoice);
    case 'taxAmount':
      return taxDiagnosis(roundToCents(sent), invoice);
    case 'taxExclusiveAmount':
      return exclusiveDiagnosis(roundToCents(sent), invoice);
    case 'taxInclusiveAmount':
      return inclusiveDiagnosis(roundToCents(sent), invoice);
    case 'payableAmount':
      return payableDiagnosis(roundToCents(sent), computed, invoice);
    default:
      return undefined;
  }
}

/** The lines by the paths of their net amounts: all of them may contradict. */
const linesByAmount = oncePer(
  ({ lines }: ComputedInvoice): ReadonlyMap<string, ComputedLine> =>
    new Map(lines.map((line) => [`${line.path}.lineExtensionAmount`, line])),
);

/** The mistake in a line by which its net amount is right; none that changes the sum, if the sum was sent as computed. */
function lineDiagnosis(
  sent: Decimal,
  line: ComputedLine | undefined,
  invoice: ComputedInvoice,
): Diagnosis | undefined {
  if (line === undefined) return undefined;
  const ofEntries =
    netOfInclusivePrice(sent, line) ??
    netOfEntries(sent, line) ??
    entryWithTax(sent, line) ??
    netInOtherCurrency(sent, line, invoice);
  if (ofEntries !== undefined || isSumOfComputed(invoice)) return ofEntries;
  return priceOfMany(sent, line) ?? roundedPrice(sent, line) ?? roundedQuantity(sent, line);
}

function netOfInclusivePrice(sent: Decimal, line: ComputedLine): Diagnosis | undefined {
  const { taxPercent } = uaeVatCategory(line.vatCategory);
  if (taxPercent === 0) return undefined;
  // The line's allowances and charges may include VAT like the price, or not.
  const isWithoutTax = [zero, entriesOf(line)].some((apart) => {
    const withoutTax = line.netAmount
      .minus(apart)
      .times(100)
      .div(100 + taxPercent);
    return roundToCents(withoutTax.plus(apart)).equals(sent);
  });
  if (isWithoutTax) return { text: 'netOfInclusivePrice' };
  const tax = percentOf(line.netAmount, taxPercent, minorUnitsOf());
  return line.netAmount.plus(tax).equals(sent)
    ? { text: 'netWithTax', values: { tax: amountText(tax) } }
    : undefined;
}

/** Tells whether the sum of the lines was sent as they come to, and not as their net amounts were sent. */
const isSumOfComputed = oncePer((invoice: ComputedInvoice): boolean => {
  const stated = invoice.sent.legalMonetaryTotal?.lineExtensionAmount;
  if (stated === undefined) return false;
  const ofSent = totalsOfSentLines(invoice).lineExtensionAmount;
  return isNear(invoice.totals.lineExtensionAmount, stated) && !isNear(ofSent, stated);
});

function withoutTax(amount: Decimal, taxPercent: number): Decimal {
  return roundToCents(amount.times(100).div(100 + taxPercent));
}

function entriesOf({ allowancesCharges }: ComputedLine): Decimal {
  return sum(allowancesCharges.map(({ isCharge, amount }) => (isCharge ? amount : amount.negated())));
}

/** A net amount without the allowances and charges of the line, or with one of them the other way round. */
function netOfEntries(sent: Decimal, line: ComputedLine): Diagnosis | undefined {
  const { netAmount, allowancesCharges } = line;
  const inverted = allowancesCharges.find(({ isCharge, amount }) =>
    netAmount.plus(amount.times(isCharge ? -2 : 2)).equals(sent),
  );
  if (inverted !== undefined)
    return {
      text: 'entryInverted',
      values: {
        entry: inverted.path,
        amount: amountText(inverted.amount),
        meant: String(!inverted.isCharge),
      },
    };
  const isWithout = allowancesCharges.length > 0 && netAmount.minus(entriesOf(line)).equals(sent);
  return isWithout ? { text: 'entriesNotInNet' } : undefined;
}

/** A net amount of which an allowance or charge was taken without its VAT. */
function entryWithTax(sent: Decimal, line: ComputedLine): Diagnosis | undefined {
  const { taxPercent } = uaeVatCategory(line.vatCategory);
  if (taxPercent === 0) return undefined;
  const exact = line.quantity.times(line.unitPrice).div(line.baseQuantity);
  for (const { path, isCharge, amount } of line.allowancesCharges) {
    const others = entriesOf(line).minus(isCharge ? amount : amount.negated());
    const netOf = (own: Decimal) =>
      roundToCents(exact.plus(others).plus(isCharge ? own : own.negated())).equals(sent);
    const rounded = withoutTax(amount, taxPercent);
    // A system that does not round the amount may come to a fil more or less.
    if (!netOf(rounded) && !netOf(amount.times(100).div(100 + taxPercent))) continue;
    const meant = [rounded, rounded.plus(fil), rounded.minus(fil)].find(netOf);
    if (meant === undefined) continue;
    const values = { entry: path, amount: amountText(amount), meant: amountText(meant) };
    return { text: 'entryWithTax', values };
  }
  return undefined;
}

const fil = decimal('0.01');

/** A net amount in the accounting currency on a document in another one, or the other way round. */
function netInOtherCurrency(
  sent: Decimal,
  { netAmount }: ComputedLine,
  { currency, exchangeRate }: ComputedInvoice,
): Diagnosis | undefined {
  const rate = exchangeRate?.rate;
  if (rate === undefined || rate.equals(1) || !roundToCents(netAmount.times(rate)).equals(sent))
    return undefined;
  return {
    text: 'netInAccountingCurrency',
    values: { currency, accounting: accountingCurrency, rate: plainText(rate) },
  };
}

/** Number of units that a price is often for. */
const unitsOfPrices = [12, 100, 144, 1000];

/** A price for a dozen, a hundred or a thousand, while the quantity counts single units. */
function priceOfMany(sent: Decimal, line: ComputedLine): Diagnosis | undefined {
  const { quantity, unitPrice, baseQuantity } = line;
  const whole = sent.minus(entriesOf(line));
  const many = unitsOfPrices.find((each) =>
    roundToCents(quantity.times(unitPrice).div(baseQuantity.times(each))).equals(whole),
  );
  if (many === undefined || whole.isZero()) return undefined;
  const base = plainText(baseQuantity.times(many));
  return { text: 'priceOfMany', values: { price: plainText(unitPrice), many: base } };
}

/** A quantity that the system rounded after it had computed the amount of the line. */
function roundedQuantity(sent: Decimal, line: ComputedLine): Diagnosis | undefined {
  const { quantity, unitPrice, baseQuantity } = line;
  const whole = sent.minus(entriesOf(line));
  const decimals = quantity.decimalPlaces();
  if (unitPrice.isZero() || decimals === 0) return undefined;
  const exact = whole.times(baseQuantity).div(unitPrice);
  if (!exact.toDecimalPlaces(decimals).equals(quantity)) return undefined;
  const enough = Array.from({ length: mostDecimals }, (_, more) =>
    exact.toDecimalPlaces(decimals + more + 1),
  );
  const meant = enough.find((each) => roundToCents(each.times(unitPrice).div(baseQuantity)).equals(whole));
  if (meant === undefined) return undefined;
  return { text: 'quantityRounded', values: { quantity: plainText(quantity), exact: plainText(meant) } };
}

/** The most decimals with which a price is proposed. */
const mostDecimals = 10;

/** A unit price that the system rounded after it had computed the amount of the line. */
function roundedPrice(sent: Decimal, line: ComputedLine): Diagnosis | undefined {
  const whole = sent.minus(entriesOf(line));
  const { quantity, unitPrice, baseQuantity } = line;
  if (quantity.lessThanOrEqualTo(1)) return undefined;
  const exact = whole.times(baseQuantity).div(quantity);
  const decimals = unitPrice.decimalPlaces();
  if (exact.equals(unitPrice) || !exact.toDecimalPlaces(Math.max(2, decimals)).equals(unitPrice))
    return undefined;
  const enough = Array.from({ length: mostDecimals }, (_, more) =>
    exact.toDecimalPlaces(decimals + more + 1),
  );
  const price = enough.find((each) => roundToCents(each.times(quantity).div(baseQuantity)).equals(whole));
  if (price === undefined) return undefined;
  const values = {
    price: plainText(unitPrice),
    exact: plainText(price),
    whole: amountText(whole),
    quantity: plainText(quantity),
  };
  return { text: 'priceRounded', values };
}

function taxDiagnosis(sent: Decimal, invoice: ComputedInvoice): Diagnosis | undefined {
  const { lines, totals } = invoice;
  const isOf = (isMeant: (category: string) => boolean) =>
    lines.some(({ vatCategory }) => isMeant(vatCategory));
  if (totals.taxAmount.isZero() && isOf((category) => uaeVatCategory(category).reverseCharge))
    return { text: 'taxUnderReverseCharge' };
  if (totals.taxAmount.isZero() && isOf((category) => category === marginCategory))
    return { text: 'taxUnderMarginScheme' };
  if (!isOf((category) => uaeVatCategory(category).taxPercent > 0))
    return {
      text: 'taxOfUntaxedLines',
      values: { categories: [...new Set(lines.map((line) => line.vatCategory))] },
    };
  const byLine = roundedByLine(sent, invoice);
  if (byLine !== undefined) return byLine;
  if (taxInside(totals).equals(sent)) return { text: 'taxOfInclusivePrices' };
  return roundedByPiece(sent, invoice) ?? taxWithFee(sent, invoice);
}

/** VAT that is rounded for one piece and multiplied by the quantity. */
function roundedByPiece(sent: Decimal, invoice: ComputedInvoice): Diagnosis | undefined {
  const { lines, allowancesCharges, totals } = invoice;
  const isPlain = lines.every((line) => line.allowancesCharges.length === 0 && line.quantity.isInteger());
  if (!isPlain || allowancesCharges.length > 0 || invoice.sent.legalMonetaryTotal === undefined)
    return undefined;
  const ofPieces = lines.map(({ quantity, unitPrice, baseQuantity, vatCategory }) => {
    const { taxPercent } = uaeVatCategory(vatCategory);
    return quantity.times(percentOf(unitPrice.div(baseQuantity), taxPercent, minorUnitsOf()));
  });
  if (!sum(ofPieces).equals(sent)) return undefined;
  return { text: 'taxRoundedPerPiece', values: valuesOfRounding(sent.minus(totals.taxAmount), invoice) };
}

/** A VAT total with something else in it, such as a fee of a hotel, of which the totals are made. */
function taxWithFee(
  sent: Decimal,
  { totals, contradictions, sent: { legalMonetaryTotal } }: ComputedInvoice,
) {
  const rest = sent.minus(totals.taxAmount);
  const inclusive = totals.taxExclusiveAmount.plus(sent);
  const isRest =
    rest.greaterThanOrEqualTo(tolerances.cash.below) &&
    sent.lessThan(totals.taxExclusiveAmount) &&
    contradictions.every(({ amount }) => amount !== 'taxExclusiveAmount' && amount !== 'lineNetAmount') &&
    legalMonetaryTotal !== undefined &&
    roundToCents(legalMonetaryTotal.taxInclusiveAmount).equals(inclusive);
  return isRest ? { text: 'taxWithFee', values: { rest: amountText(rest) } } : undefined;
}

/** VAT that is rounded on each line: with the total of the format and a rounding amount, the amount due stays. */
function roundedByLine(sent: Decimal, invoice: ComputedInvoice): Diagnosis | undefined {
  const { totals, lines, allowancesCharges } = invoice;
  const parts = taxedParts(lines, allowancesCharges) ?? [];
  const difference = sent.minus(totals.taxAmount);
  if (difference.isZero() || difference.abs().greaterThan(parts.length / 100)) return undefined;
  if (!vatTotalsByLine(parts, minorUnitsOf(), { vatCategories }).some((total) => total.equals(sent)))
    return undefined;
  return {
    text: invoice.sent.legalMonetaryTotal === undefined ? 'taxRoundedPerLineAlone' : 'taxRoundedPerLine',
    values: valuesOfRounding(difference, invoice),
  };
}

/** The totals of the format, with the rounding amount by which the amount due stays. */
function valuesOfRounding(
  difference: Decimal,
  { totals, payableRoundingAmount = zero, sent: { legalMonetaryTotal: stated } }: ComputedInvoice,
) {
  const due = totals.taxInclusiveAmount.minus(totals.prepaidAmount ?? zero);
  const payable = payableByLine(due.plus(difference).plus(roundToCents(payableRoundingAmount)), stated);
  return {
    tax: amountText(totals.taxAmount),
    inclusive: amountText(totals.taxInclusiveAmount),
    rounding: amountText(payable.minus(due)),
    payable: amountText(payable),
  };
}

/** The amount due of a sender, who may have rounded it for cash once more. */
function payableByLine(due: Decimal, stated: { readonly payableAmount: Decimal } | undefined): Decimal {
  const sent = roundToCents(stated?.payableAmount ?? due);
  return sent.minus(due).abs().lessThan(tolerances.cash.below) ? sent : due;
}

/** The total with VAT of a sender who rounds VAT on each line and does not send the VAT by itself. */
function inclusiveDiagnosis(sent: Decimal, invoice: ComputedInvoice): Diagnosis | undefined {
  const { taxAmount, legalMonetaryTotal: stated } = invoice.sent;
  if (taxAmount !== undefined || stated === undefined) return undefined;
  const byLine = roundedByLine(sent.minus(roundToCents(stated.taxExclusiveAmount)), invoice);
  return byLine && { ...byLine, text: 'inclusiveRoundedPerLine' };
}

/** The VAT contained in the amounts of a document if its prices included VAT. */
function taxInside({ breakdown }: Totals): Decimal {
  const within = breakdown.map(({ taxableAmount, vatCategory }) => {
    const { taxPercent } = uaeVatCategory(vatCategory);
    return roundToCents(taxableAmount.times(taxPercent).div(100 + taxPercent));
  });
  return sum(within);
}

/**
 * A total without the VAT contained in the prices; or the sum of the lines although there are allowances,
 * which may be in the prices too.
 */
function exclusiveDiagnosis(sent: Decimal, { totals }: ComputedInvoice): Diagnosis | undefined {
  const inside = taxInside(totals);
  if (!inside.isZero() && sent.equals(totals.taxExclusiveAmount.minus(inside)))
    return { text: 'exclusiveOfInclusivePrices', values: { inside: amountText(inside) } };
  const { allowanceTotalAmount: allowances = zero, chargeTotalAmount: charges = zero } = totals;
  if (allowances.isZero() || !sent.equals(totals.lineExtensionAmount.plus(charges))) return undefined;
  return { text: 'allowancesNotTakenOff', values: { allowances: amountText(allowances) } };
}

/** A difference larger than a rounding may have been paid already, and the sender knows it. */
function partTakenOff(sent: Decimal, heldBack: Decimal, prepaid: Decimal): Diagnosis | undefined {
  const isPart =
    prepaid.isZero() && !sent.isNegative() && heldBack.greaterThanOrEqualTo(tolerances.cash.below);
  return isPart ? { text: 'partTakenOff', values: { short: amountText(heldBack) } } : undefined;
}

function payableDiagnosis(
  sent: Decimal,
  computed: Decimal,
  { totals, contradictions, payableRoundingAmount: rounding }: ComputedInvoice,
): Diagnosis | undefined {
  const { prepaidAmount: prepaid = zero, taxInclusiveAmount, taxExclusiveAmount } = totals;
  if (!prepaid.isZero() && sent.equals(taxInclusiveAmount))
    return { text: 'prepaidForgotten', values: { prepaid: amountText(prepaid) } };
  // With another total with VAT, the payable amount differs anyway: nothing was deducted from it.
  if (contradictions.some(({ amount }) => amount === 'taxInclusiveAmount')) return undefined;
  if (rounding !== undefined)
    return { text: 'payableBesideRounding', values: { rounding: amountText(roundToCents(rounding)) } };
  const heldBack = computed.minus(sent);
  const percent = retentionPercents.find((percent) =>
    [taxInclusiveAmount, taxExclusiveAmount].some(
      (base) => base.greaterThan(0) && roundToCents(base.times(percent).div(100)).equals(heldBack),
    ),
  );
  if (percent === undefined) return partTakenOff(sent, heldBack, prepaid);
  return { text: 'retentionTakenOff', values: { retention: amountText(heldBack), percent } };
}
