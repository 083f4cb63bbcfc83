import { type BusinessRule, findingIf, findingsWhere } from '../../../src/core/check.ts';
import reasons from '../codelists/CreditReason.json' with { type: 'json' };
import { invoicedObjectTypeCode, projectTypeCode } from '../defaults/attachments.ts';
import { volumeDiscountReason } from '../defaults/credit-notes.ts';
import { accountingTotalDocument } from '../defaults/currency.ts';

export const references: readonly BusinessRule[] = [
  {
    id: 'ibr-055-ae',
    terms: ['IBG-03', 'IBT-025', 'BTAE-03'],
    message: 'The credit note does not say which invoice it corrects.',
    hint: 'Set precedingInvoiceNumber, or set creditNoteReasonCode to VD if it grants a volume discount.',
    find: ({ typeCode, precedingInvoice, creditNoteReason }) =>
      findingIf(
        ['381', '81'].includes(typeCode) &&
          precedingInvoice === undefined &&
          creditNoteReason !== volumeDiscountReason,
        'precedingInvoiceNumber',
      ),
  },
  {
    id: 'ibr-001-ae',
    terms: ['BTAE-03'],
    message: 'The credit note reason {code} is not in the list of reasons.',
    hint: `Set creditNoteReasonCode to one of ${Object.keys(reasons.codes).join(', ')}.`,
    find: ({ creditNoteReason }) =>
      findingIf(
        creditNoteReason !== undefined && !Object.hasOwn(reasons.codes, creditNoteReason),
        'creditNoteReasonCode',
        { code: creditNoteReason ?? '' },
      ),
  },
  {
    id: 'ibr-052',
    terms: ['IBT-122'],
    message: 'The supporting document has no identifier.',
    hint: 'Set documentId.',
    find: ({ additionalDocuments }) =>
      findingsWhere(
        additionalDocuments,
        ({ documentId }) => documentId === undefined,
        ({ path }) => `${path}.documentId`,
      ),
  },
  {
    id: 'ibr-078',
    terms: ['IBT-018'],
    message: 'Only one supporting document can be the invoiced object (type 130).',
    hint: 'Leave documentTypeCode 130 on one entry of additionalDocuments.',
    find: ({ additionalDocuments }) =>
      additionalDocuments
        .filter(({ documentTypeCode }) => documentTypeCode === invoicedObjectTypeCode)
        .slice(1)
        .map(({ path }) => ({ path: `${path}.documentTypeCode` })),
  },
  {
    id: 'ibr-072',
    terms: ['IBT-018', 'IBT-123'],
    message: 'An invoiced object (type 130) has no description.',
    hint: 'Remove the description, or use another documentTypeCode.',
    find: ({ additionalDocuments }) =>
      findingsWhere(
        additionalDocuments,
        ({ documentTypeCode, description }) =>
          documentTypeCode === invoicedObjectTypeCode && description !== undefined,
        ({ path }) => `${path}.description`,
      ),
  },
  {
    id: 'ibr-071',
    terms: ['IBT-018', 'IBT-125'],
    message: 'An invoiced object (type 130) has no attachment.',
    hint: 'Remove the attachment, or use another documentTypeCode.',
    find: ({ additionalDocuments }) =>
      findingsWhere(
        additionalDocuments,
        ({ documentTypeCode, externalUri, embeddedBase64 }) =>
          documentTypeCode === invoicedObjectTypeCode && (externalUri ?? embeddedBase64) !== undefined,
        ({ path }) => path,
      ),
  },
  {
    id: 'ibr-090',
    terms: ['IBT-011'],
    message: 'Only one supporting document can be the project (type 50).',
    hint: 'Give the project in references.projectId only.',
    find: ({ additionalDocuments }) =>
      additionalDocuments
        .filter(({ documentTypeCode }) => documentTypeCode === projectTypeCode)
        .slice(1)
        .map(({ path }) => ({ path })),
  },
  {
    id: 'pint-ae-reserved-document-type',
    terms: ['BTAE-20'],
    message: `The document type ${accountingTotalDocument.typeCode} is reserved for the total in AED, which is computed.`,
    hint: 'Remove the entry, or use another documentTypeCode.',
    find: ({ additionalDocuments }) =>
      findingsWhere(
        additionalDocuments,
        ({ documentTypeCode }) => documentTypeCode === accountingTotalDocument.typeCode,
        ({ path }) => `${path}.documentTypeCode`,
      ),
  },
];
