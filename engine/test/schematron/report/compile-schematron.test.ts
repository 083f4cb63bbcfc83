import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compileSchematron, loadSchematron } from '../../../src/index.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { treeOf } from '../compiled/evaluate-xpath.ts';
import { schema as schemaText } from '../schema-text.ts';

const schema = `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
  <sch:title>Orders</sch:title>
  <sch:ns prefix="o" uri="urn:order"/>
  <sch:let name="limit" value="2"/>
  <sch:pattern id="lines"><sch:title>About lines</sch:title>
    <sch:rule context="o:line" id="every-line" role="line">
      <sch:let name="n" value="count(preceding-sibling::o:line) + 1"/>
      <sch:assert id="few" test="$n &lt;= $limit" flag="fatal" role="count" diagnostics="why wie">Line <sch:value-of select="$n"/> of <sch:name path=".."/> is
        one "too" many &amp; <sch:emph>must <sch:value-of select="@gone"/>go</sch:emph>.</sch:assert>
      <sch:report id="free" test="@price = 0" flag="warning"><sch:name/> <sch:value-of select="@price, @id"/> is free.</sch:report>
    </sch:rule>
  </sch:pattern>
  <sch:pattern id="order">
    <sch:rule context="/*"><sch:assert id="dated" test="xs:date(@date) &gt; xs:date('2026-01-01')">Dated <sch:value-of select="xs:date(@date)"/>.</sch:assert></sch:rule>
  </sch:pattern>
  <sch:diagnostics>
    <sch:diagnostic id="why" xml:lang="en">At most <sch:value-of select="$limit"/>.</sch:diagnostic>
    <sch:diagnostic id="wie">Höchstens <sch:value-of select="$limit"/>.</sch:diagnostic>
    <sch:diagnostic id="other">Nobody refers to this.</sch:diagnostic>
  </sch:diagnostics>
</sch:schema>`;

const order = (date: string) => `<?xml version="1.0"?>
<a:order xmlns:a="urn:order" date="${date}">
  <a:line price="1"/>
  <a:line price="0" id="&lt;b&gt;"/>

    <a:line price="3"/>
</a:order>`;

describe('compileSchematron', () => {
  const compiled = compileSchematron(schema, { defaultLanguage: 'de' });

  test('reports what fails, in words with their values, and where', () => {
    const { outcome, findings, error } = compiled.judge(order('2026-02-01'));
    expect([outcome, error]).toEqual(['invalid', undefined]);
    expect(findings).toEqual([
      {
        kind: 'successful-report',
        id: 'free',
        test: '@price = 0',
        role: '',
        flag: 'warning',
        severity: 'warning',
        text: 'a:line 0 <b> is free.',
        diagnostics: [],
        properties: [],
        location: '/Q{urn:order}order/Q{urn:order}line[2]',
        line: 4,
        column: 3,
      },
      {
        kind: 'failed-assert',
        id: 'few',
        test: '$n <= $limit',
        role: 'count',
        flag: 'fatal',
        severity: 'error',
        text: 'Line 3 of a:order is one "too" many & must go.',
        diagnostics: [
          { id: 'why', language: 'en', text: 'At most 2.' },
          { id: 'wie', language: 'de', text: 'Höchstens 2.' },
        ],
        properties: [],
        location: '/Q{urn:order}order/Q{urn:order}line[3]',
        line: 6,
        column: 5,
      },
    ]);
  });

  test.each([
    ['', ['invalid', '', '', 'error']],
    ['role="Warning"', ['valid', 'Warning', '', 'warning']],
    ['flag="info"', ['valid', '', 'info', 'information']],
    ['flag="fatal" role="warning"', ['invalid', 'warning', 'fatal', 'error']],
    ['flag="" role="warning"', ['valid', 'warning', '', 'warning']],
  ])('reports role and flag as in the schema, and the severity that they give: %s', (attributes, told) => {
    const { outcome, findings, svrl } = compileSchematron(
      schemaText(
        `<pattern><rule context="/*"><assert id="a" ${attributes} test="false()">-</assert></rule></pattern>`,
      ),
    ).judge('<a/>');
    expect(svrl).not.toMatch(/ (?:role|flag)=""/);
    expect([outcome, ...findings.flatMap(({ role, flag, severity }) => [role, flag, severity])]).toEqual(
      told,
    );
  });

  describe('locates a finding at the subject that the schema gives it', () => {
    const document = '<order>\n<line id="a"/>\n<line/></order>';
    const placesUnder = (rule: string, assert: string) => {
      const { findings, svrl } = compileSchematron(
        schemaText(
          `<pattern><rule context="order" ${rule}><let name="all" value="line"/><assert id="a" ${assert} test="false()">-</assert></rule></pattern>`,
        ),
      ).judge(document);
      expect(svrl).toContain(`location="${findings[0]?.location}"`);
      return findings.map(({ location, line, column }) => [location, line, column]);
    };

    test.each([
      ['an element', '', 'subject="line[2]"', '/Q{}order/Q{}line[2]', 3],
      ['the first of several', '', 'subject="$all"', '/Q{}order/Q{}line[1]', 2],
      ['an attribute', '', 'subject="line/@id"', '/Q{}order/Q{}line[1]/@id', 2],
      ['that of the rule', 'subject="line[2]"', '', '/Q{}order/Q{}line[2]', 3],
      ['its own before that of the rule', 'subject="line[2]"', 'subject="."', '/Q{}order', 1],
      ['its context if there is no such element', '', 'subject="none"', '/Q{}order', 1],
      ['its context if the subject cannot be evaluated', '', 'subject="line[@id + 1 = 2]"', '/Q{}order', 1],
    ])('%s', (_, rule, assert, location, line) => {
      expect(placesUnder(rule, assert)).toEqual([[location, line, 1]]);
    });
  });

  test('reports where a text stops being XML', () => {
    expect(compiled.judge('<a>\n<b></a>')).toEqual({
      outcome: 'malformed',
      findings: [],
      unlisted: 0,
      notices: [],
      error: expect.stringMatching(/^2:/),
      svrl: '',
    });
    expect(compiled.judge(new Uint8Array([60, 97, 62, 0xff, 60, 47, 97, 62])).outcome).toBe('malformed');
  });

  test('judges bytes like text', () => {
    const bytes = new TextEncoder().encode(order('2026-02-01'));
    expect(compiled.judge(bytes)).toEqual(compiled.judge(order('2026-02-01')));
  });
});

