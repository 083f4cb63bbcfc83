import { type CheckCase, fields } from './case.ts';

/** Cases of the checks of rules/ae/checks/currency.ts. */
export const currencyCases: readonly CheckCase[] = [
  {
    rule: 'ibr-cl-04',
    fact: 'a currency is listed',
    ...fields({ currency: 'DHS', currencyExchangeRate: 1 }),
    paths: ['currency'],
    said: {
      values: {
        currency: 'DHS',
      },
      misspelt: {
        text: 'DHS',
        list: 'currencies',
      },
    },
  },
  {
    rule: 'ibr-005',
    fact: 'a rate comes with the currency of which it is',
    ...fields({ currency: null, currencyExchangeRate: 3.6725 }),
    paths: ['currency'],
    said: {
      values: {
        rate: '3.6725',
        currency: 'AED',
      },
    },
  },
  {
    rule: 'ibr-159-ae',
    fact: 'a foreign currency comes with a rate',
    ...fields({ currency: 'EUR' }),
    paths: ['currencyExchangeRate'],
    said: {
      values: {
        currency: 'EUR',
      },
    },
  },
  {
    rule: 'pint-ae-exchange-rate-precision',
    fact: 'six decimals hold a rate',
    ...fields({ currency: 'IDR', currencyExchangeRate: 0.00022449 }),
    paths: ['currencyExchangeRate'],
    said: {
      values: {
        sent: '0.00022449',
        rate: '0.000224',
      },
    },
  },
  {
    rule: 'pint-ae-exchange-rate-plausible',
    fact: 'a rate is not the inverse of itself',
    ...fields({ currency: 'EUR', currencyExchangeRate: 0.2381 }),
    paths: ['currencyExchangeRate'],
    said: {
      text: 'exchangeRateInverted',
      severity: 'warning',
      values: {
        currency: 'EUR',
        rate: '0.2381',
        roughly: '4.2',
      },
    },
  },
  {
    rule: 'ibr-140-ae',
    fact: 'VAT is accounted for in AED',
    ...fields({ taxCurrencyCode: 'USD' }),
    paths: ['taxCurrencyCode'],
    said: {
      values: {
        taxCurrency: 'USD',
      },
      remedy: {
        value: 'AED',
      },
    },
  },
];
