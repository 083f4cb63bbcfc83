import { type BusinessRule, findingsWhere } from '../../../src/core/check.ts';
import reasons from '../codelists/Aligned-TaxExemptionCodes.json' with { type: 'json' };
import { uaeVatCategory } from '../defaults/vat-categories.ts';

export const exemption: readonly BusinessRule[] = [
  {
    id: 'ibr-167-ae',
    terms: ['IBT-186', 'IBT-151'],
    message: 'The line is exempt from VAT (category E) and gives no exemption reason code.',
    hint: `Set exemptionReasonCode to the reason in the VAT law, one of ${Object.keys(reasons.codes).join(', ')}.`,
    find: ({ lines }) =>
      findingsWhere(
        lines,
        ({ vatCategory, exemptionReasonCode }) =>
          uaeVatCategory(vatCategory).exempt && exemptionReasonCode === undefined,
        ({ path }) => `${path}.exemptionReasonCode`,
      ),
  },
];
