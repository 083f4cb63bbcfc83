import { describe, expect, test } from 'vitest';
import { createCompiledEngine } from '../../../src/schematron/compiled/engine.ts';
import { evaluateRules } from '../../../src/schematron/compiled/evaluate.ts';
import { readSchematron } from '../../../src/schematron/source.ts';
import { treeOf } from '../compiled/evaluate-xpath.ts';

const stylesheet = (content: string) =>
  `<xsl:stylesheet xmlns:svrl="http://purl.oclc.org/dsdl/svrl" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" version="2.0">${content}</xsl:stylesheet>`;
const finding = (id: string) =>
  `<svrl:failed-assert test="-"><xsl:attribute name="id">${id}</xsl:attribute></svrl:failed-assert>`;
const failing = (mode: string, match = 'order') =>
  `<xsl:template match="${match}" mode="${mode}" priority="1000"><svrl:fired-rule context="${match}"/><xsl:if test="true()">${finding(mode)}</xsl:if></xsl:template>`;

function failed(source: string, xml = '<order/>'): string[] {
  const engine = createCompiledEngine(evaluateRules(readSchematron('own.xslt', () => source, [])));
  return engine.judge({ root: treeOf(xml) }, 'billing').failed.map(({ id }) => id);
}

describe('rules of a stylesheet fire in the modes that it reaches', () => {
  const rules = ['A', 'B', 'C'].map((mode) => failing(mode)).join('');
  const beginning = (content: string) =>
    stylesheet(`<xsl:template match="/">${content}</xsl:template>${rules}`);
  const goTo = (mode: string) => `<xsl:apply-templates select="*" mode="${mode}"/>`;

  test('from its start', () => {
    expect(failed(beginning(goTo('A') + goTo('C')))).toEqual(['A', 'C']);
  });

  test('through a template of another mode, or one that is called by name', () => {
    const way = `<xsl:template match="*" mode="way">${goTo('#current')}${goTo('B')}</xsl:template>`;
    expect(failed(beginning(`<x>${goTo('way')}</x>`).replace(rules, way + rules))).toEqual(['B']);
    const named = `<xsl:template name="all">${goTo('C')}</xsl:template>`;
    expect(failed(beginning('<xsl:call-template name="all"/>').replace(rules, named + rules))).toEqual(['C']);
  });

  test('and in all of them if it starts nowhere', () => {
    expect(failed(stylesheet(rules))).toEqual(['A', 'B', 'C']);
  });
});

describe('a variable may hold elements', () => {
  const codes =
    '<code value="A"><name>First &amp; only</name></code><code value="B">Second</code><x:code xmlns:x="urn:x" xml:lang="en">C</x:code>';
  const schema = (test: string, as = '', tree = codes) =>
    `<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2"><ns prefix="x" uri="urn:x"/>
      <let name="codes"${as}>${tree.replaceAll('<code', '<code xmlns=""')}</let>
      <pattern><rule context="order"><let name="own"><e xmlns="" n="1"/><e xmlns="" n="2"/></let><assert id="a" test="${test}">-</assert></rule></pattern></schema>`;
  const on = '<order><id>B</id><id>C</id></order>';

  test.each([
    ['$codes/code[@value = current()/id]', true],
    ["$codes/code/@value = 'B'", true],
    ['$codes/code/@value = id', true],
    ["$codes/code/@value = 'C'", false],
    ['count($codes/*) = 3', true],
    ["$codes/code[1]/name = 'First &amp; only'", true],
    ["$codes/x:code[@xml:lang = 'en'] = 'C'", true],
    ["normalize-space($codes) = 'First &amp; onlySecondC'", true],
    ["string($codes/code[2]) = 'Second'", true],
    ['$codes', true],
    ['not($codes/none)', true],
    ['exists($codes//name)', true],
    ['sum($own/e/@n) = 3', true],
    ['every $id in id satisfies $codes//@value = $id', false],
  ])('%s is %s', (test, holds) => {
    const inside = test.replace('current()/id', 'string($first)');
    const source = schema(inside).replace(
      '<let name="own">',
      '<let name="first" value="id[1]"/><let name="own">',
    );
    expect(failed(source, on)).toEqual(holds ? [] : ['a']);
  });

  test('and one in a stylesheet as well', () => {
    const source = stylesheet(
      `<xsl:variable name="codes"><code>A</code><code>B</code></xsl:variable><xsl:template match="id" mode="M" priority="1"><svrl:fired-rule/><xsl:if test="not($codes/code = .)">${finding('coded')}</xsl:if></xsl:template>`,
    );
    expect(failed(source, on)).toEqual(['coded']);
  });

  test('of which none is built by instructions, and which has no type', () => {
    expect(() => failed(schema('true()', '', '<code><xsl:value-of select="."/></code>'))).toThrow(
      'own.xslt:2: xsl:value-of among the elements of a variable is not supported, only elements as they are written',
    );
    expect(() => failed(schema('true()', ' as="element()*"'))).toThrow('leave its type out');
    expect(() => failed(schema('$codes/code/(/)'))).toThrow('own.xslt:3:');
  });
});
