import type { ComputedInvoice, ComputedLine } from '../../../src/core/invoice/computed-invoice.ts';
import {
  amountText,
  type Decimal,
  decimal,
  plainText,
  sum,
  zero,
} from '../../../src/core/numbers/decimal.ts';
import { percentOf } from '../../../src/core/numbers/rounding.ts';
import { oncePer } from '../../../src/core/once-per.ts';
import type { CheckFinding } from '../../../src/core/specification/check.ts';
import { accountingCurrency, minorUnitsOf, roundToCents } from '../defaults/currency.ts';
import { uaeVatCategory } from '../defaults/vat-categories.ts';
import { isNear, totalsOfSentLines } from './what-if-totals.ts';

/** The most probable mistake of the system that sent an amount: the text to show, and its figures. */
export type Diagnosis = Pick<CheckFinding, 'text' | 'values'>;

/** The mistake in the net amount of a line; not one that would change a sum that was sent as computed. */
export function lineDiagnosis(
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
  return roundedPrice(sent, line) ?? roundedQuantity(sent, line);
}

function netOfInclusivePrice(sent: Decimal, line: ComputedLine): Diagnosis | undefined {
  const { taxPercent } = uaeVatCategory(line.vatCategory);
  if (taxPercent === 0) return undefined;
  // The line's allowances and charges may include VAT like the price, or exclude it.
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

/** Tells whether the sent sum of the lines equals the computed net amounts, and not the sent ones. */
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

/** A net amount without the allowances and charges of the line. */
function netOfEntries(sent: Decimal, line: ComputedLine): Diagnosis | undefined {
  const isWithout = line.allowancesCharges.length > 0 && line.netAmount.minus(entriesOf(line)).equals(sent);
  return isWithout ? { text: 'entriesNotInNet' } : undefined;
}

/** A net amount from which an allowance or charge was taken without its VAT. */
function entryWithTax(sent: Decimal, line: ComputedLine): Diagnosis | undefined {
  const { taxPercent } = uaeVatCategory(line.vatCategory);
  if (taxPercent === 0) return undefined;
  const exact = line.quantity.times(line.unitPrice).div(line.baseQuantity);
  for (const { path, isCharge, amount } of line.allowancesCharges) {
    const others = entriesOf(line).minus(isCharge ? amount : amount.negated());
    const netOf = (own: Decimal) =>
      roundToCents(exact.plus(others).plus(isCharge ? own : own.negated())).equals(sent);
    const rounded = withoutTax(amount, taxPercent);
    // A system that does not round the amount may differ by a fil.
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

/** The most decimals of a proposed price. */
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
