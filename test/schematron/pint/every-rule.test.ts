import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import unreachable from '../../../schematron/unreachable.json' with { type: 'json' };
import { assertedIn } from '../asserted.ts';
import { engines, fixture, judge } from '../judge.ts';
import { sharedCases } from './cases/index.ts';

const rules = assertedIn('pint');
const withCase = new Set(
  Object.values(sharedCases)
    .flat()
    .map(({ rule }) => rule),
);

test('PINT-AE as it stands in schematron/ has 170 shared rules', () => {
  expect(new Set(rules).size).toBe(170);
  expect(rules).toHaveLength(170);
});

test('every shared rule that a document can break has its case', () => {
  expect(rules.filter((id) => !withCase.has(id))).toEqual(
    Object.keys(unreachable).filter((id) => rules.includes(id)),
  );
});

const fixtures = readdirSync(new URL('../../fixtures/ubl/', import.meta.url));

describe.each(engines)('the documents that the cases edit are valid by the $name engine', (engine) => {
  test.each(fixtures)('%s', (file) => {
    expect(judge(engine, fixture(file.replace('.xml', '')))).toMatchObject({ failed: [], unjudged: [] });
  });
});
