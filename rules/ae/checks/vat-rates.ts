import { type Check, findingsWhere } from '../../../src/core/check.ts';
import { plainText, toDouble } from '../../../src/core/decimal.ts';
import { type UaeVatCategory, type VatCategoryCode, vatCategories } from '../defaults/vat-categories.ts';

/** For each VAT category: the rate that the caller sends must agree with it. */
export const vatRates: readonly Check[] = Object.entries(vatCategories).map(([category, facts]) =>
  rateRule(category as VatCategoryCode, facts),
);

function rateRule(category: VatCategoryCode, { rateRule: id, acceptedRates }: UaeVatCategory): Check {
  return {
    id,
    values: { category, rates: { anyOf: acceptedRates.map(String) } },
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
