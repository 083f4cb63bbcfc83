import { describe, expect, test } from 'vitest';
import { compileSchematron, SchematronError } from '../../src/index.ts';

const namespace = 'xmlns:sch="http://purl.oclc.org/dsdl/schematron"';
const schema = (content: string) => `<sch:schema ${namespace} queryBinding="xslt2">\n${content}</sch:schema>`;
const failing = (id: string) => `<sch:assert id="${id}" test="false()">-</sch:assert>`;
const pattern = (id: string, content = `<sch:rule context="/*">${failing(`in-${id}`)}</sch:rule>`) =>
  `<sch:pattern ${namespace} id="${id}">${content}</sch:pattern>`;

/** The assertions that fail on a document, of a schema with other files. */
function failed(main: string, files: Readonly<Record<string, unknown>> = {}): string[] {
  const resolve = (path: string) => {
    if (path in files) return files[path] as string;
    throw new Error(`no file ${path}`);
  };
  const { findings } = compileSchematron(main, { resolve }).judge('<a><b/></a>');
  return findings.map(({ id }) => id);
}

test('a stylesheet that stands in a schema, or that it includes, has what it includes itself', () => {
  const xsl = 'xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:f"';
  const stylesheet = (content: string) => `<xsl:stylesheet ${xsl} version="2.0">${content}</xsl:stylesheet>`;
  const files = {
    'functions.xsl': stylesheet(
      '<xsl:function name="f:same"><xsl:param name="n"/><xsl:sequence select="$n"/></xsl:function>',
    ),
    'more.xsl': stylesheet('<xsl:include href="functions.xsl"/>'),
  };
  for (const functions of [
    stylesheet('<xsl:include href="functions.xsl"/>'),
    `<xsl:include ${xsl} href="more.xsl"/>`,
    '<sch:include href="more.xsl"/>',
  ]) {
    const rule = '<sch:rule context="/*"><sch:assert id="own" test="f:same(1) = 2">-</sch:assert></sch:rule>';
    const main = schema(`<sch:ns prefix="f" uri="urn:f"/>${functions}${pattern('own', rule)}`);
    expect(failed(main, files)).toEqual(['own']);
  }
});

describe('an href with a fragment includes the element with this id', () => {
  const library = schema(`${pattern('one')}${pattern('two')}
    <sch:rules><sch:rule abstract="true" id="base">${failing('of-base')}</sch:rule></sch:rules>`);

  test('a pattern of another schema', () => {
    expect(failed(schema('<sch:include href="lib.sch#two"/>'), { 'lib.sch': library })).toEqual(['in-two']);
  });

  test('the content of an abstract rule', () => {
    const main = schema(
      pattern('own', '<sch:rule context="b"><sch:extends href="parts/lib.sch#base"/></sch:rule>'),
    );
    expect(failed(main, { 'parts/lib.sch': library })).toEqual(['of-base']);
  });

  test('in which prefixes mean what they mean in their own file', () => {
    const binding = (uri: string) => `<sch:ns prefix="p" uri="${uri}"/>`;
    const other = schema(
      `${binding('urn:other')}<sch:ns prefix="o" uri="urn:other"/><sch:rules><sch:rule abstract="true" id="base">
        <sch:let name="all" value="'p:b' != '' and count(p:b | o:b | p:*)"/>
        <sch:report id="other" test="p:b and $all">p:b <sch:value-of select="o:b/p:c"/></sch:report></sch:rule></sch:rules>`,
    );
    const main = schema(
      `${binding('urn:own')}${pattern('own', '<sch:rule context="/*"><sch:extends href="lib.sch#base"/><sch:report id="own" test="p:b">-</sch:report></sch:rule>')}`,
    );
    const judged = (uri: string) =>
      compileSchematron(main, { resolve: () => other }).judge(`<a><b xmlns="${uri}"><c>1</c></b></a>`)
        .findings;
    expect(judged('urn:other')).toMatchObject([{ id: 'other', text: 'p:b 1' }]);
    expect(judged('urn:own')).toMatchObject([{ id: 'own', test: 'p:b' }]);
  });

  test('a part of its own file', () => {
    const shared = `<sch:rule context="/*">${failing('shared')}</sch:rule>`;
    const main = schema(
      `${pattern('own', shared)}${pattern('more', '<sch:rule context="b"><sch:include href="#shared"/></sch:rule>')}`,
    );
    expect(failed(main)).toEqual(['shared', 'shared']);
  });

  test('by xml:id, relative to the file that includes it', () => {
    const files = {
      'a/b.sch': pattern('b', '<sch:include href="../c/c.sch#rule"/>'),
      'c/c.sch': schema(
        pattern('c', `<sch:rule context="b" xml:id="rule"><sch:include href="d.sch"/></sch:rule>`),
      ),
      'c/d.sch': failing('deep').replace('<sch:assert', `<sch:assert ${namespace}`),
    };
    expect(failed(schema('<sch:include href="a/b.sch"/>'), files)).toEqual(['deep']);
  });
});

test('an href is a reference as in XML: blanks may be written %20', () => {
  expect(failed(schema('<sch:include href="my%20part.sch"/>'), { 'my part.sch': pattern('p') })).toEqual([
    'in-p',
  ]);
  for (const href of ['..%2Fpart.sch', '%2Fpart.sch', 'a%3Ab.sch'])
    expect(() => failed(schema(`<sch:include href="${href}"/>`))).toThrow(SchematronError);
  expect(failed(schema('<sch:include href="100%.sch"/>'), { '100%.sch': pattern('p') })).toEqual(['in-p']);
});

test('a whole schema in another would be ignored, and is refused', () => {
  const library = schema(pattern('p'));
  expect(() => failed(schema('<sch:include href="lib.sch"/>'), { 'lib.sch': library })).toThrow(
    'lib.sch:1: schema has no meaning in schema; take over its content with extends and its href, or include a part of it by id (file.sch#id)',
  );
  expect(failed(schema('<sch:extends href="lib.sch"/>'), { 'lib.sch': library })).toEqual(['in-p']);
});
