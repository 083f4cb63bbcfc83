import { type BusinessRule, findingIf } from '../../../src/core/check.ts';
import currencies from '../../pint/codelists/ISO4217.json' with { type: 'json' };
import { accountingCurrency } from '../defaults/currency.ts';

export const currency: readonly BusinessRule[] = [
  {
    id: 'ibr-cl-04',
    terms: ['IBT-005'],
    message: 'The currency {currency} is not in the list of currencies.',
    hint: 'Set currency to a three-letter ISO 4217 code, for example AED or USD.',
    covers: ['ibr-cl-03'],
    find: (invoice) =>
      findingIf(!Object.hasOwn(currencies.codes, invoice.currency), 'currency', {
        currency: invoice.currency,
      }),
  },
  {
    id: 'ibr-159-ae',
    terms: ['BTAE-04', 'IBT-005'],
    message: 'The document is in {currency} and gives no exchange rate to AED.',
    hint: 'Set currencyExchangeRate to the AED amount for one unit of the currency, for example 3.6725 for USD.',
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
    terms: ['IBT-006'],
    message: 'VAT is accounted for in AED; the tax currency {taxCurrency} can not be used.',
    hint: 'Set taxCurrencyCode to AED, or leave it empty.',
    find: ({ sent }) =>
      findingIf(
        sent.taxCurrencyCode !== undefined && sent.taxCurrencyCode.toUpperCase() !== accountingCurrency,
        'taxCurrencyCode',
        { taxCurrency: sent.taxCurrencyCode ?? '' },
      ),
  },
];
