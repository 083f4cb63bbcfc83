import { type Check, findingsWhere } from '../../../src/core/check.ts';
import { uaeVatCategory } from '../defaults/vat-categories.ts';

export const exemption: readonly Check[] = [
  {
    id: 'ibr-167-ae',
    find: ({ lines, transactionType }) =>
      findingsWhere(
        lines,
        // Under the margin scheme the category itself is the mistake (ibr-116-ae).
        ({ vatCategory, exemptionReasonCode }) =>
          !transactionType.has('profitMargin') &&
          uaeVatCategory(vatCategory).exempt &&
          exemptionReasonCode === undefined,
        ({ path }) => `${path}.exemptionReasonCode`,
      ),
  },
];
