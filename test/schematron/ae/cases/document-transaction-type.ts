import { edits, insertAfter, remove, text } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

export const documentTransactionType: Readonly<Record<string, readonly RuleCase[]>> = {
  'the transaction type': [
    {
      rule: 'ibr-154-ae',
      when: 'a flag is missing',
      edit: text('cbc:ProfileExecutionID', '0000000'),
      fails: ['ibr-154-ae'],
    },
    {
      rule: 'ibr-154-ae',
      when: 'a flag is neither 0 nor 1',
      edit: text('cbc:ProfileExecutionID', '00000002'),
      fails: ['ibr-154-ae'],
    },
    {
      rule: 'ibr-154-ae',
      when: 'the eight flags are padded; then the export flag is off as well',
      edit: edits(text('cbc:ProfileExecutionID', '00000001 '), remove('cac:Delivery')),
      fails: ['ibr-154-ae'],
    },
    {
      rule: 'ibr-154-ae',
      when: 'there is no transaction type',
      edit: remove('cbc:ProfileExecutionID'),
      fails: ['ibr-154-ae'],
    },
    {
      rule: 'ibr-154-ae',
      when: 'the transaction type is given twice',
      edit: insertAfter(
        'cbc:ProfileExecutionID',
        '<cbc:ProfileExecutionID>00000000</cbc:ProfileExecutionID>',
      ),
      fails: [],
      unjudged: ['ibr-154-ae'],
    },
    {
      rule: 'ibr-154-ae',
      when: 'a flag without a rule of its own is on',
      edit: text('cbc:ProfileExecutionID', '00001000'),
      fails: [],
    },
    {
      rule: 'ibr-157-ae',
      when: 'a document out of scope of VAT is a deemed supply',
      document: 'commercial-invoice',
      edit: text('cbc:ProfileExecutionID', '01000000'),
      fails: ['ibr-157-ae'],
    },
    {
      rule: 'ibr-157-ae',
      when: 'a document out of scope of VAT is under the margin scheme',
      document: 'commercial-invoice',
      edit: text('cbc:ProfileExecutionID', '00100000'),
      fails: ['ibr-116-ae', 'ibr-157-ae'],
    },
    {
      rule: 'ibr-157-ae',
      when: 'a document out of scope of VAT is a summary invoice',
      document: 'commercial-invoice',
      edit: text('cbc:ProfileExecutionID', '00010000'),
      fails: ['ibr-138-ae', 'ibr-157-ae'],
    },
    {
      rule: 'ibr-157-ae',
      when: 'a document out of scope of VAT is a continuous supply',
      document: 'commercial-invoice',
      edit: text('cbc:ProfileExecutionID', '00001000'),
      fails: [],
    },
    {
      rule: 'ibr-157-ae',
      when: 'a tax invoice is a deemed supply',
      edit: text('cbc:ProfileExecutionID', '01000000'),
      fails: [],
    },
  ],
};
