import { describe, expect, test } from 'vitest';
import { compileStylesheet } from '../../src/schematron/saxon/compile-stylesheet.ts';
import { createSaxonEngine } from '../../src/schematron/saxon/engine.ts';
import { toXslt } from '../../src/schematron/saxon/to-xslt.ts';
import { readSchematron } from '../../src/schematron/source.ts';
import { bothEngines } from './both-engines.ts';
import { judge } from './judge.ts';

const rules = `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <sch:ns prefix="u" uri="urn:u"/>
  <sch:ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/>
  <sch:let name="profile" value="'billing'"/>
  <sch:let name="amount" value="xs:decimal(/doc/@amount)"/>
  <sch:let name="double" value="$amount * 2"/>
  <sch:let name="tens" value="(10, 20)"/>
  <xsl:function name="u:above" as="xs:boolean">
    <xsl:param name="n"/>
    <xsl:param name="tens" as="xs:integer"/>
    <xsl:sequence select="$n > $tens and $n > $amount"/>
  </xsl:function>
  <sch:pattern id="variables">
    <sch:let name="here" value="'variables'"/>
    <sch:rule context="doc">
      <sch:let name="date" value="xs:date(@date)"/>
      <sch:let name="year" value="year-from-date($date)"/>
      <sch:assert id="uses-global" test="$amount = 1">t</sch:assert>
      <sch:assert id="uses-global-by-another" test="$double = 2">t</sch:assert>
      <sch:assert id="may-use-global" test="@date or $amount = 1">t</sch:assert>
      <sch:assert id="uses-local" test="$year = 2025">t</sch:assert>
      <sch:assert id="may-use-local" test="@amount or $year = 2025">t</sch:assert>
      <sch:assert id="binds-the-name" test="every $amount in $tens satisfies $amount > 5">t</sch:assert>
      <sch:assert id="names-it-in-a-string" test="'$amount' != '' (: $amount isn't used :)">t</sch:assert>
      <sch:assert id="calls-function" test="u:above(99, 10)">t</sch:assert>
      <sch:assert id="knows-its-pattern" test="$here = 'variables'">t</sch:assert>
      <sch:assert id="knows-the-profile" test="$profile = 'selfbilling'">t</sch:assert>
    </sch:rule>
  </sch:pattern>
  <sch:pattern id="order">
    <sch:let name="here" value="'order'"/>
    <sch:rule context="part[@n &lt; 5]"><sch:assert id="small" test="false()">t</sch:assert></sch:rule>
    <sch:rule context="part[2]"><sch:report id="second" test="true()">t</sch:report></sch:rule>
    <sch:rule context="part[. = ('[', &quot;]&quot;)]"><sch:assert id="bracket" test="$here = 'variables'">t</sch:assert></sch:rule>
    <sch:rule context="part/*"><sch:assert id="child" test="false()">t</sch:assert></sch:rule>
  </sch:pattern>
</sch:schema>`;

const engine = createSaxonEngine(
  compileStylesheet(
    toXslt(
      readSchematron('rules.sch', () => rules, []),
      {
        parameter: { name: 'profile', values: ["'billing'"] },
      },
    ),
  ),
  new Map([['small', 'Not small.']]),
);
const failed = (xml: string) => judge(engine, xml).failed.map(({ id, location }) => `${id} ${location}`);
const unjudged = (xml: string) => judge(engine, xml).unjudged.map(({ id }) => id);

describe('an error stays where it arises', () => {
  const withoutAmount = '<doc amount="x" date="2025-01-01"/>';

  test('one in a global variable leaves only what uses it unjudged', () => {
    expect(unjudged(withoutAmount)).toEqual(['uses-global', 'uses-global-by-another', 'calls-function']);
  });

  test('one in a variable of a rule leaves only what uses it unjudged', () => {
    expect(unjudged('<doc amount="1" date="x"/>')).toEqual(['uses-local']);
  });

  test('its reason is the one of the engine', () => {
    expect(judge(engine, withoutAmount).unjudged[0]).toEqual({
      id: 'uses-global',
      location: '/Q{}doc',
      reason: 'Supplied value "x" is not a valid xs:decimal',
    });
  });

  test('one in a context means that the rule does not match', () => {
    expect(failed('<doc amount="1" date="2025-01-01"><part n="x"/><part n="x"/></doc>')).toEqual([
      'knows-the-profile /Q{}doc',
      'second /Q{}doc/Q{}part[2]',
    ]);
  });

  test('one in a child decides nothing once an earlier child has passed, unless a longer path is sorted', () => {
    const passing = 'p[xs:decimal(@n) = 1]';
    const tests = { child: `${passing}/q`, attribute: `${passing}/@n`, grandchild: `${passing}/q/r` };
    const asserts = Object.entries(tests).map(([id, test]) => `<assert id="${id}" test="exists(${test})"/>`);
    const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron">
      <ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/>
      <pattern><rule context="x">${asserts.join('')}</rule></pattern></schema>`;
    for (const each of bothEngines(schema)) {
      const { failed, unjudged } = judge(each, '<x><p n="1"><q><r/></q></p><p n="z"/></x>');
      expect([each.name, failed, unjudged.map(({ id }) => id)]).toEqual([each.name, [], ['grandchild']]);
    }
  });
});

describe('the first rule of a pattern that matches judges a node', () => {
  test('and later ones do not', () => {
    expect(failed('<x><part n="1"/><part n="2"/><part n="9"/></x>')).toEqual([
      'small /Q{}x/Q{}part[1]',
      'small /Q{}x/Q{}part[2]',
    ]);
  });

  test('at every depth', () => {
    expect(failed('<x><part n="1"><part n="2"><y/></part></part></x>')).toEqual([
      'small /Q{}x/Q{}part[1]',
      'small /Q{}x/Q{}part[1]/Q{}part[1]',
      'child /Q{}x/Q{}part[1]/Q{}part[1]/Q{}y[1]',
    ]);
  });

  test('brackets in a string do not end a predicate, and variables are those of the pattern', () => {
    expect(failed('<x><part>]</part></x>')).toEqual(['bracket /Q{}x/Q{}part[1]']);
  });
});

test('the profile is passed from outside', () => {
  const xml = '<doc amount="1" date="2025-01-01"/>';
  expect(judge(engine, xml, 'billing').failed.map(({ id }) => id)).toEqual(['knows-the-profile']);
  expect(judge(engine, xml, 'selfbilling').failed).toEqual([]);
});

test('an engine judges a tree without its text', () => {
  const root = {
    namespace: '',
    prefix: '',
    localName: 'part',
    attributes: [{ namespace: '', prefix: '', localName: 'n', value: '1' }],
    children: [],
    parent: null,
    requestPath: undefined,
  };
  expect(engine.judge({ root }, 'billing').failed).toEqual([
    { id: 'small', location: '/Q{}part', text: 'Not small.' },
  ]);
});

test('a pattern may have any name, even one that occurs twice', () => {
  const pattern = (id: string, of: string) =>
    `<pattern id="${id}"><rule context="doc[@n]"><assert id="${of}" test="false()">-</assert></rule></pattern>`;
  const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron">${pattern('7 a:b', 'one')}${pattern('#all', 'two')}${pattern('#all', 'three')}</schema>`;
  const stylesheet = compileStylesheet(toXslt(readSchematron('own.sch', () => schema, [])));
  const found = judge(createSaxonEngine(stylesheet, new Map()), '<doc n="1"/>').failed.map(({ id }) => id);
  expect(found).toEqual(['one', 'two', 'three']);
});
