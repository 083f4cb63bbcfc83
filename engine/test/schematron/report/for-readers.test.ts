import { expect, test } from 'vitest';
import { compileSchematron } from '../../../src/index.ts';
import { treeOf } from '../compiled/evaluate-xpath.ts';
import { faultsIn } from '../svrl-faults.ts';

const schemaOf = (content: string, attributes = '') =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2" ${attributes}>${content}</schema>`;

const reportOf = (content: string, document = '<order id="7"><line>a</line></order>', name?: string) =>
  compileSchematron(schemaOf(content, 'xml:lang="en"')).judge(document, name === undefined ? {} : { name });

/** The first element of SVRL with a name. */
const first = (svrl: string, name: string) =>
  new RegExp(`<svrl:${name}[ />].*`).exec(svrl)?.[0].replace(/(?<=.)<svrl:(?!text)\\S.*/, '') ?? '';

test('a text is in the language of the nearest element that states one', () => {
  const { findings, svrl } = reportOf(
    `<pattern xml:lang="de"><rule abstract="true" id="base" xml:lang="fr"><assert id="own" test="false()" diagnostics="d e"/></rule>
     <rule context="order"><extends rule="base"/><assert id="outer" test="false()"/></rule></pattern>
     <diagnostics><diagnostic id="d" xml:lang="nl"/><diagnostic id="e"/></diagnostics>`,
  );
  expect(findings.map(({ id, language }) => [id, language])).toEqual([
    ['own', 'fr'],
    ['outer', 'de'],
  ]);
  expect(findings[0]?.diagnostics.map(({ language }) => language)).toEqual(['nl', 'en']);
  expect(svrl).toContain('<svrl:text xml:lang="nl">');
  expect(first(svrl, 'failed-assert')).toContain('xml:lang="fr"');
  expect(faultsIn(treeOf(svrl))).toEqual([]);
});

test('see, icon and fpi of assertions, diagnostics and properties are in the report', () => {
  const { findings, svrl } = reportOf(
    `<pattern><rule context="order"><assert id="a" test="false()" see="a.html" diagnostics="d" properties="p"/></rule></pattern>
     <diagnostics><diagnostic id="d" icon="d.png"/></diagnostics><properties><property id="p" fpi="-//P"/></properties>`,
  );
  const [{ see, diagnostics, properties } = { see: '', diagnostics: [], properties: [] }] = findings;
  expect([see, diagnostics[0]?.icon, properties[0]?.fpi]).toEqual(['a.html', 'd.png', '-//P']);
  for (const attribute of ['see="a.html"', 'icon="d.png"', 'fpi="-//P"'])
    expect(svrl).toMatch(new RegExp(`<svrl:text [^>]*${attribute}`));
  expect(faultsIn(treeOf(svrl))).toEqual([]);
});

test('the report names the document as its caller does', () => {
  const rules = '<pattern><rule context="order"><assert id="a" test="false()"/></rule></pattern>';
  const { svrl } = reportOf(rules, undefined, 'orders/order 7.xml');
  expect(svrl).toContain('<svrl:active-pattern id="pattern-1" documents="orders/order%207.xml"/>');
  expect(svrl).toContain('<svrl:fired-rule context="order" document="orders/order%207.xml"/>');
  expect(reportOf(rules).svrl).not.toContain('document');
  expect(reportOf(rules, undefined, '\ud800').svrl).toContain('document="%EF%BF%BD"');
});

test('role and flag may hold expressions, which decide on the severity too', () => {
  const rules = `<pattern><rule context="line" flag="{name()}"><let name="weight" value="if (. = 'a') then 'warning' else 'fatal'"/>
    <assert id="a" test="false()" flag="{$weight}" role="{{{name()}}}" properties="p"/></rule></pattern>
    <properties><property id="p" role="{.}"/></properties>`;
  const of = (text: string) => reportOf(rules, `<order><line>${text}</line></order>`);
  const [finding] = of('a').findings;
  expect([finding?.flag, finding?.role, finding?.severity, finding?.properties[0]?.role]).toEqual([
    'warning',
    '{line}',
    'warning',
    'a',
  ]);
  expect([of('a').outcome, of('b').outcome]).toEqual(['valid', 'invalid']);
  expect(of('b').svrl).toContain('<svrl:fired-rule context="line" flag="line"/>');
});

test('a property holds copies of nodes, and its text without them', () => {
  const { findings, svrl } = reportOf(
    `<pattern><rule context="order"><assert id="a" test="false()" properties="p"/></rule></pattern>
     <properties><property id="p">The <xsl:copy-of select="line, @id, 1 to 2, comment(), line/text()"/></property></properties>`,
    '<order id="7"><!--c--><line x="&lt;">a&amp;</line></order>',
  );
  const [property] = findings[0]?.properties ?? [];
  expect(property?.text).toBe('The a& 7 1 2 c a&');
  expect(property?.xml).toEqual({
    attributes: ' id="7"',
    content: 'The <line x="&lt;">a&amp;</line>1 2<!--c-->a&amp;',
  });
  expect(svrl).toContain(
    '<svrl:text id="7" xml:lang="en">The <line x="&lt;">a&amp;</line>1 2<!--c-->a&amp;</svrl:text>',
  );
});

test('a name stands for the name of a node, and for the text that an expression gives', () => {
  const { findings } = reportOf(
    `<pattern><rule context="line"><assert id="a" test="false()"><name/> in <name path=".."/>, <name path="upper-case(name())"/></assert></rule></pattern>`,
  );
  expect(findings[0]?.text).toBe('line in order, LINE');
});
