import { expect, test } from 'vitest';
import { codeOf } from './code.ts';

test.each<[conditions: string[], ...code: string[]]>([
  [
    ["//cac:A[cbc:X = 'A']", "count(//cac:A[cbc:X = 'A']/cbc:Y) = 2"],
    'const path_X = [cbc_X];',
    'const shared_A_X = perDocument(0, (d) => kept(descendants(d, 0, cac_A), (n) => someTextIs(d, n, path_X, "A")));',
    'const shared_A_X_2 = perDocument(1, (d) => shared_A_X(d).length > 0);',
    'const shared_count_A_X = perDocument(2, (d) => eachIn(shared_A_X(d), (n) => children(d, n, cbc_Y)).length === 2);',
    '!shared_A_X_2(d)',
    '!shared_count_A_X(d)',
  ],
  [
    ['//cac:A', 'count(//cac:A) = 2'],
    'const shared_A = perDocument(0, (d) => descendants(d, 0, cac_A).length > 0);',
    'const shared_count_A = perDocument(1, (d) => descendants(d, 0, cac_A).length === 2);',
    '!shared_A(d)',
    '!shared_count_A(d)',
  ],
  [
    ["some $x in cac:A satisfies count(//cac:B[cbc:X = 'A']) = 2"],
    'const path_X = [cbc_X];',
    'const shared_count_B_X = perDocument(0, (d) => kept(descendants(d, 0, cac_B), (n) => someTextIs(d, n, path_X, "A")).length === 2);',
    '!someChild(d, n, cac_A, (n2) => shared_count_B_X(d))',
  ],
  [
    ['some $x in cac:A satisfies $x/cbc:X = //cac:B/cbc:Y'],
    'const path_A_X = [cac_A, cbc_X];',
    'const shared_set = perDocument(0, (d) => setOf(textsOf(d, eachIn(descendants(d, 0, cac_B), (n) => children(d, n, cbc_Y)))));',
    '!someAt(d, n, path_A_X, (n2) => shared_set(d).has(textOf(d, n2)))',
  ],
  [
    ['sum(/*/cac:A/xs:decimal(cbc:X)) = 1'],
    'const decimal_1 = toDecimal("1");',
    'const shared_sum_any_A = perDocument(0, (d) => compareDecimals(sumOfOnly(d, children(d, 1, cac_A), cbc_X), decimal_1) === 0);',
    '!shared_sum_any_A(d)',
  ],
  [
    ["cac:A[cbc:X = 'A' and count(//cac:B) = 2]"],
    'const path_X = [cbc_X];',
    'const shared_count_B = perDocument(0, (d) => descendants(d, 0, cac_B).length === 2);',
    '!someChild(d, n, cac_A, (n2) => someTextIs(d, n2, path_X, "A") && shared_count_B(d))',
  ],
  [
    ["every $x in cac:A satisfies $x = concat('a', string(7))"],
    'const shared_concat_string = constant(() => "a" + plainToString(7));',
    'someChild(d, n, cac_A, (n2) => textOf(d, n2) !== shared_concat_string())',
  ],
  [
    ["cac:A[@k = concat('a', 'b')]", "cac:B[contains(@k, upper-case(concat('a', 'b')))]"],
    'const shared_concat = constant(() => "a" + "b");',
    'const shared_upper_case_concat = constant(() => upperCase("a" + "b"));',
    '!someChild(d, n, cac_A, (n2) => attribute(d, n2, "k") === shared_concat())',
    '!someChild(d, n, cac_B, (n2) => contains(attribute(d, n2, "k"), counted(d, shared_upper_case_concat())))',
  ],
])(
  'A value of the document is computed once for it where conditions or loops would repeat it: %s',
  (conditions, ...code) => {
    expect(codeOf(conditions)).toEqual(code);
  },
);

