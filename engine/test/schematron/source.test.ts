import { describe, expect, test } from 'vitest';
import { readSchematron, type SchematronSchema } from '../../src/schematron/source.ts';

/** Reads `main.sch` from a folder of files. */
function read(files: Readonly<Record<string, string>>, codeLists = [] as const): SchematronSchema {
  return readSchematron(
    'main.sch',
    (path) => {
      const text = files[path];
      if (text === undefined) throw new Error(`no file ${path}`);
      return text;
    },
    codeLists,
  );
}

const schema = (content: string) =>
  `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">${content}</sch:schema>`;
const pattern = (content: string) =>
  `<sch:pattern xmlns:sch="http://purl.oclc.org/dsdl/schematron">${content}</sch:pattern>`;
const rule = (id: string) =>
  `<sch:rule context="${id}"><sch:assert id="${id}" test="true()">t</sch:assert></sch:rule>`;
const contexts = ({ patterns }: SchematronSchema) =>
  patterns.map(({ rules }) => rules.map(({ context }) => context));

describe('a schema', () => {
  const { namespaces, lets, patterns } = read({
    'main.sch': schema(`
      <sch:ns prefix="cbc" uri="urn:cbc"/>
      <sch:let name="limit" value="2"/>
      <sch:pattern id="model">
        <sch:let name="lines" value="//line"/>
        <sch:rule context="a[b]" id="first">
          <sch:let name="sum" value="sum(b)"/>
          <sch:assert id="one" test="$sum
            = 1" flag="fatal">The sum
            is one, <sch:emph>always</sch:emph>.</sch:assert>
          <sch:report id="two" test="c">c is there.</sch:report>
        </sch:rule>
      </sch:pattern>`),
  });

  test('has its namespaces and variables', () => {
    expect(namespaces).toEqual([{ prefix: 'cbc', uri: 'urn:cbc' }]);
    expect(lets).toEqual([{ name: 'limit', value: '2', source: { file: 'main.sch', line: 3 } }]);
  });

  test('has its patterns with rules, variables and assertions, each with its place', () => {
    expect(patterns).toEqual([
      {
        id: 'model',
        lets: [{ name: 'lines', value: '//line', source: { file: 'main.sch', line: 5 } }],
        rules: [
          {
            context: 'a[b]',
            id: 'first',
            lets: [{ name: 'sum', value: 'sum(b)', source: { file: 'main.sch', line: 7 } }],
            asserts: [
              {
                id: 'one',
                kind: 'assert',
                test: expect.stringMatching(/^\$sum\s+= 1$/),
                flag: 'fatal',
                text: 'The sum is one, always.',
                source: { file: 'main.sch', line: 8 },
              },
              {
                id: 'two',
                kind: 'report',
                test: 'c',
                text: 'c is there.',
                source: { file: 'main.sch', line: 11 },
              },
            ],
            source: { file: 'main.sch', line: 6 },
          },
        ],
      },
    ]);
  });
});

test('a code list is a global variable', () => {
  const codeLists = [{ id: 'Emirate', codes: { DXB: 'Dubai', "O'": 'quoted' } }];
  const { lets } = readSchematron('main.sch', () => schema(''), codeLists);
  expect(lets).toEqual([
    {
      name: 'codes-Emirate',
      value: "('DXB', 'O''')",
      as: 'xs:string*',
      source: { file: 'main.sch', line: 1 },
    },
  ]);
});

describe('several files', () => {
  test('an included file takes the place of its reference', () => {
    const files = {
      'main.sch': schema(`${pattern(rule('a'))}<sch:include href="more/b.sch"/>`),
      'more/b.sch': pattern(rule('b')),
    };
    expect(contexts(read(files))).toEqual([['a'], ['b']]);
  });

  test('a pattern may be spread over files, with references relative to each', () => {
    const files = {
      'main.sch': schema(
        pattern(
          `${rule('a')}<sch:extends href="more/b.sch"/>${rule('d')}<sch:extends href="./more/../e.sch"/>`,
        ),
      ),
      'more/b.sch': pattern(`${rule('b')}<sch:extends href="c.sch"/>`),
      'more/c.sch': pattern(rule('c')),
      'e.sch': pattern(rule('e')),
    };
    expect(contexts(read(files))).toEqual([['a', 'b', 'c', 'd', 'e']]);
    expect(read(files).patterns[0]?.rules.map(({ source }) => source.file)).toEqual([
      'main.sch',
      'more/b.sch',
      'more/c.sch',
      'main.sch',
      'e.sch',
    ]);
  });
});

