import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findings } from './compare-engines.ts';
import { mutated, mutations } from './mutations.ts';

const folder = resolve(import.meta.dirname, '../../fixtures/ubl');
const fixtures = readdirSync(folder).map((name) => readFileSync(resolve(folder, name), 'utf8'));
const profiles = fc.constantFrom('billing' as const, 'selfbilling' as const);

test.each(fixtures)('both engines agree on a document as it is', (xml) => {
  const { compiled, saxon } = findings(xml, 'billing');
  expect(compiled).toEqual(saxon);
});

test('both engines find the same, at the same places, in the same order, whatever is changed', () => {
  const fixture = fc.constantFrom(...fixtures);
  fc.assert(
    fc.property(fixture, fixture, mutations, profiles, (xml, donor, changes, profile) => {
      const { compiled, saxon } = findings(mutated(xml, donor, changes), profile);
      expect(compiled).toEqual(saxon);
    }),
    { numRuns: 300 },
  );
});
