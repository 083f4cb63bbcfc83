import type { Cause } from '../../src/core/specification/cause.ts';

/** The rules on what a VAT breakdown adds up to. */
const taxableAmounts = [
  'aligned-ibrp-s-08',
  'aligned-ibrp-z-08',
  'aligned-ibrp-e-08',
  'aligned-ibrp-o-08',
  'aligned-ibrp-ae-08',
  'ibr-102-ae',
];
const sums = ['ibr-co-10', 'ibr-co-11', 'ibr-co-12', 'ibr-co-13', 'ibr-co-14', 'ibr-co-15', 'ibr-co-16'];
const breakdowns = [
  'aligned-ibrp-s-01',
  'aligned-ibrp-z-01',
  'aligned-ibrp-e-01',
  'aligned-ibrp-o-01',
  'aligned-ibrp-ae-01',
];
const missing = (element: string, explains: readonly string[]): Cause => ({
  rule: 'ubl-missing-element',
  element,
  explains,
});

/** The findings of a UBL document that others follow from, the widest first. */
export const causes: readonly Cause[] = [
  {
    rule: 'pint-ae-document-currency',
    explains: ['ibr-126', 'ibr-159-ae', 'ibr-175-ae', 'ibr-084', 'pint-ae-figure', ...sums],
  },
  missing('cac:AccountingSupplierParty', [
    'ibr-006',
    'ibr-008',
    'ibr-080',
    'ibr-134-ae',
    'ibr-143-ae',
    'ibr-150-ae',
  ]),
  missing('cac:AccountingCustomerParty', ['ibr-007', 'ibr-010', 'ibr-081', 'ibr-135-ae', 'ibr-144-ae']),
  missing('cac:LegalMonetaryTotal', ['ibr-012', 'ibr-013', 'ibr-014', 'ibr-015', ...sums]),
  missing('cac:TaxTotal', [...breakdowns, ...sums]),
  { rule: 'ibr-190-ae', explains: [...taxableAmounts, 'aligned-ibrp-s-05'] },
  ...['z', 'e', 'o'].map(
    (category): Cause => ({
      rule: `aligned-ibrp-${category}-05`,
      explains: [
        ...taxableAmounts,
        ...breakdowns,
        'ibr-163-ae',
        'ibr-164-ae',
        'ibr-165-ae',
        'ibr-co-14',
        'pint-ae-figure',
      ],
    }),
  ),
  { rule: 'ibr-147-ae', explains: [...taxableAmounts, ...sums, 'pint-ae-totals', 'pint-ae-figure'] },
  { rule: 'pint-ae-totals', explains: [...taxableAmounts, ...sums] },
  ...breakdowns.map((rule): Cause => ({ rule, explains: ['ibr-co-14', 'ibr-co-15'] })),
];
