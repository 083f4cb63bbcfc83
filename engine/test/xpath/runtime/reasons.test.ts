import { expect, test } from 'vitest';
import { compileSchematron } from '../../../src/index.ts';
import { reasonOf, treeOf } from '../../schematron/compiled/evaluate-xpath.ts';
import { document } from '../../schematron/compiled/expression-document.ts';
import { expectedIn } from '../conformance/answers.ts';

const root = treeOf(document);

/** Expressions that cannot be evaluated, one a line, each with the reason that is reported for the rule that contains it. */
const reasons = `
normalize-unicode('é', 'XXX') => "XXX" is not a normalization form
codepoints-to-string(0) => 0 is not an XML character
matches('a', 'a', cbc:S) => "abc" are not valid flags
matches('a', concat('(', cbc:N)) => "(5" is not a valid regular expression
matches('a', concat('(\\p{L', 'u})\\1'), 'i') => a back reference beside a category and the flag i
replace('abc', 'b', 'x$') => "x$" is not a valid replacement
replace('abc', 'x*', 'y') => /x*/ matches the empty string
replace('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '((a{1,99}){1,99}){1,99}b', 'x') => /((a{1,99}){1,99}){1,99}b/ repeats its parts more often than memory allows
matches('a', string-join(for $n in 1 to 300 return '(', '')) => a regular expression is nested too deeply
current-date() => the rule asks for the current date; give a clock (the option \`clock\`)
xs:decimal(cbc:S) => "abc" is not a valid xs:decimal
xs:double(cbc:S) => "abc" is not a valid xs:double
xs:integer(cbc:S) => "abc" is not a valid xs:integer
xs:boolean(cbc:S) => "abc" is not a valid xs:boolean
xs:date(cbc:S) => "abc" is not a valid xs:date
xs:time(cbc:S) => "abc" is not a valid xs:time
xs:dateTime(cbc:S) => "abc" is not a valid xs:dateTime
for $x in (1, 'x') return $x cast as xs:date => xs:integer cannot be cast to xs:date
for $x in ('x', 1) return $x cast as xs:date => "x" is not a valid xs:date
for $x in (xs:time('10:00:00'), 1) return $x cast as xs:date => xs:time cannot be cast to xs:date
for $x in (xs:date('2024-01-01'), 1) return $x cast as xs:integer => xs:date cannot be cast to xs:integer
xs:decimal(xs:double('NaN')) => NaN is not an xs:decimal
xs:integer(xs:double('-INF')) => -INF is not an xs:integer
for $x in (1, 'a') return abs($x) => xs:string where a number is required
for $x in (1, 'a') return upper-case($x) => xs:integer where xs:string is required
for $x in (1, 'a') return $x + 1 => xs:string where a number is required
for $x in (1, 'a') return $x eq 1 => xs:string cannot be compared with xs:integer
for $x in (1, true()) return $x lt 2.5 => xs:boolean cannot be compared with xs:decimal
1 div 0 => division by zero
1 idiv 0 => division by zero
1 mod 0 => division by zero
xs:double('INF') idiv 1 => the quotient is no integer
1 to 2000000 => integer range is too long
boolean(('a', 'b')) => a sequence of several atomic values has no effective boolean value
for $x in (1, xs:date('2024-01-01')) return boolean($x) => xs:date has no effective boolean value
sum((1, 'a')) => xs:string cannot be summed
max((1, 'a')) => xs:integer and xs:string have no order
min(('a', xs:date('2024-01-01'))) => xs:string and xs:date have no order
zero-or-one((1, 2)) => 2 items in zero-or-one()
one-or-more(()) => no item in one-or-more()
exactly-one((1, 2, 3)) => 3 items in exactly-one()
exactly-one(cbc:Missing) => 0 items in exactly-one()
cbc:Missing treat as element()+ => nothing where at least one item is required
format-number(1, 'x') => "x" is not a picture of a number
cbc:M eq cbc:N => 2 items where at most one is allowed
string(cbc:M) => 2 items where at most one is allowed
exactly-one(cbc:M) cast as xs:integer => 2 items in exactly-one()
(xs:dayTimeDuration('PT1H'), 1)[1] * number('x') => a duration times NaN is not a duration
(xs:dayTimeDuration('PT1H'), 1)[1] div 0 => the duration is infinite
(xs:time('10:00:00'), 1)[1] + (xs:yearMonthDuration('P1M'), 1)[1] => xs:time + xs:yearMonthDuration is not defined
dateTime(xs:date('2026-01-31Z'), xs:time('10:00:00+04:00')) => the date and the time have different timezones
adjust-date-to-timezone(xs:date('2026-01-31'), xs:dayTimeDuration('PT15H')) => PT15H is not the offset of a timezone
substring('abc', (true(), 'x')[1]) => xs:boolean where xs:double is required
for $x in (200, 'x') return xs:byte($x) => "200" is not a valid xs:byte
`;

test.each(expectedIn(reasons))('$expression: $result', ({ expression, result }) => {
  expect(reasonOf(expression, root)).toBe(result);
});

test.each([
  ['xs:string', '@none', 'nothing where exactly one item is required'],
  ['xs:string', 'b', '2 items where exactly one is allowed'],
  ['xs:string', '(7, @n)[1]', 'xs:integer where xs:string is required'],
  ['xs:decimal', "('7', 1)[1]", 'xs:string where xs:decimal is required'],
  ['element()', '(/ | b)[1]', 'a document node where element() is required'],
  ['element()+', 'none', 'nothing where at least one item is required'],
])('a parameter of the type %s is not given %s: %s', (type, argument, reason) => {
  const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2">
    <ns prefix="f" uri="urn:f"/><ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/>
    <xsl:function name="f:f" as="xs:boolean"><xsl:param name="p" as="${type}"/><xsl:sequence select="exists($p)"/></xsl:function>
    <pattern><rule context="/*"><assert test="f:f(${argument})">-</assert></rule></pattern></schema>`;
  const { findings } = compileSchematron(schema).judge('<a n="x"><b/><b/></a>');
  expect(findings.map(({ text }) => text)).toEqual([`XPTY0004: ${reason}`]);
});
