import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import { type Check, findingIf, findingsWhere } from '../../../src/core/specification/check.ts';
import reasons from '../codelists/CreditReason.json' with { type: 'json' };
import { invoicedObjectTypeCode, projectTypeCode } from '../defaults/attachments.ts';
import { volumeDiscountReason } from '../defaults/credit-notes.ts';
import { accountingTotalDocument } from '../defaults/currency.ts';

export const references: readonly Check[] = [
  {
    id: 'ibr-055-ae',
    find: ({ typeCode, precedingInvoice, creditNoteReason }) =>
      findingIf(
        ['381', '81'].includes(typeCode) &&
          precedingInvoice === undefined &&
          !meansVolumeDiscount(creditNoteReason),
        'precedingInvoiceNumber',
      ),
  },
  {
    id: 'ibr-001-ae',
    misspelt: { value: 'code', list: 'CreditReason' },
    covers: ['ibr-055-ae'],
    about: ['creditNoteReasons'],
    find: (invoice) =>
      findingsWhere(
        reasonsOf(invoice),
        ([code]) => code !== undefined && !Object.hasOwn(reasons.codes, code),
        ([, path]) => path,
        ([code]) => ({ code: code ?? '' }),
      ),
  },
  {
    id: 'ibr-052',
    about: ['additionalDocuments'],
    find: ({ additionalDocuments }) =>
      findingsWhere(
        additionalDocuments,
        ({ documentId }) => documentId === undefined,
        ({ path }) => `${path}.documentId`,
      ),
  },
  {
    id: 'ibr-078',
    about: ['additionalDocuments'],
    find: ({ additionalDocuments }) =>
      additionalDocuments
        .filter(({ documentTypeCode }) => documentTypeCode === invoicedObjectTypeCode)
        .slice(1)
        .map(({ path }) => ({ path: `${path}.documentTypeCode` })),
  },
  {
    id: 'ibr-072',
    about: ['additionalDocuments'],
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
    about: ['additionalDocuments'],
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
    about: ['additionalDocuments'],
    find: ({ additionalDocuments }) =>
      additionalDocuments
        .filter(({ documentTypeCode }) => documentTypeCode === projectTypeCode)
        .slice(1)
        .map(({ path }) => ({ path })),
  },
  {
    id: 'pint-ae-reserved-document-type',
    needs: 'request',
    values: { type: accountingTotalDocument.typeCode },
    about: ['additionalDocuments'],
    find: ({ additionalDocuments }) =>
      findingsWhere(
        additionalDocuments,
        ({ documentTypeCode }) => documentTypeCode === accountingTotalDocument.typeCode,
        ({ path }) => `${path}.documentTypeCode`,
      ),
  },
];

type SentReason = readonly [code: string | undefined, path: string];

/** The reasons for a credit note (BTAE-03), including reasons of its lines. */
function reasonsOf({ creditNoteReason, furtherReasons, lines }: ComputedInvoice): readonly SentReason[] {
  const sent: SentReason[] = [[creditNoteReason, 'creditNoteReasonCode']];
  for (const { creditNoteReasonCode, path } of [...furtherReasons, ...lines])
    if (creditNoteReasonCode !== undefined) sent.push([creditNoteReasonCode, `${path}.creditNoteReasonCode`]);
  return sent;
}

/** Tells whether a reason is the volume discount, or a misspelling that another check reports. */
function meansVolumeDiscount(reason = ''): boolean {
  return reason.toUpperCase() === volumeDiscountReason;
}
