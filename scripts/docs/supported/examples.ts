import { escapeAttribute } from 'schematron-compiler/xml';

/** The document on which the expressions of the tables are true. */
export const exampleDocument = `<order id="7" xml:lang="en-GB" xmlns:x="urn:x"><!-- new --><?print twice?>
  <line n="1"><price>2.50</price><code>A1</code></line>
  <line n="2"><price>10</price><code>B22</code></line>
  <x:note>of <b>two</b></x:note>
  <due>2026-11-26</due>
</order>`;

/** A schema with this content. */
export function schemaOf(content: string, attributes = 'queryBinding="xslt2"'): string {
  return `<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:xs="http://www.w3.org/2001/XMLSchema" ${attributes}>${content}</schema>`;
}

/** A schema whose one assertion is an expression on the root element. */
export function schemaOfExpression(expression: string): string {
  const prefixes = '<ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/><ns prefix="x" uri="urn:x"/>';
  return schemaOf(
    `${prefixes}<pattern><rule context="/order"><assert id="a" test="${escapeAttribute(expression)}">no</assert></rule></pattern>`,
  );
}
