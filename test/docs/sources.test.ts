import { execFileSync } from 'node:child_process';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import lookedUp from '../../docs/sources.json' with { type: 'json' };
import { textOf } from '../source-files.ts';

const citation =
  /(?:Cabinet|Ministerial) Decision (?:No\. )?\d+ of \d{4}|Federal Decree-Law (?:No\. )?\d+ of \d{4}|VATP\d{3}|VAT Returns User Guide, version [\d.]*\d|Electronic Invoicing Guidelines\*, version [\d.]*\d/g;

const cited = new Set(
  globSync(['docs/*.md', 'docs/guides/*.md', 'rules/*/messages/*.json', 'rules/*/supplies.json'], {
    ignore: '**/node_modules/**',
  })
    .flatMap((file) => textOf(file).match(citation) ?? [])
    .map((source) => source.replace('No. ', '').replace('*', '')),
);

test('each law, decision and clarification that the pages and messages cite has the day on which it was looked up', () => {
  expect([...cited].toSorted()).toEqual(Object.keys(lookedUp).toSorted());
});

test('none of them was looked up more than a year before the last change of the project', () => {
  const day = execFileSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8' }).trim();
  const yearBefore = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  expect(Object.entries(lookedUp).filter(([, looked]) => looked < yearBefore)).toEqual([]);
});
