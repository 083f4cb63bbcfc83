import { type Check, findingIf, findingsWhere } from '../../src/core/specification/check.ts';
import type { AdjustmentTexts } from '../../src/core/specification/specification.ts';

/** Two checks: the form of document numbers, and that free lines give a reason unless the court buys. */
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

const adjusted = { rule: 'rt-adjusted' };

/** In Ruritania one rule reports every amount that is not written as sent. */
export const adjustmentTexts: AdjustmentTexts = {
  lineNetAmount: adjusted,
  taxAmount: adjusted,
  lineExtensionAmount: adjusted,
  taxExclusiveAmount: adjusted,
  taxInclusiveAmount: adjusted,
  payableAmount: adjusted,
  prepaidAmount: adjusted,
  payableRoundingAmount: adjusted,
  entryAmount: adjusted,
  entryBaseAmount: adjusted,
  unitPrice: adjusted,
};
