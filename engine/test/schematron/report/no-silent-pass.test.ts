import { describe, expect, test } from 'vitest';
import { compileSchematron } from '../../../src/index.ts';

/** The number of an order that is not a number: rules that read it as one cannot be evaluated. */
const order = '<order n="x"><line n="1"/><line n="x"/></order>';

const faulty = 'xs:decimal(@n) = 1';
const holds = '<sch:assert id="other" test="true()">-</sch:assert>';

const schemaOf = (content: string) =>
  `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2">
    <sch:ns prefix="f" uri="urn:f"/>${content}</sch:schema>`;

const inRule = (content: string, context = 'order') =>
  `<sch:pattern><sch:rule context="${context}">${content}${holds}</sch:rule></sch:pattern>`;

const using = (name: string) => `<sch:assert id="uses" test="$${name}">-</sch:assert>`;

const functionOf = (body: string, type = 'xs:boolean') =>
  `<xsl:function name="f:one" as="${type}"><xsl:param name="node"/>${body}</xsl:function>${inRule('<sch:assert id="uses" test="f:one(.)">-</sch:assert>')}`;

const ofNode = 'xs:decimal($node/@n) = 1';

describe('an error is reported where it arises, and the document is not valid', () => {
  test.each<readonly [place: string, content: string]>([
    [
      'a let of the schema with a type',
      `<sch:let name="v" value="/order/@n" as="xs:decimal"/>${inRule(using('v'))}`,
    ],
    [
      'a let of a rule that takes one item',
      inRule(`<sch:let name="v" value="line" as="element()"/>${using('v')}`),
    ],
    [
      'a let that another uses',
      inRule(`<sch:let name="w" value="${faulty}"/><sch:let name="v" value="not($w)"/>${using('v')}`),
    ],
    [
      'a variable that only its message reads',
      inRule(
        `<sch:let name="v" value="${faulty}"/><sch:assert id="uses" test="@n">Is <sch:value-of select="not($v)"/></sch:assert>`,
      ),
    ],
    ['the result of a function', functionOf('<xsl:sequence select="$node/@n"/>')],
    [
      'the argument of a function',
      functionOf('<xsl:sequence select="true()"/>')
        .replace('name="node"', 'name="node" as="xs:decimal"')
        .replace('f:one(.)', 'f:one(@n)'),
    ],
    [
      'the select of a for-each',
      functionOf(
        '<xsl:for-each select="$node/@n/xs:decimal(.)"><xsl:sequence select="true()"/></xsl:for-each>',
      ),
    ],
    [
      'a recursion without end',
      `<xsl:function name="f:one" as="xs:integer"><xsl:param name="n" as="xs:integer"/><xsl:sequence select="1 + f:one($n + 1)"/></xsl:function>${inRule('<sch:assert id="uses" test="f:one(1) = 1">-</sch:assert>')}`,
    ],
  ])('%s', (_, content) => {
    const { outcome, findings } = compileSchematron(schemaOf(content)).judge(order);
    expect([outcome, findings.map(({ kind, id, location }) => `${kind} ${id} ${location}`)]).toEqual([
      'not-judged',
      ['not-judged uses /Q{}order'],
    ]);
  });

  test.each([
    'exists(xs:decimal(@n))',
    'not(empty(xs:decimal(@n)))',
    'count(xs:decimal(@n)) = 1',
    'count(exactly-one(line)) = 1',
    'exactly-one(line)',
    'not(exactly-one(line)) or true()',
    'exists(exactly-one(line))',
    'xs:decimal(@n) castable as xs:string',
    'xs:decimal(@n) castable as xs:decimal',
    'not(xs:decimal(@n) castable as xs:date)',
    'xs:decimal(@n) instance of xs:decimal',
    'not(xs:decimal(@n) instance of xs:string)',
    'some $x in xs:decimal(@n) satisfies true()',
    'every $x in xs:decimal(@n) satisfies true()',
    'exists(for $x in xs:decimal(@n) return true())',
    'exists(xs:decimal(@n) ! true())',
    'string-length(error()) = 0',
    'count(error()) = 0',
    'count((line, error())) = 2',
    'empty(error() + 1)',
    'not(() = error())',
    'empty(error() eq 1)',
    'sum(error()) = 0',
    'root(exactly-one(line)) is root(.)',
    'empty(for $x in line return error())',
    "string(if (line) then error() else ()) = ''",
    'not(xs:decimal(string(@n)) eq @none/xs:decimal(.))',
    'not(@none/xs:decimal(.) eq xs:decimal(string(@n)))',
    'not(xs:decimal(string(@n)) eq xs:decimal(@none))',
    'not(xs:decimal(string(@n)) = xs:decimal(@none))',
    'not(xs:decimal(string(@n)) = none/xs:decimal(.))',
    'not(none = xs:decimal(string(@n)))',
    'not(@none = xs:decimal(@n))',
    'not(@none != xs:decimal(@n))',
    'not(() is exactly-one(line))',
    'empty(exactly-one(line) is ())',
    'not(exactly-one(line) is none)',
    'not(none >> exactly-one(line))',
  ])('a test whose result could be found without it: %s', (tested) => {
    const content = inRule(`<sch:assert id="uses" test="${tested}">-</sch:assert>`);
    const { outcome, findings } = compileSchematron(schemaOf(content)).judge(order);
    expect([outcome, findings.map(({ kind, id }) => `${kind} ${id}`)]).toEqual([
      'not-judged',
      ['not-judged uses'],
    ]);
  });

  test.each<readonly [place: string, context: string]>([
    ['a context', 'line[xs:decimal(@n) = 1]'],
    ['a step of a context', 'order[xs:decimal(@n) = 1]/line[2]'],
    ['a context on attributes above', 'order[@n castable as xs:decimal or xs:decimal(@n) = 1]/line[2]'],
    ['a context that compares types', 'line[@n = 1]'],
    ['a context that takes one item', 'line[substring(../line/@n, 2) or @n = "x"]'.replaceAll('"', "'")],
    ['a variable in a context', "line[$v][@n = 'x']"],
    ['a function in a context', 'line[f:one(.)]'],
    ['a context that never comes to its end', "line[@n = 'x'][f:endless(1) = 1]"],
  ])('%s', (_, context) => {
    const content = `<sch:let name="v" value="/order/@n/xs:decimal(.) = 1"/>
      <xsl:function name="f:one" as="xs:boolean"><xsl:param name="node"/><xsl:sequence select="${ofNode}"/></xsl:function>
      <xsl:function name="f:endless" as="xs:integer"><xsl:param name="n" as="xs:integer"/><xsl:sequence select="1 + f:endless($n + 1)"/></xsl:function>
      <sch:pattern><sch:rule context="${context}" id="here"><sch:assert id="a" test="true()">-</sch:assert></sch:rule>
      <sch:rule context="order"><sch:assert id="b" test="true()">-</sch:assert></sch:rule></sch:pattern>`;
    const { outcome, findings } = compileSchematron(schemaOf(content)).judge(order);
    expect(outcome).toBe('not-judged');
    expect(findings.at(-1)).toMatchObject({
      kind: 'not-judged',
      id: 'here',
      test: context,
      location: '/Q{}order/Q{}line[2]',
    });
  });

  test.each([
    ['a value in a message', 'the <sch:value-of select="xs:decimal(@n)"/> of'],
    ['a name in a message', 'the <sch:name path="line"/> of'],
    ['a value without end', 'the <sch:value-of select="f:endless(1)"/> of'],
  ])('%s does not hide the failure, and says why it has no value', (_, words) => {
    const content = `<xsl:function name="f:endless" as="xs:integer"><xsl:param name="n" as="xs:integer"/><xsl:sequence select="1 + f:endless($n + 1)"/></xsl:function>
      ${inRule(`<sch:assert id="uses" test="false()" diagnostics="d">${words}</sch:assert>`)}
      <sch:diagnostics><sch:diagnostic id="d">${words}</sch:diagnostic></sch:diagnostics>`;
    const { outcome, findings } = compileSchematron(schemaOf(content)).judge(order);
    expect(outcome).toBe('invalid');
    expect([findings[0]?.text, findings[0]?.diagnostics[0]?.text]).toEqual([
      expect.stringMatching(/^\(.+\)$/),
      expect.stringMatching(/^\(.+\)$/),
    ]);
  });
});

test('a text that is too long for a pattern is not judged, which is said in words', () => {
  const schema = schemaOf(
    inRule('<sch:assert id="uses" test="not(matches(., \'^[0-9]+x\'))">-</sch:assert>', 'a'),
  );
  const { outcome, findings } = compileSchematron(schema).judge(`<a>${'1'.repeat(9_900_000)}</a>`);
  expect([outcome, findings.map(({ text }) => text)]).toEqual([
    'not-judged',
    ['XPDY0130: /^[0-9]+x/ asks for more memory than there is for a text of 9900000 characters'],
  ]);
});
