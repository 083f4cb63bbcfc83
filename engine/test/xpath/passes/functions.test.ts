import { expect, test } from 'vitest';
import { createCompiledEngine } from '../../../src/schematron/compiled/engine.ts';
import { evaluateRules } from '../../../src/schematron/compiled/evaluate.ts';
import { readSchematron } from '../../../src/schematron/source.ts';
import { treeOf } from '../../schematron/compiled/evaluate-xpath.ts';
import { invoice, judge, pattern, rule, schema } from '../../schematron/compiled/schema.ts';

/** The conditions that fail for elements `a`, with functions that differ only in the text that they look for. */
function failing(conditions: readonly string[], xml: string): string[] {
  const tests = conditions.map((test, at) => `<assert id="a${at}" test="${test}">-</assert>`).join('');
  const hasName = (name: string, text: string) => `<xsl:function name="u:${name}" as="xs:boolean">
    <xsl:param name="node" as="element()"/><xsl:sequence select="$node/b = '${text}'"/></xsl:function>`;
  const source = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><ns prefix="u" uri="urn:u"/>
    <ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/>${hasName('isOne', '1')}${hasName('isTwo', '2')}
    <pattern><rule context="a">${tests}</rule></pattern></schema>`;
  const engine = createCompiledEngine(evaluateRules(readSchematron('own.sch', () => source, [])));
  const { failed, unjudged } = engine.judge({ root: treeOf(xml) }, 'billing');
  expect(unjudged).toEqual([]);
  return failed.map(({ id }) => id);
}

test('Values of different functions are different values, however often they are written', () => {
  const xml = '<r><a><b>1</b></a><c><b>1</b></c><c><b>1</b></c><c><b>2</b></c></r>';
  const counts = (one: number, two: number) =>
    `count(//c[u:isOne(.)]) = ${one} and count(//c[u:isTwo(.)]) = ${two}`;
  expect(failing([counts(2, 1), counts(1, 2), counts(2, 2), counts(2, 1)], xml)).toEqual(['a1', 'a2']);
  const ofEach = (one: number, two: number) =>
    `count(../c[u:isOne(.)]) = ${one} and count(../c[u:isTwo(.)]) = ${two}`;
  expect(failing([ofEach(2, 1), ofEach(1, 2), ofEach(1, 1), ofEach(2, 1)], xml)).toEqual(['a1', 'a2']);
});

test('The pieces of a divided function know the values of the document, of its variables and of its node', () => {
  const tests = Object.fromEntries([...Array(260).keys()].map((at) => [`a${at}`, `count(//cbc:X${at}) < 2`]));
  const more = { own: 'cbc:Y', variable: "$k = 'A'" };
  const { failed, unjudged } = judge(
    schema([pattern('p', [rule('cac:A', { ...tests, ...more }, { k: 'string(@k)' })])]),
    invoice('<cbc:X7>1</cbc:X7><cac:A k="A"/><cbc:X7/><cbc:X200/><cbc:X200/>'),
  );
  expect(unjudged).toEqual([]);
  expect(failed.map(({ id }) => id)).toEqual(['a7', 'a200', 'own']);
});

test('A context of hundreds of alternatives matches what each of them does', () => {
  const alternatives = [...Array(260).keys()].map((at) => `cac:A[cbc:X = '${at}' or cbc:Y = '${at}']`);
  const { failed, unjudged } = judge(
    schema([pattern('p', [rule(alternatives.join(' | '), { a: 'cbc:Z' })])]),
    invoice(
      ['X>7', 'Y>259', 'X>260', 'Z>7'].map((each) => `<cac:A><cbc:${each}</cbc:${each[0]}></cac:A>`).join(''),
    ),
  );
  expect(unjudged).toEqual([]);
  expect(failed.map(({ location }) => location)).toEqual(['/Invoice/cac:A[1]', '/Invoice/cac:A[2]']);
});
