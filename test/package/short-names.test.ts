import { describe, expect, test } from 'vitest';
import { withShortNames } from '../../scripts/build/short-names.ts';
import { withShortNamesAtTop } from '../../scripts/build/short-names-at-top.ts';

const module = `const places = 2;
const rounding = { places, mode: (amount) => Math.round(amount * 10 ** places) / 10 ** places };
export function roundToPlaces(amount) {
  const rounded = rounding.mode(amount);
  return { rounded, places };
}
export const half = 0.5, tenth = 0.1;
export default class Rounding {}
`;

/** The exports of a module after it has run. */
const exportsOf = (source: string) => import(`data:text/javascript,${encodeURIComponent(source)}`);

describe('a module of the package', () => {
  test('has short names inside functions, and its own at the top, where stack traces tell them', async () => {
    const short = withShortNames(module);
    expect(short).toContain('function roundToPlaces(');
    expect(short).toContain('rounding = {');
    expect(short).not.toContain('amount');
    expect(Object.keys(await exportsOf(short))).toEqual(['default', 'half', 'roundToPlaces', 'tenth']);
    expect((await exportsOf(short)).roundToPlaces(1.005)).toEqual(
      (await exportsOf(module)).roundToPlaces(1.005),
    );
  });

  test('of compiled rules has short names at the top too, but for what it exports', async () => {
    const short = withShortNamesAtTop(withShortNames(module));
    expect(short).not.toContain('rounding');
    expect(short).toContain('.mode(');
    expect((await exportsOf(short)).roundToPlaces(2.345)).toEqual({ rounded: 2.35, places: 2 });
  });
});
