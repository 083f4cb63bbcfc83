import { expect, test } from 'vitest';
import { codeOf } from './code.ts';

/** The code of a condition without the constants that it declares. */
const conditionOf = (condition: string) => codeOf([condition]).filter((line) => !line.startsWith('const '));

test.each([
  ["cac:A/cac:B/cbc:X = 'T'", '!someTextIs(d, n, path_A_B_X, "T")'],
  ["some $x in cac:A/cbc:X satisfies $x = 'T'", '!someTextIs(d, n, path_A_X, "T")'],
  ["cac:A/cbc:X != 'T'", '!someAt(d, n, path_A_X, (n2) => textOf(d, n2) !== "T")'],
  ["cac:A/cac:B/@k = 'T'", '!someAt(d, n, path_A_B, (n2) => attribute(d, n2, "k") === "T")'],
])('what is searched at the end of a path is searched in one call: %s', (condition, code) => {
  expect(conditionOf(condition)).toEqual([code]);
});

test('an element on the way with two questions is asked both', () => {
  expect(conditionOf("cac:A[cbc:X = 'T' and cac:B/cbc:Y = 'U']")).toEqual([
    '!someChild(d, n, cac_A, (n2) => someTextIs(d, n2, path_X, "T") && someTextIs(d, n2, path_B_Y, "U"))',
  ]);
});

test.each([
  ['not(*) and not(normalize-space())', '!isBlankLeaf(d, n)'],
  ['xs:decimal(cbc:X) = 3', '!bothSatisfy("=", compareDecimals, onlyDecimal(d, n, cbc_X), decimal_3)'],
  [
    'sum(for $a in cac:A return xs:decimal($a/cbc:X)) = 3',
    'compareDecimals(sumOfOnly(d, children(d, n, cac_A), cbc_X), decimal_3) !== 0',
  ],
])('values of texts are read in one call: %s', (condition, code) => {
  expect(conditionOf(condition)).toEqual([code]);
});

test('steps with a value that may be absent are one function, which is made once', () => {
  expect(codeOf(['round((xs:double(cbc:X) - xs:double(cbc:Y)) * 100) div 100 = 3'])).toEqual([
    'const _each = (a, b) => roundDouble((a - b) * 100, 0) / 100;',
    'ifBoth(ifPresent(onlyText(d, n, cbc_X), toDouble), ifPresent(onlyText(d, n, cbc_Y), toDouble), _each) !== 3',
  ]);
});
