import type { BusinessRule } from '../../src/business/rule.ts';
import type { ComputedInvoice } from '../../src/compute/model.ts';
import { plainText } from '../../src/numbers/decimal.ts';
import { type VatCategory, type VatCategoryCode, vatCategories } from '../derivation/vat-categories.ts';

/** For each VAT category: the rate that the caller sends must agree with it. */
export const vatRates: readonly BusinessRule[] = Object.entries(vatCategories).map(([category, facts]) =>
  rateRule(category as VatCategoryCode, facts),
);

function rateRule(category: VatCategoryCode, { rateRule: id, acceptedRates }: VatCategory): BusinessRule {
  const rates = acceptedRates.join(' or ');
  return {
    id,
    terms: ['IBT-152', 'IBT-096', 'IBT-103'],
    message: `The VAT rate {rate} does not go with VAT category ${category}, whose rate is ${rates}.`,
    hint: `Set vatRate to ${rates}, or set vatCategory to the category that applies (S standard, Z zero rate, E exempt, O out of scope, AE reverse charge).`,
    find: (invoice) =>
      ratesSent(invoice)
        .filter(
          ({ vatCategory, rate }) =>
            vatCategory === category && !acceptedRates.some((accepted) => rate.equals(accepted)),
        )
        .map(({ path, rate }) => ({ path: `${path}.vatRate`, values: { rate: plainText(rate) } })),
  };
}

function ratesSent({ lines, allowancesCharges }: ComputedInvoice) {
  return [
    ...lines.map(({ path, vatCategory, sentVatRate }) => ({ path, vatCategory, rate: sentVatRate })),
    ...allowancesCharges.flatMap(({ path, vatCategory, sentVatRate }) =>
      sentVatRate === undefined ? [] : [{ path, vatCategory, rate: sentVatRate }],
    ),
  ];
}
