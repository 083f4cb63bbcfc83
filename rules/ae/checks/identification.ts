import { type BusinessRule, findingIf } from '../../../src/core/check.ts';

export const identification: readonly BusinessRule[] = [
  {
    id: 'ibr-002',
    terms: ['IBT-001'],
    message: 'The document has no number.',
    hint: 'Set invoiceNumber to the unique number of the document.',
    find: (invoice) => findingIf(invoice.invoiceNumber === undefined, 'invoiceNumber'),
  },
  {
    id: 'ibr-016',
    terms: ['IBG-25'],
    message: 'The document has no lines.',
    hint: 'Add at least one line to lines.',
    covers: ['ibr-151-ae'],
    find: (invoice) => findingIf(invoice.lines.length === 0, 'lines'),
  },
];
