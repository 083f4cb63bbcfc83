import { type CheckCase, fields } from './case.ts';

/** Cases of the checks of rules/pint/checks/identification.ts. */
export const identificationCases: readonly CheckCase[] = [
  {
    rule: 'ibr-002',
    fact: 'a document has a number',
    ...fields({ invoiceNumber: ' ' }),
    paths: ['invoiceNumber'],
  },
  {
    rule: 'ibr-016',
    fact: 'a document has lines',
    ...fields({ lines: [], taxTotal: null, legalMonetaryTotal: null }),
    paths: ['lines'],
  },
  {
    rule: 'ibr-151-ae',
    fact: 'an exempt document has no taxed charge',
    example: 'exempt',
    edit: (request) => {
      request.allowancesCharges = [{ isCharge: true, amount: 5, reason: 'x', vatCategory: 'S' }];
    },
    paths: ['allowancesCharges[0].vatCategory'],
  },
];
