import { expect, test } from 'vitest';
import { compileSchematron } from '../../../src/index.ts';

const schemaOf = (test: string, more = '') =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:f="urn:f" queryBinding="xslt2">
    <ns prefix="f" uri="urn:f"/><xsl:key name="lines" match="line" use="@n"/>${more}
    <pattern><rule context="/orders"><assert test="${test}">-</assert></rule></pattern></schema>`;
const orders =
  '<orders><order><line n="1"/><line n="2"/></order><order id="b"><line n="1"/></order><line n="1"/></orders>';

const ofFunction =
  '<xsl:function name="f:count" as="xs:integer"><xsl:param name="top"/><xsl:sequence select="count(key(\'lines\', \'1\', $top))"/></xsl:function>';

test.each<readonly [test: string, more: string]>([
  ["count(key('lines', '1', .)) = 3", ''],
  ["count(key('lines', '1', /)) = 3", ''],
  ["count(key('lines', '1', order[1])) = 1", ''],
  ["key('lines', '1', order[2])/../@id = 'b'", ''],
  ["count(key('lines', ('1', '2'), order[1])) = 2", ''],
  ["count(key('lines', '1', line)) = 1", ''],
  ["empty(key('lines', '2', order[2]))", ''],
  ['f:count(order[1]) = 1 and f:count(/) = 3', ofFunction],
])('key() with three arguments finds what is in the element: %s', (expression, more) => {
  expect(compileSchematron(schemaOf(expression, more)).judge(orders).outcome).toBe('valid');
});

test('key() looks in one node, which an element of the document is', () => {
  expect(compileSchematron(schemaOf("key('lines', '1', order)")).judge(orders).outcome).toBe('not-judged');
  expect(() => compileSchematron(schemaOf("key('lines', '1', 'order')"))).toThrow(
    'key() looks in an element or a document of the document that is judged',
  );
});
