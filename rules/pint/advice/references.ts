import { type Check, findingIf, findingsAmong } from '../../../src/core/specification/check.ts';

export const references: readonly Check[] = [
  {
    id: 'pint-ae-advice-preceding-after-issue',
    about: ['precedingInvoice'],
    find: ({ precedingInvoice, furtherPrecedingInvoices, issueDate }) =>
      findingsAmong(
        (lookAt) => {
          lookAt('', 'precedingInvoiceIssueDate', precedingInvoice?.precedingInvoiceIssueDate);
          for (const { path, precedingInvoiceIssueDate: date } of furtherPrecedingInvoices)
            lookAt(path, '.precedingInvoiceIssueDate', date);
        },
        (date) => date > issueDate,
        (precedingDate) => ({ precedingDate, issueDate }),
      ),
  },
  {
    id: 'pint-ae-advice-own-number-as-preceding',
    about: ['precedingInvoice'],
    find: ({ precedingInvoice, invoiceNumber }) =>
      findingIf(
        precedingInvoice !== undefined && precedingInvoice.precedingInvoiceNumber === invoiceNumber,
        'precedingInvoiceNumber',
        { number: invoiceNumber ?? '' },
      ),
  },
  {
    id: 'pint-ae-advice-additional-document-repeated',
    about: ['additionalDocuments'],
    find: ({ additionalDocuments }) => {
      const firstByIdentity = new Map<string, string>();
      return additionalDocuments.flatMap(({ path, documentId, schemeId, documentTypeCode }) => {
        if (documentId === undefined) return [];
        // The same number under another scheme or kind belongs to another document.
        const identity = JSON.stringify([documentId, schemeId, documentTypeCode]);
        const first = firstByIdentity.get(identity);
        if (first === undefined) firstByIdentity.set(identity, path);
        return findingIf(first !== undefined, `${path}.documentId`, { id: documentId, first: first ?? '' });
      });
    },
  },
];
