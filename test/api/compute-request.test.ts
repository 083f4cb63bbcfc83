import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeRequest } from '../../src/api/compute-request.ts';
import { compute, normalise } from '../../src/api/steps.ts';
import { type DocumentRequest, defaultSpecification } from '../../src/specification/default.ts';
import { validRequests } from '../properties/valid-requests.ts';
import { edited, lineOf, rated } from '../requests.ts';

/** Returns what the two public steps give. */
function inTwoSteps(request: DocumentRequest) {
  const { invoice, findings } = normalise(request);
  return { invoice: compute(invoice), findings };
}

describe('a request computed line by line is the same', () => {
  const inOneStep = (request: DocumentRequest) => computeRequest(rated(request), defaultSpecification, {});

  test('for valid requests of every kind', () => {
    fc.assert(
      fc.property(validRequests, (request) => {
        expect(inOneStep(request)).toEqual(inTwoSteps(request));
      }),
    );
  });

  test.each<[string, (request: DocumentRequest) => void]>([
    ['without a currency', (request) => Object.assign(request, { currency: null })],
    [
      'with a rate that is rounded',
      (request) => Object.assign(request, { currencyExchangeRate: 3.67251234 }),
    ],
    ['without a rate', (request) => Object.assign(request, { currencyExchangeRate: null })],
    ['with a line without an id', (request) => Object.assign(lineOf(request), { id: null })],
  ])('in a foreign currency, %s: each finding comes once, in the same order', (_, edit) => {
    const request = edited('export-usd', edit);
    expect(inOneStep(request)).toEqual(inTwoSteps(request));
  });
});
