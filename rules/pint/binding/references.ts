import type {
  AdditionalDocument,
  Contract,
  OrderReference,
  PrecedingInvoice,
  Reference,
} from '../../../src/core/invoice/invoice.ts';
import { type Aggregate, text } from '../../../src/core/specification/binding.ts';

/** Type code of a reference to the invoiced object (IBT-018, IBT-128). */
export const invoicedObjectType = '130';

/** A document that is referred to only by its identifier, with its term. */
export function reference(term: string): Aggregate<Reference> {
  return [text('cbc:ID', 'id', [term], { field: '', attributes: [{ name: 'schemeID', value: 'schemeId' }] })];
}

/** Contract (IBT-012). */
export const contractReference: Aggregate<Contract> = [
  text('cbc:ID', 'id', ['IBT-012'], {
    field: 'contractId',
    attributes: [{ name: 'schemeID', value: 'schemeId' }],
  }),
];

export const orderReference: Aggregate<OrderReference> = [
  text('cbc:ID', 'purchaseOrderId', ['IBT-013'], {
    attributes: [{ name: 'schemeID', value: 'purchaseOrderSchemeId' }],
  }),
  text('cbc:SalesOrderID', 'salesOrderId', ['IBT-014'], {
    attributes: [{ name: 'schemeID', value: 'salesOrderSchemeId' }],
  }),
];

/** Preceding invoice reference (IBG-03). */
export const precedingInvoice: Aggregate<PrecedingInvoice> = [
  {
    element: 'cac:InvoiceDocumentReference',
    rows: [
      text('cbc:ID', 'precedingInvoiceNumber', ['IBT-025']),
      text('cbc:IssueDate', 'precedingInvoiceIssueDate', ['IBT-026']),
    ],
  },
];

/** Additional supporting document (IBG-24), invoiced object (IBT-018), and the project of a credit note (IBT-011). */
export const additionalDocument: Aggregate<AdditionalDocument> = [
  text('cbc:ID', 'documentId', ['IBT-122', 'IBT-018'], {
    attributes: [{ name: 'schemeID', value: 'schemeId', terms: ['IBT-018-1'] }],
  }),
  text('cbc:DocumentTypeCode', 'documentTypeCode'),
  text('cbc:DocumentDescription', 'description', ['IBT-123']),
  {
    element: 'cac:Attachment',
    rows: [
      text('cbc:EmbeddedDocumentBinaryObject', 'embeddedBase64', ['IBT-125'], {
        attributes: [
          { name: 'mimeCode', value: 'mimeCode', terms: ['IBT-125-1'] },
          { name: 'filename', value: 'fileName', terms: ['IBT-125-2'] },
        ],
      }),
      { element: 'cac:ExternalReference', rows: [text('cbc:URI', 'externalUri', ['IBT-124'])] },
    ],
  },
];
