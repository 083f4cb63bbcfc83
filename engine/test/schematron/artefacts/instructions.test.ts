import { describe, expect, test } from 'vitest';
import { compileSchematron } from '../../../src/index.ts';

const opened =
  '<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2"><ns prefix="f" uri="urn:f"/><ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/>';

const schemaOf = (before: string, value: string) =>
  `${opened}${before}<pattern><rule context="/*"><report test="true()"><value-of select="${value}"/></report></rule></pattern></schema>`;

const document = '<o><l k="b" n="10">x1y22z</l><l k="a" n="9"/><l k="b" n="2"/></o>';

/** Returns what a function gives for the lines. */
const given = (body: string, as = 'item()*') =>
  compileSchematron(
    schemaOf(
      `<xsl:function name="f:f" as="${as}"><xsl:param name="l" as="element()*"/>${body}</xsl:function>`,
      'f:f(l)',
    ),
  ).judge(document).findings[0]?.text;

describe('in functions', () => {
  test.each([
    ['xsl:sort sorts as text', '<xsl:sort select="@n"/><xsl:sequence select="string(@n)"/>', '10 2 9'],
    ['as numbers', '<xsl:sort select="@n" data-type="number"/><xsl:sequence select="string(@n)"/>', '2 9 10'],
    [
      'by several keys, in either order',
      '<xsl:sort select="@k"/><xsl:sort select="xs:integer(@n)" order="descending"/><xsl:sequence select="string(@n), position()"/>',
      '9 1 10 2 2 3',
    ],
  ])('%s', (_, body, text) => {
    expect(given(`<xsl:for-each select="$l">${body}</xsl:for-each>`)).toBe(text);
  });

  test('xsl:perform-sort gives the items in their order', () => {
    expect(
      given(
        '<xsl:variable name="s" as="element()*"><xsl:perform-sort select="$l"><xsl:sort select="@k"/></xsl:perform-sort></xsl:variable><xsl:sequence select="$s/@n/string()"/>',
      ),
    ).toBe('10 9 2');
    expect(given('<xsl:perform-sort select="$l/@n/xs:integer(.)"><xsl:sort/></xsl:perform-sort>')).toBe(
      '2 9 10',
    );
  });

  test.each([
    ['group-by="@k"', '', 'b 2 10 a 1 9'],
    ['group-by="@k"', '<xsl:sort select="current-grouping-key()"/>', 'a 1 9 b 2 10'],
    ['group-by="@k"', '<xsl:sort select="count(current-group())"/>', 'a 1 9 b 2 10'],
    ['group-adjacent="@k"', '', 'b 1 10 a 1 9 b 1 2'],
  ])('xsl:for-each-group takes %s%s', (by, sort, text) => {
    const body = `${sort}<xsl:sequence select="string(current-grouping-key()), count(current-group()), string(@n)"/>`;
    expect(given(`<xsl:for-each-group select="$l" ${by}>${body}</xsl:for-each-group>`)).toBe(text);
  });

  test('xsl:analyze-string takes a text apart', () => {
    const body =
      '<xsl:matching-substring><xsl:value-of select="concat(\'<\', regex-group(2), regex-group(7), \'>\')"/></xsl:matching-substring><xsl:non-matching-substring><xsl:value-of select="upper-case(.)"/></xsl:non-matching-substring>'
        .replaceAll("<'", "&lt;'")
        .replaceAll("'>", "'&gt;");
    expect(
      given(`<xsl:analyze-string select="$l[1]" regex="([0-9])([0-9]{{0,1}})">${body}</xsl:analyze-string>`),
    ).toBe('X <> Y <2> Z');
  });
});

test('a schema takes functions, keys and variables from stylesheets', () => {
  const library = `<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform" version="2.0"><xsl:include href="more.xsl"/><xsl:variable name="least" select="2"/>
    <xsl:function name="f:least"><xsl:param name="k"/><xsl:sequence select="$least + $k"/></xsl:function></xsl:stylesheet>`;
  const more = `<xsl:transform xmlns:xsl="http://www.w3.org/1999/XSL/Transform" version="2.0"><xsl:key name="k" match="l" use="@k"/><xsl:param name="given" select="1"/></xsl:transform>`;
  const files: Record<string, string> = { 'lib.xsl': library, 'more.xsl': more };
  const source = schemaOf('<xsl:include href="lib.xsl"/>', "f:least($given), count(key('k', 'b'))");
  const resolve = (path: string) => files[path] ?? '';
  expect(compileSchematron(source, { resolve }).judge(document).findings[0]?.text).toBe('3 2');
});

test('a let with elements of XSLT that make no value holds them as they are', () => {
  const source = schemaOf('<let name="text"><xsl:message terminate="yes">Stop</xsl:message></let>', '$text');
  expect(compileSchematron(source).judge(document).findings[0]?.text).toBe('Stop');
});
