import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import {
  amountText,
  type Decimal,
  decimal,
  plainText,
  sum,
  zero,
} from '../../../src/core/numbers/decimal.ts';
import type { CheckFinding } from '../../../src/core/specification/check.ts';
import { accountingCurrency, roundToCents } from '../defaults/currency.ts';
import plausibleRates from '../defaults/plausible-rates.json' with { type: 'json' };
import { uaeVatCategory } from '../defaults/vat-categories.ts';
import { entriesOf, mostEntries } from './explained-entries.ts';
import { areSent, type Change, totalsIf, type WhatIf } from './what-if-totals.ts';

/** Mistakes of a known kind that explain the totals: a discount with VAT, a price for many units, another currency. */
type Explain = (invoice: ComputedInvoice) => CheckFinding | undefined;

/** An allowance or charge whose amount includes VAT. */
const entryIncludesTax: Explain = (invoice) => {
  const entries = entriesOf(invoice);
  if (entries.length > mostEntries) return undefined;
  for (const { path, isCharge, amount, vatCategory, isOfLine } of entries) {
    const percent = vatCategory === undefined ? 0 : uaeVatCategory(vatCategory).taxPercent;
    if (percent === 0) continue;
    const meant = roundToCents(amount.times(100).div(100 + percent));
    const change = { vatCategory, amount: meant.minus(amount).times(isCharge ? 1 : -1) };
    const totals = totalsIf(isOfLine ? { lines: [change] } : { entries: [change] }, invoice);
    if (!areSent(totals, invoice)) continue;
    const values = { amount: amountText(amount), meant: amountText(meant) };
    return { path: `${path}.amount`, text: 'entryIncludesTax', values };
  }
  return undefined;
};

/** Numbers of units that prices often cover. */
const unitsOfPrices = [12, 100, 144, 1000];

/** A price for a dozen, a hundred or a thousand units. */
const priceOfMany: Explain = (invoice) => {
  const { lines } = invoice;
  if (lines.length > mostEntries) return undefined;
  const changeOf = (line: (typeof lines)[number], many: number): Change => {
    const { quantity, unitPrice, baseQuantity, vatCategory } = line;
    const gross = roundToCents(quantity.times(unitPrice).div(baseQuantity));
    const meant = roundToCents(quantity.times(unitPrice).div(baseQuantity.times(many)));
    return { vatCategory, amount: meant.minus(gross) };
  };
  for (const many of unitsOfPrices) {
    const line = lines.find((each) => areSent(totalsIf({ lines: [changeOf(each, many)] }, invoice), invoice));
    if (line === undefined) continue;
    const values = { price: plainText(line.unitPrice), many: plainText(line.baseQuantity.times(many)) };
    return { path: `${line.path}.baseQuantity`, text: 'totalsOfPriceOfMany', values };
  }
  return undefined;
};

/** An allowance of the document that the totals distribute over the categories of the lines. */
const entryOfSeveralCategories: Explain = (invoice) => {
  const { allowancesCharges, totals, lines } = invoice;
  const categories = [...new Set(lines.map(({ vatCategory }) => vatCategory))];
  if (categories.length < 2 || !totals.lineExtensionAmount.greaterThan(0)) return undefined;
  for (const { path, isCharge, amount, vatCategory } of allowancesCharges.slice(0, mostEntries)) {
    const signed = isCharge ? amount : amount.negated();
    const shares = categories.map((category) => {
      const ofCategory = sum(
        lines.filter((line) => line.vatCategory === category).map(({ netAmount }) => netAmount),
      );
      return { category, share: roundToCents(amount.times(ofCategory).div(totals.lineExtensionAmount)) };
    });
    const entries = [
      { vatCategory, amount: signed.negated() },
      ...shares.map(({ category, share }) => ({
        vatCategory: category,
        amount: isCharge ? share : share.negated(),
      })),
    ];
    if (!areSent(totalsIf({ entries }, invoice), invoice)) continue;
    const named = shares.map(({ category, share }) => `${category} ${amountText(share)}`);
    return {
      path: `${path}.vatCategory`,
      text: 'entryOfSeveralCategories',
      values: { amount: amountText(amount), category: vatCategory ?? '', shares: named },
    };
  }
  return undefined;
};

const fil = decimal('0.01');

