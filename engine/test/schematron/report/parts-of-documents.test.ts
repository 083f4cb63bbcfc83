import { describe, expect, test } from 'vitest';
import { compileSchematron, type SchematronOptions } from '../../../src/index.ts';
import { toXslt } from '../../../src/schematron/saxon/to-xslt.ts';
import { readSchematron } from '../../../src/schematron/source.ts';
import { treeOf } from '../compiled/evaluate-xpath.ts';
import { compileRuleSet, loadRuleSet } from '../rule-set.ts';
import { faultsIn } from '../svrl-faults.ts';

const schemaOf = (content: string) =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2"><ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/><ns prefix="f" uri="urn:f"/>${content}</schema>`;

const reportOf = (content: string, document: string, options: SchematronOptions = {}) =>
  compileSchematron(schemaOf(content), options).judge(document, { name: 'order.xml' });

/** Returns where which text was found. */
const found = (...given: Parameters<typeof reportOf>) =>
  reportOf(...given).findings.map(({ document = '', location, text }) => `${document}${location} ${text}`);

const order = '<order n="2"><line href="a.xml"/><line href="b.xml"/><line href="a.xml"/></order>';
const documents = { 'a.xml': '<item no="1"><x/></item>', 'b.xml': '<item no="2"/>' };
const rules = (inRule: string, attributes = 'documents="/order/line/@href"') =>
  `<pattern id="items" ${attributes}><rule context="item">${inRule}</rule></pattern>`;
const at = '<report test="true()"><value-of select="@no"/></report>';

describe('a pattern with documents is about those that the judged one names', () => {
  test('each once, in the order of their names, and they are in the report', () => {
    const report = reportOf(rules(at), order, { documents });
    expect(found(rules(at), order, { documents })).toEqual(['a.xml/Q{}item 1', 'b.xml/Q{}item 2']);
    expect(report.outcome).toBe('invalid');
    expect(report.svrl).toContain('<svrl:active-pattern id="items" documents="a.xml b.xml"/>');
    expect(report.svrl).toContain('<svrl:fired-rule context="item" document="b.xml"/>');
    expect(report.findings.map(({ line }) => line)).toEqual([undefined, undefined]);
    expect(faultsIn(treeOf(report.svrl))).toEqual([]);
  });

  test('other patterns stay with the judged one', () => {
    const both = `${rules(at)}<pattern><rule context="line[1] | item"><report test="true()">line</report></rule></pattern>`;
    expect(found(both, order, { documents })).toEqual([
      'a.xml/Q{}item 1',
      'b.xml/Q{}item 2',
      '/Q{}order/Q{}line[1] line',
    ]);
  });

  test('a document that is not registered is not passed over', () => {
    const { outcome, findings } = reportOf(rules(at), order, { documents: { 'a.xml': documents['a.xml'] } });
    expect(outcome).toBe('invalid');
    expect(findings.map(({ kind, text }) => [kind, text])).toEqual([
      ['successful-report', '1'],
      ['not-judged', 'FODC0002: the document "b.xml" is not registered'],
    ]);
    expect(reportOf(rules(at), '<order/>', { documents }).outcome).toBe('not-judged');
  });

  test('variables of the schema are of the judged document, those of the pattern of its own', () => {
    const content = `<let name="n" value="xs:integer(/order/@n)"/>
      <xsl:function name="f:twice" as="xs:integer"><xsl:sequence select="$n * 2"/></xsl:function>
      <pattern documents="/order/line/@href"><let name="no" value="number(/item/@no)"/>
        <rule context="item"><report test="$no = $n"><value-of select="$no"/> of <value-of select="$n"/>, <value-of select="f:twice()"/></report></rule></pattern>`;
    const compiled = compileSchematron(schemaOf(content), { documents });
    const texts = (n: number) =>
      compiled.judge(order.replace('"2"', `"${n}"`)).findings.map(({ text }) => text);
    // Nothing of one judged document is left for the next.
    expect([texts(2), texts(1), texts(2)]).toEqual([['2 of 2, 4'], ['1 of 1, 2'], ['2 of 2, 4']]);
  });

  test('a parameter of an abstract pattern may say which', () => {
    const content = `<pattern abstract="true" id="base" documents="$which"><rule context="item">${at}</rule></pattern>
      <pattern is-a="base"><param name="which" value="/order/line[2]/@href"/></pattern>`;
    expect(found(content, order, { documents })).toEqual(['b.xml/Q{}item 2']);
  });

  test('a rule set says in which document it found something', () => {
    const file = compileRuleSet(['o.sch'], () => schemaOf(rules(at)), { documents });
    const { failed } = loadRuleSet(JSON.parse(JSON.stringify(file))).engine.judge(
      { root: treeOf(order) },
      'billing',
    );
    expect(failed.map(({ location, text }) => `${location} ${text}`)).toEqual([
      "doc('a.xml')/Q{}item 1",
      "doc('b.xml')/Q{}item 2",
    ]);
  });
});

