import type { ExchangeRate } from '../../../src/core/invoice/invoice.ts';
import { type Decimal, decimal, plainText } from '../../../src/core/numbers/decimal.ts';
import { type Check, type CheckFinding, findingIf } from '../../../src/core/specification/check.ts';
import { ISO4217List as currencies } from '../../../src/generated/code-lists.js';
import { accountingCurrency } from '../defaults/currency.ts';
import plausibleRates from '../defaults/plausible-rates.json' with { type: 'json' };

/** Rules that fail if amounts are in a foreign currency and its exchange rate is not written. */
const rulesOfExchangeRate: readonly string[] = [
  'ibr-153-ae',
  'ibr-159-ae',
  'ibr-175-ae',
  'ibr-104-ae',
  'ibr-194-ae',
  'ibr-162-ae',
  'ibr-165-ae',
  'ibr-053',
  'ibr-084',
];

/** The checks of currencies, for the codes of a release. */
export const checksOfCurrency = (isKnown: (code: string) => boolean): readonly Check[] => [
  {
    id: 'ibr-cl-04',
    misspelt: { value: 'currency', list: 'currencies' },
    covers: ['ibr-cl-03', ...rulesOfExchangeRate],
    find: ({ currency, exchangeRate }) =>
      isKnown(currency)
        ? []
        : [
            {
              path: 'currency',
              values: { currency },
              // Any other currency needs an exchange rate.
              ...(exchangeRate === undefined ? { complete: [accountingCurrency] } : {}),
            },
          ],
  },
  {
    id: 'ibr-005',
    find: ({ currency, sent: { rateOfUnnamedCurrency: rate } }) =>
      findingIf(rate !== undefined, 'currency', { currency, rate: rate ? plainText(rate) : '' }),
  },
  {
    id: 'ibr-159-ae',
    covers: rulesOfExchangeRate,
    find: (invoice) =>
      findingIf(
        isKnown(invoice.currency) &&
          invoice.currency !== accountingCurrency &&
          invoice.exchangeRate === undefined,
        'currencyExchangeRate',
        { currency: invoice.currency },
      ),
  },
  {
    id: 'ibr-140-ae',
    find: ({ currency, sent: { taxCurrencyCode: taxCurrency = '' } }) => {
      if (taxCurrency === '' || taxCurrency.toUpperCase() === accountingCurrency) return [];
      // In a foreign currency, the exchange rate may convert to the currency that was sent.
      const remedy = currency === accountingCurrency ? { value: accountingCurrency } : undefined;
      return [{ path: 'taxCurrencyCode', values: { taxCurrency }, remedy }];
    },
  },
  {
    id: 'pint-ae-exchange-rate-precision',
    needs: 'request',
    covers: ['ibr-002-ae'],
    about: ['exchangeRate'],
    find: ({ exchangeRate }) => {
      if (exchangeRate === undefined) return [];
      const { rate, sentRate } = exchangeRate;
      const moved = rate.minus(sentRate).abs().greaterThan(sentRate.times(greatestRounding));
      return findingIf(moved, 'currencyExchangeRate', { sent: plainText(sentRate), rate: plainText(rate) });
    },
  },
  {
    id: 'pint-ae-exchange-rate-plausible',
    severity: 'warning',
    about: ['exchangeRate'],
    find: ({ exchangeRate }) => (exchangeRate === undefined ? [] : implausibleRate(exchangeRate, isKnown)),
  },
];

/** The relative error that rounding a rate to six decimals (ibr-002-ae, decision 45) may cause. */
const greatestRounding = decimal('0.00001');

/** The dirham is pegged to the dollar. */
const dollarRate = { from: decimal('3.6'), to: decimal('3.7') } as const;

/** The rate of the peg, rounded in any way. */
const peg = { from: decimal('3.672'), to: decimal('3.673') } as const;

/** The rough value of a unit of each currency in AED: close enough to distinguish a rate from its inverse. */
const plausible: Readonly<Record<string, string>> = plausibleRates;

/** Rates move, but a factor of ten is a slip of the decimal point. */
const farOff = 5;

function implausibleRate(
  { fromCurrency, rate }: ExchangeRate,
  isKnown: (code: string) => boolean,
): readonly CheckFinding[] {
  const path = 'currencyExchangeRate';
  const values = { currency: fromCurrency, rate: plainText(rate) };
  const roughly = Object.hasOwn(plausible, fromCurrency) ? plausible[fromCurrency] : undefined;
  if (roughly !== undefined && fromCurrency !== 'USD' && isDollarRate(rate, decimal(roughly)))
    return [{ path, text: 'dollarRateForAnother', values: { ...values, roughly } }];
  if (roughly !== undefined && isNearerInverted(rate, decimal(roughly)))
    return [{ path, text: 'exchangeRateInverted', values: { ...values, roughly } }];
  const isOffPeg =
    fromCurrency === 'USD' && (rate.lessThan(dollarRate.from) || rate.greaterThan(dollarRate.to));
  if (isOffPeg) return [{ path, text: 'dollarRateOffPeg', values }];
  // Systems fill in 1 where they know no rate; no currency is worth exactly one dirham.
  const isFarOff = roughly !== undefined && proportion(rate.div(roughly)).greaterThan(farOff);
  return isFarOff || (rate.equals(1) && isKnown(fromCurrency)) ? [{ path, values }] : [];
}

/** Tells whether a rate is the dollar's, which some systems use for every currency. */
function isDollarRate(rate: Decimal, roughly: Decimal): boolean {
  const isOfPeg = !rate.lessThan(peg.from) && !rate.greaterThan(peg.to);
  return isOfPeg && proportion(rate.div(roughly)).greaterThan('1.1');
}

/** Tells whether the inverse of a rate is closer, in proportion, to the rough rate. */
function isNearerInverted(rate: Decimal, roughly: Decimal): boolean {
  return proportion(rate.times(roughly)).lessThan(proportion(rate.div(roughly)));
}

function proportion(one: Decimal): Decimal {
  return one.lessThan(1) ? decimal(1).div(one) : one;
}

/** Tells whether a code is in the list of currencies. */
export function isCurrency(code: string): boolean {
  return Object.hasOwn(currencies.codes, code);
}

export const currency: readonly Check[] = checksOfCurrency(isCurrency);
