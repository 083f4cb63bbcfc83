import { describe, expect, test } from 'vitest';
import unreachable from '../../../schematron/unreachable.json' with { type: 'json' };
import { assertedIn } from '../asserted.ts';
import { uaeCases } from './cases/index.ts';

const rules = assertedIn('ae');
const cases = Object.values(uaeCases).flat();

test('PINT-AE as it stands in schematron/ has 132 rules for the UAE', () => {
  expect(new Set(rules).size).toBe(132);
  expect(rules).toHaveLength(132);
});

describe('every rule of the UAE that a document can break', () => {
  const reachable = rules.filter((id) => !Object.hasOwn(unreachable, id));

  test('has a case that breaks it', () => {
    expect(
      reachable.filter((id) => !cases.some(({ rule, fails }) => rule === id && fails.includes(id))),
    ).toEqual([]);
  });

  test('has a case that comes close and passes', () => {
    expect(
      reachable.filter((id) => !cases.some(({ rule, fails }) => rule === id && !fails.includes(id))),
    ).toEqual([]);
  });
});
