import type { DocumentRequest } from '../../../src/specification/default.ts';
import { type CheckCase, entry } from './case.ts';

/** Cases of the checks of rules/pint/checks/allowances-and-charges.ts. */
export const allowancesAndChargesCases: readonly CheckCase[] = [
  {
    rule: 'ibr-131-ae',
    fact: 'an allowance is base times percentage',
    ...entry({ baseAmount: 100, multiplierPercent: 10 }),
    paths: ['allowancesCharges[0].amount'],
    said: {
      values: {
        amount: '5.00',
        percent: '10',
        expected: '10.00',
        meant: '1000',
        base: '100.00',
      },
    },
  },
  {
    rule: 'ibr-146-ae',
    fact: 'a charge is base times percentage',
    ...entry({ isCharge: true, baseAmount: 100, multiplierPercent: 10 }),
    paths: ['allowancesCharges[0].amount'],
    said: {
      values: {
        amount: '5.00',
        percent: '10',
        expected: '10.00',
        meant: '1000',
        base: '100.00',
      },
    },
  },
  {
    rule: 'ibr-cl-19',
    fact: 'an allowance reason is listed',
    ...entry({ reasonCode: 'FC' }),
    paths: ['allowancesCharges[0].reasonCode'],
    said: {
      values: {
        code: 'FC',
      },
      misspelt: {
        text: 'FC',
        list: 'allowanceReasons',
      },
    },
  },
  {
    rule: 'ibr-cl-20',
    fact: 'a charge reason is listed',
    ...entry({ isCharge: true, reasonCode: '95' }),
    paths: ['allowancesCharges[0].reasonCode'],
    said: {
      values: {
        code: '95',
      },
      misspelt: {
        text: '95',
        list: 'chargeReasons',
      },
    },
  },
  {
    rule: 'pint-ae-entry-category',
    fact: 'an entry that was apportioned is told',
    example: 'several-vat-categories',
    edit: (request) => {
      request.allowancesCharges = [{ isCharge: false, amount: 5, reason: 'x' }];
      request.taxTotal = null;
      request.legalMonetaryTotal = null;
    },
    paths: ['allowancesCharges[0].vatCategory'],
    options: { undecidedEntries: 'apportion' },
    said: {
      text: 'entryApportioned',
      severity: 'warning',
      values: {
        amount: '5.00',
        shares: ['S 3.74', 'Z 0.17', 'E 0.89', 'O 0.20'],
      },
    },
  },
  ...['aligned-ibrp-032', 'aligned-ibrp-037'].map((rule) => ({
    rule,
    fact: 'an entry of the document says which of several categories it changes',
    example: 'several-vat-categories',
    edit: (request: DocumentRequest) => {
      request.allowancesCharges = [{ isCharge: rule === 'aligned-ibrp-037', amount: 5, reason: 'x' }];
      request.taxTotal = null;
      request.legalMonetaryTotal = null;
    },
    paths: ['allowancesCharges[0].vatCategory'],
    said: { values: { amount: '5.00', categories: ['S', 'Z', 'E', 'O'] } },
  })),
];
