import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { convert } from '../src/api/convert.ts';
import { decisionCases, shownElsewhere } from './decision-cases.ts';
import { edited } from './requests.ts';
import { textOf } from './source-files.ts';

/** The cells of each decision of a page. */
function decisionsIn(page: string): string[][] {
  const rows = textOf(page).matchAll(/^\| (\d+ \|.*) \|$/gm);
  return Array.from(rows, ([, row = '']) => row.split(/ (?<!\\)\| /));
}

const decisions = decisionsIn('docs/decisions.md');
const numbers = decisions.map(([number]) => Number(number));

describe('the decisions', () => {
  test('have numbers of their own, without a gap', () => {
    expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, index) => index + 1));
  });

  test('say each what, why and by which source', () => {
    expect(decisions.filter((cells) => cells.length !== 5 || cells.includes(''))).toEqual([]);
  });

  test('are those of the Arabic page', () => {
    expect(decisionsIn('docs/ar/decisions.md').map(([number]) => Number(number))).toEqual(numbers);
  });
});

describe('each decision is what pint-ae does', () => {
  test('by a document or a named test', () => {
    const shown = [decisionCases, shownElsewhere].flatMap((each) => Object.keys(each).map(Number));
    expect(shown.toSorted((one, other) => one - other)).toEqual(
      numbers.toSorted((one, other) => one - other),
    );
  });

  const cases = Object.entries(decisionCases).flatMap(([number, all]) =>
    all.map((each, index) => [`${number} (${index + 1})`, each] as const),
  );

  test.each(cases)('%s', (_, each) => {
    const [
      example,
      edit,
      { outcome = 'valid', options = {}, findings = [], silent = [], ubl = [], notInUbl = [] },
    ] = each;
    const result = convert(edited(example, edit), options);
    const said = [...result.issues, ...result.warnings];
    expect(said.map(({ severity, rule, path }) => `${severity} ${rule} ${path ?? ''}`)).toEqual(
      expect.arrayContaining([...findings]),
    );
    expect(result.outcome).toBe(outcome);
    expect(said.filter(({ rule }) => silent.includes(rule))).toEqual([]);
    for (const part of ubl) expect(result.xml).toMatch(part);
    for (const part of notInUbl) expect(result.xml).not.toMatch(part);
  });

  test.each(Object.entries(shownElsewhere))('%s has its test', (_, [file, name]) => {
    expect(textOf(file)).toContain(name);
  });
});

/** "decision 4", "decisions 10, 11 and 12" in a file, by their numbers. */
function citedIn(file: string): number[] {
  const citations = textOf(file)
    .replaceAll(/\s+(?:\* |\/\/ )?/g, ' ')
    .matchAll(/\bdecisions? ((?:\d+(?:, | and )?)+)/g);
  return Array.from(citations).flatMap(([, cited = '']) => (cited.match(/\d+/g) ?? []).map(Number));
}

const sources = '{src,rules,schematron,scripts,test,service/src,service/test}/**/*.{ts,json,sch}';

describe('what cites a decision', () => {
  const citations = globSync(sources, { ignore: ['src/generated/**', '**/node_modules/**'] }).flatMap(
    (file) => citedIn(file).map((number) => ({ file, number })),
  );

  test('names one that there is', () => {
    expect(citations.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  });

  test('is found, over the end of a line too', () => {
    const cited = new Set(citations.map(({ number }) => number));
    for (const number of [4, 11, 39, 40, 51]) expect(cited).toContain(number);
  });
});
