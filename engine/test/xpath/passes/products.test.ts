import { expect, test } from 'vitest';
import { bothEngines } from '../../schematron/both-engines.ts';
import { treeOf } from '../../schematron/compiled/evaluate-xpath.ts';

const tests = {
  above: "../total[@kind = 'a'] = 5",
  above2: "../../a/total/@kind = 'b' and ../total[xs:decimal(.) > 4]",
  'above and itself': '../total[. = 5] and @rate = 1',
  'value above': 'xs:date(../date) >= xs:date(@date)',
  variable: 'exists($totals) and $most > xs:decimal(@rate)',
  'text of others': '@name = ../total/@kind',
  'other text': '../total/@kind != @name',
  order: '@name < ../total/@kind',
  rate: 'count(u:at(xs:decimal(@rate), $lines)) = xs:integer(@count)',
  name: 'exists(u:named(string(@name), $lines))',
  both: 'part/@name = other/@name',
  'nothing beside an error': 'some $each in $none satisfies $each = $several',
  'above and of no node': 'sum(../total[@kind]) + $tolerance > 8.5',
  nested: 'part[../../total/@kind = @name]',
};
const assertions = Object.entries(tests)
  .map(
    ([id, xpath]) =>
      `<assert id="${id.replaceAll(' ', '-')}" test="${xpath.replaceAll('<', '&lt;')}">-</assert>`,
  )
  .join('');
const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    queryBinding="xslt2"><ns prefix="u" uri="urn:u"/><ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/>
  <xsl:function name="u:at" as="element()*"><xsl:param name="rate" as="xs:decimal?"/><xsl:param name="lines" as="element()*"/>
    <xsl:sequence select="$lines[part/xs:decimal(@rate) = $rate]"/></xsl:function>
  <xsl:function name="u:named" as="element()*"><xsl:param name="name" as="xs:string"/><xsl:param name="lines" as="element()*"/>
    <xsl:sequence select="$lines[part/normalize-space(@name) = $name]"/></xsl:function>
  <let name="lines" value="//line"/>
  <pattern><rule context="line"><let name="totals" value="../total[@kind = 'a']"/>
    <let name="tolerance" value="count(//line) * 0.01"/><let name="none" value="../none/string(.)"/><let name="several" value="concat(../date, 'x')"/><let name="most" value="max($totals/xs:decimal(.))"/>${assertions}</rule></pattern>
</schema>`;

const parts = (count: number, more = '') =>
  Array.from(
    { length: count },
    (_, at) => `<part rate="${at % 3}.0" name="n${at % 4}"${more}/><other name="m${at % 5}"/>`,
  ).join('');
const line = (at: number) =>
  `<line rate="${at % 4}" name="n${at % 7}" date="2025-01-0${(at % 8) + 1}" count="${at % 40}">${parts(at % 3)}</line>`;
const lines = Array.from({ length: 40 }, (_, at) => line(at)).join('');
const totals = '<total kind="a">5</total><total kind="n3">4</total>';
const documents = {
  'much in one element': `<a>${totals}<date>2025-01-04</date>${lines}</a>`,
  'little in each': `<r>${`<a>${totals}<date>2025-01-04</date>${line(3)}${line(5)}</a>`.repeat(20)}</r>`,
  'two where one is expected': `<a>${totals}<date>2025-01-04</date><date>2025-01-04</date>${lines}</a>`,
  'elements of a name in one another': `<a>${totals}${lines}<line rate="1"><total kind="a">5</total>${lines}${line(2)}</line></a>`,
  'much in one line': `<a>${totals}<line name="b" rate="2" count="1">${parts(60)}</line>${lines}</a>`,
  nothing: `<a>${lines}</a>`,
};

test('questions asked once above, and comparisons by groups, give what SaxonJS finds', () => {
  const [own, saxon] = bothEngines(schema);
  for (const [name, xml] of Object.entries(documents)) {
    const verdict = (engine: typeof own) => {
      const { failed, unjudged } = engine.judge({ root: treeOf(xml) }, 'billing');
      const told = (each: (typeof failed)[number]) => `${each.id} ${each.location}`;
      return { failed: failed.map(told), unjudged: unjudged.length };
    };
    expect([name, verdict(own)]).toEqual([name, verdict(saxon)]);
  }
});
