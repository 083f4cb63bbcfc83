import type { DocumentRequest } from '../../../src/specification/default.ts';
import { type CheckCase, fields } from './case.ts';

/** Cases of the checks of rules/ae/checks/sent-amounts.ts. */
export const sentAmountsCases: readonly CheckCase[] = [
  {
    rule: 'ibr-co-14',
    fact: 'the VAT total is that of the breakdown',
    ...fields({ taxTotal: { taxAmount: 500 } }),
    paths: ['taxTotal.taxAmount'],
    said: {
      values: {
        sent: '500.00',
        computed: '529.80',
      },
    },
  },
  ...(
    [
      {
        rule: 'ibr-co-10',
        name: 'lineExtensionAmount',
        said: { values: { sent: '10696.00', computed: '10596.00' } },
      },
      {
        rule: 'ibr-co-13',
        name: 'taxExclusiveAmount',
        said: { values: { sent: '10696.00', computed: '10596.00' } },
      },
      {
        rule: 'ibr-co-15',
        name: 'taxInclusiveAmount',
        said: { values: { sent: '11225.80', computed: '11125.80' } },
      },
      {
        rule: 'ibr-co-16',
        name: 'payableAmount',
        said: { values: { sent: '11225.80', computed: '11125.80' } },
      },
    ] as const
  ).map(({ rule, name, said }) => ({
    rule,
    fact: `the ${name} is what the document adds up to`,
    example: 'standard-invoice',
    edit: ({ legalMonetaryTotal }: DocumentRequest) => {
      if (legalMonetaryTotal) legalMonetaryTotal[name] += 100;
    },
    paths: [`legalMonetaryTotal.${name}`],
    said,
  })),
  {
    rule: 'pint-ae-totals',
    fact: 'the totals are what the document adds up to, and not several other amounts',
    example: 'standard-invoice',
    edit: ({ legalMonetaryTotal }: DocumentRequest) => {
      if (legalMonetaryTotal) Object.assign(legalMonetaryTotal, { taxExclusiveAmount: 1, payableAmount: 2 });
    },
    paths: ['legalMonetaryTotal'],
    said: {
      values: {
        amounts: [
          'legalMonetaryTotal.taxExclusiveAmount 1.00 ≠ 10596.00',
          'legalMonetaryTotal.payableAmount 2.00 ≠ 11125.80',
        ],
        payable: '11125.80',
      },
    },
  },
  {
    rule: 'pint-ae-payable-rounding',
    fact: 'what the amount due is rounded by is stated, unless it is rounded for cash',
    example: 'standard-invoice',
    edit: ({ legalMonetaryTotal }: DocumentRequest) => {
      if (legalMonetaryTotal) legalMonetaryTotal.payableAmount = 11125.85;
    },
    paths: ['legalMonetaryTotal.payableAmount'],
    said: {
      values: {
        sent: '11125.85',
        computed: '11125.80',
        rounding: '0.05',
        total: '0.02',
        coin: '0.25',
        currency: 'AED',
      },
    },
  },
  {
    rule: 'ibr-co-16',
    fact: 'with a rounding amount the amount due is rounded by it',
    example: 'standard-invoice',
    edit: (request: DocumentRequest) => {
      request.payableRoundingAmount = 0.2;
      if (request.legalMonetaryTotal) request.legalMonetaryTotal.payableAmount = 11125.85;
    },
    paths: ['legalMonetaryTotal.payableAmount'],
    said: {
      text: 'payableBesideRounding',
      values: { sent: '11125.85', computed: '11126.00', rounding: '0.20' },
    },
  },
];
