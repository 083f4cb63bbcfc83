import { expect, test } from 'vitest';
import { tooOld } from '../../src/cli/node-version.ts';
import { manifest } from '../entry-points.ts';

test.each(['16.20.2', '18.20.8', '20.18.3'])(
  'Node.js %s is reported as too old in one sentence',
  (version) => {
    expect(tooOld(version, ['validate'])).toBe(
      `pint-ae needs Node.js 20.19 or later, and this is Node.js ${version}.`,
    );
    for (const args of [
      ['--lang', 'ar'],
      ['validate', '--lang=ar'],
      ['-l', 'ar'],
    ])
      expect(tooOld(version, args)).toContain('أو أحدث');
  },
);

test.each(['20.19.0', '20.20.2', '21.0.0', '22.12.0', '24.1.0'])('Node.js %s is not', (version) => {
  expect(manifest.engines.node).toBe('>=20.19');
  expect(tooOld(version, [])).toBeUndefined();
});
