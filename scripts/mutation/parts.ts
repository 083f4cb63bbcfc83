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

export const parts: Readonly<Record<string, Part>> = {
  compute: { sources: ['src/compute'], tests: requests },
  normalise: { sources: ['src/request/normalise'], tests: ['test/request', ...requests] },
  checks: { sources: ['rules/ae/checks'], tests: ['test/rules/every-check.test.ts', ...requests] },
  defaults: { sources: ['rules/ae/defaults', 'rules/pint/defaults'], tests: ['test/rules', ...requests] },
  binding: { sources: ['rules/pint/binding', 'rules/ae/binding'], tests: ['test/ubl', ...requests] },
  ubl: { sources: ['src/ubl'], tests: ['test/ubl', ...requests, 'test/intake'] },
  judge: {
    sources: ['src/judge'],
    tests: ['test/judge', ...requests, 'test/intake', 'test/options.test.ts'],
  },
  runtime: { sources: ['src/xpath/runtime'], tests: ['test/xpath', 'test/schematron', 'test/judge'] },
};
