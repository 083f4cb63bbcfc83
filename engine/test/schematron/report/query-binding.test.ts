import { describe, expect, test } from 'vitest';
import { compileSchematron } from '../../../src/index.ts';

const schemaOf = (binding: string, content: string) =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron"${binding && ` queryBinding="${binding}"`}>\n${content}</schema>`;
const inRule = (content: string) => `<pattern><rule context="order">${content}</rule></pattern>`;
const judged = (binding: string, test: string, document: string) =>
  compileSchematron(schemaOf(binding, inRule(`<assert test="${test}">-</assert>`))).judge(document);

describe('queryBinding="xslt" has the comparisons, the arithmetic and the conversions of XPath 1.0', () => {
  const order =
    '<order from="9" to="10" size="large" none=""><line n="3">9</line><line n="4">10</line><line n="5"/></order>';

  test.each<readonly [expression: string, holds: boolean, inXPath2: boolean | 'not-judged' | 'refused']>([
    ['@from &lt; @to', true, false],
    ["'9' &lt; '10'", true, false],
    ["'b' &gt; 'a'", false, true],
    ['line &gt; 9', true, true],
    ['line &gt;= line', true, true],
    ["line = '10'", true, true],
    ['line != line', true, true],
    ['@size = 1', false, 'not-judged'],
    ['@size != 1', true, 'not-judged'],
    ['@absent != 1', false, false],
    ['@absent &lt; 1', false, false],
    ['(line &gt; 20) = false()', true, 'not-judged'],
    ['@from = true()', true, 'not-judged'],
    ['@absent = false()', true, false],
    ['true() &gt; @absent', true, false],
    ["'' = false()", true, 'refused'],
    ['@size + 1 = 1', false, 'not-judged'],
    ['string(@size + 1)', true, 'not-judged'],
    ['string(line) = 9', true, 'refused'],
    ['line + 1 = 10', true, 'not-judged'],
    ['-line = -9', true, 'not-judged'],
    ["contains(line, '9')", true, 'not-judged'],
    ["concat(line, 1 div 2) = '90.5'", true, 'not-judged'],
    ["string(1000000 * 3) = '3000000'", true, true],
    ["string(10000000000000 * 1000000000) = '10000000000000000000000'", true, true],
    ["string(1 div 0) = 'Infinity'", true, 'not-judged'],
    ["string(1 div 10000000) = '0.0000001'", true, true],
    ['0.1 + 0.2 = 0.3', false, true],
    ["round('2.5') = 3", true, 'refused'],
    ['substring(5 + 5, 2) = 0', true, 'refused'],
    ['line[@n mod 2 = 1] = 9', true, true],
    ['line[last() - 1] = 10', true, true],
    ['sum(line[. &gt; 0]) = 19', true, 'not-judged'],
    ['count(line[@n &lt; 4]) = 1', true, true],
  ])('%s', (expression, holds, inXPath2) => {
    expect(judged('xslt', expression, order).outcome).toBe(holds ? 'valid' : 'invalid');
    const inTwo = () => judged('xslt2', expression, order);
    if (inXPath2 === 'refused') expect(inTwo).toThrow();
    else {
      const { findings } = inTwo();
      const other = findings[0]?.kind === 'not-judged' ? 'not-judged' : findings.length === 0;
      expect(other).toBe(inXPath2);
    }
  });

  test.each(['xslt1', 'xslt1.1', 'xpath', 'xpath1'])('and so does %s', (binding) => {
    expect(judged(binding, '@from &lt; @to', order).outcome).toBe('valid');
  });

  test('a message has the text of the first node', () => {
    const report = inRule(
      '<assert test="false()"><value-of select="line"/> of <value-of select="count(line) * 500000"/></assert>',
    );
    expect(compileSchematron(schemaOf('xslt', report)).judge(order).findings[0]?.text).toBe('9 of 1500000');
  });
});

describe('a schema without queryBinding is read as XPath 2.0', () => {
  const range = '<range from="9" to="10"/>';
  const noticesOf = (content: string, binding = '') =>
    compileSchematron(schemaOf(binding, content)).judge(range);
  const ofRange = (test: string) =>
    `<pattern><rule context="range"><assert test="${test}">-</assert></rule></pattern>`;

  test('and a result names what XPath 1.0, which the standard means, may compare otherwise', () => {
    const { outcome, notices } = noticesOf(ofRange('@from &lt; @to'));
    expect(outcome).toBe('invalid');
    expect(notices).toEqual([{ kind: 'binding', file: 'schema.sch', line: 2, expression: '@from < @to' }]);
  });

  test.each<readonly [content: string, expressions: readonly string[]]>([
    [ofRange('@from &lt; number(@to)'), []],
    [ofRange('@from = @to'), []],
    [ofRange('@from != @to or count(*) &gt; 1'), []],
    [ofRange('@from = true()'), ['@from = true()']],
    [`<let name="low" value="/range/@from"/>${ofRange('$low &lt; @to')}`, ['$low < @to']],
    [
      `<let name="low" value="/range/@from &lt; /range/@to"/>${ofRange('$low')}`,
      ['/range/@from < /range/@to'],
    ],
    [ofRange('true()').replace('range"', 'range[@from &lt; @to]"'), ['range[@from < @to]']],
    [ofRange('false()').replace('-', '<value-of select="@from &lt; @to"/>'), ['@from < @to']],
  ])('%s', (content, expressions) => {
    expect(noticesOf(content).notices.map(({ expression }) => expression)).toEqual(expressions);
    expect(noticesOf(content, 'xslt2').notices).toEqual([]);
  });
});
