import { type BusinessRule, findingsWhere } from '../../../src/core/check.ts';
import { plainText, toDouble } from '../../../src/core/decimal.ts';
import { type UaeVatCategory, type VatCategoryCode, vatCategories } from '../defaults/vat-categories.ts';

/** For each VAT category: the rate that the caller sends must agree with it. */
export const vatRates: readonly BusinessRule[] = Object.entries(vatCategories).map(([category, facts]) =>
  rateRule(category as VatCategoryCode, facts),
);

function rateRule(category: VatCategoryCode, { rateRule: id, acceptedRates }: UaeVatCategory): BusinessRule {
  const rates = acceptedRates.join(' or ');
  return {
    id,
    terms: ['IBT-152', 'IBT-096', 'IBT-103'],
    message: `The VAT rate {rate} does not go with VAT category ${category}, whose rate is ${rates}.`,
    hint: `Set vatRate to ${rates}, or set vatCategory to the category that applies (S standard, Z zero rate, E exempt, O out of scope, AE reverse charge).`,
    find: ({ lines, allowancesCharges }) =>
      findingsWhere(
        [...lines, ...allowancesCharges],
        ({ vatCategory, sentVatRate }) =>
          vatCategory === category &&
          sentVatRate !== undefined &&
          !acceptedRates.includes(toDouble(sentVatRate)),
        ({ path }) => `${path}.vatRate`,
        ({ sentVatRate }) => ({ rate: sentVatRate ? plainText(sentVatRate) : '' }),
      ),
  };
}
