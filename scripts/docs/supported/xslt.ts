import { schemaOf } from './examples.ts';
import { type Row, refused, row, type SchemaExample } from './row.ts';

/** A function whose result on the lines of an order is compared with a text. */
function gives(
  body: string,
  lines: readonly [valid: string, invalid: string],
  expected: string,
): SchemaExample {
  const content = `<ns prefix="f" uri="urn:f"/><xsl:function xmlns:f="urn:f" name="f:of"><xsl:param name="lines"/>${body}</xsl:function><pattern><rule context="order"><assert id="a" test="string-join(for $x in f:of(line) return string($x), ' ') = '${expected}'">no</assert></rule></pattern>`;
  const order = (values: string) =>
    `<order>${values
      .split(' ')
      .map((each) => `<line>${each}</line>`)
      .join('')}</order>`;
  return { schema: schemaOf(content), valid: order(lines[0]), invalid: order(lines[1]) };
}

/** The instructions of XSLT that functions, variables and keys may have. */
export const xsltRows: readonly Row[] = [
  row(
    'XSLT',
    '2.0',
    '11.10',
    'xsl:sequence',
    gives('<xsl:sequence select="$lines"/>', ['a b', 'b a'], 'a b'),
  ),
  row(
    'XSLT',
    '1.0',
    '11.4',
    ['xsl:value-of', 'xsl:text'],
    gives('<xsl:value-of select="$lines" separator=","/>', ['a b', 'a'], 'a,b'),
  ),
  row('XSLT', '1.0', '11.9', 'xsl:copy-of', gives('<xsl:copy-of select="$lines"/>', ['a', 'b'], 'a')),
  row(
    'XSLT',
    '1.0',
    '8',
    ['xsl:if', 'xsl:choose', 'xsl:when', 'xsl:otherwise'],
    gives(
      '<xsl:choose><xsl:when test="count($lines) = 1">one</xsl:when><xsl:otherwise><xsl:if test="true()">more</xsl:if></xsl:otherwise></xsl:choose>',
      ['a b', 'a'],
      'more',
    ),
  ),
  row(
    'XSLT',
    '1.0',
    '7',
    'xsl:for-each',
    gives(
      '<xsl:for-each select="$lines"><xsl:sequence select="upper-case(.)"/></xsl:for-each>',
      ['a b', 'a'],
      'A B',
    ),
  ),
  row(
    'XSLT',
    '1.0',
    '9',
    ['xsl:variable', 'xsl:param'],
    gives('<xsl:variable name="n" select="count($lines)"/><xsl:sequence select="$n"/>', ['a b', 'a'], '2'),
  ),
  row(
    'XSLT',
    '1.0',
    '13',
    ['xsl:sort', 'xsl:perform-sort'],
    gives(
      '<xsl:perform-sort select="$lines"><xsl:sort select="number(.)" data-type="number" order="descending"/></xsl:perform-sort>',
      ['1 10 2', '1 1'],
      '10 2 1',
    ),
  ),
  row(
    'XSLT',
    '2.0',
    '14.3',
    [
      'xsl:for-each-group/@group-by',
      'xsl:for-each-group/@group-adjacent',
      'current-group()',
      'current-grouping-key()',
    ],
    gives(
      '<xsl:for-each-group select="$lines" group-by="."><xsl:sequence select="concat(current-grouping-key(), count(current-group()))"/></xsl:for-each-group>',
      ['a b a', 'a b'],
      'a2 b1',
    ),
  ),
  row(
    'XSLT',
    '2.0',
    '15',
    ['xsl:analyze-string', 'xsl:matching-substring', 'xsl:non-matching-substring', 'regex-group()'],
    gives(
      '<xsl:analyze-string select="string($lines[1])" regex="([0-9])x"><xsl:matching-substring><xsl:sequence select="regex-group(1)"/></xsl:matching-substring></xsl:analyze-string>',
      ['1x2x', '1x'],
      '1 2',
    ),
  ),
  row(
    'XSLT',
    '1.0',
    '17',
    'xsl:message',
    gives('<xsl:message>seen</xsl:message><xsl:sequence select="count($lines)"/>', ['a', 'a b'], '1'),
  ),
  row(
    'XSLT',
    '2.0',
    '10.3',
    ['xsl:function/@as', 'xsl:param/@as', 'xsl:variable/@as'],
    gives(
      '<xsl:variable name="n" as="xs:integer" select="count($lines)"/><xsl:sequence select="$n instance of xs:integer, $n"/>',
      ['a', 'a b'],
      'true 1',
    ),
  ),
  row('XSLT', '1.0', '5', 'xsl:template/svrl:failed-assert', {
    schema: `<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform" version="2.0" xmlns:svrl="http://purl.oclc.org/dsdl/svrl"><xsl:template match="order" priority="1000" mode="M1"><svrl:fired-rule context="order"/><xsl:choose><xsl:when test="@id"/><xsl:otherwise><svrl:failed-assert id="a"><svrl:text>no</svrl:text></svrl:failed-assert></xsl:otherwise></xsl:choose></xsl:template></xsl:stylesheet>`,
    valid: '<order id="7"/>',
    invalid: '<order/>',
  }),
];

const inFunction = (body: string) => ({ schema: gives(body, ['a', 'b'], '').schema });

export const refusedXslt = [
  refused(
    'XSLT',
    '2.0',
    '14.3',
    ['xsl:for-each-group/@group-starting-with', 'xsl:for-each-group/@group-ending-with'],
    inFunction(
      '<xsl:for-each-group select="$lines" group-starting-with="line"><xsl:sequence select="1"/></xsl:for-each-group>',
    ),
  ),
  refused('XSLT', '1.0', '5.4', 'xsl:apply-templates', inFunction('<xsl:apply-templates select="$lines"/>')),
  refused('XSLT', '1.0', '10.1', 'xsl:call-template', inFunction('<xsl:call-template name="t"/>')),
  refused(
    'XSLT',
    '2.0',
    '13.1.3',
    ['xsl:sort/@collation', 'xsl:sort/@lang', 'xsl:sort/@case-order'],
    inFunction('<xsl:perform-sort select="$lines"><xsl:sort lang="de"/></xsl:perform-sort>'),
  ),
];
