import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import type { ValidateRequestOptions } from '../../src/api/validate-request.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { validRequests } from '../properties/valid-requests.ts';
import { example } from '../requests.ts';
import { runs } from '../tier.ts';

const id = (name: string) => `pint-ae-advice-${name}`;

describe('advice', () => {
  test.each([
    'allowances-and-charges',
    'credit-note',
    'exempt',
    'export-usd',
    'out-of-scope',
    'profit-margin',
    'reverse-charge',
    'self-billing-credit-note',
    'self-billing-invoice',
    'several-vat-categories',
    'standard-invoice',
    'summary-invoice',
    'volume-discount-credit-note',
    'walk-in-customer',
  ])('does not apply to the example %s', (name) => {
    expect(advised(example(name), { today: '2026-11-02' })).toEqual([]);
  });

  test('does not apply to valid requests, whatever amounts they have', () => {
    fc.assert(
      fc.property(validRequests, (request) => {
        fc.pre(request.seller.trn?.slice(0, 10) !== request.buyer.trn?.slice(0, 10));
        // Random requests may trigger this advice: texts of any characters, buyers who invoice, payments
        // beyond the total.
        const ignoreAdvice = [
          'self-billed-without-vat',
          'prepaid',
          'advance-vat',
          'reverse-charge-service',
          'reverse-charge-statement',
          'invisible-characters',
        ].map(id);
        expect(advised(request, { ignoreAdvice })).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });
});

function advised(request: DocumentRequest, options: ValidateRequestOptions): string[] {
  return validate(request, options)
    .warnings.map(({ rule }) => rule)
    .filter((rule) => rule.startsWith(id('')));
}
