import { describe, expect, test } from 'vitest';
import { treeOf } from '../compiled/evaluate-xpath.ts';
import { compileRuleSet, loadRuleSet } from '../rule-set.ts';

const compile = (files: Readonly<Record<string, string>>) =>
  compileRuleSet(Object.keys(files), (path) => files[path] ?? '');

const opened = (attributes = 'version="2.0"') =>
  `<xsl:stylesheet xmlns:svrl="http://purl.oclc.org/dsdl/svrl" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:a="urn:a" ${attributes}>`;
const stylesheet = (content: string, attributes?: string) =>
  `${opened(attributes)}\n${content}</xsl:stylesheet>`;
const template = (content: string, attributes = 'match="a:a" mode="M1" priority="1000"') =>
  `<xsl:template ${attributes}><svrl:fired-rule context="a"/>\n${content}</xsl:template>`;
const rule = (content: string) => stylesheet(template(content));
const report = (condition: string) =>
  `<xsl:if test="${condition}"><svrl:successful-report test="b"/></xsl:if>`;

describe('what cannot be recovered from a stylesheet is refused with its place', () => {
  test.each([
    [
      'a prefix of two meanings',
      stylesheet(`<xsl:template xmlns:a="urn:b" match="/"/>${template('')}`),
      'own.xslt:2: the prefix a stands for urn:a and for urn:b; give each its own',
    ],
    [
      'positions among what is counted in several ways',
      stylesheet(
        template(`${report('position() = 1')}<xsl:apply-templates select="*" mode="M1"/>`) +
          template('<xsl:apply-templates select="@*|*" mode="M1"/>', 'match="b" mode="M1" priority="999"'),
      ),
      'own.xslt:3: position() is not known here, because a schema does not say which nodes its rules visit together; count siblings instead',
    ],
    [
      'a variable that builds elements',
      rule(`<xsl:variable name="v"><b/><xsl:copy-of select="c"/></xsl:variable>${report('$v')}`),
      'own.xslt:3: xsl:copy-of among the elements of a variable is not supported',
    ],
    [
      'a variable as a pattern',
      stylesheet(template('', 'match="$v" mode="M1" priority="1"')),
      'own.xslt:2: $v is not declared',
    ],
  ])('%s', (_, content, message) => {
    expect(() => compile({ 'own.xslt': content })).toThrow(message);
  });
});

test('a rule on attributes that no template leads to never fires, and does no harm', () => {
  const content = template(
    `${report('true()')}<xsl:apply-templates select="*" mode="M1"/>`,
    'match="a:a/@b" mode="M1" priority="1"',
  );
  expect(compile({ 'own.xslt': stylesheet(content) }).schemas[0]?.patterns ?? []).toHaveLength(1);
});

test('of two rules with the same priority the last one applies', () => {
  const rules = ['a:a', 'a:b'].map((match) =>
    template(report('b'), `match="${match}" mode="M1" priority="1000"`),
  );
  const [pattern] = compile({ 'own.xslt': stylesheet(rules.join('')) }).schemas[0]?.patterns ?? [];
  expect(pattern?.rules.map(({ context }) => context)).toEqual(['a:b', 'a:a']);
});

test('names of assertions are never run as code', () => {
  const id = 'x\n;throw new Error("run");//\u2028;throw new Error("run");//';
  const escaped = id.replaceAll('\n', '&#10;').replaceAll('"', '&quot;');
  const pattern = `<pattern id="${escaped}"><rule context="/*"><assert id="${escaped}" test="true()">-</assert></rule></pattern>`;
  const content = `<schema xmlns="http://purl.oclc.org/dsdl/schematron">${pattern}</schema>`;
  const file = compile({ 'own.sch': content });
  expect(file.schemas[0]?.patterns[0]?.rules[0]?.asserts[0]?.id).toBe(id);
  expect(loadRuleSet(file).engine.name).toBe('compiled');
});

describe('a context that is no pattern is refused for what it is, and what to write is said', () => {
  const downwards = 'a pattern goes down by child, attribute and //; test what is elsewhere in a predicate';
  const compiled = (context: string) =>
    compile({
      'own.sch': `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern>
        <rule context="${context}"><assert test="b">-</assert></rule></pattern></schema>`,
    });

  test.each([
    ['a/..', `the parent axis is not allowed in a pattern; ${downwards} in a/.. (at "..")`],
    ['//..', `the parent axis is not allowed in a pattern; ${downwards} in //.. (at "..")`],
    ['@a/..', `the parent axis is not allowed in a pattern; ${downwards} in @a/.. (at "..")`],
    ['a/../@b', `the parent axis is not allowed in a pattern; ${downwards} in a/../@b (at "../@b")`],
    ['a/self::node()', `the self axis is not allowed in a pattern; ${downwards} in a/self::node()`],
    ['a/following::comment()', `the following axis is not allowed in a pattern; ${downwards} in a/following`],
    [
      'a except b',
      'not allowed in a pattern; write the path to the nodes, and their conditions in a predicate',
    ],
    [
      'a/string()',
      'not allowed in a pattern; write the path to the nodes, and their conditions in a predicate',
    ],
    [
      'document-node()[a]',
      'a condition on the document is not supported in a pattern; write it on the root element, such as /*[…]',
    ],
    ['.', 'not allowed in a pattern; write the path to the nodes, and their conditions in a predicate in .'],
  ])('%s', (context, reason) => {
    expect(() => compiled(context)).toThrow(`own.sch:2: ${reason}`);
  });

  test('a place above in a predicate is allowed', () => {
    const engine = loadRuleSet(compiled('c[../a]')).engine;
    const failing = (xml: string) => engine.judge({ root: treeOf(xml) }, 'billing').failed.length;
    expect([failing('<x><a/><c/></x>'), failing('<x><c/></x>')]).toEqual([1, 0]);
  });
});

describe('several files together', () => {
  const schema = (
    content: string,
    id: string,
  ) => `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2"><sch:ns prefix="u" uri="urn:own"/>
    ${content}<sch:pattern><sch:rule context="/*"><sch:assert id="${id}" test="$v">-</sch:assert></sch:rule></sch:pattern></sch:schema>`;
  const declared = (value: number) =>
    `<sch:let name="v" value="${value}"/><xsl:function name="u:f"><xsl:param name="a"/><xsl:sequence select="$a"/></xsl:function>`;

  test('each use their own declaration of a name', () => {
    const file = compile({ 'one.sch': schema(declared(1), 'one'), 'two.sch': schema(declared(0), 'two') });
    const { failed } = loadRuleSet(file).engine.judge({ root: treeOf('<a/>') }, 'billing');
    expect(failed.map(({ id }) => id)).toEqual(['two']);
  });

  test('may use a prefix for two namespaces', () => {
    const files = { 'one.sch': schema('', 'one').replace('urn:own', 'urn:a'), 'two.sch': schema('', 'two') };
    const used = Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, text.replace('test="$v"', 'test="self::u:a"')]),
    );
    const { failed } = loadRuleSet(compile(used)).engine.judge(
      { root: treeOf('<a xmlns="urn:a"/>') },
      'billing',
    );
    expect(failed.map(({ id }) => id)).toEqual(['two']);
  });
});
