import { describe, expect, test } from 'vitest';
import { findingsOfAdvice, findingsOfChecks } from '../../src/api/checks.ts';
import { compute, normalise } from '../../src/api/steps.ts';
import { judgeRequest } from '../../src/api/validate-request.ts';
import type { ComputedInvoice } from '../../src/core/invoice/computed-invoice.ts';
import type { Check, CheckFinding } from '../../src/core/specification/check.ts';
import { requestOf, ruleCases } from '../cases/request-cases.ts';
import { example } from '../requests.ts';

const { invoice } = normalise(example('standard-invoice'));
const computed: ComputedInvoice = compute(invoice);
const check = (finding: Partial<CheckFinding>, others: Partial<Check> = {}): Check => ({
  id: 'own-1',
  find: () => [{ path: 'seller', ...finding }],
  ...others,
});
const found = (finding: Partial<CheckFinding>, others: Partial<Check> = {}) =>
  findingsOfChecks(computed, [check(finding, others)]);

describe('what a check finds', () => {
  test('is an error with the text for requests unless the check says more', () => {
    expect(found({})).toStrictEqual([
      { rule: 'own-1', text: 'onRequest', severity: 'error', path: 'seller', values: {}, foundBy: 'checks' },
    ]);
  });

  test('takes text and values first from the place, then from the check', () => {
    const ofCheck = { text: 'usual', severity: 'warning', values: { a: 1, b: 1 } } as const;
    expect(found({}, ofCheck)).toMatchObject([
      { text: 'usual', severity: 'warning', values: { a: 1, b: 1 } },
    ]);
    expect(found({ text: 'special', values: { b: 2 } }, ofCheck)).toMatchObject([
      { text: 'special', values: { a: 1, b: 2 } },
    ]);
  });

  test('names other paths that fail for the same reason, and what to do', () => {
    const finding = { entailed: [{ path: 'x', sent: '1', computed: '2' }], remedy: { value: 7 } };
    expect(found(finding)).toMatchObject([finding]);
    const [bare] = found({ entailed: [], remedy: undefined });
    expect(bare).not.toHaveProperty('entailed');
    expect(bare).not.toHaveProperty('remedy');
  });

  test('asks which code of the list is meant if another text was sent', () => {
    const misspelt = { value: 'code', list: 'currencies' };
    expect(found({ values: { code: 'AEDD' } }, { misspelt })).toMatchObject([
      { misspelt: { text: 'AEDD', list: 'currencies' } },
    ]);
    const others: Partial<CheckFinding>[] = [
      {},
      { values: {} },
      { values: { code: '' } },
      { values: { code: 7 } },
    ];
    for (const finding of others) expect(found(finding, { misspelt })[0]).not.toHaveProperty('misspelt');
    expect(found({ values: { code: 'AEDD' } })[0]).not.toHaveProperty('misspelt');
  });

  test('is in the order of the checks', () => {
    const ofBoth = findingsOfChecks(computed, [
      check({}, { find: () => [] }),
      check({ path: 'a' }),
      check({}),
    ]);
    expect(ofBoth.map(({ path }) => path)).toEqual(['a', 'seller']);
  });
});

test('advice is given unless the caller does without it, and it knows the day', () => {
  const dayAsked: Check = {
    ...check({}),
    id: 'day',
    find: (_, { today }) => (today === '2026-11-21' ? [{ path: 'issueDate' }] : []),
  };
  const advised = (options: Parameters<typeof findingsOfAdvice>[2]) =>
    findingsOfAdvice(computed, [check({}), dayAsked], options).map(({ rule, foundBy }) => [rule, foundBy]);
  expect(advised({})).toEqual([['own-1', 'advice']]);
  expect(advised({ today: '2026-11-21' })).toEqual([
    ['own-1', 'advice'],
    ['day', 'advice'],
  ]);
  expect(advised({ today: '2026-11-21', ignoreAdvice: ['own-1'] })).toEqual([['day', 'advice']]);
});

test('no finding has an undefined member: a finding kept as JSON reads back the same', () => {
  for (const row of ruleCases) {
    const { found, result } = judgeRequest(requestOf(row), { ...row.options });
    expect(undefinedIn(found.findings), row.fact).toEqual([]);
    expect(undefinedIn(result), row.fact).toEqual([]);
  }
});

/** The names of members that exist but are undefined, at any depth. */
function undefinedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    member === undefined ? [name] : undefinedIn(member).map((inner) => `${name}.${inner}`),
  );
}
