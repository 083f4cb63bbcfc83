import type { ComputedInvoice, ComputedLine } from '../../../src/core/invoice/computed-invoice.ts';
import { type Check, findingIf } from '../../../src/core/specification/check.ts';
import { ISO3166List as countries } from '../../../src/generated/code-lists.js';
import { homeCountry } from '../defaults/parties.ts';
import { financialServicesReason } from '../defaults/vat-categories.ts';

/** Financial services that are exempt, or would be for a resident: outside the e-invoicing system. */
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
  {
    id: 'pint-ae-advice-financial-services',
    text: 'toNonResident',
    severity: 'information',
    aboutCategories: ['Z'],
    find: (invoice) =>
      findingIf(isOfNonResident(invoice) && invoice.lines.every(isFinancial), 'buyer.address.countryCode', {
        country: invoice.buyer.address.countryCode ?? '',
      }),
  },
];

function isOfNonResident({ buyer: { address } }: ComputedInvoice): boolean {
  // That a country is unknown is told by ibr-cl-14.
  return address.countryCode !== homeCountry && Object.hasOwn(countries.codes, address.countryCode ?? '');
}

const namesFinancialService =
  /(?<!\p{L})(?:(?:loan|deposit|overdraft|bond) interest|interest (?:on|income|for)|loans?|murabahas?|sukuk|remittances?|currency exchange|life insurance|reinsurance|قروض|قرض|فوائد|مرابحة|صكوك|حوالات|إعادة التأمين|التأمين على الحياة)(?!\p{L})/iu;

function isFinancial({ vatCategory, name = '', description = '' }: ComputedLine): boolean {
  return vatCategory === 'Z' && (namesFinancialService.test(name) || namesFinancialService.test(description));
}