describe('abstract rules and patterns', () => {
  test('an abstract rule gives its content where it is extended', () => {
    const { patterns } = read({
      'main.sch': schema(
        pattern(`
          <sch:rule context="a">
            <sch:assert id="1" test="1">t</sch:assert>
            <sch:extends rule="base"/>
            <sch:assert id="4" test="4">t</sch:assert>
          </sch:rule>
          <sch:rule abstract="true" id="base">
            <sch:let name="x" value="b"/>
            <sch:assert id="2" test="2">t</sch:assert>
            <sch:extends rule="deeper"/>
          </sch:rule>
          <sch:rule abstract="true" id="deeper"><sch:assert id="3" test="3">t</sch:assert></sch:rule>`),
      ),
    });
    expect(patterns[0]?.rules).toHaveLength(1);
    expect(patterns[0]?.rules[0]?.lets.map(({ name }) => name)).toEqual(['x']);
    expect(patterns[0]?.rules[0]?.asserts.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  });

  test('blanks around a name do not matter', () => {
    const { namespaces, lets, patterns } = read({
      'main.sch': schema(`
        <sch:ns prefix=" u " uri="urn:u"/>
        <sch:let name="x " value="' x '"/>
        <sch:pattern abstract="true" id=" base "><sch:rule context="$a"><sch:extends rule=" r"/></sch:rule>
          <sch:rule abstract="true" id="r "><sch:assert id=" one
" test="$b = ' y '">t</sch:assert></sch:rule></sch:pattern>
        <sch:pattern is-a=" base"><sch:param name="a " value="u:a"/><sch:param name="
b" value="$x"/></sch:pattern>`),
    });
    expect(namespaces.at(-1)).toEqual({ prefix: 'u', uri: 'urn:u' });
    expect(lets.at(-1)).toMatchObject({ name: 'x', value: "' x '" });
    expect(patterns[0]?.rules).toMatchObject([
      { context: 'u:a', asserts: [{ id: 'one', test: "$x = ' y '" }] },
    ]);
  });
});

describe('a mistake is reported with file and line', () => {
  test.each([
    ['XML that is not well-formed', '<sch:schema\n', /^main\.sch:\d+:/],
    ['a rule without context', schema(pattern('\n<sch:rule/>')), /^main\.sch:2: .*context/],
    [
      'an instruction beyond the dialect',
      schema('<xsl:function name="u:f">\n<xsl:message terminate="yes"/></xsl:function>'),
      'main.sch:2: xsl:message is not supported in a function',
    ],
    [
      'a file that is missing',
      schema('\n<sch:include href="parts/a.sch"/>'),
      'main.sch:2: parts/a.sch is included here: no file parts/a.sch',
    ],
    [
      'a missing file of another rule',
      schema(pattern('<sch:rule context="a">\n<sch:extends href="a.sch"/></sch:rule>')),
      'main.sch:2: a.sch is included here: no file a.sch',
    ],
  ])('%s', (_, text, message) => {
    expect(() => read({ 'main.sch': text })).toThrow(message);
  });

  test('a file that is missing where another file includes it', () => {
    const files = {
      'main.sch': schema('<sch:include href="parts/a.sch"/>'),
      'parts/a.sch': pattern('\n\n<sch:include href="b.sch"/>'),
    };
    expect(() => read(files)).toThrow(/^parts\/a\.sch:3: b\.sch is included here: no file parts\/b\.sch$/);
  });
});
