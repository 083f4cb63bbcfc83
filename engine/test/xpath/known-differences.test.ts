import { describe, expect, test } from 'vitest';
import { missingForSaxonHe, saxonHeOfDebian } from '../../scripts/artefacts/saxon-he.ts';
import { knownDifferences } from '../../scripts/expressions/known-differences.ts';
import { bySaxonHe } from '../../scripts/expressions/saxon-he.ts';
import { evaluate, treeOf } from '../schematron/compiled/evaluate-xpath.ts';
import { document } from '../schematron/compiled/expression-document.ts';
import { saxonDocument, saxonEvaluate } from '../schematron/compiled/saxon-xpath.ts';

const root = treeOf(document);
const saxons = saxonDocument(document);
const withoutReason = (answer: string) => answer.replace(/^(error|refused).*/s, '$1');

describe.each(knownDifferences)('$expression', ({ expression, here, saxonHe, saxonJs }) => {
  test('differs', () => {
    expect([saxonHe, saxonJs ?? here].every((other) => other === here)).toBe(false);
  });

  test('has the value of the page here', () => {
    expect(withoutReason(evaluate(expression, root))).toBe(here);
  });

  test.runIf(saxonJs !== undefined)('has that of the page in SaxonJS', () => {
    expect(withoutReason(saxonEvaluate(expression, saxons))).toBe(saxonJs);
  });
});

test.runIf(missingForSaxonHe(saxonHeOfDebian) === undefined)(
  'Saxon-HE gives the values that are kept of it',
  () => {
    const answers = bySaxonHe(knownDifferences.map(({ expression }) => expression)).map(withoutReason);
    expect(knownDifferences.map(({ saxonHe }) => saxonHe)).toEqual(answers.slice(0, knownDifferences.length));
  },
);
