import { type Check, findingIf } from '../../../src/core/specification/check.ts';
import { financialServicesReason } from '../defaults/vat-categories.ts';

/** Exempt financial services, which are outside the e-invoicing system. */
export const financialServices: readonly Check[] = [
  {
    id: 'pint-ae-advice-financial-services',
    severity: 'information',
    about: ['exemptionReasons'],
    find: ({ lines, allowancesCharges }) =>
      findingIf(
        lines.length > 0 &&
          [...lines, ...allowancesCharges].every(
            ({ exemptionReasonCode }) => exemptionReasonCode === financialServicesReason,
          ),
        'lines[0].exemptionReasonCode',
        { code: { code: financialServicesReason, list: 'Aligned-TaxExemptionCodes' } },
      ),
  },
];