describe('a phase that begins at elements', () => {
  const content = (from: string) =>
    `<phase id="p" from="${from}"><active pattern="all"/></phase>
     <pattern id="all"><rule context="/"><report test="true()">document</report></rule><rule context="*"><report test="true()"><value-of select="name()"/></report></rule></pattern>
     <pattern id="texts"><rule context="text()"><report test="true()">text</report></rule></pattern>`;
  const document = '<a><b><c/></b><d><b><b/></b></d></a>';
  const within = (from: string) =>
    reportOf(content(from), document, { phase: 'p' }).findings.map(({ text }) => text);

  test('judges them, with all that is below them, and nothing else', () => {
    expect(within('b')).toEqual(['b', 'c', 'b', 'b']);
    expect(within("d/b[not(. = 'x')]")).toEqual(['b', 'b']);
    expect(within('a')).toEqual(['a', 'b', 'c', 'd', 'b', 'b']);
    expect(reportOf(content('none'), document, { phase: 'p' }).outcome).toBe('not-judged');
    expect(reportOf(content('none'), document).outcome).toBe('invalid');
  });

  test('leaves out texts, comments and attributes outside of them', () => {
    const rules = `<phase id="p" from="b"><active pattern="others"/></phase>
      <pattern id="others"><rule context="text() | @x"><report test="true()"><value-of select="."/></report></rule></pattern>`;
    const judged = reportOf(rules, '<a x="1">2<b x="3">4<c>5</c>6</b>7</a>', { phase: 'p' });
    expect(judged.findings.map(({ text }) => text)).toEqual(['3', '4', '5', '6']);
  });
});

describe('a rule that visits each of several items', () => {
  const line = '<order><line codes="a b c"><n>1</n><n>2</n></line></order>';
  const rule = (visit: string, inRule: string, context = 'line') =>
    `<pattern><rule context="${context}" visit-each="${visit}">${inRule}</rule></pattern>`;

  test('judges values, and its findings are on its own node', () => {
    const content = rule(
      "tokenize(@codes, ' ')",
      `<let name="all" value="count(n)"/><assert test=". = 'b'" diagnostics="d">no <value-of select="."/> of <value-of select="$all"/></assert>`,
    );
    const all = `${content}<diagnostics><diagnostic id="d"><value-of select="upper-case(.)"/></diagnostic></diagnostics>`;
    expect(found(all, line)).toEqual(['/Q{}order/Q{}line[1] no a of 2', '/Q{}order/Q{}line[1] no c of 2']);
    expect(reportOf(all, line).findings.map(({ diagnostics }) => diagnostics[0]?.text)).toEqual(['A', 'C']);
  });

  test('judges nodes, and its findings are on them', () => {
    expect(found(rule('n, @codes', '<report test="true()"><value-of select="."/></report>'), line)).toEqual([
      '/Q{}order/Q{}line[1]/Q{}n[1] 1',
      '/Q{}order/Q{}line[1]/Q{}n[2] 2',
      '/Q{}order/Q{}line[1]/@codes a b c',
    ]);
    const onEither = rule(
      'tokenize(.)',
      '<report test="true()"><value-of select="."/></report>',
      '@codes | n',
    );
    expect(found(onEither, line).map((each) => each.replace(/^.*\/Q\{\}line\[1\]/, ''))).toEqual([
      '/@codes a',
      '/@codes b',
      '/@codes c',
      '/Q{}n[1] 1',
      '/Q{}n[2] 2',
    ]);
  });

  test('an error on one does not keep the others from being judged', () => {
    const { findings } = reportOf(
      rule('n', "<assert test=\"xs:integer(translate(., '1', 'x')) = 3\">-</assert>"),
      line,
    );
    expect(findings.map(({ kind }) => kind)).toEqual(['not-judged', 'failed-assert']);
    expect(reportOf(rule('n/xs:date(.)', '<assert test="true()"/>'), line).outcome).toBe('not-judged');
  });
});

test('what SaxonJS does not run is refused there', () => {
  for (const [content, construct] of [
    [rules(at), 'pattern/@documents'],
    [`<pattern><rule context="a" visit-each="b">${at}</rule></pattern>`, 'rule/@visit-each'],
  ] as const)
    expect(() => toXslt(readSchematron('o.sch', () => schemaOf(content), []))).toThrow(construct);
});

describe('abstract patterns', () => {
  test('have defaults for their parameters', () => {
    const content = (own: string) =>
      `<pattern abstract="true" id="base"><param name="on" value="line"/><param name="least"/><rule context="$on"><report test="count(*) &gt;= $least">-</report></rule></pattern>
       <pattern is-a="base">${own}<param name="least" value="0"/></pattern>`;
    expect(found(content(''), '<order><line/></order>')).toEqual(['/Q{}order/Q{}line[1] -']);
    expect(found(content('<param name="on" value="order"/>'), '<order><line/></order>')).toEqual([
      '/Q{}order -',
    ]);
  });

  test('put their parameters into diagnostics and properties, each its own', () => {
    const content = `<pattern abstract="true" id="base"><rule context="$on"><assert test="false()" diagnostics="d" properties="p">-</assert></rule></pattern>
      <pattern is-a="base"><param name="on" value="order"/></pattern><pattern is-a="base"><param name="on" value="line"/></pattern>
      <diagnostics><diagnostic id="d"><value-of select="count(//$on/ancestor-or-self::*)"/></diagnostic></diagnostics>
      <properties><property id="p"><xsl:copy-of select="//$on"/></property></properties>`;
    const { findings } = reportOf(content, '<order><line/></order>');
    expect(
      findings.map(({ diagnostics, properties }) => [diagnostics[0]?.text, properties[0]?.xml?.content]),
    ).toEqual([
      ['1', '<order><line/></order>'],
      ['2', '<line/>'],
    ]);
  });
});

test('a key may have its values as content', () => {
  const content = `<xsl:key name="k" match="line"><xsl:sequence select="tokenize(@codes, ' ')"/><xsl:if test="n"><xsl:value-of select="n[1]"/></xsl:if></xsl:key>
    <pattern><rule context="order"><report test="true()"><value-of select="count(key('k', 'b')), count(key('k', '1')), count(key('k', '2'))"/></report></rule></pattern>`;
  expect(found(content, '<order><line codes="a b"/><line codes="b"><n>1</n><n>2</n></line></order>')).toEqual(
    ['/Q{}order 2 1 0'],
  );
});
