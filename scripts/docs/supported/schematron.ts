import { schemaOf } from './examples.ts';
import { type Row, refused, row, type SchemaExample } from './row.ts';

const iso = 'ISO/IEC 19757-3';

type Options = NonNullable<SchemaExample['options']>;

/** A schema with the content, which accepts and refuses these documents. */
const shows = (content: string, valid: string, invalid: string, options?: Options): SchemaExample => ({
  schema: schemaOf(content),
  valid,
  invalid,
  ...(options === undefined ? {} : { options }),
});

const rule = (context: string, ...asserts: readonly string[]) =>
  `<pattern><rule context="${context}">${asserts.join('')}</rule></pattern>`;
const assert = (test: string) => `<assert id="a" test="${test}">no</assert>`;

/** The elements and attributes of Schematron. */
export const schematronRows: readonly Row[] = [
  row(iso, '2006', '5.4.13', ['schema', 'schema/@id', 'schema/@schemaVersion', 'title', 'p'], {
    schema: schemaOf(
      `<title>Orders</title><p>All of them.</p>${rule('order', assert('@id'))}`,
      'id="orders" schemaVersion="1" queryBinding="xslt2"',
    ),
    valid: '<order id="7"/>',
    invalid: '<order/>',
  }),
  row(iso, '2006', '6.4', ['schema/@queryBinding="xslt"', 'schema/@queryBinding="xslt2"'], {
    schema: schemaOf(rule('order', assert('@from &lt; @to')), 'queryBinding="xslt"'),
    valid: '<order from="9" to="10"/>',
    invalid: '<order from="10" to="9"/>',
  }),
  row(iso, '2020', '6.4', 'schema/@queryBinding="xslt3"', {
    schema: schemaOf(rule('order', assert('line ! @n')), 'queryBinding="xslt3"'),
    valid: '<order><line n="1"/></order>',
    invalid: '<order><line/></order>',
  }),
  row(
    iso,
    '2006',
    '5.4.7',
    ['ns', 'ns/@prefix', 'ns/@uri'],
    shows(
      `<ns prefix="o" uri="urn:o"/>${rule('o:order', assert('@id'))}`,
      '<order xmlns="urn:o" id="7"/>',
      '<order xmlns="urn:o"/>',
    ),
  ),
  row(
    iso,
    '2006',
    '5.4.9',
    ['pattern', 'pattern/@id'],
    shows(
      '<pattern id="one"><rule context="order"><assert id="a" test="@id">no</assert></rule></pattern><pattern id="two"><rule context="*"><assert id="b" test="@n">no</assert></rule></pattern>',
      '<order id="7" n="1"/>',
      '<order id="7"/>',
    ),
  ),
  row(
    iso,
    '2006',
    '5.4.9',
    ['pattern/@abstract', 'pattern/@is-a', 'param', 'param/@name', 'param/@value'],
    shows(
      '<pattern abstract="true" id="has"><rule context="$element"><assert id="a" test="$what">no</assert></rule></pattern><pattern is-a="has" id="o"><param name="element" value="order"/><param name="what" value="@id"/></pattern>',
      '<order id="7"/>',
      '<order/>',
    ),
  ),
  row(
    iso,
    '2025',
    '5.4.8',
    'pattern[@abstract]/param/@value',
    shows(
      '<pattern abstract="true" id="has"><param name="what" value="@id"/><rule context="order"><assert id="a" test="$what">no</assert></rule></pattern><pattern is-a="has" id="o"/>',
      '<order id="7"/>',
      '<order/>',
    ),
  ),
  row(
    iso,
    '2016',
    '5.4.9',
    'pattern/@documents',
    shows(
      `<pattern documents="/order/@list"><rule context="codes">${assert('code')}</rule></pattern>`,
      '<order list="full.xml"/>',
      '<order list="empty.xml"/>',
      {
        documents: { 'full.xml': '<codes><code/></codes>', 'empty.xml': '<codes/>' },
      },
    ),
  ),
  row(
    iso,
    '2006',
    '5.4.12',
    ['rule', 'rule/@context', 'rule/@id'],
    shows(
      '<pattern><rule id="r" context="line"><assert id="a" test="@n">no</assert></rule><rule context="*"><report id="b" test="@wrong">no</report></rule></pattern>',
      '<order><line n="1" wrong=""/></order>',
      '<order wrong=""><line n="1"/></order>',
    ),
  ),
  row(
    iso,
    '2006',
    '5.4.12',
    ['rule/@abstract', 'extends', 'extends/@rule'],
    shows(
      '<pattern><rule abstract="true" id="has"><assert id="a" test="@id">no</assert></rule><rule context="order"><extends rule="has"/></rule></pattern>',
      '<order id="7"/>',
      '<order/>',
    ),
  ),
  row(
    iso,
    '2016',
    '5.4.3',
    'extends/@href',
    shows(
      '<pattern><rule context="order"><extends href="has.sch"/></rule></pattern>',
      '<order id="7"/>',
      '<order/>',
      {
        files: {
          'has.sch':
            '<rule xmlns="http://purl.oclc.org/dsdl/schematron" abstract="true" id="has"><assert id="a" test="@id">no</assert></rule>',
        },
      },
    ),
  ),
  row(
    iso,
    '2025',
    '5.4.12',
    'rule/@visit-each',
    shows(
      `<pattern><rule context="order" visit-each="tokenize(@codes, ' ')"><assert id="a" test="string-length(.) = 2">no</assert></rule></pattern>`,
      '<order codes="A1 B2"/>',
      '<order codes="A1 B"/>',
    ),
  ),
  row(
    iso,
    '2025',
    '5',
    ['library', 'rules'],
    shows(
      '<extends href="lib.sch"/><pattern><rule context="order"><extends rule="has"/></rule></pattern>',
      '<order id="7"/>',
      '<order/>',
      {
        files: {
          'lib.sch':
            '<library xmlns="http://purl.oclc.org/dsdl/schematron"><rules><rule abstract="true" id="has"><assert id="a" test="@id">no</assert></rule></rules></library>',
        },
      },
    ),
  ),
  row(
    iso,
    '2006',
    '5.4.2',
    ['assert', 'assert/@test', 'assert/@id'],
    shows(rule('order', assert('@id')), '<order id="7"/>', '<order/>'),
  ),
  row(
    iso,
    '2006',
    '5.4.11',
    ['report', 'report/@test', 'report/@id'],
    shows(rule('order', '<report id="a" test="@wrong">no</report>'), '<order/>', '<order wrong=""/>'),
  ),
  row(
    iso,
    '2006',
    '5.4.2',
    ['assert/@flag', 'assert/@role', 'report/@flag', 'report/@role', 'rule/@flag', 'rule/@role'],
    shows(
      rule('order', '<assert id="w" flag="warning" test="@note">no</assert>', assert('@id')),
      '<order id="7"/>',
      '<order note=""/>',
    ),
  ),
  row(
    iso,
    '2006',
    '5.4.2',
    ['assert/@subject', 'report/@subject', 'rule/@subject'],
    shows(
      rule('order', '<assert id="a" subject="line" test="line/@n">no</assert>'),
      '<order><line n="1"/></order>',
      '<order><line/></order>',
    ),
  ),
  row(
    iso,
    '2006',
    '5.5',
    ['diagnostics', 'diagnostic', 'diagnostic/@id', 'assert/@diagnostics', 'report/@diagnostics'],
    shows(
      `${rule('order', '<assert id="a" diagnostics="d" test="@id">no</assert>')}<diagnostics><diagnostic id="d">It has <value-of select="count(@*)"/>.</diagnostic></diagnostics>`,
      '<order id="7"/>',
      '<order/>',
    ),
  ),
  row(
    iso,
    '2016',
    '5.5',
    [
      'properties',
      'property',
      'property/@id',
      'property/@role',
      'property/@scheme',
      'assert/@properties',
      'report/@properties',
    ],
    shows(
      `${rule('order', '<assert id="a" properties="p" test="@id">no</assert>')}<properties><property id="p" role="r" scheme="s"><value-of select="name()"/></property></properties>`,
      '<order id="7"/>',
      '<order/>',
    ),
  ),
  row(
    iso,
    '2006',
    '5.4.14',
    ['value-of', 'value-of/@select'],
    shows(
      rule('order', '<assert id="a" test="@id">no <value-of select="@n"/></assert>'),
      '<order id="7"/>',
      '<order n="1"/>',
    ),
  ),
  row(
    iso,
    '2006',
    '5.4.6',
    ['name', 'name/@path'],
    shows(
      rule('order', '<assert id="a" test="@id"><name/> in <name path=".."/></assert>'),
      '<order id="7"/>',
      '<order/>',
    ),
  ),
  row(
    iso,
    '2006',
    '5.5',
    ['emph', 'dir', 'span'],
    shows(
      rule(
        'order',
        '<assert id="a" test="@id"><emph>no</emph> <dir value="rtl">id</dir> <span class="c">at all</span></assert>',
      ),
      '<order id="7"/>',
      '<order/>',
    ),
  ),
  row(
    iso,
    '2006',
    '5.4.5',
    ['let', 'let/@name', 'let/@value'],
    shows(
      `<let name="most" value="2"/><pattern><let name="lines" value="//line"/><rule context="order"><let name="n" value="count($lines)"/>${assert('$n &lt;= $most')}</rule></pattern>`,
      '<order><line/></order>',
      '<order><line/><line/><line/></order>',
    ),
  ),
  row(
    iso,
    '2016',
    '5.4.5',
    'let/node()',
    shows(
      `<let name="codes"><code xmlns="">A</code><code xmlns="">B</code></let>${rule('order', assert('@code = $codes/code'))}`,
      '<order code="A"/>',
      '<order code="C"/>',
    ),
  ),
  row(
    iso,
    '2020',
    '5.4.5',
    'let/@as',
    shows(
      `<ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/>${rule('order', '<let name="n" as="xs:integer?" value="@n"/>', assert('$n instance of xs:integer'))}`,
      '<order n="1"/>',
      '<order/>',
    ),
  ),
  row(iso, '2006', '5.4.10', ['phase', 'phase/@id', 'active', 'active/@pattern', 'schema/@defaultPhase'], {
    schema: schemaOf(
      '<phase id="draft"><active pattern="one"/></phase><pattern id="one"><rule context="order"><assert id="a" test="@id">no</assert></rule></pattern><pattern id="two"><rule context="order"><assert id="b" test="@date">no</assert></rule></pattern>',
      'queryBinding="xslt2" defaultPhase="draft"',
    ),
    valid: '<order id="7"/>',
    invalid: '<order date=""/>',
  }),
  row(
    iso,
    '2025',
    '5.4.10',
    'phase/@from',
    shows(
      '<phase id="lines" from="order/line"><active pattern="one"/></phase><pattern id="one"><rule context="*"><assert id="a" test="@n">no</assert></rule></pattern>',
      '<order><line n="1"/></order>',
      '<order n="1"><line/></order>',
      { phase: 'lines' },
    ),
  ),
  row(
    iso,
    '2006',
    '5.4.4',
    ['include', 'include/@href'],
    shows('<include href="parts.sch#one"/>', '<order id="7"/>', '<order/>', {
      files: {
        'parts.sch':
          '<schema xmlns="http://purl.oclc.org/dsdl/schematron"><pattern id="one"><rule context="order"><assert id="a" test="@id">no</assert></rule></pattern></schema>',
      },
    }),
  ),
  row(
    iso,
    '2006',
    '5.5',
    ['@see', '@icon', '@fpi', '@xml:lang'],
    shows(
      rule(
        'order',
        '<assert id="a" see="https://example.org/a" icon="a.png" fpi="-//A" xml:lang="en" test="@id">no</assert>',
      ),
      '<order id="7"/>',
      '<order/>',
    ),
  ),
  row(
    iso,
    '2006',
    'C, H',
    'rule/@context="@code | comment() | processing-instruction() | text()"',
    shows(
      '<pattern><rule context="@code | comment() | processing-instruction() | text()"><assert id="a" test="string-length(.) = 2">no</assert></rule></pattern>',
      '<order code="A1"><!--ab--></order>',
      '<order code="A1"><!--a--></order>',
    ),
  ),
  row(
    iso,
    '2006',
    'C, H',
    'xsl:key',
    shows(
      `<xsl:key name="code" match="code" use="."/>${rule('line', assert("key('code', @code)"))}`,
      '<order><code>A</code><line code="A"/></order>',
      '<order><code>A</code><line code="B"/></order>',
    ),
  ),
  row(
    iso,
    '2006',
    'H',
    'xsl:function',
    shows(
      `<ns prefix="f" uri="urn:f"/><xsl:function xmlns:f="urn:f" name="f:twice" as="xs:integer"><xsl:param name="n" as="xs:integer"/><xsl:sequence select="$n * 2"/></xsl:function>${rule('order', assert('f:twice(count(line)) = 2'))}`,
      '<order><line/></order>',
      '<order/>',
    ),
  ),
  row(
    iso,
    '2020',
    'C, H',
    ['xsl:include', 'xsl:import'],
    shows(
      `<ns prefix="f" uri="urn:f"/><xsl:include href="f.xsl"/>${rule('order', assert('f:even(count(line))'))}`,
      '<order/>',
      '<order><line/></order>',
      {
        files: {
          'f.xsl':
            '<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:f" version="2.0"><xsl:function name="f:even"><xsl:param name="n"/><xsl:sequence select="$n mod 2 = 0"/></xsl:function></xsl:stylesheet>',
        },
      },
    ),
  ),
  row(iso, '2006', 'D', 'SVRL', shows(rule('order', assert('@id')), '<order id="7"/>', '<order/>')),
];

export const refusedSchematron = [
  refused(
    iso,
    '2006',
    '6.4',
    ['schema/@queryBinding="xquery"', 'schema/@queryBinding="exslt"', 'schema/@queryBinding="stx"'],
    {
      schema: schemaOf(rule('order', assert('@id')), 'queryBinding="xquery"'),
    },
  ),
  refused(iso, '2006', '5.4.5', '<let name="v"/><let name="v"/>', {
    schema: schemaOf(rule('order', '<let name="v" value="1"/><let name="v" value="2"/>', assert('$v = 1'))),
  }),
  refused(iso, '2006', '5.4.12', 'assert/@test="last()"', {
    schema: schemaOf(rule('line', assert('last() = 1'))),
  }),
  refused('XSLT', '3.0', '18.2', 'xsl:accumulator', {
    schema: schemaOf(
      `<xsl:accumulator name="a" initial-value="0"/>${rule('order', assert("accumulator-after('a')"))}`,
    ),
  }),
];
