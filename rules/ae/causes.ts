import type { Cause } from '../../src/core/specification/cause.ts';

const categories = ['s', 'z', 'e', 'o'];

/** Rules on the sums of a VAT breakdown. */
const taxableAmounts = [
  ...categories.map((category) => `aligned-ibrp-${category}-08`),
  'aligned-ibrp-ae-08-ae',
  'ibr-102-ae',
];
const taxAmounts = [
  ...categories.map((category) => `aligned-ibrp-${category}-09`),
  'aligned-ibrp-ae-09-ae',
  'ibr-108-ae',
];
/** Rules that require a breakdown for each category, and rules on the rate of the breakdown. */
const breakdowns = [
  ...categories.map((category) => `aligned-ibrp-${category}-01`),
  'aligned-ibrp-ae-01-ae',
  'ibr-105-ae',
];
const breakdownRates = ['aligned-ibrp-048', 'ibr-119-ae', 'ibr-120-ae'];
const sums = ['ibr-co-10', 'ibr-co-11', 'ibr-co-12', 'ibr-co-13', 'ibr-co-14', 'ibr-co-15', 'ibr-co-16'];

/** Rules that fail if a line has a category that belongs to another rule. */
const categoryOfLine = [
  ...taxableAmounts,
  ...taxAmounts,
  ...breakdowns,
  'aligned-ibrp-s-05',
  'aligned-ibrp-ae-05-ae',
  'ibr-103-ae',
  'ibr-104-ae',
  'ibr-151-ae',
  'ibr-162-ae',
  'ibr-163-ae',
  'ibr-165-ae',
  'ibr-166-ae',
  'ibr-167-ae',
  'ibr-174-ae',
  'ibr-190-ae',
  'ibr-co-14',
  'pint-ae-figure',
  'pint-ae-advice-exemption-of-taxed-line',
  'pint-ae-advice-reverse-charge-foreign-buyer',
  'pint-ae-advice-reverse-charge-statement',
  'pint-ae-advice-self-billed-without-vat',
];
const missing = (element: string, explains: readonly string[]): Cause => ({
  rule: 'ubl-missing-element',
  element,
  explains,
});

const findings: readonly Cause[] = [
  {
    rule: 'pint-ae-document-currency',
    explains: [
      'ibr-126',
      'ibr-153-ae',
      'ibr-159-ae',
      'ibr-175-ae',
      'ibr-084',
      'pint-ae-exchange-rate-plausible',
      'pint-ae-figure',
      'ubl-derived',
      ...sums,
    ],
  },
  {
    rule: 'pint-ae-look-alike',
    isEach: true,
    explains: [
      ...categoryOfLine,
      ...breakdownRates,
      'ibr-116-ae',
      'ibr-139-ae',
      'ibr-006-ae',
      'ibr-005-ae',
      'ibr-088',
      'ibr-173-ae',
      'ibr-183-ae',
      'ibr-cl-04',
      'ibr-cl-14',
      'ibr-cl-16',
      'ibr-cl-23',
      'pint-ae-document-currency',
      'pint-ae-item-type',
    ],
  },
  missing('cac:AccountingSupplierParty', [
    'ibr-006',
    'ibr-008',
    'ibr-080',
    'ibr-081',
    'ibr-134-ae',
    'ibr-143-ae',
    'ibr-150-ae',
  ]),
  missing('cac:AccountingCustomerParty', [
    'ibr-007',
    'ibr-010',
    'ibr-080',
    'ibr-081',
    'ibr-103-ae',
    'ibr-135-ae',
    'ibr-136-ae',
    'ibr-144-ae',
  ]),
  missing('cac:LegalMonetaryTotal', ['ibr-012', 'ibr-013', 'ibr-014', 'ibr-015', 'pint-ae-figure', ...sums]),
  missing('cac:TaxTotal', [...breakdowns, ...sums]),
  ...['cac:InvoiceLine', 'cac:CreditNoteLine'].map((line) =>
    missing(line, ['ibr-016', 'ibr-151-ae', 'pint-ae-totals', ...breakdowns, ...taxableAmounts, ...sums]),
  ),
  ...['ibr-116-ae', 'ibr-122-ae'].map(
    (rule): Cause => ({
      rule,
      explains: [
        ...categoryOfLine,
        ...breakdownRates,
        ...['z', 'e', 'o'].map((category) => `aligned-ibrp-${category}-05`),
      ],
    }),
  ),
  ...['z', 'e', 'o'].map(
    (category): Cause => ({ rule: `aligned-ibrp-${category}-05`, explains: categoryOfLine }),
  ),
  {
    rule: 'ibr-190-ae',
    explains: [...taxableAmounts, ...taxAmounts, ...breakdowns, 'aligned-ibrp-s-05'],
    inBranch: ['pint-ae-figure'],
  },
  { rule: 'ibr-120-ae', explains: [], inBranch: ['pint-ae-figure'] },
  { rule: 'aligned-ibrp-ae-05-ae', explains: ['pint-ae-figure'] },
  { rule: 'aligned-ibrp-004', explains: ['ibr-147-ae', 'pint-ae-advice-line-allowances'] },
  { rule: 'ibr-147-ae', explains: [...taxableAmounts, ...sums, 'pint-ae-totals', 'pint-ae-figure'] },
  { rule: 'pint-ae-totals', explains: [...taxableAmounts, ...sums] },
  { rule: 'ibr-co-10', explains: ['ibr-co-13', ...breakdowns, ...taxableAmounts] },
  ...breakdowns.map(
    (rule): Cause => ({
      rule,
      explains: [...categoryOfLine, ...breakdownRates, 'ibr-084', 'ibr-co-13', 'ibr-co-15'].filter(
        (each) => each !== 'ibr-190-ae' && each !== 'aligned-ibrp-s-05',
      ),
    }),
  ),
  ...taxableAmounts.map(
    (rule): Cause => ({
      rule,
      explains: [...taxAmounts, 'ibr-111-ae', 'ibr-co-13', 'pint-ae-advice-margin-rate'],
      inBranch: ['pint-ae-figure'],
    }),
  ),
  ...taxAmounts.map((rule): Cause => ({ rule, explains: ['ibr-co-14'], inBranch: ['pint-ae-figure'] })),
  { rule: 'ibr-co-13', explains: ['ibr-co-15'] },
  { rule: 'ibr-co-14', explains: ['ibr-co-15'] },
  { rule: 'ibr-co-15', explains: ['ibr-co-16'] },
];

const isOfOurs = (rule: string) => rule.startsWith('pint-ae-') || rule.startsWith('ubl-');

/** The findings of a UBL document that cause other findings, the widest first. */
export const causes: readonly Cause[] = findings.map((cause) =>
  isOfOurs(cause.rule) ? cause : { ...cause, ownRule: 'pint-ae-figure' },
);