function times({ totals }: ComputedInvoice, factor: Decimal): WhatIf {
  return {
    lineExtensionAmount: totals.lineExtensionAmount.times(factor),
    taxExclusiveAmount: totals.taxExclusiveAmount.times(factor),
    taxAmount: totals.taxAmount.times(factor),
    taxInclusiveAmount: totals.taxInclusiveAmount.times(factor),
    payableAmount: totals.payableAmount.times(factor),
  };
}

/** The exchange rate of a document; for a document in dirhams, the rate of the dollar, which is pegged. */
function rateOf({ currency, exchangeRate, sent }: ComputedInvoice): Decimal | undefined {
  if (currency !== accountingCurrency) return exchangeRate?.rate;
  return sent.exchangeRate ?? decimal(plausibleRates.USD);
}

/** Prices in dirhams on a document in another currency, or the other way round. */
const pricesInOtherCurrency: Explain = (invoice) => {
  const rate = rateOf(invoice);
  const { currency, lines, totals } = invoice;
  if (rate === undefined || rate.equals(1) || totals.lineExtensionAmount.isZero()) return undefined;
  const isForeign = currency !== accountingCurrency;
  const factor = isForeign ? decimal(1).div(rate) : rate;
  if (!areSent(times(invoice, factor), invoice, fil.times(lines.length + 2))) return undefined;
  const [line] = lines;
  const isOneLine = lines.length === 1 && line !== undefined && line.allowancesCharges.length === 0;
  const price = line?.unitPrice.times(factor).toDecimalPlaces(6);
  const values = {
    currency,
    rate: plainText(rate),
    price: price === undefined ? '' : amountText(price),
    accounting: accountingCurrency,
  };
  if (isOneLine) return { path: `${line.path}.unitPrice`, text: 'priceInOtherCurrency', values };
  return {
    path: 'lines',
    text: isForeign ? 'pricesInAccountingCurrency' : 'pricesInForeignCurrency',
    values,
  };
};

export function placeOfTotals({ sent }: ComputedInvoice): string {
  return sent.legalMonetaryTotal === undefined ? 'taxTotal.taxAmount' : 'legalMonetaryTotal';
}

/** Totals in dirhams on a document in another currency. */
const inAccountingCurrency: Explain = (invoice) => {
  const { currency, exchangeRate, lines } = invoice;
  if (currency === accountingCurrency || exchangeRate === undefined) return undefined;
  const { rate } = exchangeRate;
  // Each line may have been converted and rounded on its own.
  if (!areSent(times(invoice, rate), invoice, fil.times(lines.length + 2))) return undefined;
  const values = { accounting: accountingCurrency, rate: plainText(rate) };
  return { path: placeOfTotals(invoice), text: 'inAccountingCurrency', values };
};

/** The VAT alone in dirhams on a document in another currency. */
const taxInAccountingCurrency: Explain = (invoice) => {
  const { currency, totals, lines } = invoice;
  const rate = rateOf(invoice);
  if (currency === accountingCurrency || rate === undefined || totals.taxAmount.isZero()) return undefined;
  const converted = { ...totals, taxAmount: totals.taxAmount.times(rate) };
  if (!areSent(converted, invoice, fil.times(lines.length + 2))) return undefined;
  const values = { tax: amountText(totals.taxAmount), accounting: accountingCurrency, rate: plainText(rate) };
  return { path: 'taxTotal.taxAmount', text: 'taxInAccountingCurrency', values };
};

/** The prepaid amount in dirhams on a document in another currency. */
const prepaidInAccountingCurrency: Explain = (invoice) => {
  const { currency, totals } = invoice;
  const rate = rateOf(invoice);
  const { prepaidAmount: prepaid = zero } = totals;
  if (currency === accountingCurrency || rate === undefined || prepaid.isZero()) return undefined;
  const meant = roundToCents(prepaid.div(rate));
  const payableAmount = totals.payableAmount.plus(prepaid).minus(meant);
  if (!areSent({ ...totals, payableAmount }, invoice)) return undefined;
  const values = {
    prepaid: amountText(prepaid),
    meant: amountText(meant),
    accounting: accountingCurrency,
    rate: plainText(rate),
  };
  return { path: 'prepaidAmount', text: 'prepaidInAccountingCurrency', values };
};

/** Explanations in the order in which they are tried: a more specific mistake comes earlier. */
export const explanationsByKind: readonly Explain[] = [
  inAccountingCurrency,
  entryIncludesTax,
  entryOfSeveralCategories,
  prepaidInAccountingCurrency,
  taxInAccountingCurrency,
  pricesInOtherCurrency,
  priceOfMany,
];
