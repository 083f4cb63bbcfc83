import type { Asked } from '../http/operation.ts';
import type { DocumentKind } from '../track/states.ts';
import type { Shelf } from './find-document.ts';
import { creditNoteRequestSchema, documentRequestSchema } from './schemas.ts';

/** The two resources of outbound documents, their names, and their requests. */
export const outboundKinds = {
  invoice: {
    path: '/v1/invoices',
    tag: 'Invoices',
    name: 'Invoice',
    noun: { text: 'anInvoice' },
    nouns: { text: 'invoices' },
    scope: 'invoices',
    schema: documentRequestSchema,
  },
  'credit-note': {
    path: '/v1/credit-notes',
    tag: 'CreditNotes',
    name: 'CreditNote',
    noun: { text: 'aCreditNote' },
    nouns: { text: 'creditNotes' },
    scope: 'credit-notes',
    schema: creditNoteRequestSchema,
  },
} as const;

export function outboundShelf(kind: DocumentKind, { caller }: Asked): Shelf {
  return { companyId: caller.companyId, kind, direction: 'Outbound' };
}
