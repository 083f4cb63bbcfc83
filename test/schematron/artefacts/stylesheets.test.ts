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

describe('rules of a stylesheet fire in the modes that it comes to', () => {
  const rules = ['A', 'B', 'C'].map((mode) => failing(mode)).join('');
  const beginning = (content: string) =>
    stylesheet(`<xsl:template match="/">${content}</xsl:template>${rules}`);
  const goTo = (mode: string) => `<xsl:apply-templates select="*" mode="${mode}"/>`;

  test('from where it begins', () => {
    expect(failed(beginning(goTo('A') + goTo('C')))).toEqual(['A', 'C']);
  });

  test('by way of a template of another mode, or of one that is called by name', () => {
    const way = `<xsl:template match="*" mode="way">${goTo('#current')}${goTo('B')}</xsl:template>`;
    expect(failed(beginning(`<x>${goTo('way')}</x>`).replace(rules, way + rules))).toEqual(['B']);
    const named = `<xsl:template name="all">${goTo('C')}</xsl:template>`;
    expect(failed(beginning('<xsl:call-template name="all"/>').replace(rules, named + rules))).toEqual(['C']);
  });

  test('and in all of them where it begins nowhere', () => {
    expect(failed(stylesheet(rules))).toEqual(['A', 'B', 'C']);
  });
});
