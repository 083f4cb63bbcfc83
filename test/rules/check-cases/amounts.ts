import { lineOf } from '../../requests.ts';
import { type CheckCase, firstLine } from './case.ts';

/** Cases of the checks of rules/pint/checks/amounts.ts. */
export const amountsCases: readonly CheckCase[] = [
  {
    rule: 'pint-ae-number-digits',
    fact: 'a quantity has no more digits than every receiver keeps',
    ...firstLine({ quantity: 0.0012345678901234567, lineExtensionAmount: null }),
    paths: ['lines[0].quantity'],
    said: { severity: 'warning', values: { digits: 18, number: '0.0012345678901234567' } },
  },
  {
    rule: 'pint-ae-number-digits',
    fact: 'a price is no remainder of a calculation with binary fractions',
    ...firstLine({ unitPrice: 2.7755575615628914e-17, lineExtensionAmount: null }),
    paths: ['lines[0].unitPrice'],
    said: {
      text: 'noiseOfDoubles',
      severity: 'warning',
      values: { digits: 18, number: '0.000000000000000027755575615628914' },
    },
  },
  {
    rule: 'pint-ae-amount-range',
    fact: 'a line comes to no more than keeps its cents',
    ...firstLine({ quantity: 9e13, unitPrice: 2 }),
    paths: ['lines[0]'],
    said: {
      values: {
        limit: 35184372088832,
        amount: '180000000000000',
      },
    },
  },
  {
    rule: 'pint-ae-amount-range',
    fact: 'nor to an amount that the official rule, which rounds it once more, takes for another one',
    ...firstLine({ quantity: 0.993, unitPrice: 40_779_518_724_034.08, lineExtensionAmount: null }),
    paths: ['lines[0]'],
    said: {
      values: {
        limit: 35184372088832,
        amount: '40494062092965.84',
      },
    },
  },
  {
    rule: 'pint-ae-amount-range',
    fact: 'lines together come to no more either',
    example: 'standard-invoice',
    edit: (request) => {
      const line = { ...lineOf(request), quantity: 5e13, unitPrice: 1, lineExtensionAmount: null };
      const lines = [line, { ...line, id: '2' }];
      Object.assign(request, { lines, taxTotal: null, legalMonetaryTotal: null });
    },
    paths: [''],
    said: {
      values: {
        limit: 90000000000000,
        amount: '105000000000000',
      },
    },
  },
  {
    rule: 'pint-ae-amount-range',
    fact: 'nor do they in dirhams',
    example: 'export-usd',
    edit: (request) => {
      const lines = [{ ...lineOf(request), quantity: 5e13, unitPrice: 1, lineExtensionAmount: null }];
      Object.assign(request, { lines, taxTotal: null, legalMonetaryTotal: null });
    },
    paths: [''],
    said: {
      values: {
        limit: 90000000000000,
        amount: '183625000000000',
      },
    },
  },
];
