import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import unreachable from '../../../schematron/unreachable.json' with { type: 'json' };
import { engines, fixture, judge } from '../judge.ts';

function filesOf(directory: string, extension: string): string[] {
  const url = new URL(directory, import.meta.url);
  return readdirSync(url)
    .filter((file) => file.endsWith(extension))
    .map((file) => readFileSync(new URL(file, url), 'utf8'));
}

const rules = filesOf('../../../schematron/shared/', '.sch').flatMap((source) =>
  Array.from(source.matchAll(/<sch:assert id="([^"]+)"/g), ([, id = '']) => id),
);
const withCase = new Set(
  filesOf('./', '.test.ts').flatMap((source) =>
    Array.from(source.matchAll(/rule: '([^']+)',\s+(?:\w+: '[^']*',\s+)*breaks: /g), ([, id = '']) => id),
  ),
);

test('PINT-AE 1.0.4 has 170 shared rules', () => {
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
    expect(judge(engine, fixture(file.replace('.xml', '')))).toEqual({ failed: [], unjudged: [] });
  });
});
