import { type Edit, edits, remove, text } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const profile = 'selfbilling';
const selfBilled = edits(
  text('cbc:CustomizationID', 'urn:peppol:pint:selfbilling-1@ae-1'),
  text('cbc:ProfileID', 'urn:peppol:bis:selfbilling'),
);

/** The invoice, issued by the buyer. */
const invoice = (...steps: readonly Edit[]) =>
  edits(selfBilled, text('cbc:InvoiceTypeCode', '389'), ...steps);

/** The credit note, issued by the buyer. */
const creditNote = (...steps: readonly Edit[]) =>
  edits(selfBilled, text('cbc:CreditNoteTypeCode', '261'), ...steps);

export const selfBilling: Readonly<Record<string, readonly RuleCase[]>> = {
  'self-billing': [
    { rule: 'ibr-cl-01', when: 'an invoice has the type 389', profile, edit: invoice(), fails: [] },
    {
      rule: 'ibr-cl-01',
      when: 'an invoice of several tax categories has the type 389',
      profile,
      document: 'mixed-supplies',
      edit: invoice(),
      fails: [],
    },
    {
      rule: 'ibr-cl-01',
      when: 'a commercial invoice keeps the type 480',
      profile,
      document: 'commercial-invoice',
      edit: selfBilled,
      fails: [],
    },
    {
      rule: 'ibr-cl-01',
      when: 'a credit note has the type 261',
      profile,
      document: 'credit-note',
      edit: creditNote(),
      fails: [],
    },
    {
      rule: 'ibr-cl-01',
      when: 'an invoice has the type 380 of billing',
      profile,
      edit: selfBilled,
      fails: ['ibr-cl-01'],
    },
    {
      rule: 'ibr-cl-01',
      when: 'a credit note has the type 381 of billing',
      profile,
      document: 'credit-note',
      edit: selfBilled,
      fails: ['ibr-cl-01'],
    },
    {
      rule: 'ibr-cl-01',
      when: 'an invoice that is not self-billed has the type 389',
      edit: text('cbc:InvoiceTypeCode', '389'),
      fails: ['ibr-cl-01'],
    },
    {
      rule: 'ibr-055-ae',
      when: 'a credit note of type 261 names no preceding invoice',
      profile,
      document: 'credit-note',
      edit: creditNote(remove('cac:BillingReference')),
      fails: [],
    },
    {
      rule: 'ibr-158-ae',
      when: 'a credit note of type 261 gives no reason',
      profile,
      document: 'credit-note',
      edit: creditNote(remove('cac:DiscrepancyResponse')),
      fails: [],
    },
    {
      rule: 'ibr-055-ae',
      when: 'a credit note of type 81 gives no reason',
      profile,
      document: 'credit-note',
      edit: edits(selfBilled, text('cbc:CreditNoteTypeCode', '81'), remove('cac:DiscrepancyResponse')),
      fails: ['ibr-055-ae', 'ibr-122-ae'],
    },
    {
      rule: 'ibr-127-ae',
      when: 'an invoice of type 389 has no due date',
      profile,
      edit: invoice(remove('cbc:DueDate')),
      fails: ['ibr-127-ae'],
    },
    {
      rule: 'ibr-191-ae',
      when: 'an invoice of type 389 has no means of payment',
      profile,
      edit: invoice(remove('cac:PaymentMeans')),
      fails: ['ibr-191-ae'],
    },
    {
      rule: 'ibr-193-ae',
      when: 'an invoice of type 389 has no UUID',
      profile,
      edit: invoice(remove('cbc:UUID')),
      fails: ['ibr-193-ae'],
    },
  ],
};
