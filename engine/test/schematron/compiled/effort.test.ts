import { describe, expect, test } from 'vitest';
import { compileSchematron } from '../../../src/index.ts';
import { evaluateRules } from '../../../src/schematron/compiled/evaluate.ts';
import { readSchematron } from '../../../src/schematron/source.ts';
import { constant } from '../../../src/xpath/runtime/cached.ts';
import { effortFor } from '../../../src/xpath/runtime/effort.ts';
import { createIndexer } from '../../../src/xpath/runtime/nodes/indexer.ts';
import { createNameTable } from '../../../src/xpath/runtime/nodes/name-table.ts';
import { parsed } from '../../parsed.ts';
import { escaped } from './draft.ts';
import { spent } from './effort.ts';

/** A schema that tests every `a`, with the variables, functions and keys that the expressions below use. */
const schemaWith = (xpath: string, before = '') =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2">
    <ns prefix="f" uri="urn:f"/>${before}<xsl:key name="all" match="a" use="'x'"/>
    <let name="all" value="//a"/><let name="text" value="string(/r/long)"/>
    <pattern><rule context="a"><assert id="t" test="${escaped(xpath)}">-</assert></rule></pattern></schema>`;

/** So many elements `a`, and a text of ten characters for each. */
const documentOf = (count: number) =>
  `<r>${Array.from({ length: count }, (_, at) => `<a><b>${at}</b></a>`).join('')}<long>${'long text '.repeat(count)}</long></r>`;

const spentOn = (xpath: string, count: number) =>
  spent(evaluateRules(readSchematron('own.sch', () => schemaWith(xpath), [])), documentOf(count));

describe('what every element visits again grows with the square of the document, and counts as effort', () => {
  const again: readonly string[] = [
    'count(preceding::*) >= 0',
    'not(following::a/preceding::a = .)',
    'not(following-sibling::a = .)',
    "not(../a[b = 'none'])",
    'some $x in ../a satisfies $x/b = concat(current()/b, "none")',
    "not(//a[b = concat(current()/b, 'none')])",
    'empty($all[. = concat(current(), "none")])',
    'sum($all/b[. != current()/b]) = 1',
    'every $x in //a satisfies $x/b != concat(current()/b, "none")',
    'count(for $x in $all return ($x, current())) = 1',
    'count((//a except .)/b) = 1',
    'count(following::node()) = 1',
    'count(//text()[. = current()/b]) = 1',
    'contains(/r/long, concat(b, "none"))',
    'contains($text, concat(b, "none"))',
    'matches(/r/long, concat(b, "none"))',
    "translate($text, b, 'x') = ''",
    'starts-with(normalize-space(concat(/r/long, b)), "none")',
    "string-join(for $x in //a return concat($x, current()/b), ',') = ''",
    'count(tokenize($text, string(b))) = 1',
    'deep-equal(//a, (., //a))',
    'max((1, for $x in $all return number($x/b) + count(current()/b))) = 1',
    'count(reverse(($all, current()))) = 1',
  ];

  test.each(again)('%s', (xpath) => {
    const [small, large] = [spentOn(xpath, 60), spentOn(xpath, 240)];
    expect(large).toBeGreaterThan(240 ** 2 / 50);
    expect(large / small).toBeGreaterThan(10);
  });

  test('what is found by a key counts each time, beside the entries that are made once', () => {
    const found = "count(key('all', concat('', substring('x', count(b))))) = 1";
    const [small, large] = [spentOn(found, 240), spentOn(found, 960)];
    expect(large).toBeGreaterThan(960 ** 2 / 50);
    expect(large / small).toBeGreaterThan(10);
  });

  test('each of several steps counts', () => {
    expect(spentOn('count(preceding::a/following::a/preceding::a) = 1', 60)).toBeGreaterThan(60 ** 3 / 50);
  });
});

describe('what an element visits of its own does not', () => {
  test.each([
    "b = 'none'",
    "count(b[. = 'none']) = 0",
    "not(contains(b, 'none'))",
    "matches(normalize-space(b), '^[0-9]+$')",
    "every $x in b satisfies $x != 'none'",
    'count(.//b) = 1',
    'sum(b) >= 0',
    '../long',
    'count(../a) > 0',
    'count($all) > 0',
    'exists(//b)',
  ])('%s', (xpath) => {
    expect(spentOn(xpath, 200)).toBeLessThan(100);
  });

  test('nor what a rule asks about the document once for all elements', () => {
    expect(spentOn("not(//b = 'none') and sum(//b) > 0 and string-length($text) > 0", 200)).toBeLessThan(400);
  });
});

describe('a document is not judged once rules have spent the effort that it may take', () => {
  const reason = 'XPDY0130: the rules ask for more steps than a document may take';
  const outcomeOf = (schema: string, document: string) => {
    const { outcome, findings } = compileSchematron(schema).judge(document);
    return [outcome, findings.map(({ kind, text }) => `${kind}: ${text}`)[0]];
  };

  test('on axes', () => {
    const xpath = 'not(preceding::node()/following::node()/preceding::node()/x)';
    expect(outcomeOf(schemaWith(xpath), documentOf(1000))).toEqual(['not-judged', `not-judged: ${reason}`]);
  });

  test('on long texts', () => {
    const document = `<r>${'<a/>'.repeat(3000)}<long>${'long text '.repeat(9000)}</long></r>`;
    const schema = schemaWith("not(contains(/r/long, concat(name(), 'none')))");
    expect(outcomeOf(schema, document)).toEqual(['not-judged', `not-judged: ${reason}`]);
  });

  test('on functions that each call the next one twice', () => {
    const functions = Array.from({ length: 40 }, (_, at) => {
      const body = at === 0 ? '$x' : `f:f${at - 1}($x) + f:f${at - 1}($x + 1)`;
      return `<xsl:function name="f:f${at}" as="xs:integer" xmlns:xs="http://www.w3.org/2001/XMLSchema">
        <xsl:param name="x" as="xs:integer"/><xsl:sequence select="${body}"/></xsl:function>`;
    }).join('');
    expect(outcomeOf(schemaWith('f:f39(1) = 0', functions), documentOf(1))).toEqual([
      'not-judged',
      `not-judged: ${reason}`,
    ]);
  });
});

test('a value that does not depend on the document has an effort of its own, and is computed once', () => {
  const efforts: number[] = [];
  const value = constant(({ effort }) => {
    efforts.push(effort);
    throw new Error('too many steps');
  });
  expect(value).toThrow('too many steps');
  expect(value).toThrow('too many steps');
  expect(efforts).toEqual([effortFor(0)]);
  const loops = schemaWith(
    "count(for $x in tokenize('a b', ' '), $y in reverse(('a', upper-case($x))), $z in ('a', lower-case($x)) return concat($y, $z)) = 8",
  );
  expect(compileSchematron(loops).toModule()).toMatch(/constant\(\(d\) => .*counted\(d, /);
});

test('a document that rules read has the same effort for each document that is judged', () => {
  const documents = new Map([['codes.xml', parsed('<codes/>')]]);
  const indexer = createIndexer(createNameTable([]), undefined, documents);
  const left = Array.from({ length: 2 }, () =>
    indexer.withIndex(parsed('<r/>'), '', ({ others }) => {
      const codes = others('codes.xml');
      codes.effort -= 1000;
      return codes.effort;
    }),
  );
  expect(left[1]).toBe(left[0]);
});
