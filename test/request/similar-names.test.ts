import { describe, expect, test } from 'vitest';
import { mostSimilarName, nearestField } from '../../src/request/explain/names.ts';
import { defaultSpecification } from '../../src/specification/default.ts';

describe('a name that may be a slip of several fields means', () => {
  test.each([
    ['invoiceNumbr', ['invoiceNumbers', 'invoiceNumber'], 'invoiceNumber'],
    ['paymentTrems', ['paymentTerm', 'paymentTerms'], 'paymentTerms'],
    ['invoiceNumbr', ['invoiceNumber'], 'invoiceNumber'],
    ['invoiceNumbr', [], undefined],
    ['colour', ['invoiceNumber', 'invoiceNumbers'], undefined],
  ])('the nearest one, in whatever order: %s of %j', (name, fields, meant) => {
    for (const candidates of [fields, fields.toReversed()]) {
      expect(mostSimilarName(name, candidates)).toBe(meant);
      expect(nearestField(name, candidates, defaultSpecification)).toBe(meant);
    }
  });
});