describe('the report in SVRL', () => {
  const { svrl } = compileSchematron(schema).judge(order('2026-02-01'));
  const root = treeOf(svrl);
  const children = root.children.filter((child) => typeof child !== 'string');
  const attributesOf = (at: number) =>
    Object.fromEntries(children[at]?.attributes.map(({ localName, value }) => [localName, value]) ?? []);

  test('lists every active pattern and every rule that fired, in order', () => {
    expect(children.map(({ localName }) => localName)).toEqual([
      'ns-prefix-in-attribute-values',
      'active-pattern',
      'fired-rule',
      'fired-rule',
      'successful-report',
      'fired-rule',
      'failed-assert',
      'active-pattern',
      'fired-rule',
    ]);
    expect([attributesOf(0), attributesOf(1), attributesOf(2), attributesOf(6)]).toEqual([
      { prefix: 'o', uri: 'urn:order' },
      { id: 'lines', name: 'About lines' },
      { id: 'every-line', role: 'line', context: 'o:line' },
      {
        location: '/Q{urn:order}order/Q{urn:order}line[3]',
        test: '$n <= $limit',
        id: 'few',
        role: 'count',
        flag: 'fatal',
      },
    ]);
  });

  test('is XML whatever a schema and a document contain', () => {
    const odd = compileSchematron(schema.replace('About lines', '&lt;&amp;"&#10;')).judge(
      order('2026-02-01'),
    );
    expect(treeOf(odd.svrl).localName).toBe('schematron-output');
  });
});

test('rules compiled ahead of time judge the same where code cannot be made from texts', async () => {
  const compiled = compileSchematron(schema);
  const folder = temporaryFolder();
  const source = (path: string) => pathToFileURL(join(import.meta.dirname, '../../../src', path)).href;
  const expected = compiled.judge(order('2026-02-01'));
  writeFileSync(join(folder, 'rules.mjs'), compiled.toModule(source('xpath/runtime/index.ts')));
  const { rules } = await import(pathToFileURL(join(folder, 'rules.mjs')).href);
  expect(loadSchematron(rules).judge(order('2026-02-01'))).toEqual(expected);
  const running = `import { rules } from './rules.mjs';
    import { createSchematron } from '${source('schematron/report/judge.ts')}';
    let made = 'code of a text';
    try { new Function('return 1'); } catch { made = 'nothing'; }
    console.log(JSON.stringify([made, createSchematron(rules, {}).judge(${JSON.stringify(order('2026-02-01'))})]));`;
  writeFileSync(join(folder, 'run.mjs'), running);
  const strict = ['--disallow-code-generation-from-strings', '--import', import.meta.resolve('tsx')];
  const output = execFileSync(process.execPath, [...strict, join(folder, 'run.mjs')], { encoding: 'utf8' });
  expect(JSON.parse(output)).toEqual(['nothing', JSON.parse(JSON.stringify(expected))]);
  expect(compiled.toModule()).toContain('from "schematron-compiler/runtime"');
});

test('a message has text nodes as one text and other values apart, and functions of each number of items', () => {
  const messages: readonly (readonly [value: string, text: string])[] = [
    ['b/text()', '123'],
    ['b', '1 2 3'],
    ["(b/text())[. != '2']", '13'],
    ['$texts', '123'],
    ['$joined', '123'],
    ['data(b/text())', '1 2 3'],
    ['f:apart(b)', '1-2-3'],
    ['b/text() | c/text()', '1234'],
    ['f:counted(1)', '1-1'],
    ['f:counted((1, 2, 3))', '3-1+2+3'],
    ['f:counted(())', '0-'],
    ["f:counted('a')", '1-a'],
    ['f:counted(1) ', '1-1'],
  ];
  const functionOf = (name: string, body: string) =>
    `<xsl:function name="f:${name}"><xsl:param name="of"/>${body}</xsl:function>`;
  const asserts = messages.map(([value]) => `<assert test="false()"><value-of select="${value}"/></assert>`);
  const { findings } = compileSchematron(
    schemaText(
      `${functionOf('joined', '<xsl:value-of select="$of/text()" separator="-"/>')}${functionOf('apart', '<xsl:value-of select="$of" separator="-"/>')}
       ${functionOf('counted', `<xsl:sequence select="concat(count($of), '-', string-join(for $one in $of return string($one), '+'))"/>`)}
       <pattern><rule context="a"><let name="texts" value="b/text()"/><let name="joined" value="f:joined(b)"/>${asserts.join('')}</rule></pattern>`,
    ),
  ).judge('<a><b>1</b><b>2</b><b>3</b><c>4</c></a>');
  expect(findings.map(({ text }, at) => [messages[at]?.[0], text])).toEqual(messages);
});
