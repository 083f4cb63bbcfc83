import { expect, test } from 'vitest';
import { evaluate, treeOf } from '../compiled/evaluate-xpath.ts';
import { document } from '../compiled/expression-document.ts';
import { saxonDocument, saxonEvaluate } from '../compiled/saxon-xpath.ts';

const ours = treeOf(document);
const saxons = await saxonDocument(document);

test.each([
  '//cac:T/following::*',
  '//cbc:ID/preceding::cbc:ID',
  'cac:L[1]/following::cbc:ID[1]',
  '//cac:T/preceding::*[1]',
  '//cac:T/preceding::cbc:ID[last()]',
  '//cbc:ID[. = preceding::cbc:ID]',
  '//cbc:ID[not(following::cbc:ID)]',
  'count((preceding::*, following::*, /following::*))',
  "'a' || 1 + 2 || cbc:N",
  "cbc:N || '' = '5'",
  "() || 'x'",
  "'1' castable as xs:positiveInteger",
  "'0' castable as xs:positiveInteger",
  'cbc:N castable as xs:nonNegativeInteger',
  'cbc:S castable as xs:int',
  '1.5 castable as xs:positiveInteger',
  "xs:date('2026-01-01') castable as xs:int",
  '() castable as xs:int?',
  "'128' castable as xs:byte",
  "'-128' castable as xs:byte",
  "'9223372036854775808' castable as xs:long",
  "xs:positiveInteger('7') + 1",
  'xs:int(cbc:N)',
  'cbc:Missing cast as xs:int?',
  "xs:unsignedLong('18446744073709551615')",
  "'x' castable as xs:float",
  "'INF' castable as xs:float",
])('%s gives what SaxonJS gives', (expression) => {
  expect(evaluate(expression, ours)).toBe(saxonEvaluate(expression, saxons));
});

test('a value beyond the bounds of its type is an error', () => {
  expect(evaluate("xs:positiveInteger('0')", ours)).toBe('error FORG0001');
});

test.each(['current-date()', 'current-dateTime()', 'current-time()', 'implicit-timezone()'])(
  '%s is refused, as a verdict must not depend on the clock',
  (expression) => {
    expect(evaluate(expression, ours)).toContain('must not depend on the clock');
  },
);

test.each(['(1, 2) ! string()', 'let $x := 1 return $x', "map { 'a': 1 }", 'abs#1'])(
  '%s is beyond XPath 2.0',
  (expression) => {
    expect(evaluate(expression, ours)).toContain('only XPath 2.0 is supported');
  },
);
