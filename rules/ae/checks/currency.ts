import { type Check, findingIf } from '../../../src/core/check.ts';
import currencies from '../../pint/codelists/ISO4217.json' with { type: 'json' };
import { accountingCurrency } from '../defaults/currency.ts';

/** Rules that fail where amounts are in a foreign currency and its exchange rate is not written. */
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

export const currency: readonly Check[] = [
  {
    id: 'ibr-cl-04',
    covers: ['ibr-cl-03', ...rulesOfExchangeRate],
    find: ({ currency }) => findingIf(!isKnown(currency), 'currency', { currency }),
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
    find: ({ sent }) =>
      findingIf(
        sent.taxCurrencyCode !== undefined && sent.taxCurrencyCode.toUpperCase() !== accountingCurrency,
        'taxCurrencyCode',
        { taxCurrency: sent.taxCurrencyCode ?? '' },
      ),
  },
];

function isKnown(code: string): boolean {
  return Object.hasOwn(currencies.codes, code);
}
