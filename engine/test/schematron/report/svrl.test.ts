import { describe, expect, test } from 'vitest';
import { compileSchematron } from '../../../src/index.ts';
import { namespaces } from '../../ubl.ts';
import { treeOf } from '../compiled/evaluate-xpath.ts';
import { faultsIn } from '../svrl-faults.ts';

const schema = `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2" schemaVersion="1">
  <sch:title>Notes &amp; more</sch:title><sch:ns prefix="n" uri="urn:n"/>
  <sch:pattern id="nothing"><sch:title>Nothing</sch:title><sch:rule context="n:never"><sch:assert test="true()">-</sch:assert></sch:rule></sch:pattern>
  <sch:pattern>
    <sch:rule context="to[xs:date(@on) = xs:date('2026-01-01')]" id="dated" role="r" flag="f"><sch:assert id="a" test="true()">-</sch:assert></sch:rule>
    <sch:rule context="to"><sch:report test=". = 'B'" role="info" diagnostics="d e">To <sch:value-of select="."/> &lt; "all"</sch:report></sch:rule>
    <sch:rule context="note"><sch:assert id="sum" test="sum(to) = 1"> </sch:assert></sch:rule>
  </sch:pattern>
  <sch:pattern id="last"><sch:rule context="n:never"><sch:assert test="true()">-</sch:assert></sch:rule></sch:pattern>
  <sch:diagnostics><sch:diagnostic id="d" xml:lang="fr">À <sch:value-of select="."/></sch:diagnostic><sch:diagnostic id="e"/></sch:diagnostics>
</sch:schema>`;

describe('a report is SVRL', () => {
  const compiled = compileSchematron(schema);

  test.each([
    ['of a document that no rule is about', '<x/>', 'not-judged'],
    ['of what cannot be judged', '<note><to>A</to></note>', 'not-judged'],
    ['of a context that cannot be evaluated', '<note><to on="soon">1</to></note>', 'not-judged'],
    ['of a report with its diagnostics', '<note><to>B</to></note>', 'not-judged'],
    ['of a valid document', '<note><to on="2026-01-01">1</to></note>', 'valid'],
    [
      'of names with prefixes and blanks',
      `<note x="&#10;"><to on="&lt;&#9;&quot;">1</to><c:x xmlns:c="${namespaces.cac}"/></note>`,
      'not-judged',
    ],
  ])('%s', (_, document, outcome) => {
    const report = compiled.judge(document);
    expect([report.outcome, faultsIn(treeOf(report.svrl))]).toEqual([outcome, []]);
  });

  test('and an invalid report is detected', () => {
    const { svrl: text } = compiled.judge('<note><to>B</to></note>');
    expect(faultsIn(treeOf(text.replaceAll(/<svrl:fired-rule[^>]*>/g, '')))).not.toEqual([]);
    expect(faultsIn(treeOf(text.replace(/ location="[^"]*"/, '')))).not.toEqual([]);
    expect(faultsIn(treeOf(text.replace(/<svrl:text>/, '<svrl:text>.</svrl:text><svrl:text>')))).not.toEqual(
      [],
    );
  });
});

describe('A report holds what the schema and its assertions say about themselves', () => {
  const source = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2" schemaVersion="2.1" defaultPhase="#ALL">
    <title>Orders</title>
    <phase id="first"><active pattern="p"/></phase>
    <pattern id="p"><rule context="line">
      <assert id="known" test="@size" properties="code size" diagnostics="more">No size.</assert>
      <report id="odd" test="@size = 3">Odd.</report>
    </rule></pattern>
    <diagnostics><diagnostic id="more">Give one.</diagnostic></diagnostics>
    <properties>
      <property id="code" role="errorCode" scheme="urn:codes">E7</property>
      <property id="size">Line <value-of select="@id"/></property>
      <property id="other">-</property>
    </properties>
  </schema>`;
  const properties = [
    { id: 'code', role: 'errorCode', scheme: 'urn:codes', text: 'E7' },
    { id: 'size', role: '', scheme: '', text: 'Line 2' },
  ];

  test('the properties of an assertion, with their values', () => {
    const { findings, svrl: text } = compileSchematron(source).judge('<o><line size="3"/><line id="2"/></o>');
    expect(findings.map(({ id, properties }) => [id, properties])).toEqual([
      ['odd', []],
      ['known', properties],
    ]);
    expect(text).toContain(
      '<svrl:property-reference property="code" role="errorCode" scheme="urn:codes"><svrl:text>E7</svrl:text></svrl:property-reference>',
    );
    expect(faultsIn(treeOf(text))).toEqual([]);
  });

  test('the version of the schema, and the phase that is active', () => {
    const startOf = (phase?: string) =>
      compileSchematron(source, { phase }).judge('<line/>').svrl.split('\n')[1];
    expect(startOf('first')).toContain(' title="Orders" phase="first" schemaVersion="2.1">');
    expect(startOf()).toContain(' title="Orders" schemaVersion="2.1">');
  });
});

describe('The location of a finding is XPath that finds its node without prefixes', () => {
  const { invoice, cac, cbc } = namespaces;
  const source = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
    <ns prefix="a" uri="${cac}"/><pattern><rule context="a:TaxTotal[2] | x | @currency"><assert id="a" test="false()">-</assert></rule>
    <rule context="a:Item"><assert id="s" test="false()" subject="../*[last()]/@unit">-</assert></rule></pattern></schema>`;
  const document = `<Invoice xmlns="${invoice}" xmlns:cac="${cac}" xmlns:b="${cbc}">
    <cac:TaxTotal/><TaxTotal xmlns=""/><cac:TaxTotal b:currency="-" currency="AED"/>
    <x xmlns=""/><cac:Item/><x xmlns="" xmlns:y="urn:y"><y:x/></x><b:ID y:unit="1" xmlns:y="urn:y" unit="2"/></Invoice>`;

  test('of UBL as of any other XML', () => {
    const { findings, svrl: text } = compileSchematron(source).judge(document);
    const root = `/Q{${invoice}}Invoice`;
    const locations = [
      `${root}/Q{${cac}}TaxTotal[2]`,
      `${root}/Q{${cac}}TaxTotal[2]/@currency`,
      `${root}/Q{}x[1]`,
      `${root}/Q{${cbc}}ID[1]/@unit`,
      `${root}/Q{}x[2]`,
    ];
    expect(findings.map(({ location }) => location)).toEqual(locations);
    for (const location of locations) expect(text).toContain(`location="${location}"`);
  });
});
