import { describe, expect, test } from 'vitest';
import { compileSchematron } from '../../src/index.ts';

const schema = (content: string, attributes = '') =>
  `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2" ${attributes}>\n${content}</sch:schema>`;
const assert = '<sch:assert id="a" test="false()">-</sch:assert>';
const rule = (content = assert, context = '*') => `<sch:rule context="${context}">${content}</sch:rule>`;
const pattern = (content = rule(), attributes = '') => `<sch:pattern ${attributes}>${content}</sch:pattern>`;
const abstract = (attributes = '') => pattern(rule(assert, '$c'), `abstract="true" id="base" ${attributes}`);
const param = (name: string, value = 'b') => `<sch:param name="${name}" value="${value}"/>`;

const refused = (source: string, message: string) =>
  expect(() => compileSchematron(source)).toThrow(`schema.sch:2: ${message}`);

describe('what would have no effect is refused:', () => {
  const twice = '<sch:let name="v" value="1"/><sch:let name="v" value="2"/>';
  const one = '<sch:assert test="1">-</sch:assert>';

  test.each([
    ['ns', 'pattern', 'schema', pattern(`<sch:ns prefix="x" uri="urn:x"/>${rule()}`)],
    ['phase', 'pattern', 'schema', pattern(`<sch:phase id="x"/>${rule()}`)],
    ['let', 'assert', 'schema, phase, pattern, rule', pattern(rule(one.replace('-', '<sch:let name="v"/>')))],
    ['report', 'assert', 'rule', pattern(rule(one.replace('-', '<sch:report test="a">-</sch:report>')))],
    ['assert', 'pattern', 'rule', pattern(one)],
    ['extends', 'pattern', 'rule', pattern(`<sch:extends rule="x"/>${rule()}`)],
    ['pattern', 'pattern', 'schema', pattern(pattern())],
    ['rule', 'schema', 'pattern, rules', rule()],
    ['active', 'schema', 'phase', `<sch:active pattern="x"/>${pattern()}`],
    ['diagnostic', 'schema', 'diagnostics', `<sch:diagnostic id="d">-</sch:diagnostic>${pattern()}`],
  ])('%s in %s, not in %s', (name, parent, places, content) => {
    refused(schema(content), `${name} has no meaning in ${parent}, only in ${places}`);
  });

  test.each([
    ['a pattern', pattern(twice + rule())],
    ['a rule', pattern(rule(`${twice}<sch:assert test="$v">-</sch:assert>`))],
    [
      'the schema and of a pattern',
      `<sch:let name="v" value="1"/>${pattern(`<sch:let name="v" value="2"/>${rule()}`)}`,
    ],
  ])('two values of a variable of %s', (_, content) => {
    refused(schema(content), 'the variable v is declared twice; give each a name of its own');
  });

  test.each([
    ['flg of assert', pattern(rule('<sch:assert test="1" flg="warning"/>')), 'flag'],
    ['Flag of assert', pattern(rule('<sch:assert test="1" Flag="warning"/>')), 'flag'],
    ['diagnostic of assert', pattern(rule('<sch:assert test="1" diagnostic="d"/>')), 'diagnostics'],
    ['abstrct of pattern', pattern(rule(), 'abstrct="true"'), 'abstract'],
    ['is_a of pattern', pattern(rule(), 'is_a="base"'), 'is-a'],
  ])('a misspelt attribute, %s', (what, content, meant) => {
    refused(schema(content), `${what.replace(' of ', ' is not an attribute of ')}; write ${meant}`);
  });

  test.each([
    ['asert', 'assert', pattern(rule('<sch:asert test="1"/>'))],
    ['Report', 'report', pattern(rule('<sch:Report test="1"/>'))],
    ['valueof', 'value-of', pattern(rule('<sch:assert test="1"><sch:valueof select="."/></sch:assert>'))],
    ['patern', 'pattern', `${pattern()}<sch:patern/>`],
    ['phases', 'phase', `<sch:phases id="x"/>${pattern()}`],
    ['actve', 'active', `<sch:phase id="x"><sch:actve pattern="p"/></sch:phase>${pattern()}`],
    ['extend', 'extends', pattern(rule('<sch:extend rule="x"/>'))],
    ['diagnostc', 'diagnostic', `${pattern()}<sch:diagnostics><sch:diagnostc id="d"/></sch:diagnostics>`],
    ['diagnotics', 'diagnostics', `${pattern()}<sch:diagnotics/>`],
    ['parm', 'param', pattern('<sch:parm name="c" value="b"/>', 'is-a="base"') + abstract()],
  ])('a misspelt element, %s', (name, meant, content) => {
    refused(schema(content), `${name} is not an element of Schematron; write ${meant}`);
  });

  test('an element that resembles none of those that may stand there', () => {
    refused(schema(pattern(rule('<sch:namespace/>'))), 'namespace is not an element of Schematron');
  });

  test.each([
    ['fucntion', 'function', '<xsl:fucntion name="x:f"/>'],
    ['kye', 'key', '<xsl:kye name="k" match="a" use="b"/>'],
    ['parm', 'param', '<xsl:function name="x:f"><xsl:parm name="a"/></xsl:function>'],
    ['sequense', 'sequence', '<xsl:function name="x:f"><xsl:sequense select="1"/></xsl:function>'],
    ['valueof', 'value-of', pattern(rule('<sch:assert test="1"><xsl:valueof select="."/></sch:assert>'))],
  ])('a misspelt element of XSLT, %s', (name, meant, content) => {
    refused(schema(content), `xsl:${name} is not an element of XSLT; write xsl:${meant}`);
  });

  test('a misspelt element of a stylesheet', () => {
    refused(
      `<xsl:stylesheet version="2.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">\n<xsl:template match="a" mode="M1" priority="1"><xsl:chose/></xsl:template></xsl:stylesheet>`,
      'xsl:chose is not an element of XSLT; write xsl:choose',
    );
  });

  test('a misspelt attribute of the schema', () => {
    const source = schema(
      `<sch:phase id="x"><sch:active pattern="p"/></sch:phase>${pattern()}`,
      'defaultphase="x"',
    );
    expect(() => compileSchematron(source)).toThrow(
      'schema.sch:1: defaultphase is not an attribute of schema; write defaultPhase',
    );
  });

  test('a schema without any assertion', () => {
    const nothing = 'schema.sch:1: the schema has no assertion and would check nothing';
    for (const content of ['', pattern(''), pattern(rule('')), abstract()])
      expect(() => compileSchematron(schema(content))).toThrow(nothing);
  });

  test('a phase without any assertion', () => {
    const source = schema(`<sch:phase id="x"/>${pattern()}`);
    expect(() => compileSchematron(source, { phase: 'x' })).toThrow(
      'schema.sch:1: phase x has no assertion and would check nothing; name its patterns with active',
    );
    expect(compileSchematron(source).judge('<a/>').outcome).toBe('invalid');
  });
});

