import { expect, test } from 'vitest';
import { compileSchematron, SchematronError } from '../../src/index.ts';

const namespace = 'xmlns:sch="http://purl.oclc.org/dsdl/schematron"';
const schema = (content: string) => `<sch:schema ${namespace} queryBinding="xslt2">\n${content}</sch:schema>`;
const include = (href: string, element = 'include') => `<sch:${element} href="${href}"/>`;
const failing = (id: string) => `<sch:assert ${namespace} id="${id}" test="false()">-</sch:assert>`;
const rule = (id: string, context = '/*') =>
  `<sch:rule ${namespace} context="${context}">${failing(id)}</sch:rule>`;
const pattern = (id: string, content = rule(id)) =>
  `<sch:pattern ${namespace} id="${id}">${content}</sch:pattern>`;

type Files = Readonly<Record<string, unknown>>;

/** The assertions that fail on a document, of a schema with other files. */
function failed(main: string, files: Files = {}): string[] {
  const resolve = (path: string) => {
    if (path in files) return files[path] as string;
    throw new Error(`no file ${path}`);
  };
  const { findings } = compileSchematron(main, { resolve }).judge('<a><b/></a>');
  return findings.map(({ id }) => id);
}

const library = schema(`${pattern('one')}${pattern('two')}
  <sch:rules><sch:rule abstract="true" id="base">${failing('of-base')}</sch:rule></sch:rules>`);
const xsl = 'xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:f"';
const stylesheet = (content: string) => `<xsl:stylesheet ${xsl} version="2.0">${content}</xsl:stylesheet>`;
const functions = {
  'functions.xsl': stylesheet(
    '<xsl:function name="f:same"><xsl:param name="n"/><xsl:sequence select="$n"/></xsl:function>',
  ),
  'more.xsl': stylesheet('<xsl:include href="functions.xsl"/>'),
};
const calling = (included: string) =>
  schema(
    `<sch:ns prefix="f" uri="urn:f"/>${included}${pattern('own', '<sch:rule context="/*"><sch:assert id="own" test="f:same(1) = 2">-</sch:assert></sch:rule>')}`,
  );

test.each<readonly [fact: string, main: string, files: Files, failed: readonly string[]]>([
  [
    'An included file takes the place of its reference',
    schema(pattern('a') + include('more/b.sch') + pattern('c')),
    { 'more/b.sch': pattern('b') },
    ['a', 'b', 'c'],
  ],
  [
    'A pattern may be spread over files, with references relative to each',
    schema(
      pattern(
        'p',
        rule('a', 'x') + include('more/b.sch', 'extends') + include('./more/../e.sch', 'extends') + rule('f'),
      ),
    ),
    {
      'more/b.sch': pattern('b', rule('b', 'b') + include('c.sch', 'extends')),
      'more/c.sch': pattern('c', rule('c', 'x')),
      'e.sch': pattern('e'),
    },
    ['e', 'b'],
  ],
  ['A schema has a stylesheet with what it includes', calling(functions['more.xsl']), functions, ['own']],
  ['as it includes it', calling(`<xsl:include ${xsl} href="more.xsl"/>`), functions, ['own']],
  ['or as it includes parts', calling(include('more.xsl')), functions, ['own']],
  [
    'A fragment names a pattern of another schema',
    schema(include('lib.sch#two')),
    { 'lib.sch': library },
    ['two'],
  ],
  [
    'or an abstract rule, whose content is taken',
    schema(pattern('own', '<sch:rule context="b"><sch:extends href="parts/lib.sch#base"/></sch:rule>')),
    { 'parts/lib.sch': library },
    ['of-base'],
  ],
  [
    'or a part of its own file',
    schema(
      pattern('p', rule('own')) + pattern('more', `<sch:rule context="b">${include('#own')}</sch:rule>`),
    ),
    {},
    ['own', 'own'],
  ],
  [
    'or an element by its xml:id, relative to the file that includes it',
    schema(include('a/b.sch')),
    {
      'a/b.sch': pattern('b', include('../c/c.sch#rule')),
      'c/c.sch': schema(
        pattern('c', `<sch:rule context="b" xml:id="rule"><sch:include href="d.sch"/></sch:rule>`),
      ),
      'c/d.sch': failing('deep'),
    },
    ['deep'],
  ],
  ['Blanks may be written %20', schema(include('my%20part.sch')), { 'my part.sch': pattern('p') }, ['p']],
  ['A % stands for itself elsewhere', schema(include('100%.sch')), { '100%.sch': pattern('p') }, ['p']],
  [
    'A whole schema can be taken over',
    schema(include('lib.sch', 'extends')),
    { 'lib.sch': library },
    ['one', 'two'],
  ],
])('%s', (_, main, files, expected) => {
  expect(failed(main, files)).toEqual(expected);
});

test('In what is taken over prefixes mean what they mean in their own file', () => {
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
    compileSchematron(main, { resolve: () => other }).judge(`<a><b xmlns="${uri}"><c>1</c></b></a>`).findings;
  expect(judged('urn:other')).toMatchObject([{ id: 'other', text: 'p:b 1' }]);
  expect(judged('urn:own')).toMatchObject([{ id: 'own', test: 'p:b' }]);
});

test.each([
  '/etc/passwd',
  '../order.sch',
  'file:///etc/passwd',
  'https://example.org/order.sch',
  'a/../../b.sch',
  'C:\\order.sch',
  '..%2Fpart.sch',
  '%2Fpart.sch',
  'a%3Ab.sch',
])('%s is not in the folder of the schema, and is not included', (href) => {
  expect(() => compileSchematron(schema(include(href)), { resolve: () => pattern('p') })).toThrow(
    SchematronError,
  );
});

test('An included file may be in a folder above, from which the path of the schema starts', () => {
  const main = schema(include('../shared/part.sch'));
  const read: string[] = [];
  const resolve = (path: string) => {
    read.push(path);
    return pattern('shared');
  };
  expect(() => compileSchematron(main, { resolve })).toThrow(/leads out of the folder.*option path, --root/);
  const { findings } = compileSchematron(main, { resolve, path: 'ubl/schema.sch' }).judge('<a/>');
  expect([read, findings.map(({ id }) => id)]).toEqual([['shared/part.sch'], ['shared']]);
  const further = main.replace('../shared', '../../shared');
  expect(() => compileSchematron(further, { resolve, path: 'ubl/schema.sch' })).toThrow(SchematronError);
});

test('A missing file is told where it is included', () => {
  const files = { 'parts/a.sch': pattern('a', `\n\n${include('b.sch')}`) };
  expect(() => failed(schema(include('parts/a.sch')), files)).toThrow(
    /^parts\/a\.sch:3: b\.sch is included here: no file parts\/b\.sch$/,
  );
  expect(() =>
    failed(schema(pattern('p', `<sch:rule context="a">\n${include('a.sch', 'extends')}</sch:rule>`))),
  ).toThrow(/^schema\.sch:3: a\.sch is included here: no file a\.sch$/);
});
