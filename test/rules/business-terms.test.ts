import { describe, expect, test } from 'vitest';
import { defaultSpecification } from '../../src/specification/default.ts';
import facts from './business-terms.json' with { type: 'json' };
import { codecsOf, placesOfTerms } from './places-of-terms.ts';

const places = placesOfTerms(defaultSpecification.binding);

describe('a business term of PINT-AE is where UBL has it', () => {
  test.each(Object.entries(facts))('%s: %s', (term, paths) => {
    expect(places.get(term)).toEqual(paths);
  });

  test('and there are no others', () => {
    expect([...places.keys()].filter((term) => !Object.hasOwn(facts, term))).toEqual([]);
  });
});

test('every value becomes text by one of the known codecs', () => {
  const ways = ['text', 'boolean', 'decimal', 'amount', 'price', 'accountingAmount', 'accountingText'];
  expect([...codecsOf(defaultSpecification.binding)].toSorted()).toEqual(ways.toSorted());
});
