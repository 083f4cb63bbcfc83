import { expect, test } from 'vitest';
import { rulesIn } from '../../../src/schematron/rules-refusal.ts';
import { loadSaxonRuleSet, withSaxon } from '../../../src/schematron/saxon.ts';
import { loadRuleSet, ownFile } from '../../own-rules.ts';
import { fixture, judge } from '../judge.ts';

/** A function by its declaration, and what holds for it. */
const functions: readonly (readonly [what: string, declaration: string, test: string])[] = [
  [
    'literal text in a variable, with its blanks',
    '<xsl:variable name="v"><xsl:text> a </xsl:text>b</xsl:variable><xsl:sequence select="string($v)"/>',
    "u:f(1) = ' a b'",
  ],
  [
    'literal text that is declared a number',
    '<xsl:variable name="v" as="xs:integer">12</xsl:variable><xsl:sequence select="$v + 1"/>',
    'u:f(1) = 13',
  ],
  ['text beside a value', 'no. <xsl:value-of select="$a"/>', "string-join(u:f(1), '') = 'no. 1'"],
  [
    'a choice of texts',
    '<xsl:choose><xsl:when test="$a = 1">one</xsl:when><xsl:otherwise><xsl:text>more</xsl:text></xsl:otherwise></xsl:choose>',
    "u:f(1) = 'one' and u:f(2) = 'more'",
  ],
  [
    'a variable that a choice of sequences fills',
    '<xsl:variable name="v"><xsl:choose><xsl:when test="$a = 1"><xsl:sequence select="1, 2"/></xsl:when><xsl:otherwise><xsl:sequence select="3"/></xsl:otherwise></xsl:choose></xsl:variable><xsl:sequence select="string($v)"/>',
    "u:f(1) = '1 2' and u:f(2) = '3'",
  ],
  [
    'a variable with a content, which is true whatever its text',
    '<xsl:variable name="v"><xsl:if test="$a = 1">x</xsl:if></xsl:variable><xsl:sequence select="boolean($v) and $v = \'\'"/>',
    'u:f(2)',
  ],
  [
    'a condition without an alternative',
    '<xsl:if test="$a = 1"><xsl:value-of select="$a"/></xsl:if>',
    'u:f(1) and empty(u:f(2))',
  ],
  [
    'each of a sequence, with its position',
    '<xsl:for-each select="$a"><xsl:sequence select="position() * ."/></xsl:for-each>',
    'sum(u:f((1, 2, 3))) = 14',
  ],
  [
    'the last of a sequence, and the ones that equal it',
    '<xsl:for-each select="$a"><xsl:if test="position() = last()"><xsl:sequence select="count($a[. = current()])"/></xsl:if></xsl:for-each>',
    'u:f((2, 1, 2)) = 2',
  ],
  [
    'recursion',
    '<xsl:sequence select="if (empty($a)) then 0 else $a[1] + xs:integer(u:g(subsequence($a, 2)))"/>',
    'u:f((1, 2, 3)) = 6',
  ],
  [
    'a check digit',
    '<xsl:variable name="digits" select="reverse(for $i in string-to-codepoints($a) return $i - 48)"/><xsl:value-of select="sum(for $i in 1 to count($digits) return $digits[$i] * (if ($i mod 2 = 0) then 3 else 1)) mod 10 = 0"/>',
    "xs:boolean(u:f('4006381333931')) and not(xs:boolean(u:f('4006381333932')))",
  ],
];

const namespaces = `<sch:ns prefix="u" uri="urn:own"/><sch:ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/>`;
const sum = `<xsl:function name="u:g" as="xs:integer"><xsl:param name="a" as="xs:integer*"/>
    <xsl:sequence select="if (empty($a)) then 0 else $a[1] + u:g(subsequence($a, 2))"/></xsl:function>`;

const schema = (content: string) => `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron"
  xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2">${namespaces}
  ${content}</sch:schema>`;
const functionOf = (body: string, name = 'u:f') =>
  `<xsl:function name="${name}"><xsl:param name="a"/>${body}</xsl:function>`;
const ruleOf = (content: string) => `<sch:pattern><sch:rule context="/*">${content}</sch:rule></sch:pattern>`;

/** All in one schema, with a report for each that fires if the condition holds. */
const file = rulesIn(
  withSaxon(
    ownFile(
      schema(
        [
          sum,
          ...functions.map(([, body], index) => functionOf(body, `u:f${index}`)),
          ruleOf(
            functions
              .map(([what, , condition], index) => {
                const test = condition.replaceAll('u:f(', `u:f${index}(`);
                return `<sch:report id="${what}" test="${test}">It holds.</sch:report>`;
              })
              .join(''),
          ),
        ].join(''),
      ),
    ),
  ),
);

test.each(
  [loadRuleSet(file), rulesIn(loadSaxonRuleSet(file))].map(({ engine }) => [engine.name, engine] as const),
)('the engine %s runs functions with variables, text, choices, loops and recursion', (_, engine) => {
  const { failed, unjudged } = judge(engine, fixture('invoice'));
  expect([failed.map(({ id }) => id), unjudged]).toEqual([functions.map(([what]) => what), []]);
});

test.each([
  ['<xsl:sort select="$a"/>', 'own.sch:3: xsl:sort is not supported in a function'],
  ['<b/>', 'own.sch:3: the element b is not supported in a function'],
  ['<xsl:sequence select="u:f($a)"/>', 'own.sch:3: u:f() calls itself and needs a declared type'],
  ['<xsl:sequence select="."/>', 'own.sch:3: there is no context item here'],
])('refuses a function with %s', (body, message) => {
  const rule = ruleOf('<sch:assert id="own-1" test="exists(u:f(1))">-</sch:assert>');
  expect(() => ownFile(schema(functionOf(body) + rule))).toThrow(message);
});
