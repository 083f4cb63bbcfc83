import { lineOf } from '../../requests.ts';
import { type CheckCase, entry, firstLine } from './case.ts';

/** Cases of the checks of rules/pint/checks/signs.ts. */
export const signsCases: readonly CheckCase[] = [
  {
    rule: 'pint-ae-negative-vat-group',
    fact: 'of lines that all correct something, the first of their category is named',
    example: 'standard-invoice',
    edit: (request) => {
      const line = { ...lineOf(request), lineExtensionAmount: null };
      const correction = { ...line, quantity: -1, unitPrice: 1, vatCategory: 'Z' as const, vatRate: 0 };
      Object.assign(request, {
        lines: [line, { ...correction, id: '2' }, { ...correction, id: '3' }],
        taxTotal: null,
        legalMonetaryTotal: null,
      });
    },
    paths: ['lines[1]'],
    said: {
      text: 'negativeGroupOfLines',
      severity: 'warning',
      values: {
        category: 'Z',
        amount: '-2.00',
      },
    },
  },
  {
    rule: 'pint-ae-negative-vat-group',
    fact: 'an allowance that takes more from a credit note than there is is told',
    example: 'credit-note',
    edit: (request) => {
      const line = { ...lineOf(request), id: '2', quantity: 1, unitPrice: 100 };
      Object.assign(request, {
        lines: [lineOf(request), { ...line, vatCategory: 'Z' as const, vatRate: 0 }],
        allowancesCharges: [{ isCharge: false, amount: 150, reason: 'x', vatCategory: 'Z' }],
      });
    },
    paths: ['allowancesCharges[0]'],
    said: { severity: 'warning', values: { category: 'Z', amount: '-50.00' } },
  },
  {
    rule: 'pint-ae-negative-vat-group',
    fact: 'a credit note charges no VAT, however much it credits beside it',
    example: 'credit-note',
    edit: (request) => {
      const line = { ...lineOf(request), id: '2', quantity: 50, vatCategory: 'Z' as const, vatRate: 0 };
      request.lines = [{ ...lineOf(request), quantity: -2 }, line];
    },
    paths: ['lines[0]'],
    said: {
      text: 'negativeGroupOfCreditNote',
      severity: 'warning',
      values: { category: 'S', amount: '-1691.00' },
    },
  },
  {
    rule: 'pint-ae-negative-entry',
    fact: 'a discount is sent without a minus',
    ...entry({ amount: -5, vatCategory: 'S' }),
    paths: ['allowancesCharges[0].amount'],
    said: {
      values: {
        amount: '-5.00',
      },
    },
  },
  {
    rule: 'pint-ae-negative-entry',
    fact: 'and so is one of a line',
    ...firstLine({ allowancesCharges: [{ isCharge: true, amount: -5, reason: 'x' }] }),
    paths: ['lines[0].allowancesCharges[0].amount'],
    said: {
      text: 'negativeCharge',
      values: {
        amount: '-5.00',
      },
    },
  },
  {
    rule: 'pint-ae-negative-total',
    fact: 'an invoice is not negative',
    ...firstLine({ quantity: -100 }),
    paths: [''],
    said: {
      values: {
        total: '-88305.00',
        currency: 'AED',
      },
    },
  },
  {
    rule: 'pint-ae-negative-total',
    fact: 'nor is its total before VAT, when the VAT of other lines makes up for it',
    example: 'standard-invoice',
    edit: (request) => {
      const line = { ...lineOf(request), quantity: 1, lineExtensionAmount: null };
      const taken = { ...line, id: '2', quantity: -1, vatCategory: 'Z' as const, vatRate: 0 };
      Object.assign(request, {
        lines: [
          { ...line, unitPrice: 300 },
          { ...taken, unitPrice: 310 },
        ],
        taxTotal: null,
        legalMonetaryTotal: null,
      });
    },
    paths: [''],
    said: { values: { total: '-10.00', currency: 'AED' } },
  },
  {
    rule: 'pint-ae-negative-vat-group',
    fact: 'an allowance takes no more than there is',
    example: 'several-vat-categories',
    edit: (request) => {
      request.allowancesCharges = [{ isCharge: false, amount: 180, reason: 'x', vatCategory: 'Z' }];
      request.taxTotal = null;
      request.legalMonetaryTotal = null;
    },
    paths: ['allowancesCharges[0]'],
    said: {
      values: {
        category: 'Z',
        amount: '-5.00',
      },
    },
  },
  {
    rule: 'pint-ae-negative-credit-note',
    fact: 'a credit note is not negative',
    example: 'credit-note',
    edit: (request) => {
      for (const line of request.lines) line.quantity = -line.quantity;
      for (const line of request.lines) line.lineExtensionAmount = null;
      request.taxTotal = null;
      request.legalMonetaryTotal = null;
    },
    paths: ['lines'],
  },
  {
    rule: 'pint-ae-negative-credit-note',
    fact: 'and is negative however many of its lines are free',
    example: 'credit-note',
    edit: (request) => {
      const line = { ...lineOf(request), lineExtensionAmount: null };
      request.lines = [
        { ...line, quantity: -1 },
        { ...line, id: '2', unitPrice: 0 },
      ];
      request.taxTotal = null;
      request.legalMonetaryTotal = null;
    },
    paths: ['lines'],
  },
];
