/**
 * `npm test` is the quick tier: it leaves out the files that vitest.config.ts lists, the verdicts of SaxonJS, and most of the
 * values on which properties are tried. `npm run test:all` leaves out no file.
 */
export const isQuick = process.env.TEST_TIER === 'quick';

/** The nightly run, which sets EVERY_TEST, tries each property on all its values; CI on a quarter, the quick tier on a tenth. */
const divisor = isQuick ? 10 : process.env.CI !== undefined && process.env.EVERY_TEST === undefined ? 4 : 1;
const least = 5;

/**
 * On how many values a property is tried: `fc.assert(property, { numRuns: runs(300) })`.
 */
export function runs(count: number): number {
  return divisor === 1 ? count : Math.max(least, Math.ceil(count / divisor));
}

/** So many rows of a table whose rows are alike, from its end back; all of them where every value is tried. */
export function some<Row>(rows: readonly Row[], count: number): readonly Row[] {
  return divisor === 1 ? rows : rows.slice(-count);
}

/**
 * Of rows that ask again, at scale, what smaller tests state: all in the nightly run, every third in CI, every sixth in the quick
 * tier, from another one on where the number of the place is given.
 */
export function sampled<Row>(rows: readonly Row[], place = 0): readonly Row[] {
  const step = divisor === 1 ? 1 : isQuick ? 6 : 3;
  return rows.filter((_, at) => (at + place) % step === 0);
}

/** Tests that take a minute and seldom find anything: `npm run nightly` asks for it by EVERY_TEST, `.ci/run` does not. */
export const testsAtNight: readonly string[] = [
  'test/cli/endless.test.ts',
  'test/cli/tdd-large.test.ts',
  'test/growth/products.test.ts',
  'test/linear-expressions.test.ts',
  'test/page/sheets.test.ts',
  'test/request/every-field-counts.test.ts',
];
