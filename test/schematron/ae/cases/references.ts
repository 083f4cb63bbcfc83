import { edits, insertAfter, remove, text } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const reason = 'cac:DiscrepancyResponse/cbc:ResponseCode';
const secondReason = (code: string) =>
  insertAfter(
    'cac:DiscrepancyResponse',
    `<cac:DiscrepancyResponse><cbc:ResponseCode>${code}</cbc:ResponseCode></cac:DiscrepancyResponse>`,
  );

export const references: Readonly<Record<string, readonly RuleCase[]>> = {
  'the reason of a credit note and the preceding invoice': [
    {
      rule: 'ibr-158-ae',
      when: 'a credit note gives no reason',
      document: 'credit-note',
      edit: remove('cac:DiscrepancyResponse'),
      fails: ['ibr-055-ae', 'ibr-158-ae'],
    },
    {
      rule: 'ibr-158-ae',
      when: 'a self-billed credit note gives no reason',
      document: 'credit-note',
      edit: edits(text('cbc:CreditNoteTypeCode', '261'), remove('cac:DiscrepancyResponse')),
      fails: ['ibr-cl-01'],
    },
    {
      rule: 'ibr-055-ae',
      when: 'a credit note refers to no invoice',
      document: 'credit-note',
      edit: remove('cac:BillingReference'),
      fails: ['ibr-055-ae'],
    },
    {
      rule: 'ibr-055-ae',
      when: 'a volume discount refers to an invoice',
      document: 'credit-note',
      edit: text(reason, 'VD'),
      fails: ['ibr-055-ae'],
    },
    {
      rule: 'ibr-055-ae',
      when: 'a volume discount refers to no invoice',
      document: 'credit-note',
      edit: edits(text(reason, 'VD'), remove('cac:BillingReference')),
      fails: [],
    },
    {
      rule: 'ibr-055-ae',
      when: 'the reason VD is padded, so it is another one',
      document: 'credit-note',
      edit: edits(text(reason, ' VD'), remove('cac:BillingReference')),
      fails: ['ibr-055-ae'],
    },
    {
      rule: 'ibr-055-ae',
      when: 'a volume discount with a second reason refers to an invoice',
      document: 'credit-note',
      edit: edits(text(reason, 'VD'), secondReason('DL8.61.1.C')),
      fails: [],
    },
    {
      rule: 'ibr-055-ae',
      when: 'a volume discount with a second reason refers to no invoice',
      document: 'credit-note',
      edit: edits(text(reason, 'VD'), secondReason('DL8.61.1.C'), remove('cac:BillingReference')),
      fails: [],
    },
    {
      rule: 'ibr-055-ae',
      when: 'a document of type 81 gives no reason',
      document: 'commercial-invoice',
      edit: text('cbc:InvoiceTypeCode', '81'),
      fails: ['ibr-055-ae', 'ibr-cl-01'],
    },
  ],
};
