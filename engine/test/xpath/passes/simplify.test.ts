import { expect, test } from 'vitest';
import type { Lets } from '../../schematron/compiled/schema.ts';
import { codeOf } from './code.ts';

test.each([
  ['cac:A/cac:B[cbc:X]', 'const path_A_B_X = [cac_A, cac_B, cbc_X];', '!hasPath(d, n, path_A_B_X)'],
  [
    'cac:A[cac:B[cac:C/cbc:X]]',
    'const path_A_B_C_X = [cac_A, cac_B, cac_C, cbc_X];',
    '!hasPath(d, n, path_A_B_C_X)',
  ],
  [
    '(cac:A | cac:B/cac:C)[cbc:X]',
    'const path_A_X = [cac_A, cbc_X];',
    'const path_B_C_X = [cac_B, cac_C, cbc_X];',
    '!(hasPath(d, n, path_A_X) || hasPath(d, n, path_B_C_X))',
  ],
  [
    'exists((cac:A | cac:B, cac:C))',
    '!((hasChild(d, n, cac_A) || hasChild(d, n, cac_B)) || hasChild(d, n, cac_C))',
  ],
  ['count(cac:A | cac:B) > 0', '!(hasChild(d, n, cac_A) || hasChild(d, n, cac_B))'],
  ['exists(cac:A | @k)', '!(hasChild(d, n, cac_A) || hasAttribute(d, n, "k"))'],
  [
    '(cac:A | cac:B)/cac:C[cbc:X]',
    'const path_A_C_X = [cac_A, cac_C, cbc_X];',
    'const path_B_C_X = [cac_B, cac_C, cbc_X];',
    '!(hasPath(d, n, path_A_C_X) || hasPath(d, n, path_B_C_X))',
  ],
  [
    '(cac:A | cac:B)/cbc:X/@k',
    'const path_A_X = [cac_A, cbc_X];',
    'const path_B_X = [cac_B, cbc_X];',
    '!(someAt(d, n, path_A_X, (n2) => hasAttribute(d, n2, "k")) || someAt(d, n, path_B_X, (n2) => hasAttribute(d, n2, "k")))',
  ],
  [
    '(cac:A | cac:B)/cac:C[@k or not(cac:D[cbc:X])]',
    'const path_A_C = [cac_A, cac_C];',
    'const path_D_X = [cac_D, cbc_X];',
    'const path_B_C = [cac_B, cac_C];',
    '!(someAt(d, n, path_A_C, (n2) => hasAttribute(d, n2, "k") || !hasPath(d, n2, path_D_X)) || someAt(d, n, path_B_C, (n2) => hasAttribute(d, n2, "k") || !hasPath(d, n2, path_D_X)))',
  ],
])('A path of child names is searched in one call: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});

test.each([
  [
    'cac:A[cbc:X or cbc:Y]',
    '!someChild(d, n, cac_A, (n2) => hasChild(d, n2, cbc_X) || hasChild(d, n2, cbc_Y))',
  ],
  ['cac:A[current()/cbc:X]', '!someChild(d, n, cac_A, (n2) => hasChild(d, n, cbc_X))'],
  [
    "(cac:A | cac:B)/cac:C[cbc:X = 'A']",
    'const path_C_X = [cac_C, cbc_X];',
    '!union(children(d, n, cac_A), children(d, n, cac_B)).some((x) => someTextIs(d, x, path_C_X, "A"))',
  ],
  [
    'cac:A[boolean(upper-case(@k))]',
    '!someChild(d, n, cac_A, (n2) => isTruthy(upperCase(attribute(d, n2, "k"))))',
  ],
  ['cac:A[@k]', '!someChild(d, n, cac_A, (n2) => hasAttribute(d, n2, "k"))'],
  [
    'cac:A/cac:B[1]/cbc:X',
    '!someChild(d, n, cac_A, (n2) => optionalToArray(firstChild(d, n2, cac_B)).some((x) => hasChild(d, x, cbc_X)))',
  ],
  ['count(cac:A | cac:B) > 1', '!(union(children(d, n, cac_A), children(d, n, cac_B)).length > 1)'],
  ['count(cac:A | cac:B) >= 1', '!(union(children(d, n, cac_A), children(d, n, cac_B)).length >= 1)'],
  [
    'count(//cac:A) > 0',
    'const shared_count_A = perDocument(0, (d) => descendants(d, 0, cac_A).length > 0);',
    '!shared_count_A(d)',
  ],
  ['string-length(@k) > 0', '!(stringLength(attribute(d, n, "k")) > 0)'],
])('A search with another condition stays as it is: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});

test.each([
  ["name(cac:A) = 'A'", 'nameOf(d, onlyChild(d, n, cac_A)) !== "A"'],
  [
    "name(cac:A/cac:B) = 'A'",
    'const path_A_B = [cac_A, cac_B];',
    'nameOf(d, onlyAt(d, n, path_A_B)) !== "A"',
  ],
  ["upper-case(cbc:X) = 'A'", 'upperCase(onlyText(d, n, cbc_X)) !== "A"'],
  [
    "upper-case(cac:A/cbc:X) = 'A'",
    'const path_A_X = [cac_A, cbc_X];',
    'upperCase(onlyTextAt(d, n, path_A_X)) !== "A"',
  ],
  ["name(cac:A[1]) = 'A'", 'nameOf(d, firstChild(d, n, cac_A)) !== "A"'],
])('The only element, or its text, is read without a list: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});

test.each([
  ["name(cac:A[2]) = 'A'", 'nameOf(d, children(d, n, cac_A)[1]) !== "A"'],
  ["name(cac:A[last()]) = 'A'", 'nameOf(d, children(d, n, cac_A).at(-1)) !== "A"'],
  ["name(*[1]) = 'A'", 'nameOf(d, select(d, n, "child", anyElement)[0]) !== "A"'],
  ["string(cac:A/@k) = 'A'", '(atMostOne(attributes(d, children(d, n, cac_A), "k")) ?? "") !== "A"'],
  ["distinct-values(cbc:X)[1] = 'A'", 'distinctStrings(textsOf(d, children(d, n, cbc_X)))[0] !== "A"'],
])('An element that is not the only or the first one is taken from the list: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});

test.each([
  ["normalize-space(@k) = ''", '!isBlankText(attribute(d, n, "k"))'],
  ["normalize-space(@k) != ''", 'isBlankText(attribute(d, n, "k"))'],
  ['boolean(normalize-space(@k))', 'isBlankText(attribute(d, n, "k"))'],
])('Whether a text is blank is found without its words: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});

test.each([
  ["normalize-space(@k) = ' '", 'normalizeSpace(attribute(d, n, "k")) !== " "'],
  ["normalize-space(@k) < ''", '!(compareStrings(normalizeSpace(attribute(d, n, "k")), "") < 0)'],
  ["'' = normalize-space(@k)", '"" !== normalizeSpace(attribute(d, n, "k"))'],
  ["upper-case(@k) = ''", 'upperCase(attribute(d, n, "k")) !== ""'],
  ['boolean(upper-case(@k))', '!isTruthy(upperCase(attribute(d, n, "k")))'],
])('Other questions about a text stay as they are: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});

test.each([
  ['not(count(cac:A) = 2)', 'children(d, n, cac_A).length === 2'],
  ['not(count(cac:A) != 2)', 'children(d, n, cac_A).length !== 2'],
  ['not(count(cac:A) < 2)', 'children(d, n, cac_A).length < 2'],
  ['not(not(cbc:X))', '!hasChild(d, n, cbc_X)'],
])('The opposite of a condition is written without a negation: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});

test.each<[condition: string, lets: Lets, ...code: string[]]>([
  [
    "distinct-values(for $x in distinct-values(cbc:X) return upper-case($t)) = 'A'",
    { t: 'string(@k)' },
    'const t = attribute(d, n, "k") ?? "";',
    '!isAmong(distinctStrings(distinctStrings(textsOf(d, children(d, n, cbc_X))).map((x) => upperCase(counted(d, t)))), "A")',
  ],
])('A function of another value is called for each: %s with %j', (condition, lets, ...code) => {
  expect(codeOf([condition], lets)).toEqual(code);
});

test.each([
  [
    "distinct-values(for $x in distinct-values(cbc:X) return upper-case($x)) = 'A'",
    '!isAmong(distinctStrings(distinctStrings(textsOf(d, children(d, n, cbc_X))).map(upperCase)), "A")',
  ],
  [
    "distinct-values(for $x in distinct-values(cbc:X) return concat(upper-case($x), @k)) = 'A'",
    '!isAmong(distinctStrings(distinctStrings(textsOf(d, children(d, n, cbc_X))).map((x) => madeText(upperCase(x) + (attribute(d, n, "k") ?? "")))), "A")',
  ],
  [
    "distinct-values(for $x in distinct-values(cbc:X) return upper-case(@k)) = 'A'",
    '!isAmong(distinctStrings(distinctStrings(textsOf(d, children(d, n, cbc_X))).map((x) => upperCase(counted(d, attribute(d, n, "k"))))), "A")',
  ],
])('A function of one value is given to a list as it is: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});
