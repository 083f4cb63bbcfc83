import { describe, expect, test } from 'vitest';
import { namespaces, type UblElement } from '../../../src/core/element.ts';
import { compileSchematron } from '../../../src/schematron/index.ts';
import { treeOf } from '../compiled/evaluate-xpath.ts';

const svrl = 'http://purl.oclc.org/dsdl/svrl';

interface Declared {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** What may stand in it, as an expression over the letters of its children; `#` is text. */
  readonly content: RegExp;
}

const finding: Declared = {
  required: ['location', 'test'],
  optional: ['id', 'role', 'flag'],
  content: /^d*p*t$/,
};

/** The language as ISO/IEC 19757-3 has it, for what a report of ours can hold. */
const declared: Readonly<Record<string, Declared & { readonly letter: string }>> = {
  'schematron-output': {
    letter: 'o',
    required: [],
    optional: ['title', 'phase', 'schemaVersion'],
    content: /^t*n*(a+(r[fs]*)*)+$/,
  },
  'ns-prefix-in-attribute-values': { letter: 'n', required: ['prefix', 'uri'], optional: [], content: /^$/ },
  'active-pattern': {
    letter: 'a',
    required: [],
    optional: ['id', 'name', 'role', 'document', 'documents'],
    content: /^$/,
  },
  'fired-rule': {
    letter: 'r',
    required: ['context'],
    optional: ['id', 'role', 'flag', 'document'],
    content: /^$/,
  },
  'failed-assert': { letter: 'f', ...finding },
  'successful-report': { letter: 's', ...finding },
  'diagnostic-reference': { letter: 'd', required: ['diagnostic'], optional: [], content: /^(#|t)?$/ },
  'property-reference': {
    letter: 'p',
    required: ['property'],
    optional: ['role', 'scheme'],
    content: /^t?$/,
  },
  text: {
    letter: 't',
    required: [],
    optional: ['xml:lang', 'xml:space', 'see', 'icon', 'fpi'],
    content: /^#?$/,
  },
};

/** Where a report departs from the language. */
function faultsIn({ namespace, localName, attributes, children }: UblElement): string[] {
  const known = namespace === svrl ? declared[localName] : undefined;
  if (known === undefined) return [`${localName} is not an element of SVRL`];
  const names = attributes.map((each) => `${each.namespace === '' ? '' : 'xml:'}${each.localName}`);
  const elements = children.filter((child): child is UblElement => typeof child !== 'string');
  const holdsText = children.some((child) => typeof child === 'string' && child.trim() !== '');
  const content = holdsText
    ? `#${elements.length}`.replace('#0', '#')
    : elements.map((child) => declared[child.localName]?.letter ?? '?').join('');
  return [
    ...known.required.filter((name) => !names.includes(name)).map((name) => `${localName} has no ${name}`),
    ...names
      .filter((name) => ![...known.required, ...known.optional].includes(name))
      .map((name) => `${localName} has ${name}`),
    ...(known.content.test(content) ? [] : [`${localName} holds ${content}`]),
    ...elements.flatMap(faultsIn),
  ];
}

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

  test('and what is none is found out', () => {
    const { svrl: text } = compiled.judge('<note><to>B</to></note>');
    expect(faultsIn(treeOf(text.replaceAll(/<svrl:fired-rule[^>]*>/g, '')))).not.toEqual([]);
    expect(faultsIn(treeOf(text.replace(/ location="[^"]*"/, '')))).not.toEqual([]);
    expect(faultsIn(treeOf(text.replace(/<svrl:text>/, '<svrl:text>.</svrl:text><svrl:text>')))).not.toEqual(
      [],
    );
  });
});

describe('A report says of the schema and its assertions what they say of themselves', () => {
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
