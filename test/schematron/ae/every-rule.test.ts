import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import unreachable from '../../../schematron/unreachable.json' with { type: 'json' };

interface TestedCase {
  readonly rule: string;
  readonly fails: readonly string[];
}

const rules = filesOf('../../../schematron/ae/', '.sch').flatMap((source) =>
  [...source.matchAll(/<sch:assert id="([^"]+)"/g)].map(([, id = '']) => id),
);
const cases = filesOf('./', '.test.ts').flatMap(casesIn);

/** The cases of a test file, read from its text: a test file can't be imported without running it. */
function casesIn(source: string): TestedCase[] {
  return [...source.matchAll(/rule: '([^']+)'.*?fails: \[(.*?)\]/gs)].map(([, rule = '', fails = '']) => ({
    rule,
    fails: [...fails.matchAll(/'([^']+)'/g)].map(([, id = '']) => id),
  }));
}

function filesOf(directory: string, extension: string): string[] {
  const url = new URL(directory, import.meta.url);
  return readdirSync(url)
    .filter((file) => file.endsWith(extension))
    .map((file) => readFileSync(new URL(file, url), 'utf8'));
}

test('PINT-AE 1.0.4 has 132 rules for the UAE', () => {
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
