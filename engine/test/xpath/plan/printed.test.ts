import { expect, test } from 'vitest';
import type { Lets } from '../../schematron/compiled/schema.ts';
import { codeOf } from '../passes/code.ts';

test.each([
  ['-number(@k) = 1', '-numberOf(attribute(d, n, "k")) !== 1'],
  ['-(-number(@k)) = 1', '-(-numberOf(attribute(d, n, "k"))) !== 1'],
  ['-(number(@k) + 1) = 1', '-(numberOf(attribute(d, n, "k")) + 1) !== 1'],
  [
    'number(@k) - (number(@l) - 1) = 1',
    'numberOf(attribute(d, n, "k")) - (numberOf(attribute(d, n, "l")) - 1) !== 1',
  ],
  [
    'number(@k) - number(@l) - 1 = 1',
    'numberOf(attribute(d, n, "k")) - numberOf(attribute(d, n, "l")) - 1 !== 1',
  ],
  ['(number(@k) + 1) * 2 = 4', '(numberOf(attribute(d, n, "k")) + 1) * 2 !== 4'],
  [
    'number(@k) + 1 * number(@l) = 4',
    'numberOf(attribute(d, n, "k")) + 1 * numberOf(attribute(d, n, "l")) !== 4',
  ],
  ['number(@k) mod 2 div 3 = 1', 'numberOf(attribute(d, n, "k")) % 2 / 3 !== 1'],
  ['-1 = count(cac:A)', '-1 !== children(d, n, cac_A).length'],
  ['number(@k) = -0.5e0', 'numberOf(attribute(d, n, "k")) !== -0.5'],
  ['number(@k) = -0e0', 'numberOf(attribute(d, n, "k")) !== -0'],
  [
    '(cac:A and cac:B) or cac:C',
    '!(hasChild(d, n, cac_A) && hasChild(d, n, cac_B) || hasChild(d, n, cac_C))',
  ],
  [
    'cac:A and (cac:B or cac:C)',
    '!(hasChild(d, n, cac_A) && (hasChild(d, n, cac_B) || hasChild(d, n, cac_C)))',
  ],
  ['cac:A or (cac:B or cac:C)', '!(hasChild(d, n, cac_A) || hasChild(d, n, cac_B) || hasChild(d, n, cac_C))'],
  ['not(cac:A and cac:B)', 'hasChild(d, n, cac_A) && hasChild(d, n, cac_B)'],
  ['not(number(@k) < 1)', 'numberOf(attribute(d, n, "k")) < 1'],
  [
    'xs:decimal(@k) + xs:decimal(@l) = 1',
    'const decimal_1 = toDecimal("1");',
    '!bothSatisfy("=", compareDecimals, ifBoth(ifPresent(attribute(d, n, "k"), toDecimal), ifPresent(attribute(d, n, "l"), toDecimal), addDecimals), decimal_1)',
  ],
  ['(if (cac:A) then 1 else 2) + 1 = 2', 'addIntegers((hasChild(d, n, cac_A) ? 1 : 2), 1) !== 2'],
  [
    "(if (cac:A and cac:B) then @k else @l) = 'A'",
    'const attribute_k = attributeNamed("", "k");',
    'const attribute_l = attributeNamed("", "l");',
    '!isAmong((hasChild(d, n, cac_A) && hasChild(d, n, cac_B) ? attributeNodes(d, n, attribute_k) : attributeNodes(d, n, attribute_l)).map(attributeText), "A")',
  ],
  [
    'count((cac:A, cac:B)) = 1',
    'const _each = (items) => items;',
    'concatMap([children(d, n, cac_A), children(d, n, cac_B)], _each).length !== 1',
  ],
  [
    'count((cac:A[1], cac:B)) = 1',
    '[...optionalToArray(firstChild(d, n, cac_A)), ...children(d, n, cac_B)].length !== 1',
  ],
  ["@k = ('A', 'B')", 'const set_A_B = setOf(["A", "B"]);', '!set_A_B.has(attribute(d, n, "k"))'],
  [
    '1 to 3 = count(cac:A)',
    'const shared_range = perDocument(0, (d) => integerRange(d, 1, 3));',
    '!((value) => isAmong(shared_range(d), value))(children(d, n, cac_A).length)',
  ],
])('An operation is written in as few parentheses as it needs: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});

test.each<[condition: string, lets: Lets, ...code: string[]]>([
  [
    "$t = 'A' and (some $t in cac:A satisfies $t = 'B')",
    { t: 'string(@k)' },
    'const path_A = [cac_A];',
    'const t = attribute(d, n, "k") ?? "";',
    '!(t === "A" && someTextIs(d, n, path_A, "B"))',
  ],
  [
    '$children = $number',
    { children: 'string(@k)', number: 'string(@l)' },
    'const childrenValue = attribute(d, n, "k") ?? "";',
    'const number = attribute(d, n, "l") ?? "";',
    'childrenValue !== number',
  ],
  [
    '$class = $a-b',
    { class: 'string(@k)', 'a-b': 'string(@l)' },
    'const classValue = attribute(d, n, "k") ?? "";',
    'const aB = attribute(d, n, "l") ?? "";',
    'classValue !== aB',
  ],
  [
    '$d = $n',
    { d: 'string(@k)', n: 'string(@l)' },
    'const dValue = attribute(d, n, "k") ?? "";',
    'const n2 = attribute(d, n, "l") ?? "";',
    'dValue !== n2',
  ],
  [
    '$x7 = $Ärger',
    { x7: 'string(@k)', Ärger: 'string(@l)' },
    'const x7 = attribute(d, n, "k") ?? "";',
    'const Ärger = attribute(d, n, "l") ?? "";',
    'x7 !== Ärger',
  ],
  [
    "not(contains($t, ' ')) and contains(' A ', concat(' ', $t, ' '))",
    { t: 'string(@k)' },
    'const _words = wordsBetween(" A ", " ");',
    'const t = attribute(d, n, "k") ?? "";',
    '!_words.has(t)',
  ],
  [
    "not(contains($u, ' ')) and contains(' A ', concat(' ', $t, ' '))",
    { t: 'string(@k)', u: 'string(@l)' },
    'const _words = wordList(" A ", " ");',
    'const t = attribute(d, n, "k") ?? "";',
    'const u = attribute(d, n, "l") ?? "";',
    '!(!contains(u, " ") && hasWord(_words, t))',
  ],
])(
  'Variables of one name, and of names that the code has, are told apart: %s with %j',
  (condition, lets, ...code) => {
    expect(codeOf([condition], lets)).toEqual(code);
  },
);
