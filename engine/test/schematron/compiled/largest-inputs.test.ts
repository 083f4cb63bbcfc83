import { describe, expect, test } from 'vitest';
import { evaluateRules } from '../../../src/schematron/compiled/evaluate.ts';
import { readSchematron } from '../../../src/schematron/source.ts';
import { functionNames } from '../../../src/xpath/functions/table.ts';
import { escaped } from './draft.ts';
import { spent } from './effort.ts';
import { largestInputs } from './largest-inputs.ts';

/** An expression in a loop, whose value may depend on each turn. */
const schemaOf = (expression: string, turns: number) => {
  const inLoop = expression.replaceAll(
    /\$(text|blank|spaces|zeros|digits|words|numbers|codes|nodes|long)\b/g,
    '(if ($i gt 0) then $$$1 else ())',
  );
  const variable = (name: string, value: string) => `<let name="${name}" value="${escaped(value)}"/>`;
  return `<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2">
    <ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/><xsl:key name="k" match="x" use="'x'"/>
    ${['text', 'blank', 'spaces', 'zeros', 'digits'].map((name) => variable(name, `string(/r/${name})`)).join('')}
    ${variable('long', 'xs:integer($digits)')}${variable('words', "tokenize($blank, ' ')")}
    ${variable('numbers', 'for $x in 1 to count(//x) return $x')}${variable('codes', '//x/65')}${variable('nodes', '//x')}
    <pattern><rule context="/r"><assert id="a" test="${escaped(`count(for $i in 1 to ${turns} return ${inLoop}) ge 0`)}">-</assert></rule></pattern></schema>`;
};
const documentOf = (size: number) =>
  `<r><text>${'a'.repeat(size)}</text><blank>${' a'.repeat(size / 2)}</blank><spaces>${' '.repeat(size)}</spaces><zeros>${'0'.repeat(size)}</zeros><digits>${'7'.repeat(size)}</digits>${'<x/>'.repeat(size)}</r>`;

/** Steps of a single turn. */
function stepsOf(expression: string, size: number): number {
  const [few, many] = [4, 12].map((turns) => {
    const schema = readSchematron('own.sch', () => schemaOf(expression, turns), []);
    const other = `<d>${'<x/>'.repeat(size)}</d>`;
    return spent(evaluateRules({ ...schema, documents: { d: other } }), documentOf(size));
  }) as [number, number];
  return (many - few) / 8;
}

describe('what a function does to its largest input', () => {
  test('is known of every function', () => {
    expect(functionNames().filter((name) => largestInputs[name] === undefined)).toEqual([]);
  });

  const cases = Object.values(largestInputs).flatMap(({ grows = [], same = [] }) => [
    ...grows.map((expression) => ['grows', expression] as const),
    ...same.map((expression) => ['same', expression] as const),
  ]);

  test.each(cases)('%s: %s', (kind, expression) => {
    const [small, large] = [stepsOf(expression, 1000), stepsOf(expression, 8000)];
    if (kind === 'same') expect(large).toBeLessThan(100);
    else expect([large > 200, large / small > 5]).toEqual([true, true]);
  });
});
