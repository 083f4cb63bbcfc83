import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CompileError, compileSchematron, SchematronError } from '../../../src/index.ts';
import { runs } from '../../tier.ts';

const order = '<order n="x"><line n="1"/><line n="x"/></order>';

/** Expressions that cannot be evaluated on this order, which is `at`. */
const errors: readonly ((at: string) => string)[] = [
  (at) => `xs:decimal(${at}/@n)`,
  (at) => `xs:date(${at}/@n)`,
  (at) => `(${at}/@n + 1)`,
  (at) => `(${at}/@n * 2.5)`,
  (at) => `-(${at}/@n)`,
  (at) => `sum(${at}/line/@n)`,
  (at) => `avg(${at}/line/@n)`,
  (at) => `max(${at}/line/xs:integer(@n))`,
  (at) => `(${at}/line/@n eq '1')`,
  (at) => `(${at}/@n = 1)`,
  (at) => `(${at}/@n &lt; 1)`,
  (at) => `(${at}/@n eq 1)`,
  (at) => `(xs:date('2026-01-01') - ${at}/@n)`,
  (at) => `substring(${at}/line, 1)`,
  (at) => `exactly-one(${at}/line)`,
  (at) => `one-or-more(${at}/none)`,
  (at) => `zero-or-one(${at}/line)`,
  (at) => `(1 idiv count(${at}/none))`,
  (at) => `(1.5 div count(${at}/none))`,
  (at) => `matches('a', concat('(', ${at}/@n))`,
  (at) => `replace('a', ${at}/@n, '$')`,
  (at) => `(${at}/line/@n to 3)`,
  (at) => `(${at}/@n treat as xs:string)`,
  (at) => `adjust-date-to-timezone(${at}/@n)`,
  (at) => `format-number(${at}/@n, '0')`,
  () => 'error()',
];

/** Fields without a value where their part has none. */
const wholes: readonly ((part: string) => string)[] = [
  (part) => `string(${part})`,
  (part) => `count((${part}, 1))`,
  (part) => `count(${part})`,
  (part) => `not(${part})`,
  (part) => `(if (${part}) then 1 else 2)`,
  (part) => `(if (true()) then ${part} else 2)`,
  (part) => `(for $i in ${part} return $i)`,
  (part) => `(1, ${part})[last()]`,
  (part) => `(some $i in (${part}) satisfies $i)`,
  (part) => `(every $i in (1, 2) satisfies string(${part}) = 'q')`,
  (part) => `concat('a', ${part})`,
  (part) => `string-join(('a', string(${part})), '')`,
  (part) => `distinct-values((${part}, 'a'))`,
  (part) => `(${part} instance of xs:string)`,
  (part) => `(${part} castable as xs:string)`,
  (part) => `(string(${part}) and true())`,
  (part) => `(true() and string(${part}))`,
  (part) => `(false() or string(${part}))`,
  (part) => `f:same(${part})`,
];

const sameAsGiven =
  '<xsl:function name="f:same" as="item()*"><xsl:param name="given" as="item()*"/><xsl:sequence select="$given"/></xsl:function>';
const schemaOf = (content: string) =>
  `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2"><sch:ns prefix="f" uri="urn:f"/>${sameAsGiven}${content}</sch:schema>`;
const rule = (content: string, context = 'order') =>
  `<sch:pattern id="p"><sch:rule context="${context}">${content}<sch:assert id="other" test="true()">-</sch:assert></sch:rule></sch:pattern>`;
const uses = (tested: string) => `<sch:assert id="uses" test="${tested}">-</sch:assert>`;
const usesVariable = uses("string-join(for $i in $v return string($i), '') = 'q'");
const functionOf = (body: string) =>
  `<xsl:function name="f:one" as="item()*"><xsl:param name="node"/>${body}</xsl:function>${rule(uses('count(f:one(.)) = 99'))}`;

