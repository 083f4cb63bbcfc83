import { folders } from './folders.ts';

/** The files to change, and the tests nearest to them, nearest first. */
export interface Part {
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  /** Whether no other tests that import the files are tried after these. */
  readonly isOwnTestsAlone?: boolean;
  /** The folder in which the tests run, if it is not that of the project. */
  readonly workspace?: string;
}

/** Documents that are written, and read back. */
const documents = [
  'test/examples.test.ts',
  'test/api/request-of.test.ts',
  'test/request/fields.test.ts',
  'test/ubl/write.test.ts',
  'test/request/normalise.test.ts',
  'test/api/type-code.test.ts',
  'test/other-country',
  'test/rules/every-check.test.ts',
  'test/rules/erp-requests.test.ts',
  'test/properties/requests.test.ts',
];

export const parts: Readonly<Record<string, Part>> = {
  ...folders,
  checks: {
    sources: ['rules/ae/checks'],
    tests: [
      'test/rules/every-check.test.ts',
      'test/rules/check-conditions.test.ts',
      'test/rules/check-edges.test.ts',
      'test/rules/one-mistake.test.ts',
      'test/rules/diagnoses.test.ts',
      'test/rules/meant-codes.test.ts',
      'test/api/adjustments.test.ts',
      'test/rules/erp-requests.test.ts',
      'test/properties/fixes.test.ts',
      'test/rules',
      ...documents,
    ],
  },
  defaults: {
    sources: ['rules/ae/defaults', 'rules/pint/defaults'],
    tests: [
      'test/rules/defaults.test.ts',
      'test/rules/who-and-where.test.ts',
      'test/request/told.test.ts',
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
      'test/ubl/field-table.test.ts',
      'test/ubl/reading/request-reader.test.ts',
      'test/ubl/reading.test.ts',
      'test/ubl/write.test.ts',
      'test/api/request-of.test.ts',
      ...documents,
    ],
  },
  runtime: {
    sources: ['engine/src/xpath/runtime'],
    tests: [
      'engine/test/xpath/runtime',
      'engine/test/xpath/conformance/edges.test.ts',
      'engine/test/schematron/compiled/decimal.test.ts',
      'engine/test/schematron/compiled/xpath.test.ts',
      'engine/test/xpath/conformance.test.ts',
      'engine/test/schematron/compiled/engine.test.ts',
      'engine/test/schematron/compiled/paths.test.ts',
      'test/schematron/compiled/conformance.test.ts',
      'test/schematron/artefacts/functions.test.ts',
      'engine/test/schematron/report',
      'engine/test/schematron/artefacts',
      'test/schematron/artefacts',
      'test/schematron/pint',
      'test/schematron/ae',
      'engine/test/schematron',
      'test/schematron',
      'engine/test/xpath',
      'test/judge',
      'test/api',
    ],
  },
  passes: {
    sources: ['engine/src/xpath/passes'],
    tests: [
      'engine/test/xpath/passes',
      'engine/test/schematron/compiled/effort.test.ts',
      'engine/test/xpath/compile.test.ts',
      'engine/test/schematron/compiled/engine.test.ts',
      'engine/test/schematron/compiled/paths.test.ts',
      'engine/test/schematron/compiled/xpath.test.ts',
      'engine/test/schematron/doubling.test.ts',
      'engine/test/xpath/conformance.test.ts',
      'test/growth/products.test.ts',
      'engine/test/schematron/compiled',
      'test/schematron/compiled',
      'engine/test/schematron/artefacts',
      'test/schematron/artefacts',
      'engine/test/schematron/report',
      'test/schematron/pint',
      'test/schematron/ae',
      'engine/test/schematron',
      'test/schematron',
    ],
  },
  plan: {
    sources: ['engine/src/xpath/plan'],
    tests: [
      'engine/test/xpath/plan',
      'engine/test/xpath/passes',
      'engine/test/xpath/compile.test.ts',
      'engine/test/schematron/compiled/hostile-names.test.ts',
      'engine/test/schematron/compiled/effort.test.ts',
      'engine/test/schematron/compiled/engine.test.ts',
      'engine/test/schematron/compiled/xpath.test.ts',
      'engine/test/xpath/conformance.test.ts',
      'engine/test/schematron/compiled',
      'test/schematron/compiled',
      'engine/test/schematron/hostile-schemas.test.ts',
      'engine/test/schematron/artefacts',
      'test/schematron/artefacts',
      'engine/test/schematron/report',
      'engine/test/schematron',
      'test/schematron',
    ],
  },
  xml: {
    sources: ['engine/src/xml/reading', 'engine/src/xml/*.ts'],
    tests: [
      'test/intake/parse-ubl.test.ts',
      'test/intake/tags.test.ts',
      'test/intake/places.test.ts',
      'test/intake/marks.test.ts',
      'test/hostile.test.ts',
      'test/api/validate-ubl.test.ts',
      'test/api/envelope.test.ts',
      'test/intake',
      'test/ubl',
      'test/api/structure.test.ts',
      'test/properties',
      'test/judge',
      'test/api',
    ],
  },
};
