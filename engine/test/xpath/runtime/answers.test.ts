import { expect, test } from 'vitest';
import { evaluate, treeOf } from '../../schematron/compiled/evaluate-xpath.ts';

const root = treeOf(
  '<r xmlns:p="urn:p" xmlns:q="urn:q"><a p:k="1"/><b q:k="1"/><c p:k="1">t<!-- c --><d/>u<?pi x?></c><e>line 1\nline 2</e></r>',
);

test.each([
  ['deep-equal(a/@*, c/@*)', 'xs:boolean true'],
  ['deep-equal(a/@*, b/@*)', 'xs:boolean false'],
  ['count(c/node())', 'xs:integer 5'],
  ["matches(e, '^line 2$', 'm')", 'xs:boolean true'],
  ["matches(e, '^line 2$')", 'xs:boolean false'],
  ["matches(e, '1$', 'm')", 'xs:boolean true'],
  ["matches(e, '1$')", 'xs:boolean false'],
  [String.raw`matches('aa', '(a)\1')`, 'xs:boolean true'],
  [String.raw`matches('aa', '(a)\9')`, String.raw`refused: "(a)\\9" is not a valid regular expression`],
  [String.raw`matches('abcdefghii', '(a)(b)(c)(d)(e)(f)(g)(h)(i)\9')`, 'xs:boolean true'],
  [String.raw`matches('abcdefghia', '(a)(b)(c)(d)(e)(f)(g)(h)(i)\9')`, 'xs:boolean false'],
  ["'1.5' castable as xs:double", 'xs:boolean true'],
  ["'x' castable as xs:double", 'xs:boolean false'],
  ["'x' castable as xs:decimal", 'xs:boolean false'],
  ["abs((xs:decimal('-1.5'), 'x')[1])", 'xs:decimal 1.5'],
  ["abs(('x', 1.5)[1])", 'error XPTY0004'],
  ["years-from-duration(xs:yearMonthDuration('P1Y2M'))", 'xs:integer 1'],
  ["months-from-duration(xs:yearMonthDuration('P1Y2M'))", 'xs:integer 2'],
  ["years-from-duration(xs:dayTimeDuration('P1D'))", 'xs:integer 0'],
  ["days-from-duration(xs:yearMonthDuration('P1Y'))", 'xs:integer 0'],
  ["days-from-duration(xs:dayTimeDuration('P2DT25H'))", 'xs:integer 3'],
  ["hours-from-duration(xs:dayTimeDuration('P1DT5H'))", 'xs:integer 5'],
  ["minutes-from-duration(xs:dayTimeDuration('PT65M'))", 'xs:integer 5'],
  ['3 + 4', 'xs:integer 7'],
  ['9007199254740991 + 2', 'xs:integer 9007199254740993'],
  ['9007199254740993 - 2', 'xs:integer 9007199254740991'],
  ['-9007199254740991 - 2', 'xs:integer -9007199254740993'],
  ['path(c/d)', 'xs:string /Q{}r[1]/Q{}c[1]/Q{}d[1]'],
  ['path(.)', 'xs:string /Q{}r[1]'],
  ['path(/)', 'xs:string /'],
])('%s is %s', (expression, answer) => {
  expect(evaluate(expression, root)).toBe(answer);
});
