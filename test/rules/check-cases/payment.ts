import { type CheckCase, fields } from './case.ts';

/** Cases of the checks of rules/ae/checks/payment.ts. */
export const paymentCases: readonly CheckCase[] = [
  {
    rule: 'ibr-093',
    fact: 'what was paid in advance is in the totals',
    ...fields({ paidAmounts: [{ amount: 2 }, { amount: 3 }] }),
    paths: ['prepaidAmount'],
  },
  {
    rule: 'pint-ae-card-number',
    fact: 'a card of which the network is known has a number',
    ...fields({ cardNetworkId: 'VISA' }),
    paths: ['cardAccountNumber'],
  },
  {
    rule: 'pint-ae-card-number',
    fact: 'and so has one of which the holder is known, in further instructions too',
    ...fields({ paymentInstructions: [{ paymentMode: '54', cardHolderName: 'A. Holder' }] }),
    paths: ['paymentInstructions[0].cardAccountNumber'],
  },
  {
    rule: 'pint-ae-iban',
    fact: 'the check digits of an IBAN are right',
    ...fields({ paymentBankAccount: 'AE070331234567890123457' }),
    paths: ['paymentBankAccount'],
    said: {
      text: 'ibanCheckDigits',
      severity: 'warning',
      values: {
        iban: 'AE070331234567890123457',
      },
    },
  },
  {
    rule: 'pint-ae-iban',
    fact: 'an IBAN is as long as those of its country',
    ...fields({ paymentBankAccount: 'AE07033123456789012345' }),
    paths: ['paymentBankAccount'],
    said: {
      text: 'ibanLength',
      severity: 'warning',
      values: {
        iban: 'AE07033123456789012345',
        country: 'AE',
        length: 23,
        sent: 22,
      },
    },
  },
  {
    rule: 'ibr-cl-16',
    fact: 'a payment mode is listed',
    ...fields({ paymentMode: 'barter' }),
    paths: ['paymentMode'],
    said: {
      values: {
        code: 'barter',
      },
      misspelt: {
        text: 'barter',
        list: 'paymentMeans',
      },
    },
  },
];
