import type {
  AdditionalDocument,
  Contract,
  OrderReference,
  PrecedingInvoice,
  Reference,
} from '../../../src/core/invoice/invoice.ts';
import type { Aggregate } from '../../../src/core/specification/binding.ts';

/** Type code of a reference to the invoiced object (IBT-018, IBT-128). */
export const invoicedObjectType = '130';

/** A document that is referred to only by its identifier, with its term. */
export function reference(term: string): Aggregate<Reference> {
  return [
    {
      element: 'cbc:ID',
      terms: [term],
      value: 'id',
      field: '',
      codec: 'text',
      attributes: [{ name: 'schemeID', value: 'schemeId' }],
    },
  ];
}

/** Contract (IBT-012). */
export const contractReference: Aggregate<Contract> = [
  {
    element: 'cbc:ID',
    terms: ['IBT-012'],
    value: 'id',
    field: 'contractId',
    codec: 'text',
    attributes: [{ name: 'schemeID', value: 'schemeId' }],
  },
];

export const orderReference: Aggregate<OrderReference> = [
  {
    element: 'cbc:ID',
    terms: ['IBT-013'],
    value: 'purchaseOrderId',
    codec: 'text',
    attributes: [{ name: 'schemeID', value: 'purchaseOrderSchemeId' }],
  },
  {
    element: 'cbc:SalesOrderID',
    terms: ['IBT-014'],
    value: 'salesOrderId',
    codec: 'text',
    attributes: [{ name: 'schemeID', value: 'salesOrderSchemeId' }],
  },
];

/** Preceding invoice reference (IBG-03). */
export const precedingInvoice: Aggregate<PrecedingInvoice> = [
  {
    element: 'cac:InvoiceDocumentReference',
    rows: [
      { element: 'cbc:ID', terms: ['IBT-025'], value: 'precedingInvoiceNumber', codec: 'text' },
      { element: 'cbc:IssueDate', terms: ['IBT-026'], value: 'precedingInvoiceIssueDate', codec: 'text' },
    ],
  },
];

/** Additional supporting document (IBG-24), invoiced object (IBT-018), and the project of a credit note (IBT-011). */
export const additionalDocument: Aggregate<AdditionalDocument> = [
  {
    element: 'cbc:ID',
    terms: ['IBT-122', 'IBT-018'],
    value: 'documentId',
    codec: 'text',
    attributes: [{ name: 'schemeID', value: 'schemeId', terms: ['IBT-018-1'] }],
  },
  { element: 'cbc:DocumentTypeCode', value: 'documentTypeCode', codec: 'text' },
  { element: 'cbc:DocumentDescription', terms: ['IBT-123'], value: 'description', codec: 'text' },
  {
    element: 'cac:Attachment',
    rows: [
      {
        element: 'cbc:EmbeddedDocumentBinaryObject',
        terms: ['IBT-125'],
        value: 'embeddedBase64',
        codec: 'text',
        attributes: [
          { name: 'mimeCode', value: 'mimeCode', terms: ['IBT-125-1'] },
          { name: 'filename', value: 'fileName', terms: ['IBT-125-2'] },
        ],
      },
      {
        element: 'cac:ExternalReference',
        rows: [{ element: 'cbc:URI', terms: ['IBT-124'], value: 'externalUri', codec: 'text' }],
      },
    ],
  },
];
