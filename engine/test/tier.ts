/**
 * `npm test` is the quick tier: it leaves out the files that vitest.config.ts lists, the verdicts of SaxonJS, and most of the
 * values on which properties are tried. `npm run test:all` leaves out nothing.
 */
export const isQuick = process.env.TEST_TIER === 'quick';

/** By how much the quick tier divides the number of values on which a property is tried, and the least that it leaves. */
const divisor = 10;
const least = 5;

/**
 * On how many values a property is tried: `fc.assert(property, { numRuns: runs(300) })`.
 */
export function runs(count: number): number {
  return isQuick ? Math.max(least, Math.ceil(count / divisor)) : count;
}
