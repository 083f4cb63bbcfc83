import { lineOf } from '../../requests.ts';
import { type CheckCase, fields, standardInvoice } from './case.ts';

/** Cases of the checks of rules/ae/checks/dates.ts. */
export const datesCases: readonly CheckCase[] = [
  {
    rule: 'ibr-127-ae',
    fact: 'an invoice with something to pay has a due date',
    ...fields({ dueDate: null }),
    paths: ['dueDate'],
    said: {
      values: {
        payable: '11125.80',
        currency: 'AED',
      },
    },
  },
  {
    rule: 'ibr-141-ae',
    fact: 'the VAT point is before the issue date',
    ...fields({ vatPointDate: '2026-11-03' }),
    paths: ['vatPointDate'],
    said: {
      values: {
        vatPointDate: '2026-11-03',
        issueDate: '2026-11-02',
      },
    },
  },
  {
    rule: 'ibr-029',
    fact: 'a period ends after it starts',
    ...fields({ billingPeriodStart: '2026-10-31', billingPeriodEnd: '2026-10-01' }),
    paths: ['billingPeriodEnd'],
    said: {
      values: {
        start: '2026-10-31',
        end: '2026-10-01',
      },
    },
  },
  {
    rule: 'pint-ae-date-range',
    fact: 'dates are of this century',
    ...standardInvoice((request) => {
      Object.assign(request, {
        issueDate: '0206-11-02',
        dueDate: '2101-01-01',
        billingPeriodEnd: '9999-12-31',
      });
      Object.assign(lineOf(request), { periodStart: '1999-12-31', periodEnd: '2100-12-31' });
    }),
    paths: ['issueDate', 'dueDate', 'billingPeriodEnd', 'lines[0].periodStart'],
    said: [
      {
        values: {
          first: '2000-01-01',
          last: '2100-12-31',
          day: '0206-11-02',
        },
      },
      {
        values: {
          first: '2000-01-01',
          last: '2100-12-31',
          day: '2101-01-01',
        },
      },
      {
        values: {
          first: '2000-01-01',
          last: '2100-12-31',
          day: '9999-12-31',
        },
      },
      {
        values: {
          first: '2000-01-01',
          last: '2100-12-31',
          day: '1999-12-31',
        },
      },
    ],
  },
  {
    rule: 'pint-ae-date-range',
    fact: 'the end of a line is a date like any other',
    ...standardInvoice((request) => {
      Object.assign(lineOf(request), { periodEnd: '2101-01-01' });
    }),
    paths: ['lines[0].periodEnd'],
    said: {
      values: {
        first: '2000-01-01',
        last: '2100-12-31',
        day: '2101-01-01',
      },
    },
  },
  {
    rule: 'ibr-005-ae',
    fact: 'a billing frequency is listed',
    ...fields({ billingFrequencyCode: 'FORTNIGHTLY' }),
    paths: ['billingFrequencyCode'],
    said: {
      values: {
        code: 'FORTNIGHTLY',
      },
      misspelt: {
        text: 'FORTNIGHTLY',
        list: 'FreqBilling',
      },
    },
  },
  {
    rule: 'ibr-160-ae',
    fact: 'another frequency is explained in a note',
    ...fields({ billingFrequencyCode: 'OTH' }),
    paths: ['notes'],
  },
];