test.each<[conditions: string[], ...code: string[]]>([
  [
    ['count(cac:A[cbc:X]) = 2 or count(cac:A[cbc:X]) = 4'],
    'const onceAX = lazily(() => kept(children(d, n, cac_A), (n2) => hasChild(d, n2, cbc_X)));',
    '!(onceAX().length === 2 || onceAX().length === 4)',
  ],
  [
    ['some $x in cac:A satisfies count(current()/cac:B[cbc:Y]) = 2'],
    'const onceBY = lazily(() => kept(children(d, n, cac_B), (n2) => hasChild(d, n2, cbc_Y)).length === 2);',
    '!someChild(d, n, cac_A, (n2) => onceBY())',
  ],
  [
    ['count(cac:A[cbc:X]) = 2', 'count(cac:A[cbc:X]/cbc:Y) = 2'],
    'const onceAX = lazily(() => kept(children(d, n, cac_A), (n2) => hasChild(d, n2, cbc_X)));',
    'onceAX().length !== 2',
    'eachIn(onceAX(), (n2) => children(d, n2, cbc_Y)).length !== 2',
  ],
  [
    ['count(cac:A/cbc:X/string(.)) = 1 or count(cac:A/cbc:X/string(.)) = 3'],
    'const path_A_X = [cac_A, cbc_X];',
    'const onceAX = lazily(() => textsOf(d, childPath(d, n, path_A_X)));',
    '!(onceAX().length === 1 || onceAX().length === 3)',
  ],
  [
    ['if (count(cac:A[cbc:X]) = 2) then count(cac:A[cbc:X]/cbc:Y) = 2 else true()'],
    'const onceAX = lazily(() => kept(children(d, n, cac_A), (n2) => hasChild(d, n2, cbc_X)));',
    '!(onceAX().length === 2 ? eachIn(onceAX(), (n2) => children(d, n2, cbc_Y)).length === 2 : true)',
  ],
])(
  'A list of an element is made once where a condition or a loop would repeat it: %s',
  (conditions, ...code) => {
    expect(codeOf(conditions)).toEqual(code);
  },
);

test.each<[conditions: string[], ...code: string[]]>([
  [['cac:A', 'count(cac:A) = 2'], '!hasChild(d, n, cac_A)', 'children(d, n, cac_A).length !== 2'],
  [
    ['cac:A/cbc:X', 'count(cac:A/cbc:X) = 2'],
    'const path_A_X = [cac_A, cbc_X];',
    '!hasPath(d, n, path_A_X)',
    'childPath(d, n, path_A_X).length !== 2',
  ],
  [["@k = 'A' or @k = 'B'"], '!(attribute(d, n, "k") === "A" || attribute(d, n, "k") === "B")'],
  [
    ['every $x in distinct-values(cac:A/cbc:X) satisfies count(cac:B[cbc:X = $x]) = 1'],
    'const path_A_X = [cac_A, cbc_X];',
    'distinctStrings(textsOf(d, childPath(d, n, path_A_X))).some((x) => kept(counted(d, children(d, n, cac_B)), (n2) => someChild(d, n2, cbc_X, (n3) => textOf(d, n3) === x)).length !== 1)',
  ],
  [
    ['xs:decimal(cbc:X) > 1 and xs:decimal(cbc:X) < 5'],
    'const decimal_1 = toDecimal("1");',
    'const decimal_5 = toDecimal("5");',
    '!(bothSatisfy(">", compareDecimals, onlyDecimal(d, n, cbc_X), decimal_1) && bothSatisfy("<", compareDecimals, onlyDecimal(d, n, cbc_X), decimal_5))',
  ],
  [
    ["cac:A[@k = 'A']/cbc:X and not(cac:A[@k = 'A']/cbc:X)"],
    '!(someChild(d, n, cac_A, (n2) => attribute(d, n2, "k") === "A" && hasChild(d, n2, cbc_X)) && !someChild(d, n, cac_A, (n2) => attribute(d, n2, "k") === "A" && hasChild(d, n2, cbc_X)))',
  ],
])('What is written once, or costs as much to look up, stays where it is: %s', (conditions, ...code) => {
  expect(codeOf(conditions)).toEqual(code);
});
