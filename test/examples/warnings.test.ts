import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { example } from '../requests.ts';

const names = readdirSync(new URL('../../examples/', import.meta.url))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))
  .filter((name) => 'documentType' in example(name));

/** Each warning on our own examples, and what deserves it; everything else is only information. */
const deserved = {};

test('no example is warned of anything but what it shows', () => {
  expect(names.length).toBeGreaterThan(10);
  const warned = names.flatMap((name) => {
    const { warnings, issues } = validate(example(name));
    const told = [...issues, ...warnings].filter(({ severity }) => severity !== 'information');
    return told.length === 0 ? [] : [[name, told.map(({ rule, path }) => `${rule} ${path}`)]];
  });
  expect(Object.fromEntries(warned)).toEqual(deserved);
});
