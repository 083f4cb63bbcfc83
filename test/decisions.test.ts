import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { casesOf } from './cases/request-cases.ts';
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

/** Decisions about more than one request: the file and the name of the test that shows each. */
const shownElsewhere: Readonly<Record<number, readonly [file: string, test: string]>> = {
  59: ['test/ubl/reading/rewrite.test.ts', 'of changed documents of any valid request'],
  61: ['service/test/draft/records-named.test.ts', 'a party that differs is refused there'],
  62: ['service/test/draft/records-named.test.ts', 'because it has no price says so'],
  63: [
    'test/api/checks-on-ubl.test.ts',
    'a check warns; with strict it is an error; rules-only leaves it out',
  ],
  64: ['test/api/request-of.test.ts', 'one cause of many changes is one warning, with the number of places'],
  65: ['test/network/tax-data.test.ts', 'is reported after the warnings about it'],
  69: ['service/test/receive/refused-arrivals.test.ts', 'is reported as failed, and is DeliveryFailed'],
  70: ['test/cli/found-config.test.ts', 'writes over no file'],
};

describe('each decision is what pint-ae does', () => {
  test('by a document or a named test', () => {
    const shown = casesOf('decisions').map(({ fact }) => Number(/\d+/.exec(fact)?.[0]));
    const all = new Set([...shown, ...Object.keys(shownElsewhere).map(Number)]);
    expect([...all].toSorted((one, other) => one - other)).toEqual(
      numbers.toSorted((one, other) => one - other),
    );
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
