import { expect, test } from 'vitest';
import { evaluate, treeOf } from '../schematron/compiled/evaluate-xpath.ts';
import { document } from '../schematron/compiled/expression-document.ts';
import { saxonDocument, saxonEvaluate } from '../schematron/compiled/saxon-xpath.ts';
import { type Expected, expectedIn } from './conformance/answers.ts';
import { byRecommendation } from './conformance/by-recommendation.ts';
import { edges } from './conformance/by-saxon-he/edges.ts';
import { notInSaxonJs } from './conformance/by-saxon-he/not-in-saxon-js.ts';
import { basics } from './conformance/by-saxon-js/basics.ts';
import { dates } from './conformance/by-saxon-js/dates.ts';
import { durations } from './conformance/by-saxon-js/durations.ts';
import { lateTypes } from './conformance/by-saxon-js/late-types.ts';
import { moments } from './conformance/by-saxon-js/moments.ts';
import { nodes } from './conformance/by-saxon-js/nodes.ts';
import { numbers } from './conformance/by-saxon-js/numbers.ts';
import { paths } from './conformance/by-saxon-js/paths.ts';
import { sequences } from './conformance/by-saxon-js/sequences.ts';
import { texts } from './conformance/by-saxon-js/texts.ts';
import { ascending, holds } from './conformance/ordered.ts';
import { otherDocuments } from './conformance/other-documents.ts';

/** The result of each comparison between any two values of a list, from their positions in it. */
function comparisons(lists: readonly (readonly string[])[]): Expected[] {
  const values = lists.flatMap((same, rank) => same.map((value) => ({ value, rank })));
  return values.flatMap((left) =>
    values.flatMap((right) =>
      Object.entries(holds).map(([operator, [less, equal, greater]]) => {
        const isTrue = left.rank < right.rank ? less : left.rank > right.rank ? greater : equal;
        return { expression: `${left.value} ${operator} ${right.value}`, result: `xs:boolean ${isTrue}` };
      }),
    ),
  );
}

type Table = readonly [name: string, xml: string, cases: readonly Expected[]];

const inTables = (tables: Readonly<Record<string, string>>): Table[] =>
  Object.entries(tables).map(([name, table]) => [name, document, expectedIn(table)]);

const bySaxonJs: readonly Table[] = [
  ...inTables({ basics, lateTypes, moments, nodes, dates, durations, numbers, sequences, texts, paths }),
  ...Object.entries(ascending).map(([name, lists]): Table => [name, document, comparisons(lists)]),
  ...Object.entries(otherDocuments).map(([name, [xml, table]]): Table => [name, xml, expectedIn(table)]),
];
const tables: readonly Table[] = [...bySaxonJs, ...inTables({ edges, notInSaxonJs, byRecommendation })];

const wrong = (cases: readonly Expected[], run: (expression: string) => string): string[] =>
  cases.flatMap(({ expression, result }) => {
    const given = run(expression);
    return given === result ? [] : [`${expression} is ${result}, not ${given}`];
  });

/** The refusals have tests of their own, with their reasons. */
const withoutReason = (result: string) => result.replace(/^refused: .*/s, 'refused');
const errorOrValue = (result: string) => result.replace(/^(?:error|refused).*/s, 'error');

/**
 * SaxonJS has integers above 2^53 as doubles, and no years after 9999; it does not compare durations of the
 * two types, and subtracts a dateTime from a date, which is a type error.
 */
const beyondSaxon =
  /9{20}|'12024-|^xs:dayTime\S+ !?= xs:yearMonth|^xs:date\('2024-01-01'\) - xs:dateTime\('2024-01-01T/;

test.each(tables)('Expressions on %s give what is written down, errors their code', (_, xml, cases) => {
  const root = treeOf(xml);
  expect(cases.length).toBeGreaterThan(1);
  expect(wrong(cases, (expression) => withoutReason(evaluate(expression, root)))).toEqual([]);
});

test.each(bySaxonJs)('SaxonJS gives the same for those on %s', (_, xml, cases) => {
  const saxons = saxonDocument(xml);
  const judged = cases.filter(({ expression }) => !beyondSaxon.test(expression));
  const loosely = judged.map(({ expression, result }) => ({ expression, result: errorOrValue(result) }));
  // Without a code SaxonJS did not raise an error but crashed, for example when a decimal meets INF.
  const bySaxon = (expression: string, result: string) => {
    const given = saxonEvaluate(expression, saxons);
    return given === 'error undefined' ? result : errorOrValue(given);
  };
  expect(loosely.filter(({ expression, result }) => bySaxon(expression, result) !== result)).toEqual([]);
});

test('No expression is asked twice of a document', () => {
  const seen = new Set<string>();
  const again = ({ expression }: Expected, xml: string) =>
    seen.size === seen.add(`${expression} ${xml}`).size ? [expression] : [];
  expect(tables.flatMap(([, xml, cases]) => cases.flatMap((each) => again(each, xml)))).toEqual([]);
  expect(seen.size).toBeGreaterThan(4000);
});
