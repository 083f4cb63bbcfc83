import { beforeAll, describe, expect, test } from 'vitest';
import type { XmlElement } from '../../../src/xml/element.ts';
import { evaluate, treeOf } from '../../schematron/compiled/evaluate-xpath.ts';
import { document } from '../../schematron/compiled/expression-document.ts';
import { type SaxonDocument, saxonDocument, saxonEvaluate } from '../../schematron/compiled/saxon-xpath.ts';
import { dates } from './edges/dates.ts';
import { durations } from './edges/durations.ts';
import { nodes } from './edges/nodes.ts';
import { notBySaxon } from './edges/not-by-saxon.ts';
import { numbers } from './edges/numbers.ts';
import { paths } from './edges/paths.ts';
import { sequences } from './edges/sequences.ts';
import { texts } from './edges/texts.ts';
import { type Expected, expectedIn } from './expected.ts';

let root: XmlElement;
let saxons: SaxonDocument;

beforeAll(() => {
  root = treeOf(document);
  saxons = saxonDocument(document);
});

const wrong = (cases: readonly Expected[], run: (expression: string) => string) =>
  cases.flatMap(({ expression, result }) => {
    const given = run(expression);
    return given === result ? [] : [`${expression} is ${result}, not ${given}`];
  });

/** Another test covers the messages for expressions that are refused. */
const byUs = (expression: string) => evaluate(expression, root).replace(/^refused: .*/s, 'refused');
const isError = (result: string) => /^(?:error|refused)/.test(result);

describe.each(Object.entries({ nodes, dates, durations, numbers, sequences, texts, paths }))(
  'on %s',
  (_, table) => {
    const cases = expectedIn(table);

    test('expressions give what is written down, errors their code', () => {
      expect(cases.length).toBeGreaterThan(20);
      expect(wrong(cases, byUs)).toEqual([]);
    });

    test('SaxonJS gives the same', () => {
      const loosely = cases.map(({ expression, result }) => ({
        expression,
        result: isError(result) ? 'error' : result,
      }));
      const bySaxon = (expression: string) =>
        saxonEvaluate(expression, saxons).replace(/^error .*/s, 'error');
      expect(wrong(loosely, bySaxon)).toEqual([]);
    });
  },
);

test('expressions that SaxonJS cannot answer give what the recommendation says, or are refused', () => {
  expect(wrong(expectedIn(notBySaxon), byUs)).toEqual([]);
});
