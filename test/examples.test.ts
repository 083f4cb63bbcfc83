import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { convert } from '../src/api/convert.ts';
import { validate } from '../src/api/validate.ts';
import { saxonEngine } from '../src/schematron/saxon.ts';
import { example } from './requests.ts';

const folder = new URL('../examples/', import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

/** The issues of each broken example: exactly these. */
const broken: Readonly<Record<string, readonly (readonly [rule: string, path: string])[]>> = {
  'exempt-without-reason': [['ibr-167-ae', 'lines[2].exemptionReasonCode']],
  'reverse-charge-incomplete': [
    ['ibr-103-ae', 'buyer.trn'],
    ['ibr-174-ae', 'lines[0].standardItemId'],
    ['ibr-166-ae', 'lines[0].goodsNatureCode'],
  ],
  'usd-without-rate': [
    ['ibr-127-ae', 'dueDate'],
    ['ibr-159-ae', 'currencyExchangeRate'],
  ],
  'wrong-amounts-and-trn': [
    ['ibr-132-ae', 'seller.trn'],
    ['ibr-185-ae', 'lines[1].serviceAccountingCode'],
    ['ibr-co-16', 'legalMonetaryTotal.payableAmount'],
  ],
};

describe.each([
  ['the compiled rules', {}],
  ['SaxonJS', { engine: saxonEngine }],
])('under %s', (_, options) => {
  test.each(names)('%s is valid', (name) => {
    const { issues, valid } = validate(example(name), options);
    expect(issues).toEqual([]);
    expect(valid).toBe(true);
  });

  test.each(Object.entries(broken))('%s yields exactly the issues that it is broken for', (name, issues) => {
    const result = validate(example(`broken/${name}`), options);
    expect(result.issues.map(({ rule, path }) => [rule, path])).toEqual(issues);
    for (const { message, hint } of result.issues) {
      expect(message).not.toBe('');
      expect(hint).not.toBe('');
    }
  });
});

test('the malformed example is told what to do at each field, and was not looked at further', () => {
  const result = convert(example('broken/malformed'));
  expect(result).toMatchObject({ valid: false, outcome: 'malformed', totals: null, xml: null });
  expect(result.issues.map(({ path }) => path)).toEqual([
    'documentType',
    'issueDate',
    'buyer.trn',
    'lines[0].quantity',
  ]);
  for (const { hint } of result.issues) expect(hint).toMatch(/^[A-Z].*\.$/);
});

test('an engine that fails gives no verdict: not judged is not valid', () => {
  const engine = {
    name: 'failing',
    judge: () => {
      throw new Error('out of order');
    },
  };
  const { valid, outcome, issues } = validate(example('standard-invoice'), { engine });
  expect([valid, outcome]).toEqual([false, 'not-judged']);
  expect(issues[0]?.message).toContain('out of order');
});

test('an assertion that could not be checked is a finding', () => {
  const engine = {
    name: 'doubtful',
    judge: () => ({ failed: [], unjudged: [{ id: 'ibr-co-10', location: '/Invoice', reason: 'no number' }] }),
  };
  const { valid, issues } = validate(example('standard-invoice'), { engine });
  expect(valid).toBe(false);
  expect(issues.map(({ rule, location }) => [rule, location])).toEqual([['ibr-co-10', '/Invoice']]);
});
