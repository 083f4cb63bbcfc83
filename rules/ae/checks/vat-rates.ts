import type { Breach, Check } from '../../../src/core/check.ts';
import type { ComputedInvoice } from '../../../src/core/computed-invoice.ts';
import { type Decimal, plainText, toDouble } from '../../../src/core/decimal.ts';
import { type UaeVatCategory, type VatCategoryCode, vatCategories } from '../defaults/vat-categories.ts';

/** For each VAT category: the rate that the caller sends, on a line or on the document, must agree with it. */
export const vatRates: readonly Check[] = Object.entries(vatCategories).flatMap(([category, facts]) =>
  rateChecks(category as VatCategoryCode, facts),
);

/** A part of the document for which the caller may send a category and a rate. */
interface Rated {
  readonly path: string;
  readonly vatCategory: string | undefined;
  readonly sentVatRate: Decimal | undefined;
}

function rateChecks(category: VatCategoryCode, facts: UaeVatCategory): Check[] {
  const { rateRule, entryRateRules } = facts;
  const rule = (id: string, partsOf: (invoice: ComputedInvoice) => readonly Rated[]): Check =>
    rateCheck(id, category, facts, partsOf);
  if (entryRateRules === undefined)
    return [rule(rateRule, ({ lines, allowancesCharges }) => [...lines, ...allowancesCharges])];
  return [
    rule(rateRule, ({ lines }) => lines),
    rule(entryRateRules.allowance, ({ allowancesCharges: entries }) =>
      entries.filter((entry) => !entry.isCharge),
    ),
    rule(entryRateRules.charge, ({ allowancesCharges: entries }) =>
      entries.filter((entry) => entry.isCharge),
    ),
  ];
}

function rateCheck(
  id: string,
  category: VatCategoryCode,
  { acceptedRates }: UaeVatCategory,
  partsOf: (invoice: ComputedInvoice) => readonly Rated[],
): Check {
  return {
    id,
    values: { category, rates: { anyOf: acceptedRates.map(String) } },
    find: (invoice) =>
      partsOf(invoice).flatMap(({ path, vatCategory, sentVatRate: sent }) =>
        vatCategory !== category || sent === undefined || acceptedRates.includes(toDouble(sent))
          ? []
          : [{ path: `${path}.vatRate`, ...caseOf(sent, acceptedRates), values: { rate: plainText(sent) } }],
      ),
  };
}

/** A rate of 5 % may have been sent as 0.05. */
function caseOf(sent: Decimal, acceptedRates: readonly number[]): Pick<Breach, 'text' | 'remedy'> {
  const percent = toDouble(sent.times(100));
  const isFraction = !sent.isZero() && acceptedRates.includes(percent);
  return isFraction ? { text: 'rateAsFraction', remedy: { value: percent } } : {};
}
