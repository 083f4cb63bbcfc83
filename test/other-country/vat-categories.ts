import type { VatCategory } from '../../src/core/specification/vat-category.ts';

function taxed(percent: number): VatCategory {
  return {
    linePercent: percent,
    entryPercent: percent,
    breakdownPercent: percent,
    taxPercent: percent,
    lineVatAmount: true,
    exempt: false,
    absorbsRounding: true,
  };
}

/** High rate, which rises in July 2026, low rate, and exempt from VAT, which needs a reason. */
export const vatCategories = {
  H: { ...taxed(12), later: [{ ...taxed(15), since: '2026-07-01' }] },
  L: taxed(4),
  F: { ...taxed(0), linePercent: 'none', breakdownPercent: 'none', exempt: true, absorbsRounding: false },
} as const satisfies Record<string, VatCategory>;
