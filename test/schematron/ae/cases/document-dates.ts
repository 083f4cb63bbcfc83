import { edits, insertBefore, remove, text, unchanged } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const linePeriod = '<cac:InvoicePeriod><cbc:DescriptionCode>OTH</cbc:DescriptionCode></cac:InvoicePeriod>';

export const documentDates: Readonly<Record<string, readonly RuleCase[]>> = {
  'dates and periods': [
    {
      rule: 'ibr-124-ae',
      when: 'a credit note has a VAT point date',
      document: 'credit-note',
      edit: insertBefore('cbc:CreditNoteTypeCode', '<cbc:TaxPointDate>2025-05-28</cbc:TaxPointDate>'),
      fails: ['ibr-124-ae'],
    },
    {
      rule: 'ibr-124-ae',
      when: 'a self-billed credit note has a VAT point date',
      document: 'credit-note',
      edit: edits(
        insertBefore('cbc:CreditNoteTypeCode', '<cbc:TaxPointDate>2025-05-28</cbc:TaxPointDate>'),
        text('cbc:CreditNoteTypeCode', '261'),
      ),
      fails: ['ibr-cl-01'],
    },
    {
      rule: 'ibr-141-ae',
      when: 'the VAT point date is the issue date',
      edit: text('cbc:TaxPointDate', '2025-06-02'),
      fails: ['ibr-141-ae'],
    },
    {
      rule: 'ibr-141-ae',
      when: 'there is no issue date to compare with',
      edit: remove('cbc:IssueDate'),
      fails: ['ibr-141-ae', 'ibr-003'],
    },
    {
      rule: 'ibr-141-ae',
      when: 'the dates are equal but the issue date has a time zone: the texts are compared',
      edit: edits(text('cbc:TaxPointDate', '2025-06-02'), text('cbc:IssueDate', '2025-06-02Z')),
      fails: ['ibr-073'],
    },
    { rule: 'ibr-141-ae', when: 'there is no VAT point date', edit: remove('cbc:TaxPointDate'), fails: [] },
    {
      rule: 'ibr-138-ae',
      when: 'a summary invoice has no period',
      edit: edits(text('cbc:ProfileExecutionID', '00010000'), remove('cac:InvoicePeriod')),
      takes: text('cbc:ProfileExecutionID', '00010000'),
      shows: ['ProfileExecutionID'],
      fails: ['ibr-138-ae'],
    },
    {
      rule: 'ibr-138-ae',
      when: 'a summary invoice has a period',
      edit: text('cbc:ProfileExecutionID', '00010000'),
      fails: [],
    },
    {
      rule: 'ibr-160-ae',
      when: 'the frequency is OTH and there is no note',
      edit: edits(text('cbc:DescriptionCode', 'OTH'), remove('cbc:Note')),
      takes: text('cbc:DescriptionCode', 'OTH'),
      shows: ['InvoicePeriod'],
      fails: ['ibr-160-ae'],
    },
    {
      rule: 'ibr-160-ae',
      when: 'the frequency is OTH and there is a note',
      edit: text('cbc:DescriptionCode', 'OTH'),
      fails: [],
    },
    {
      rule: 'ibr-160-ae',
      when: 'only a line has the frequency OTH',
      edit: edits(insertBefore('cac:InvoiceLine/cac:AllowanceCharge', linePeriod), remove('cbc:Note')),
      fails: ['ibr-co-20'],
    },
    { rule: 'ibr-160-ae', when: 'the frequency is monthly', edit: unchanged, fails: [] },
  ],
};
