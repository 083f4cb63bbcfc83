import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advice } from '../../rules/ae/advice/index.ts';
import { type ValidateOptions, validate } from '../../src/api/validate.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { validRequests } from '../properties/valid-requests.ts';
import { edited, example } from '../requests.ts';
import { runs } from '../tier.ts';
import { cases } from './advice-cases.ts';

const named = cases.map(([name, fact, source, unlikely, paths, likely, options = {}]) => ({
  name,
  fact,
  source,
  unlikely,
  paths,
  likely,
  options,
}));

const id = (name: string) => `pint-ae-advice-${name}`;

function pathsOfAdvice(request: DocumentRequest, name: string, options: ValidateOptions = {}) {
  return validate(request, options)
    .warnings.filter(({ rule }) => rule === id(name))
    .map(({ path }) => path);
}

describe('advice', () => {
  test.each(named)('$name: $fact', ({ name, source, unlikely, paths, likely, options }) => {
    expect(pathsOfAdvice(edited(source, unlikely), name, options).toSorted()).toEqual(paths.toSorted());
    expect(pathsOfAdvice(edited(source, likely), name, options)).toEqual([]);
  });

  test('has a case each', () => {
    expect(new Set(cases.map(([name]) => id(name)))).toEqual(new Set(advice.map((each) => each.id)));
  });

  /** What is right for a member of a VAT group, a person in business, or a sender of another rate, and a question: never refused. */
  const onlyInforms = ({ name, source }: (typeof named)[number]) =>
    ['participant-not-of-trn', 'person', 'margin-rate', 'advance-vat', 'financial-services'].includes(name) ||
    ['supply-month', 'retention-calculation', 'previous-balance', 'subtotal-line'].includes(name) ||
    (name === 'vat-group' && source === 'out-of-scope');

  test.each(named.filter((each) => !onlyInforms(each)))(
    '$name makes a document invalid only if the caller is strict',
    ({ name, source, unlikely, options }) => {
      const request = edited(source, unlikely);
      expect(validate(request, options).issues.map(({ rule }) => rule)).not.toContain(id(name));
      const strict = validate(request, { ...options, strict: true });
      expect(strict.issues.map(({ rule }) => rule)).toContain(id(name));
      expect(strict.valid).toBe(false);
    },
  );

  test.each(named.filter(onlyInforms))('$name only informs ($fact)', ({ name, source, unlikely }) => {
    const { issues, warnings } = validate(edited(source, unlikely), { strict: true });
    expect(issues.map(({ rule }) => rule)).not.toContain(id(name));
    expect(warnings.filter(({ rule }) => rule === id(name)).map(({ severity }) => severity)).toEqual([
      'information',
    ]);
  });

  test.each(named)('$name can be turned off', ({ name, source, unlikely, options }) => {
    const request = edited(source, unlikely);
    expect(pathsOfAdvice(request, name, { ...options, withoutAdvice: [id(name)] })).toEqual([]);
    const others = advice.map((each) => each.id).filter((each) => each !== id(name));
    expect(pathsOfAdvice(request, name, { ...options, withoutAdvice: others })).not.toEqual([]);
  });

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
        const withoutAdvice = [
          'self-billed-without-vat',
          'prepaid',
          'advance-vat',
          'reverse-charge-service',
          'reverse-charge-statement',
          'invisible-characters',
        ].map(id);
        expect(advised(request, { withoutAdvice })).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });
});

function advised(request: DocumentRequest, options: ValidateOptions): string[] {
  return validate(request, options)
    .warnings.map(({ rule }) => rule)
    .filter((rule) => rule.startsWith(id('')));
}
