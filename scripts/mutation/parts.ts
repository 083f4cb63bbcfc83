/** What is changed, and the tests that are nearest to it, nearest first. */
export interface Part {
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

const requests = [
  'test/compute',
  'test/rules/every-check.test.ts',
  'test/rules/every-advice.test.ts',
  'test/rules/diagnoses.test.ts',
  'test/rules/who-and-where.test.ts',
  'test/request',
  'test/ubl/write.test.ts',
  'test/examples.test.ts',
  'test/judge/request-of.test.ts',
  'test/judge/type-code.test.ts',
  'test/other-country',
  'test/properties',
];

/** What is written, and read back. */
const documents = [
  'test/examples.test.ts',
  'test/judge/request-of.test.ts',
  'test/request/fields.test.ts',
  'test/ubl/write.test.ts',
  'test/request/normalise.test.ts',
  'test/judge/type-code.test.ts',
  'test/other-country',
  'test/rules/every-check.test.ts',
  'test/rules/erp-requests.test.ts',
  'test/properties/requests.test.ts',
];

export const parts: Readonly<Record<string, Part>> = {
  compute: { sources: ['src/compute'], tests: requests },
  normalise: {
    sources: ['src/request/normalise'],
    tests: [
      'test/request',
      'test/compute',
      'test/rules/every-check.test.ts',
      'test/rules/every-advice.test.ts',
      'test/rules/who-and-where.test.ts',
      'test/rules/what-is-said.test.ts',
      'test/rules/aliases.test.ts',
      'test/rules/erp-requests.test.ts',
      'test/judge/request-of.test.ts',
      ...requests,
    ],
  },
  checks: {
    sources: ['rules/ae/checks'],
    tests: [
      'test/rules/every-check.test.ts',
      'test/rules/check-edges.test.ts',
      'test/rules/diagnoses.test.ts',
      'test/rules',
      ...documents,
    ],
  },
  defaults: {
    sources: ['rules/ae/defaults', 'rules/pint/defaults'],
    tests: [
      'test/rules/defaults.test.ts',
      'test/rules/who-and-where.test.ts',
      'test/request/notices.test.ts',
      'test/rules/every-check.test.ts',
      ...documents,
      'test/request',
      'test/rules',
    ],
  },
  binding: {
    sources: ['rules/pint/binding', 'rules/ae/binding'],
    tests: [
      'test/rules/business-terms.test.ts',
      'test/ubl/write.test.ts',
      'test/judge/request-of.test.ts',
      ...documents,
    ],
  },
  ubl: {
    sources: ['src/ubl'],
    tests: [
      'test/ubl/write.test.ts',
      'test/judge/request-of.test.ts',
      'test/ubl/reading.test.ts',
      'test/ubl/structure/check.test.ts',
      'test/ubl/structure/said.test.ts',
      'test/judge/envelope.test.ts',
      'test/other-country',
      'test/ubl',
      ...documents,
      'test/intake',
    ],
  },
  judge: {
    sources: ['src/judge'],
    tests: [
      'test/judge/judge.test.ts',
      'test/judge/result.test.ts',
      'test/judge/option-shapes.test.ts',
      'test/judge/checks.test.ts',
      'test/judge/adjustments.test.ts',
      'test/judge/published.test.ts',
      'test/judge/mend-request.test.ts',
      'test/rules/catalogue.test.ts',
      'test/judge/validate-ubl.test.ts',
      'test/judge/callers-values.test.ts',
      'test/judge/finding-limits.test.ts',
      'test/judge/merge.test.ts',
      'test/judge/language.test.ts',
      'test/judge/envelope.test.ts',
      'test/judge/rule-sets.test.ts',
      'test/judge/several-rule-sets.test.ts',
      'test/judge/rules-that-apply.test.ts',
      'test/judge/structure.test.ts',
      'test/rules/what-is-said.test.ts',
      'test/options.test.ts',
      'test/examples.test.ts',
      'test/judge/request-of.test.ts',
      'test/judge',
      ...requests,
      'test/intake',
      'test/hostile.test.ts',
    ],
  },
  runtime: {
    sources: ['src/xpath/runtime'],
    tests: [
      'test/xpath/runtime',
      'test/xpath/conformance/edges.test.ts',
      'test/schematron/compiled/decimal.test.ts',
      'test/xpath/conformance.test.ts',
      'test/schematron/compiled/engine.test.ts',
      'test/schematron/compiled/paths.test.ts',
      'test/schematron/report',
      'test/schematron/artefacts',
      'test/schematron/compiled/xpath.test.ts',
      'test/schematron/pint',
      'test/schematron/ae',
      'test/schematron',
      'test/xpath',
      'test/judge',
    ],
  },
};
