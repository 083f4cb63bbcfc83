import { type Check, findingsWhere } from '../../../src/core/check.ts';
import { uaeVatCategory } from '../defaults/vat-categories.ts';

export const exemption: readonly Check[] = [
  {
    id: 'ibr-167-ae',
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ vatCategory, exemptionReasonCode }) =>
          uaeVatCategory(vatCategory).exempt && exemptionReasonCode === undefined,
        ({ path }) => `${path}.exemptionReasonCode`,
      ),
  },
];