type At = (at: string) => string;
const places: Readonly<Record<string, (broken: At) => string>> = {
  assert: (broken) => rule(uses(`string(${broken('.')}) = 'q'`)),
  report: (broken) => rule(`<sch:report id="uses" test="string(${broken('.')}) = 'q'">-</sch:report>`),
  'assert in a predicate': (broken) => rule(uses(`line[string(${broken('..')}) = 'q']`)),
  'assert in an argument': (broken) => rule(uses(`f:same(${broken('.')}) = 'q'`)),
  'let of a rule': (broken) => rule(`<sch:let name="v" value="${broken('.')}"/>${usesVariable}`),
  'let of a pattern': (broken) =>
    rule(usesVariable).replace('<sch:rule', `<sch:let name="v" value="${broken('/order')}"/><sch:rule`),
  'let of the schema': (broken) => `<sch:let name="v" value="${broken('/order')}"/>${rule(usesVariable)}`,
  'let of a phase': (broken) =>
    `<sch:phase id="all"><sch:let name="v" value="${broken('/order')}"/><sch:active pattern="p"/></sch:phase>${rule(usesVariable)}`,
  'let with a content': (broken) =>
    rule(`<sch:let name="v"><xsl:value-of select="${broken('.')}"/></sch:let>${usesVariable}`),
  'variable of a function': (broken) =>
    functionOf(`<xsl:variable name="v" select="${broken('$node')}"/><xsl:sequence select="$v"/>`),
  'result of a function': (broken) => functionOf(`<xsl:sequence select="${broken('$node')}"/>`),
  'value-of in a function': (broken) => functionOf(`<xsl:value-of select="${broken('$node')}"/>`),
  'test in a function': (broken) =>
    functionOf(`<xsl:if test="string(${broken('$node')}) = 'q'"><xsl:sequence select="1"/></xsl:if>`),
  'choice in a function': (broken) =>
    functionOf(
      `<xsl:choose><xsl:when test="string(${broken('$node')}) = 'q'"><xsl:sequence select="1"/></xsl:when><xsl:otherwise/></xsl:choose>`,
    ),
  'for-each in a function': (broken) =>
    functionOf(`<xsl:for-each select="$node/line"><xsl:sequence select="${broken('..')}"/></xsl:for-each>`),
  'use of a key': (broken) =>
    `<xsl:key name="k" match="line" use="string(${broken('..')})"/>${rule(uses("key('k', 'q')"))}`,
  'match of a key': (broken) =>
    `<xsl:key name="k" match="line[string(${broken('..')}) = 'q']" use="@n"/>${rule(uses("key('k', '1')"))}`,
  'value of a key': (broken) =>
    `<xsl:key name="k" match="line" use="@n"/>${rule(uses(`key('k', string(${broken('.')}))`))}`,
};

const anyError = fc
  .tuple(fc.constantFrom(...errors), fc.array(fc.constantFrom(...wholes), { maxLength: 3 }))
  .map(
    ([error, around]): At =>
      (at) =>
        around.reduce((part, whole) => whole(part), error(at)),
  );

/** The verdict, or undefined if the rules are refused with their place. */
function judged(content: string) {
  const phase = content.includes('<sch:phase') ? 'all' : undefined;
  try {
    return compileSchematron(schemaOf(content), { phase }).judge(order);
  } catch (error) {
    expect(error instanceof CompileError || error instanceof SchematronError).toBe(true);
    expect((error as Error).message).toMatch(/^schema\.sch:1: /);
    return undefined;
  }
}

test.each(Object.entries(places))('An error in the %s is told, or the rules are refused', (_, place) => {
  let told = 0;
  fc.assert(
    fc.property(anyError, (broken) => {
      const report = judged(place(broken));
      if (report === undefined) return;
      told += 1;
      const { outcome, findings } = report;
      expect([outcome, findings.map(({ kind, id, location }) => `${kind} ${id} ${location}`)]).toEqual([
        'not-judged',
        ['not-judged uses /Q{}order'],
      ]);
    }),
    // Each error alone first: one of them is told whatever the seed.
    { numRuns: errors.length + runs(40), examples: errors.map((error) => [error]) },
  );
  expect(told).toBeGreaterThan(0);
});

test('An error in a context is told, or the rules are refused', () => {
  fc.assert(
    fc.property(anyError, (broken) => {
      const report = judged(
        `${rule('', `line[string(${broken('..')}) = 'q']`).replace('<sch:rule', '<sch:rule id="here"')}`,
      );
      if (report === undefined) return;
      expect(report.outcome).toBe('not-judged');
      expect(report.findings.map(({ kind, location }) => `${kind} ${location}`)).toEqual([
        'not-judged /Q{}order/Q{}line[1]',
        'not-judged /Q{}order/Q{}line[2]',
      ]);
    }),
    { numRuns: runs(40) },
  );
});
