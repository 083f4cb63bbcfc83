import { type Check, findingIf } from '../../../src/core/check.ts';
import currencies from '../../pint/codelists/ISO4217.json' with { type: 'json' };
import { accountingCurrency } from '../defaults/currency.ts';

export const currency: readonly Check[] = [
  {
    id: 'ibr-cl-04',
    covers: ['ibr-cl-03'],
    find: (invoice) =>
      findingIf(!Object.hasOwn(currencies.codes, invoice.currency), 'currency', {
        currency: invoice.currency,
      }),
  },
  {
    id: 'ibr-159-ae',
    covers: [
      'ibr-153-ae',
      'ibr-175-ae',
      'ibr-104-ae',
      'ibr-194-ae',
      'ibr-162-ae',
      'ibr-165-ae',
      'ibr-053',
      'ibr-084',
    ],
    find: (invoice) =>
      findingIf(
        invoice.currency !== accountingCurrency && invoice.exchangeRate === undefined,
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