test('what others add to a schema stays without effect', () => {
  const fix = `<sqf:fix xmlns:sqf="http://www.schematron-quickfix.com/validator/process" id="f"><sch:let name="v" value="1"/><sqf:delete/></sqf:fix>`;
  const own = pattern(
    rule(assert.replace('test', 'severity="error" see="x" icon="i" fpi="f" sch:flg="x" test') + fix),
    'name="old" see="x"',
  );
  const source = schema(
    `<sch:ns prefix="x" uri="urn:x"/><sch:ns prefix="x" uri="urn:x"/><sch:title>T</sch:title><sch:p class="c" icon="i">p</sch:p><x:note xmlns:x="urn:x"><x:assert/></x:note>${own}`,
    'version="1" icon="i" id="s"',
  );
  expect(
    compileSchematron(source)
      .judge('<a/>')
      .findings.map(({ id }) => id),
  ).toEqual(['a']);
});

test('a pattern without an id is active only where all are', () => {
  const named = (id: string) =>
    pattern(rule(`<sch:assert id="of-${id}" test="false()"/>`), id === '' ? '' : `id="${id}"`);
  const source = schema(
    `<sch:phase id="x"><sch:active pattern="pattern-1"/></sch:phase>${named('')}${named('pattern-1')}`,
  );
  const failed = (phase?: string) =>
    compileSchematron(source, { phase })
      .judge('<a/>')
      .findings.map(({ id }) => id);
  expect([failed('x'), failed()]).toEqual([['of-pattern-1'], ['of-', 'of-pattern-1']]);
});

describe('a parameter of an abstract pattern', () => {
  const instance = (condition: string, params: string, lets = '') =>
    compileSchematron(
      schema(
        `<sch:pattern abstract="true" id="base"><sch:rule context="$c">${lets}<sch:assert id="$c-1" test="${condition}"/></sch:rule></sch:pattern><sch:pattern is-a="base">${param('c', 'b')}${params}</sch:pattern>`,
      ),
    )
      .judge('<a><b n="2"/></a>')
      .findings.map(({ id }) => id);

  test('is not the start of a longer name', () => {
    expect(instance('$cx = 5', '', '<sch:let name="cx" value="5"/>')).toEqual([]);
    expect(instance('$c-x = 5', '', '<sch:let name="c-x" value="5"/>')).toEqual([]);
    expect(instance('every $cs in @n satisfies $cs = 2', '')).toEqual([]);
    expect(instance('$n1 = 2 and $n12 = 3', param('n1', '@n') + param('n12', '3'))).toEqual([]);
  });

  test('may be followed by a minus or a point, unless a variable has that name', () => {
    expect(instance('$n-1 = 1', param('n', '@n '))).toEqual([]);
    expect(instance('$n - 1 = 2', param('n', '@n'))).toEqual(['b-1']);
  });

  test('that is given twice has its first value, as in a schema of the CEN', () => {
    expect(instance('$n = 2', param('n', '@n') + param('n', '5'))).toEqual([]);
  });

  test('may stand in the value of another', () => {
    expect(instance('$whole', param('whole', '$n = 3') + param('n', '@n'))).toEqual(['b-1']);
  });
});
