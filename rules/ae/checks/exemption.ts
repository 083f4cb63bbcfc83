import { type Check, findingsWhere } from '../../../src/core/check.ts';
import { vatCategories } from '../defaults/vat-categories.ts';

export const exemption: readonly Check[] = [
  {
    id: 'ibr-167-ae',
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ vatCategory, exemptionReasonCode }) =>
          vatCategories[vatCategory].exempt && exemptionReasonCode === undefined,
        ({ path }) => `${path}.exemptionReasonCode`,
      ),
  },
];
