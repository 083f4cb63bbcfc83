import { edits, remove, text } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const deemedSupply = text('cbc:ProfileExecutionID', '01000000');

export const payment: Readonly<Record<string, readonly RuleCase[]>> = {
  payment: [
    {
      rule: 'ibr-127-ae',
      when: 'an invoice to be paid has no due date',
      edit: remove('cbc:DueDate'),
      fails: ['ibr-127-ae'],
    },
    {
      rule: 'ibr-127-ae',
      when: 'a self-billed invoice to be paid has no due date',
      edit: edits(text('cbc:InvoiceTypeCode', '389'), remove('cbc:DueDate')),
      fails: ['ibr-127-ae', 'ibr-cl-01'],
    },
    {
      rule: 'ibr-127-ae',
      when: 'nothing is left to pay',
      edit: edits(text('cbc:PayableAmount', '0.00'), remove('cbc:DueDate')),
      fails: ['ibr-co-16'],
    },
    {
      rule: 'ibr-127-ae',
      when: 'the supply is deemed',
      edit: edits(deemedSupply, remove('cbc:DueDate')),
      fails: [],
    },
    {
      rule: 'ibr-127-ae',
      when: 'the amount to be paid is no number, even with a due date',
      edit: text('cbc:PayableAmount', 'n/a'),
      fails: [],
      unjudged: ['ibr-127-ae', 'ibr-co-16'],
    },
    {
      rule: 'ibr-127-ae',
      when: 'the amount of a credit note is no number',
      document: 'credit-note',
      edit: text('cbc:PayableAmount', 'n/a'),
      fails: [],
      unjudged: ['ibr-co-16'],
    },
    {
      rule: 'ibr-191-ae',
      when: 'an invoice gives no payment means',
      edit: remove('cac:PaymentMeans'),
      fails: ['ibr-191-ae'],
    },
    {
      rule: 'ibr-191-ae',
      when: 'a deemed supply gives no payment means',
      edit: edits(deemedSupply, remove('cac:PaymentMeans')),
      fails: [],
    },
    {
      rule: 'ibr-191-ae',
      when: 'a self-billed credit note gives no payment means',
      document: 'credit-note',
      edit: text('cbc:CreditNoteTypeCode', '261'),
      fails: ['ibr-cl-01'],
    },
    {
      rule: 'ibr-192-ae',
      when: 'a credit transfer has no account',
      edit: remove('cac:PayeeFinancialAccount'),
      fails: ['ibr-192-ae'],
    },
    {
      rule: 'ibr-192-ae',
      when: 'a SEPA credit transfer has no account',
      edit: edits(text('cbc:PaymentMeansCode', '58'), remove('cac:PayeeFinancialAccount')),
      fails: [],
    },
  ],
};
