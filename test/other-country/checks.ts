import { type Check, findingIf, findingsWhere } from '../../src/core/check.ts';

/** Two checks: how documents are numbered, and that free lines say why unless the court buys. */
export const checks: readonly Check[] = [
  {
    id: 'rt-1',
    find: ({ invoiceNumber }) =>
      findingIf(!invoiceNumber?.startsWith('RT/'), 'invoiceNumber', { number: invoiceNumber ?? '' }),
  },
  {
    id: 'rt-2',
    severity: 'warning',
    find: ({ lines, transactionType }) =>
      findingsWhere(
        transactionType.has('royalCourt') ? [] : lines,
        ({ vatCategory, exemptionReasonCode }) => vatCategory === 'F' && exemptionReasonCode === undefined,
        ({ path }) => `${path}.exemptionReasonCode`,
      ),
  },
];
