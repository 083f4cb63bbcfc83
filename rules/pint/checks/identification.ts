import { type Check, findingIf } from '../../../src/core/specification/check.ts';

export const identification: readonly Check[] = [
  {
    id: 'ibr-002',
    find: (invoice) => findingIf(invoice.invoiceNumber === undefined, 'invoiceNumber'),
  },
  {
    id: 'ibr-016',
    covers: ['ibr-151-ae'],
    find: (invoice) => findingIf(invoice.lines.length === 0, 'lines'),
  },
];
