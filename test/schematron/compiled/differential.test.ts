import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { mutated, mutations } from 'schematron-compiler/testing';
import { expect, test } from 'vitest';
import { runs } from '../../tier.ts';
import { differenceOf, findings } from './compare-engines.ts';

const folder = resolve(import.meta.dirname, '../../fixtures/ubl');
const fixtures = readdirSync(folder).map((name) => readFileSync(resolve(folder, name), 'utf8'));
const profiles = fc.constantFrom('billing' as const, 'selfbilling' as const);

test.each(fixtures)('both engines agree on a document as it is', (xml) => {
  const { compiled, saxon } = findings(xml, 'billing');
  expect(compiled).toEqual(saxon);
});

test('both engines find the same, at the same places, in the same order, whatever is changed', () => {
  const fixture = fc.constantFrom(...fixtures);
  let errorsBeyond = 0;
  fc.assert(
    fc.property(fixture, fixture, mutations, profiles, (xml, donor, changes, profile) => {
      const { compiled, saxon } = findings(mutated(xml, donor, changes), profile);
      if (differenceOf(compiled, saxon) === 'error beyond what decides') errorsBeyond += 1;
      else expect(compiled).toEqual(saxon);
    }),
    { numRuns: runs(300) },
  );
  // This happens in one document of thousands, although dozens of them have an assertion that cannot be
  // evaluated.
  expect(errorsBeyond).toBeLessThanOrEqual(3);
});

test('an error in an item that cannot change the result is the only difference that XPath allows', () => {
  const found = ['failed ibr-002 /Invoice', 'unjudged ibr-025 /Invoice/cac:InvoiceLine[1]'];
  const beyond = 'unjudged aligned-ibrp-s-08 /Invoice/cac:TaxTotal[1]';
  expect(differenceOf(found, found)).toBe('none');
  expect(differenceOf(found, [...found, beyond])).toBe('error beyond what decides');
  expect(differenceOf([...found, beyond], found)).toBe('verdict');
  expect(differenceOf(found, [...found, 'failed ibr-003 /Invoice'])).toBe('verdict');
  expect(differenceOf(found, found.toReversed())).toBe('verdict');
});
