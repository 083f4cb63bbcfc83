import { describe, expect, test } from 'vitest';
import type { RuleSet } from '../../../src/ruleset.ts';
import { compileRuleSet, loadRuleSet } from '../../../src/ruleset-file.ts';
import { loadSaxonRuleSet, withSaxon } from '../../../src/saxon.ts';
import { parseUbl } from '../../../src/ubl/parse.ts';
import { validateUbl } from '../../../src/validate-ubl.ts';
import { edits, insertBefore, text } from '../edits.ts';
import { fixture } from '../judge.ts';
import { isoSkeleton, schematron, schxslt } from './forms.ts';

const title = { id: 'own', version: '1', validFrom: null, validTo: null };
const compile = (content: string, name = 'own.sch') =>
  compileRuleSet(
    [name],
    () => content,
    title,
    (content) => String(content.length),
  );

const documents = {
  'a valid invoice': fixture('invoice'),
  'another type': text('cbc:InvoiceTypeCode', '381')(fixture('invoice')),
  'an accounting cost and another currency': edits(
    insertBefore('cbc:DocumentCurrencyCode', '<cbc:AccountingCost>A</cbc:AccountingCost>'),
    text('cbc:DocumentCurrencyCode', 'USD'),
  )(fixture('invoice')),
  'lines that are described at length and not numbered': edits(
    text('cac:InvoiceLine/cac:Item/cbc:Description', 'x'.repeat(101)),
    text('cac:InvoiceLine[2]/cbc:ID', 'two'),
  )(fixture('invoice')),
} as const;

const expected: Readonly<Record<keyof typeof documents, readonly string[]>> = {
  'a valid invoice': [],
  'another type': ['own-1 /Invoice'],
  'an accounting cost and another currency': ['own-2 /Invoice', 'own-3 /Invoice'],
  'lines that are described at length and not numbered': [
    'own-4 /Invoice/cac:InvoiceLine[1]',
    'own-5 /Invoice/cac:InvoiceLine[2]',
  ],
};

const forms = { 'the schema': schematron, 'the ISO skeleton': isoSkeleton, SchXslt: schxslt };

describe.each(Object.entries(forms))('rules in the form of %s', (_, content) => {
  const file = withSaxon(compile(content));

  describe.each([
    ['compiled', loadRuleSet(file)],
    ['saxon', loadSaxonRuleSet(file)],
  ])('run by the engine %s', (name, ruleset) => {
    test('name their engine', () => {
      expect(ruleset.engine.name).toBe(name);
    });

    test.each(Object.keys(documents) as (keyof typeof documents)[])('judge %s', (document) => {
      expect(findings(documents[document], ruleset)).toEqual(expected[document]);
    });
  });

  test('keep the wording and the flags of the assertions', () => {
    const asserts = file.schema.patterns.flatMap(({ rules }) => rules.flatMap((rule) => rule.asserts));
    expect(asserts.map(({ id, text: wording }) => [id, wording])).toContainEqual([
      'own-1',
      'An invoice is of type 380.',
    ]);
    expect(asserts.find(({ id }) => id === 'own-3')?.flag).toBe('warning');
  });

  test('judge through validateUbl, and the result names them', () => {
    const { valid, ruleset } = validateUbl(documents['another type'], { ruleset: loadRuleSet(file) });
    expect([valid, ruleset?.id]).toEqual([false, 'own']);
  });
});

function findings(xml: string, { engine }: RuleSet): string[] {
  const parsed = parseUbl(xml);
  if ('error' in parsed) throw new Error(parsed.error.message);
  return engine
    .judge({ root: parsed.root, xml }, 'billing')
    .failed.map(({ id, location }) => `${id} ${location}`)
    .sort();
}

describe('what can not be recovered from a stylesheet is refused with its place', () => {
  const stylesheet = (content: string) =>
    `<xsl:stylesheet xmlns:svrl="http://purl.oclc.org/dsdl/svrl" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" version="2.0">\n${content}</xsl:stylesheet>`;
  const template = (content: string) =>
    stylesheet(`<xsl:template match="a" mode="M1"><svrl:fired-rule context="a"/>\n${content}</xsl:template>`);
  const finding =
    '<svrl:failed-assert test="b"><xsl:attribute name="id">x</xsl:attribute></svrl:failed-assert>';

  test.each([
    ['no rules at all', stylesheet('<xsl:template match="/"/>'), 'own.xslt:1: holds no rules'],
    ['another file', stylesheet('<xsl:import href="b.xsl"/>'), 'own.xslt:2: xsl:import is not followed'],
    ['a finding without a condition', template(finding), 'own.xslt:3: nothing decides on this finding'],
    [
      'a finding with two conditions',
      template(
        `<xsl:choose><xsl:when test="b"/><xsl:when test="c"/><xsl:otherwise>${finding}</xsl:otherwise></xsl:choose>`,
      ),
      'own.xslt:3: a finding hangs on more than one condition',
    ],
    [
      'a variable with a content',
      template('<xsl:variable name="v"><b/></xsl:variable>'),
      'own.xslt:3: the variable v has a content',
    ],
    [
      'an expression that is no XPath 2.0',
      template('<xsl:if test="b ||"><svrl:successful-report test="b"/></xsl:if>'),
      'own.xslt:3:',
    ],
    [
      'the clock, on which no verdict may depend',
      template(
        '<xsl:if test="current-date() > xs:date(\'2026-01-01\')"><svrl:successful-report test="b"/></xsl:if>',
      ),
      'own.xslt:3:',
    ],
  ])('%s', (_, content, message) => {
    expect(() => compile(content, 'own.xslt')).toThrow(message);
  });
});

test('a rule set without a stylesheet is not run by SaxonJS', () => {
  expect(() => loadSaxonRuleSet(compile(schematron))).toThrow('holds nothing for SaxonJS');
});
