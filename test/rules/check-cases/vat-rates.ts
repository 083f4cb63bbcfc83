import type { DocumentRequest } from '../../../src/specification/default.ts';
import { lineOf } from '../../requests.ts';
import { type CheckCase, firstLine } from './case.ts';

/** Cases of the checks of rules/ae/checks/vat-rates.ts. */
export const vatRatesCases: readonly CheckCase[] = [
  {
    rule: 'ibr-190-ae',
    fact: 'the standard rate is 5',
    ...firstLine({ vatRate: 10 }),
    paths: ['lines[0].vatRate'],
    said: {
      values: {
        category: 'S',
        rates: {
          anyOf: ['5'],
        },
        rate: '10',
      },
    },
  },
  {
    rule: 'aligned-ibrp-z-05',
    fact: 'the zero rate is 0',
    ...firstLine({ vatCategory: 'Z', vatRate: 5 }),
    paths: ['lines[0].vatRate'],
    said: {
      values: {
        category: 'Z',
        rates: {
          anyOf: ['0'],
        },
        rate: '5',
      },
    },
  },
  {
    rule: 'aligned-ibrp-e-05',
    fact: 'an exempt line has no rate',
    ...firstLine({ vatCategory: 'E', vatRate: 5, exemptionReasonCode: 'DL8.46.1' }),
    paths: ['lines[0].vatRate'],
    said: {
      values: {
        category: 'E',
        rates: {
          anyOf: ['0'],
        },
        rate: '5',
      },
    },
  },
  {
    rule: 'aligned-ibrp-o-05',
    fact: 'a line out of scope has no rate',
    ...firstLine({ vatCategory: 'O', vatRate: 5 }),
    paths: ['lines[0].vatRate'],
    said: {
      values: {
        category: 'O',
        rates: {
          anyOf: ['0'],
        },
        rate: '5',
      },
    },
  },
  {
    rule: 'aligned-ibrp-ae-05-ae',
    fact: 'a reverse charge line has rate 0 or 5',
    example: 'reverse-charge',
    edit: (request) => {
      lineOf(request).vatRate = 7;
    },
    paths: ['lines[0].vatRate'],
    said: {
      values: {
        category: 'AE',
        rates: {
          anyOf: ['0', '5'],
        },
        rate: '7',
      },
    },
  },
  {
    rule: 'ibr-111-ae',
    fact: 'a margin scheme line has the standard rate',
    example: 'profit-margin',
    edit: (request) => {
      lineOf(request).vatRate = 7;
    },
    paths: ['lines[0].vatRate'],
    said: {
      values: {
        category: 'N',
        rates: {
          anyOf: ['0', '5'],
        },
        rate: '7',
      },
    },
  },
  ...(
    [
      ['Z', 'several-vat-categories'],
      ['E', 'exempt'],
      ['O', 'out-of-scope'],
      ['AE', 'reverse-charge'],
    ] as const
  ).flatMap(([vatCategory, example]) =>
    ['06', '07'].map((number) => ({
      rule: `aligned-ibrp-${vatCategory.toLowerCase()}-${number}`,
      fact: 'the rate of an entry goes with its category',
      example,
      edit: (request: DocumentRequest) => {
        const isCharge = number === '07';
        request.allowancesCharges = [{ isCharge, amount: 5, reason: 'x', vatCategory, vatRate: 5 }];
        request.taxTotal = null;
        request.legalMonetaryTotal = null;
      },
      paths: ['allowancesCharges[0].vatRate'],
      said: { values: { category: vatCategory, rates: { anyOf: ['0'] }, rate: '5' } },
    })),
  ),
];
