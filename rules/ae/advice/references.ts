import { type Check, findingIf } from '../../../src/core/specification/check.ts';

export const references: readonly Check[] = [
  {
    id: 'pint-ae-advice-preceding-after-issue',
    about: ['precedingInvoice'],
    find: ({ precedingInvoice, issueDate }) => {
      const precedingDate = precedingInvoice?.precedingInvoiceIssueDate ?? '';
      return findingIf(precedingDate > issueDate, 'precedingInvoiceIssueDate', { precedingDate, issueDate });
    },
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
];
