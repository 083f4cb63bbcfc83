import { schemaOf } from './examples.ts';
import { type Row, refused, row, type SchemaExample, type Standard } from './row.ts';

/** A test that reads a registered document. */
const inDocument = (test: string): SchemaExample => ({
  schema: schemaOf(
    `<pattern><rule context="order"><assert id="a" test="${test}">no</assert></rule></pattern>`,
  ),
  valid: '<order code="A"/>',
  invalid: '<order code="B"/>',
  options: { documents: { 'codes.xml': '<codes><code>A</code></codes>' } },
});

/** Makes rows for the functions that a standard has, as constructs. */
const functionsOf =
  (standard: Standard) =>
  (edition: string, section: string, names: string, example: string): Row =>
    row(
      standard,
      edition,
      section,
      names.split(' ').map((name) => `${name}()`),
      example,
    );
const functions = functionsOf('XPath functions');
const ofXslt = functionsOf('XSLT');

/** The functions by the sections of XPath and XQuery Functions 1.0 (which XPath 2.0 has), 3.1, and XSLT. */
export const functionRows: readonly Row[] = [
  functions('1.0', '2', 'string', "string(due) = '2026-11-26'"),
  functions(
    '2.0',
    '2',
    'node-name nilled data base-uri document-uri',
    "node-name(line[1]) = xs:QName('line') and not(nilled(due)) and data(due) = '2026-11-26' and empty(base-uri(due)) and empty(document-uri(/))",
  ),
  functions('2.0', '3', 'error', 'if (due) then true() else error()'),
  functions('2.0', '4', 'trace', "trace(@id, 'id') = 7"),
  functions(
    '2.0',
    '5.2',
    'dateTime',
    "dateTime(xs:date(due), xs:time('10:00:00')) = xs:dateTime('2026-11-26T10:00:00')",
  ),
  functions('1.0', '6.4', 'ceiling floor round', 'ceiling(1.2) = 2 and floor(1.8) = 1 and round(2.5) = 3'),
  functions('2.0', '6.4', 'abs round-half-to-even', 'abs(-1) = 1 and round-half-to-even(2.5) = 2'),
  functions(
    '2.0',
    '7.2',
    'codepoints-to-string string-to-codepoints',
    "codepoints-to-string(string-to-codepoints('ab')) = 'ab'",
  ),
  functions('2.0', '7.3', 'compare codepoint-equal', "compare('a', 'b') = -1 and codepoint-equal('a', 'a')"),
  functions(
    '1.0',
    '7.4',
    'concat substring string-length normalize-space translate',
    "concat('a', 1) = 'a1' and substring('abc', 2) = 'bc' and string-length('abc') = 3 and normalize-space(' a  b ') = 'a b' and translate('ab', 'b', 'c') = 'ac'",
  ),
  functions(
    '2.0',
    '7.4',
    'string-join normalize-unicode upper-case lower-case encode-for-uri iri-to-uri escape-html-uri',
    "string-join(line/code, ' ') = 'A1 B22' and normalize-unicode('a') = 'a' and upper-case('a') = 'A' and lower-case('A') = 'a' and encode-for-uri('a b') = 'a%20b' and iri-to-uri('a b') = 'a%20b' and escape-html-uri('a') = 'a'",
  ),
  functions(
    '1.0',
    '7.5',
    'contains starts-with substring-before substring-after',
    "contains('abc', 'b') and starts-with('abc', 'a') and substring-before('a-b', '-') = 'a' and substring-after('a-b', '-') = 'b'",
  ),
  functions('2.0', '7.5', 'ends-with', "ends-with('abc', 'c')"),
  functions(
    '2.0',
    '7.6',
    'matches replace tokenize',
    "matches('A1', '^[A-Z]\\d$') and replace('a-b', '-', '') = 'ab' and count(tokenize('a b', ' ')) = 2",
  ),
  functions('2.0', '8.1', 'resolve-uri', "resolve-uri('b', 'http://example.org/a') = 'http://example.org/b'"),
  functions('1.0', '9', 'true false not', 'true() and not(false())'),
  functions(
    '2.0',
    '10.5',
    'years-from-duration months-from-duration days-from-duration hours-from-duration minutes-from-duration seconds-from-duration',
    "years-from-duration(xs:duration('P1Y2M3DT4H5M6S')) = 1 and months-from-duration(xs:yearMonthDuration('P1Y2M')) = 2 and days-from-duration(xs:dayTimeDuration('P3D')) = 3 and hours-from-duration(xs:dayTimeDuration('PT4H')) = 4 and minutes-from-duration(xs:dayTimeDuration('PT5M')) = 5 and seconds-from-duration(xs:dayTimeDuration('PT6S')) = 6",
  ),
  functions(
    '2.0',
    '10.5',
    'year-from-date month-from-date day-from-date timezone-from-date',
    'year-from-date(xs:date(due)) = 2026 and month-from-date(xs:date(due)) = 11 and day-from-date(xs:date(due)) = 26 and empty(timezone-from-date(xs:date(due)))',
  ),
  functions(
    '2.0',
    '10.5',
    'year-from-dateTime month-from-dateTime day-from-dateTime hours-from-dateTime minutes-from-dateTime seconds-from-dateTime timezone-from-dateTime',
    "(for $t in xs:dateTime('2026-11-26T10:20:30Z') return (year-from-dateTime($t), month-from-dateTime($t), day-from-dateTime($t), hours-from-dateTime($t), minutes-from-dateTime($t), seconds-from-dateTime($t))[3]) = 26 and timezone-from-dateTime(xs:dateTime('2026-11-26T10:20:30Z')) = xs:dayTimeDuration('PT0S')",
  ),
  functions(
    '2.0',
    '10.5',
    'hours-from-time minutes-from-time seconds-from-time timezone-from-time',
    "hours-from-time(xs:time('10:20:30')) = 10 and minutes-from-time(xs:time('10:20:30')) = 20 and seconds-from-time(xs:time('10:20:30')) = 30 and empty(timezone-from-time(xs:time('10:20:30')))",
  ),
  functions(
    '2.0',
    '10.7',
    'adjust-dateTime-to-timezone adjust-date-to-timezone adjust-time-to-timezone',
    "adjust-date-to-timezone(xs:date('2026-11-26Z'), ()) = xs:date('2026-11-26') and adjust-time-to-timezone(xs:time('10:00:00'), xs:dayTimeDuration('PT4H')) = xs:time('10:00:00+04:00') and adjust-dateTime-to-timezone(xs:dateTime('2026-11-26T10:00:00Z'), ()) = xs:dateTime('2026-11-26T10:00:00')",
  ),
  functions(
    '2.0',
    '11',
    'resolve-QName QName prefix-from-QName local-name-from-QName namespace-uri-from-QName namespace-uri-for-prefix in-scope-prefixes',
    "resolve-QName('x:a', .) = QName('urn:x', 'x:a') and prefix-from-QName(QName('urn:x', 'x:a')) = 'x' and local-name-from-QName(QName('urn:x', 'x:a')) = 'a' and namespace-uri-from-QName(QName('urn:x', 'x:a')) = 'urn:x' and namespace-uri-for-prefix('x', .) = 'urn:x' and in-scope-prefixes(.) = 'x'",
  ),
  functions(
    '1.0',
    '14',
    'name local-name namespace-uri number lang',
    "name(x:note) = 'x:note' and local-name(x:note) = 'note' and namespace-uri(x:note) = 'urn:x' and number(@id) = 7 and lang('en')",
  ),
  functions('2.0', '14.9', 'root', 'root(due) is /'),
  functions('1.0', '15.1', 'boolean', 'boolean(due)'),
  functions(
    '2.0',
    '15.1',
    'index-of empty exists distinct-values insert-before remove reverse subsequence unordered',
    'index-of((1, 2), 2) = 2 and empty(()) and exists(due) and count(distinct-values((1, 1.0, 2))) = 2 and count(insert-before((1, 2), 1, 0)) = 3 and remove((1, 2), 1) = 2 and reverse((1, 2))[1] = 2 and subsequence((1, 2, 3), 2, 1) = 2 and count(unordered((1, 2))) = 2',
  ),
  functions(
    '2.0',
    '15.2',
    'zero-or-one one-or-more exactly-one',
    'empty(zero-or-one(())) and count(one-or-more(line)) = 2 and exactly-one(due) = due',
  ),
  functions('2.0', '15.3', 'deep-equal', 'deep-equal(line[1], line[1])'),
  functions('1.0', '15.4', 'count sum', 'count(line) = 2 and sum(line/price) = 12.5'),
  functions(
    '2.0',
    '15.4',
    'avg max min',
    'avg(line/price) = 6.25 and max(line/price) = 10 and min(line/price) = 2.5',
  ),
  functions('1.0', '15.5', 'id', "empty(id('none'))"),
  functions('2.0', '15.5', 'idref', "empty(idref('none'))"),
  row(
    'XPath functions',
    '2.0',
    '15.5',
    ['doc()', 'doc-available()'],
    inDocument("doc-available('codes.xml') and doc('codes.xml')//code = @code"),
  ),
  functions('1.0', '16', 'position last', 'line[position() = last()]/@n = 2'),
  row(
    'XPath functions',
    '2.0',
    '16',
    ['current-date()', 'current-dateTime()', 'current-time()', 'implicit-timezone()'],
    {
      schema: schemaOf(
        `<ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/><pattern><rule context="order"><assert id="a" test="xs:date(@due) &lt; current-date() and exists(current-dateTime()) and exists(current-time()) and implicit-timezone() = xs:dayTimeDuration('PT0S')">no</assert></rule></pattern>`,
      ),
      valid: '<order due="2026-11-25"/>',
      invalid: '<order due="2026-11-27"/>',
      options: { clock: '2026-11-26T10:00:00Z' },
    },
  ),
  functions(
    '2.0',
    '16',
    'default-collation static-base-uri',
    'exists(default-collation()) and empty(static-base-uri())',
  ),
  functions(
    '3.0',
    '14',
    'path has-children innermost outermost head tail generate-id',
    "path(due) != '' and has-children(.) and count(innermost((., line))) = 2 and count(outermost((., line))) = 1 and head((1, 2)) = 1 and tail((1, 2)) = 2 and generate-id(.) = generate-id(.)",
  ),
  functions('3.1', '5.4', 'contains-token', "contains-token('a b', 'b')"),
  functions('3.1', '16.2', 'sort', 'sort((3, 1, 2))[1] = 1'),
  row('XSLT', '1.0', '16.1', 'document()', inDocument("document('codes.xml')//code = @code")),
  row('XSLT', '1.0', '16.3', 'key()', {
    schema: schemaOf(
      `<xsl:key name="code" match="code" use="."/><pattern><rule context="line"><assert id="a" test="key('code', @code)">no</assert></rule></pattern>`,
    ),
    valid: '<order><code>A</code><line code="A"/></order>',
    invalid: '<order><code>A</code><line code="B"/></order>',
  }),
  ofXslt('1.0', '16.6', 'current', 'line[@n = 1][current()/@id = 7]'),
  ofXslt('1.0', '16.4', 'format-number', "format-number(1234.5, '#,##0.00') = '1,234.50'"),
  ofXslt(
    '2.0',
    '16.5',
    'format-date format-time format-dateTime',
    "format-date(xs:date(due), '[Y]') = '2026' and format-time(xs:time('10:00:00'), '[H]') = '10' and format-dateTime(xs:dateTime('2026-11-26T10:00:00'), '[D]') = '26'",
  ),
];

export const refusedFunctions = [
  refused('XPath functions', '2.0', '15.5', ['collection()'], 'collection()'),
  refused(
    'XPath functions',
    '3.0',
    '16',
    ['filter()', 'fold-left()', 'fold-right()', 'for-each()', 'for-each-pair()'],
    'filter(line, 1)',
  ),
  refused(
    'XPath functions',
    '3.1',
    '17',
    ['parse-json()', 'json-doc()', 'json-to-xml()', 'xml-to-json()'],
    "parse-json('1')",
  ),
  refused(
    'XPath functions',
    '3.0',
    '14',
    ['unparsed-text()', 'environment-variable()', 'parse-xml()', 'serialize()', 'analyze-string()'],
    "unparsed-text('a')",
  ),
  refused(
    'XSLT',
    '1.0',
    '16',
    ['system-property()', 'unparsed-entity-uri()'],
    "system-property('xsl:version')",
  ),
];
