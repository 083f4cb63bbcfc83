import { type Check, findingIf, findingsWhere } from '../../src/core/specification/check.ts';
import type { AdjustmentTexts } from '../../src/core/specification/specification.ts';
import { codeLists } from './code-lists.ts';

/** The form of document numbers, that free lines give a reason unless the court buys, and the guilds. */
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
  {
    id: 'rt-3',
    find: ({ seller, buyer }) =>
      findingsWhere(
        [seller, buyer],
        ({ asSent: { guild } }) =>
          guild !== undefined && !Object.hasOwn(codeLists.guilds.codes, String(guild)),
        ({ path }) => `${path}.guild`,
        ({ asSent: { guild } }) => ({ guild: String(guild) }),
      ),
  },
];

const adjusted = { rule: 'rt-adjusted' };

/** In Ruritania one rule reports every amount that is not written as sent. */
export const adjustmentTexts: AdjustmentTexts = {
  lineNetAmount: adjusted,
  lineNetAmountByHalf: adjusted,
  taxAmount: adjusted,
  lineExtensionAmount: adjusted,
  taxExclusiveAmount: adjusted,
  taxInclusiveAmount: adjusted,
  taxAmountByLine: adjusted,
  taxInclusiveAmountByLine: adjusted,
  payableAmount: adjusted,
  prepaidAmount: adjusted,
  payableRoundingAmount: adjusted,
  entryAmount: adjusted,
  entryBaseAmount: adjusted,
  unitPrice: adjusted,
};
