import { attached, type CheckCase } from './case.ts';

/** Cases of the checks of rules/ae/checks/references.ts. */
export const referencesCases: readonly CheckCase[] = [
  {
    rule: 'ibr-055-ae',
    fact: 'a credit note names its invoice',
    example: 'credit-note',
    edit: (request) => {
      request.precedingInvoiceNumber = null;
      request.precedingInvoiceIssueDate = null;
    },
    paths: ['precedingInvoiceNumber'],
  },
  {
    rule: 'ibr-001-ae',
    fact: 'a credit note reason is listed',
    example: 'credit-note',
    edit: (request) => {
      request.creditNoteReasonCode = 'RETURN';
    },
    paths: ['creditNoteReasonCode'],
    said: {
      values: {
        code: 'RETURN',
      },
      misspelt: {
        text: 'RETURN',
        list: 'CreditReason',
      },
    },
  },
  {
    rule: 'ibr-052',
    fact: 'a supporting document has an identifier',
    ...attached({ documentId: ' ' }),
    paths: ['additionalDocuments[0].documentId'],
  },
  {
    rule: 'ibr-078',
    fact: 'there is one invoiced object',
    ...attached({ documentTypeCode: '130' }, { documentTypeCode: '130' }),
    paths: ['additionalDocuments[1].documentTypeCode'],
  },
  {
    rule: 'ibr-072',
    fact: 'an invoiced object has no description',
    ...attached({ documentTypeCode: '130', description: 'x' }),
    paths: ['additionalDocuments[0].description'],
  },
  {
    rule: 'ibr-071',
    fact: 'an invoiced object has no attachment',
    ...attached({ documentTypeCode: '130', externalUri: 'https://x.example' }),
    paths: ['additionalDocuments[0]'],
  },
  {
    rule: 'ibr-090',
    fact: 'there is one project',
    ...attached({ documentTypeCode: '50' }, { documentTypeCode: '50' }),
    paths: ['additionalDocuments[1]'],
  },
  {
    rule: 'pint-ae-reserved-document-type',
    fact: 'the total in AED is computed, not sent',
    ...attached({ documentTypeCode: 'aedtotal-incl-vat' }),
    paths: ['additionalDocuments[0].documentTypeCode'],
    said: {
      values: {
        type: 'aedtotal-incl-vat',
      },
    },
  },
];
