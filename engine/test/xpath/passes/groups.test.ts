import { expect, test } from 'vitest';
import type { Lets } from '../../schematron/compiled/schema.ts';
import { codeOf } from './code.ts';

test.each([
  [
    'cbc:X = ../cac:T/cbc:X',
    'const path_T_X = [cac_T, cbc_X];',
    'const of_T_X = perElement((d, above) => textsOf(d, childPath(d, above, path_T_X)));',
    '!((others) => someChild(d, n, cbc_X, (n2) => isAmong(others, textOf(d, n2))))(of_T_X(d, d.parent[n]))',
  ],
  [
    'string(@k) = ../cac:T/@k',
    'const of_T = perElement((d, above) => children(d, above, cac_T).map((n) => attribute(d, n, "k")));',
    '!((value) => isAmong(of_T(d, d.parent[n]), value))(attribute(d, n, "k") ?? "")',
  ],
  [
    'not(@k = ../cac:T/@k)',
    'const of_T = perElement((d, above) => children(d, above, cac_T).map((n) => attribute(d, n, "k")));',
    '((value) => value !== undefined && isAmong(of_T(d, d.parent[n]), value))(attribute(d, n, "k"))',
  ],
  [
    'normalize-space(@k) = ../cac:T/normalize-space(@k)',
    'const of_T = perElement((d, above) => children(d, above, cac_T).map((n) => normalizeSpace(attribute(d, n, "k"))));',
    '!((value) => isAmong(of_T(d, d.parent[n]), value))(normalizeSpace(attribute(d, n, "k")))',
  ],
  [
    'cbc:X = cac:A/cbc:Y',
    'const path_A_Y = [cac_A, cbc_Y];',
    '!((others) => someChild(d, n, cbc_X, (n2) => isAmong(others, textOf(d, n2))))(textsOf(d, childPath(d, n, path_A_Y)))',
  ],
  [
    'every $x in cac:A satisfies count(../cac:A[cbc:X = $x/cbc:X]) = 1',
    'someChild(d, n, cac_A, (n2) => kept(counted(d, children(d, d.parent[n], cac_A)), (n3) => ((others) => someChild(d, n3, cbc_X, (n4) => isAmong(others, textOf(d, n4))))(textsOf(d, counted(d, children(d, n2, cbc_X))))).length !== 1)',
  ],
])('A text is looked up among the texts of others: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});

test.each<[condition: string, lets: Lets, ...code: string[]]>([
  [
    '$t = $u',
    { t: 'cac:B/cbc:Y', u: 'cac:C/cbc:X' },
    'const path_B_Y = [cac_B, cbc_Y];',
    'const path_C_X = [cac_C, cbc_X];',
    'const t = childPath(d, n, path_B_Y);',
    'const u = childPath(d, n, path_C_X);',
    '!((others) => textsOf(d, t).some((x) => isAmong(others, x)))(textsOf(d, u))',
  ],
  [
    '$t != $u',
    { t: 'cac:B/cbc:Y', u: 'string(@k)' },
    'const path_B_Y = [cac_B, cbc_Y];',
    'const t = childPath(d, n, path_B_Y);',
    'const u = attribute(d, n, "k") ?? "";',
    '!differsFromSome(textsOf(d, t), u)',
  ],
  [
    '$t = $u',
    { t: '../cac:T/string(.)', u: 'concat(@k, cbc:X)' },
    'const of_T = perElement((d, above) => textsOf(d, children(d, above, cac_T)));',
    'const t = of_T(d, d.parent[n]);',
    'const u = lazily(() => madeText((attribute(d, n, "k") ?? "") + (onlyText(d, n, cbc_X) ?? "")));',
    '!(t.length > 0 && isAmong(t, u()))',
  ],
  [
    '$t = normalize-space(@k)',
    { t: '../cac:T/string(.)' },
    'const of_T = perElement((d, above) => textsOf(d, children(d, above, cac_T)));',
    'const t = of_T(d, d.parent[n]);',
    '!isAmong(t, normalizeSpace(attribute(d, n, "k")))',
  ],
  [
    '$t = normalize-space(cbc:X)',
    { t: '../cac:T/string(.)' },
    'const of_T = perElement((d, above) => textsOf(d, children(d, above, cac_T)));',
    'const t = of_T(d, d.parent[n]);',
    '!isAmong(t, normalizeSpace(onlyText(d, n, cbc_X)))',
  ],
])('A text is looked up among the texts of a variable: %s with %j', (condition, lets, ...code) => {
  expect(codeOf([condition], lets)).toEqual(code);
});

test.each([
  [
    'string(@k) < ../cac:T/string(@k)',
    '!((value) => someChild(d, d.parent[n], cac_T, (n2) => compareStrings(counted(d, attribute(d, n2, "k") ?? ""), counted(d, value)) > 0))(attribute(d, n, "k") ?? "")',
  ],
  [
    'number(@k) = ../cac:T/number(@k)',
    '!((value) => someChild(d, d.parent[n], cac_T, (n2) => numberOf(attribute(d, n2, "k")) === value))(numberOf(attribute(d, n, "k")))',
  ],
  [
    '@k != ../cac:T/@k',
    '!((value) => value !== undefined && someChild(d, d.parent[n], cac_T, (n2) => bothDiffer(attribute(d, n2, "k"), value)))(attribute(d, n, "k"))',
  ],
  [
    '@k < ../cac:T/@k',
    '!((value) => value !== undefined && someChild(d, d.parent[n], cac_T, (n2) => bothSatisfy(">", compareStrings, attribute(d, n2, "k"), value)))(attribute(d, n, "k"))',
  ],
])('Other comparisons are made one by one: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});

test.each<[condition: string, lets: Lets, ...code: string[]]>([
  [
    '$t < $u',
    { t: 'cac:B/string(cbc:Y)', u: 'string(@k)' },
    'const t = lazily(() => children(d, n, cac_B).map((x) => onlyText(d, x, cbc_Y) ?? ""));',
    'const u = attribute(d, n, "k") ?? "";',
    '!t().some((x) => compareStrings(x, counted(d, u)) < 0)',
  ],
  [
    '$t > $u',
    { t: 'cac:B/xs:decimal(cbc:Y)', u: 'xs:decimal(@k)' },
    'const t = lazily(() => concatMap(children(d, n, cac_B), (x) => optionalToArray(onlyDecimal(d, x, cbc_Y))));',
    'const u = lazily(() => ifPresent(attribute(d, n, "k"), toDecimal));',
    '!t().some((x) => bothSatisfy(">", compareDecimals, x, u()))',
  ],
  [
    '$t = $u',
    { t: 'cac:B/xs:decimal(cbc:Y)', u: 'xs:decimal(@k)' },
    'const t = lazily(() => concatMap(children(d, n, cac_B), (x) => optionalToArray(onlyDecimal(d, x, cbc_Y))));',
    'const u = lazily(() => ifPresent(attribute(d, n, "k"), toDecimal));',
    '!t().some((x) => bothSatisfy("=", compareDecimals, x, u()))',
  ],
])('Other comparisons with variables are made one by one: %s with %j', (condition, lets, ...code) => {
  expect(codeOf([condition], lets)).toEqual(code);
});

test.each<[condition: string, lets: Lets, ...code: string[]]>([
  [
    'count($l[@k = $t]) = 2',
    { t: 'string(@k)', l: '//cac:M' },
    'const shared_M = perDocument(0, (d) => descendants(d, 0, cac_M));',
    'const by_value = groupedBy((d, n) => [attribute(d, n, "k")]);',
    'const t = attribute(d, n, "k") ?? "";',
    'const l = shared_M(d);',
    'by_value(d, l, t, () => kept(counted(d, l), (n2) => attribute(d, n2, "k") === t)).length !== 2',
  ],
  [
    'count($l[cbc:X = $t]) = 2',
    { t: 'string(@k)', l: '//cac:M' },
    'const shared_M = perDocument(0, (d) => descendants(d, 0, cac_M));',
    'const by_X = groupedBy((d, n) => concatMap(children(d, n, cbc_X), (n2) => [textOf(d, n2)]));',
    'const t = attribute(d, n, "k") ?? "";',
    'const l = shared_M(d);',
    'by_X(d, l, t, () => kept(counted(d, l), (n2) => someChild(d, n2, cbc_X, (n3) => textOf(d, n3) === t))).length !== 2',
  ],
  [
    'count($l[cac:A/cbc:X = $t]) = 2',
    { t: 'string(@k)', l: 'cac:M' },
    'const by_A_X = groupedBy((d, n) => concatMap(children(d, n, cac_A), (n2) => concatMap(children(d, n2, cbc_X), (n3) => [textOf(d, n3)])));',
    'const path_A_X = [cac_A, cbc_X];',
    'const t = attribute(d, n, "k") ?? "";',
    'const l = children(d, n, cac_M);',
    'by_A_X(d, l, t, () => kept(l, (n2) => someAt(d, n2, path_A_X, (n3) => textOf(d, n3) === t))).length !== 2',
  ],
  [
    'count($l[cbc:X eq $t]) = 2',
    { t: 'string(@k)', l: 'cac:M' },
    'const t = attribute(d, n, "k") ?? "";',
    'const l = children(d, n, cac_M);',
    'kept(l, (n2) => ifPresent(onlyText(d, n2, cbc_X), (a) => a === t) === true).length !== 2',
  ],
  [
    'every $t in cac:A/xs:decimal(.) satisfies count($l[xs:decimal(@k) = $t]) = 2',
    { l: 'cac:M' },
    'const by_value = groupedBy((d, n) => [ifPresent(attribute(d, n, "k"), toDecimal)]);',
    'const l = children(d, n, cac_M);',
    'someChild(d, n, cac_A, (n2) => ((t) => by_value(d, l, t, () => kept(counted(d, l), (n3) => bothSatisfy("=", compareDecimals, ifPresent(attribute(d, n3, "k"), toDecimal), t))).length !== 2)(toDecimal(textOf(d, n2))))',
  ],
  [
    'count($l[$t = normalize-space(cbc:X)]) = 2',
    { t: 'string(@k)', l: 'cac:M' },
    'const by_X = groupedBy((d, n) => [normalizeSpace(onlyText(d, n, cbc_X))]);',
    'const t = attribute(d, n, "k") ?? "";',
    'const l = children(d, n, cac_M);',
    'by_X(d, l, t, () => kept(l, (n2) => t === normalizeSpace(onlyText(d, n2, cbc_X)))).length !== 2',
  ],
])('Elements of a variable are found by their text: %s with %j', (condition, lets, ...code) => {
  expect(codeOf([condition], lets)).toEqual(code);
});

test.each<[condition: string, lets: Lets, ...code: string[]]>([
  [
    'count($l[cbc:X != $t]) = 2',
    { t: 'string(@k)', l: 'cac:M' },
    'const t = attribute(d, n, "k") ?? "";',
    'const l = children(d, n, cac_M);',
    'kept(l, (n2) => someChild(d, n2, cbc_X, (n3) => textOf(d, n3) !== t)).length !== 2',
  ],
  [
    'count($l[xs:decimal(cbc:X) = $t]) = 2',
    { t: 'xs:decimal(@k)', l: 'cac:M' },
    'const t = lazily(() => ifPresent(attribute(d, n, "k"), toDecimal));',
    'const l = children(d, n, cac_M);',
    'kept(l, (n2) => bothSatisfy("=", compareDecimals, onlyDecimal(d, n2, cbc_X), t())).length !== 2',
  ],
  [
    'count($l[normalize-space(concat(@k, current()/@l)) = $t]) = 2',
    { t: 'string(@k)', l: 'cac:M' },
    'const t = attribute(d, n, "k") ?? "";',
    'const l = children(d, n, cac_M);',
    'kept(l, (n2) => normalizeSpace(counted(d, madeText((attribute(d, n2, "k") ?? "") + (attribute(d, n, "l") ?? "")))) === t).length !== 2',
  ],
  [
    'every $t in cac:A/xs:date(.) satisfies count($l[xs:date(@k) = $t]) = 2',
    { l: 'cac:M' },
    'const l = children(d, n, cac_M);',
    'someChild(d, n, cac_A, (n2) => ((t) => kept(counted(d, l), (n3) => bothSatisfy("=", compareTemporals, ifPresent(attribute(d, n3, "k"), toDate), t)).length !== 2)(toDate(textOf(d, n2))))',
  ],
  [
    "count($l[concat(@k, 'x') = $t]) = 2",
    { t: 'string(@k)', l: 'cac:M' },
    'const t = attribute(d, n, "k") ?? "";',
    'const l = children(d, n, cac_M);',
    'kept(l, (n2) => (attribute(d, n2, "k") ?? "") + "x" === t).length !== 2',
  ],
  [
    "count($l[$t = 'A']) = 2",
    { t: 'string(@k)', l: 'cac:M' },
    'const t = attribute(d, n, "k") ?? "";',
    'const l = children(d, n, cac_M);',
    'kept(l, (n2) => t === "A").length !== 2',
  ],
  [
    'count($l[@k = current()/@k]) = 2',
    { l: 'cac:M' },
    'const l = children(d, n, cac_M);',
    'kept(l, (n2) => ((value) => value !== undefined && attribute(d, n, "k") === value)(attribute(d, n2, "k"))).length !== 2',
  ],
  [
    'count($l[position() = count($t)]) = 2',
    { t: 'cac:A', l: 'cac:M' },
    'const t = children(d, n, cac_A);',
    'const l = children(d, n, cac_M);',
    'l.filter((n2, index) => index + 1 === t.length).length !== 2',
  ],
  [
    'count($l[cbc:X = cbc:Y]) = 2',
    { l: 'cac:M' },
    'const l = children(d, n, cac_M);',
    'kept(l, (n2) => ((others) => someChild(d, n2, cbc_X, (n3) => isAmong(others, textOf(d, n3))))(textsOf(d, children(d, n2, cbc_Y)))).length !== 2',
  ],
])('Elements are asked one by one for what is no text of theirs: %s with %j', (condition, lets, ...code) => {
  expect(codeOf([condition], lets)).toEqual(code);
});
