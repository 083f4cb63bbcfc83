import { expect, test } from 'vitest';
import type { Lets } from '../../schematron/compiled/schema.ts';
import { codeOf } from './code.ts';

test.each([
  [
    "../cac:T[cbc:X = 'A']",
    'const path_T_X = [cac_T, cbc_X];',
    'const of_T_X = perElement((d, above) => !someTextIs(d, above, path_T_X, "A"));',
    'of_T_X(d, d.parent[n])',
  ],
  [
    "../../cac:T/cbc:X = 'A'",
    'const path_T_X = [cac_T, cbc_X];',
    'const of_T_X = perElement((d, above) => !counted(d, optionalToArray(parentOf(d, above))).some((x) => someTextIs(d, x, path_T_X, "A")));',
    'of_T_X(d, d.parent[n])',
  ],
  [
    "../../cac:T[../cbc:X = 'A']",
    'const path_X = [cbc_X];',
    'const of_X = perElement((d, above) => someTextIs(d, above, path_X, "A"));',
    'const of_T_X = perElement((d, above) => !counted(d, optionalToArray(parentOf(d, above))).some((x) => someChild(d, x, cac_T, (n) => of_X(d, d.parent[n]))));',
    'of_T_X(d, d.parent[n])',
  ],
  [
    'count(../cac:T[cbc:X]) = count(cac:A)',
    'const of_T_X = perElement((d, above) => kept(children(d, above, cac_T), (n) => hasChild(d, n, cbc_X)));',
    'of_T_X(d, d.parent[n]).length !== children(d, n, cac_A).length',
  ],
  [
    "not(../cac:T[cbc:X = 'A'])",
    'const path_T_X = [cac_T, cbc_X];',
    'const of_T_X = perElement((d, above) => someTextIs(d, above, path_T_X, "A"));',
    'of_T_X(d, d.parent[n])',
  ],
  [
    "cbc:X and ../cac:T[cbc:X = 'A']",
    'const path_T_X = [cac_T, cbc_X];',
    'const of_T_X = perElement((d, above) => someTextIs(d, above, path_T_X, "A"));',
    '!(hasChild(d, n, cbc_X) && of_T_X(d, d.parent[n]))',
  ],
  [
    "cbc:X = 'A' or ../cac:T[cbc:X = 'A']",
    'const path_X = [cbc_X];',
    'const path_T_X = [cac_T, cbc_X];',
    'const of_T_X = perElement((d, above) => someTextIs(d, above, path_T_X, "A"));',
    '!(someTextIs(d, n, path_X, "A") || of_T_X(d, d.parent[n]))',
  ],
  [
    "if (@k) then ../cac:T[cbc:X = 'A'] else cbc:X",
    'const path_T_X = [cac_T, cbc_X];',
    'const of_T_X = perElement((d, above) => someTextIs(d, above, path_T_X, "A"));',
    '!(hasAttribute(d, n, "k") ? of_T_X(d, d.parent[n]) : hasChild(d, n, cbc_X))',
  ],
  [
    "cac:A[../../cac:T/cbc:X = 'A']",
    'const path_T_X = [cac_T, cbc_X];',
    'const of_T_X = perElement((d, above) => someTextIs(d, above, path_T_X, "A"));',
    '!someChild(d, n, cac_A, (n2) => of_T_X(d, d.parent[d.parent[n2]]))',
  ],
  [
    "every $x in cac:A satisfies $x/../../cac:T/cbc:X = 'A'",
    'const path_T_X = [cac_T, cbc_X];',
    'const of_T_X = perElement((d, above) => !someTextIs(d, above, path_T_X, "A"));',
    'someChild(d, n, cac_A, (n2) => of_T_X(d, d.parent[d.parent[n2]]))',
  ],
  [
    'xs:decimal(../cbc:X) >= xs:decimal(cbc:X)',
    'const of_X = perElement((d, above) => onlyDecimal(d, above, cbc_X));',
    '!bothSatisfy(">=", compareDecimals, of_X(d, d.parent[n]), onlyDecimal(d, n, cbc_X))',
  ],
  [
    "local-name(../*[1]) = 'A'",
    'const of_value = perElement((d, above) => localNameOf(d, select(d, above, "child", anyElement)[0]) !== "A");',
    'of_value(d, d.parent[n])',
  ],
  [
    "string-length(string-join(../cac:T/cbc:X, '')) > 1",
    'const path_T_X = [cac_T, cbc_X];',
    'const of_T_X = perElement((d, above) => !(stringLength(joinedTexts(textsOf(d, childPath(d, above, path_T_X)), "")) > 1));',
    'of_T_X(d, d.parent[n])',
  ],
])('A question about an element above is answered once for it: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});

test.each([
  ['../cbc:X', '!hasChild(d, d.parent[n], cbc_X)'],
  ["../@k = 'A'", 'attribute(d, d.parent[n], "k") !== "A"'],
  ["name(..) = 'A'", 'nameOf(d, d.parent[n]) !== "A"'],
  ['../self::cac:P', 'd.name[d.parent[n]] !== cac_P'],
  [
    'some $x in cac:A satisfies ../cac:T/cbc:X = $x',
    'const path_T_X = [cac_T, cbc_X];',
    '!someChild(d, n, cac_A, (n2) => ((value) => someAt(d, d.parent[n], path_T_X, (n3) => textOf(d, n3) === value))(textOf(d, n2)))',
  ],
  [
    'count(../cac:T[. = current()/@k]) = 1',
    'kept(counted(d, children(d, d.parent[n], cac_T)), (n2) => ((value) => attribute(d, n, "k") === value)(textOf(d, n2))).length !== 1',
  ],
  [
    "parent::cac:A/cac:T/cbc:X = 'A'",
    'const path_T_X = [cac_T, cbc_X];',
    '!counted(d, optionalToArray(parentNamed(d, n, cac_A))).some((x) => someTextIs(d, x, path_T_X, "A"))',
  ],
  [
    "ancestor::cac:A/cac:T/cbc:X = 'A'",
    'const _named = named(cac_A);',
    'const path_T_X = [cac_T, cbc_X];',
    '!inDocumentOrder(select(d, n, "ancestor", _named)).some((x) => someTextIs(d, x, path_T_X, "A"))',
  ],
])(
  'A question that takes no time, or that asks more than what is above, is answered at each element: %s',
  (condition, ...code) => {
    expect(codeOf([condition])).toEqual(code);
  },
);

test.each<[condition: string, lets: Lets, ...code: string[]]>([
  [
    'count($t) = 1',
    { t: "../cac:T[cbc:X = 'A']" },
    'const path_X = [cbc_X];',
    'const of_T_X = perElement((d, above) => kept(children(d, above, cac_T), (n) => someTextIs(d, n, path_X, "A")));',
    'const t = of_T_X(d, d.parent[n]);',
    't.length !== 1',
  ],
  [
    "$t[@k = 'A']/cbc:X = 'B'",
    { t: '../cac:T' },
    'const of_T = perElement((d, above) => children(d, above, cac_T));',
    'const path_X = [cbc_X];',
    'const of_X = perElement((d, above) => !counted(d, of_T(d, above)).some((x) => attribute(d, x, "k") === "A" && someTextIs(d, x, path_X, "B")));',
    'const t = children(d, d.parent[n], cac_T);',
    'of_X(d, d.parent[n])',
  ],
  [
    'xs:decimal(@k) = $t + 1',
    { t: 'xs:decimal(../@k)' },
    'const of_value = perElement((d, above) => ifPresent(attribute(d, above, "k"), toDecimal));',
    'const decimal_1 = toDecimal("1");',
    'const of_value_2 = perElement((d, above) => ifPresent(of_value(d, above), (a) => addDecimals(a, decimal_1)));',
    'const t = lazily(() => of_value(d, d.parent[n]));',
    '!bothSatisfy("=", compareDecimals, ifPresent(attribute(d, n, "k"), toDecimal), of_value_2(d, d.parent[n]))',
  ],
])('A variable about an element above is computed once for it: %s with %j', (condition, lets, ...code) => {
  expect(codeOf([condition], lets)).toEqual(code);
});

test.each<[condition: string, lets: Lets, ...code: string[]]>([
  ["$t = 'B'", { t: 'string(@k)' }, 'const t = attribute(d, n, "k") ?? "";', 't !== "B"'],
  [
    'count(../cac:T[@k = $t]) = 2',
    { t: 'string(@k)' },
    'const t = attribute(d, n, "k") ?? "";',
    'kept(counted(d, children(d, d.parent[n], cac_T)), (n2) => attribute(d, n2, "k") === t).length !== 2',
  ],
  [
    'count(../cac:T[@k = $t]) = 2',
    { t: "concat('a', 'b')" },
    'const shared_concat = constant(() => "a" + "b");',
    'const t = shared_concat();',
    'kept(counted(d, children(d, d.parent[n], cac_T)), (n2) => attribute(d, n2, "k") === t).length !== 2',
  ],
])(
  'A variable about the element itself is computed at each element: %s with %j',
  (condition, lets, ...code) => {
    expect(codeOf([condition], lets)).toEqual(code);
  },
);
