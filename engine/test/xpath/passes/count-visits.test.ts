import { expect, test } from 'vitest';
import { codeOf } from './code.ts';

test.each([
  [
    'some $x in cac:A satisfies count(../cac:T[cbc:X = $x]) = 1',
    '!someChild(d, n, cac_A, (n2) => kept(counted(d, children(d, d.parent[n], cac_T)), (n3) => ((value) => someChild(d, n3, cbc_X, (n4) => textOf(d, n4) === value))(textOf(d, n2))).length === 1)',
  ],
  [
    'every $x in cac:A satisfies count(//cac:B[cbc:X = $x]) = 1',
    'someChild(d, n, cac_A, (n2) => kept(counted(d, descendants(d, 0, cac_B)), (n3) => ((value) => someChild(d, n3, cbc_X, (n4) => textOf(d, n4) === value))(textOf(d, n2))).length !== 1)',
  ],
  [
    'cac:A[count(../cac:B[cbc:X = current()/@k]) = 1]',
    '!someChild(d, n, cac_A, (n2) => kept(counted(d, children(d, d.parent[n2], cac_B)), (n3) => ((others) => others !== undefined && someChild(d, n3, cbc_X, (n4) => textOf(d, n4) === others))(attribute(d, n, "k"))).length === 1)',
  ],
  [
    'count(for $x in cac:A return (for $y in current()/cac:B return concat($x, $y))) = 1',
    'concatMap(children(d, n, cac_A), (x) => counted(d, children(d, n, cac_B)).map((y) => madeText(textOf(d, x) + textOf(d, y)))).length !== 1',
  ],
  [
    'count(for $x in cac:A return (for $y in $x/../cac:B return concat($x, $y))) = 1',
    'concatMap(children(d, n, cac_A), (x) => counted(d, children(d, d.parent[x], cac_B)).map((y) => madeText(textOf(d, x) + textOf(d, y)))).length !== 1',
  ],
  [
    'every $x in cac:A satisfies contains($x, current()/@k)',
    'someChild(d, n, cac_A, (n2) => !contains(textOf(d, n2), counted(d, attribute(d, n, "k"))))',
  ],
  [
    'every $x in cac:A satisfies contains(current()/cbc:X[1], $x)',
    'someChild(d, n, cac_A, (n2) => !contains(counted(d, ifPresent(firstChild(d, n, cbc_X), (x) => textOf(d, x))), textOf(d, n2)))',
  ],
  [
    'every $x in cac:A satisfies contains(string(current()/cbc:X[1]), $x)',
    'someChild(d, n, cac_A, (n2) => !contains(counted(d, ifPresent(firstChild(d, n, cbc_X), (x) => textOf(d, x)) ?? ""), textOf(d, n2)))',
  ],
  [
    'sum(for $x in cac:A return xs:decimal(../@k)) = 1',
    'const of_value = perElement((d, above) => optionalToArray(ifPresent(attribute(d, above, "k"), toDecimal)));',
    'const decimal_1 = toDecimal("1");',
    'compareDecimals(sumDecimals(concatMap(children(d, n, cac_A), (x) => of_value(d, d.parent[n]))), decimal_1) !== 0',
  ],
  [
    'count(for $y in (for $x in cac:A return ../cac:T[1]) return $y/cac:B[cbc:X = $y/@k]) = 1',
    'concatMap(concatMap(children(d, n, cac_A), (x) => optionalToArray(firstChild(d, d.parent[n], cac_T))), (y) => kept(counted(d, children(d, y, cac_B)), (n2) => ((others) => others !== undefined && someChild(d, n2, cbc_X, (n3) => textOf(d, n3) === others))(attribute(d, y, "k")))).length !== 1',
  ],
  [
    'every $x in cac:A satisfies string-length(concat($x/cbc:X, @k)) = 1',
    'someChild(d, n, cac_A, (n2) => stringLength(counted(d, madeText((onlyText(d, n2, cbc_X) ?? "") + (attribute(d, n, "k") ?? "")))) !== 1)',
  ],
  [
    'every $x in cac:A satisfies $x/@k - string-length(@k) = 1',
    'someChild(d, n, cac_A, (n2) => ifPresent(ifPresent(attribute(d, n2, "k"), toDouble), (a) => a - integerToDouble(stringLength(counted(d, attribute(d, n, "k"))))) !== 1)',
  ],
  [
    "every $x in cac:A satisfies ($x, current()/cac:B)/@k = 'A'",
    'someChild(d, n, cac_A, (n2) => !counted(d, [n2, ...counted(d, children(d, n, cac_B))]).some((x) => attribute(d, x, "k") === "A"))',
  ],
  [
    "every $x in cac:A satisfies (if ($x/@k) then $x else current()/cac:B)/@k = 'A'",
    'someChild(d, n, cac_A, (n2) => !counted(d, (hasAttribute(d, n2, "k") ? [n2] : children(d, n, cac_B))).some((x) => attribute(d, x, "k") === "A"))',
  ],
])('What a loop visits again of other elements is counted: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});

test.each([
  [
    "count(cac:A/cbc:X[. = 'A']) = 1",
    'eachIn(children(d, n, cac_A), (n2) => kept(children(d, n2, cbc_X), (n3) => textOf(d, n3) === "A")).length !== 1',
  ],
  [
    "every $x in cac:A satisfies $x/cbc:X = 'A'",
    'const path_X = [cbc_X];',
    'someChild(d, n, cac_A, (n2) => !someTextIs(d, n2, path_X, "A"))',
  ],
  [
    "every $x in cac:A satisfies contains($x, 'A')",
    'someChild(d, n, cac_A, (n2) => !contains(textOf(d, n2), "A"))',
  ],
  [
    'every $x in cac:A satisfies count($x/cac:B[cbc:X > 1]) = count($x/cac:C)',
    'someChild(d, n, cac_A, (n2) => kept(children(d, n2, cac_B), (n3) => someChild(d, n3, cbc_X, (n4) => toDouble(textOf(d, n4)) > 1)).length !== children(d, n2, cac_C).length)',
  ],
  [
    "string-length(string-join(cac:A/cbc:X, ' ')) > 1",
    'const path_A_X = [cac_A, cbc_X];',
    '!(stringLength(joinedTexts(textsOf(d, childPath(d, n, path_A_X)), " ")) > 1)',
  ],
  [
    'count(distinct-values(cac:A/cbc:X)) = count(cac:A/cbc:X)',
    'const path_A_X = [cac_A, cbc_X];',
    'distinctStrings(textsOf(d, childPath(d, n, path_A_X))).length !== childPath(d, n, path_A_X).length',
  ],
  [
    'sum(cac:A/xs:decimal(cbc:X)) = 1',
    'const decimal_1 = toDecimal("1");',
    'compareDecimals(sumOfOnly(d, children(d, n, cac_A), cbc_X), decimal_1) !== 0',
  ],
  [
    'count(for $x in cac:A return (for $y in $x/cac:B return concat($x, $y))) = 1',
    'concatMap(children(d, n, cac_A), (x) => children(d, x, cac_B).map((y) => madeText(textOf(d, x) + textOf(d, y)))).length !== 1',
  ],
  [
    "every $x in cac:A satisfies (if ($x/@k) then $x/cac:B else $x/cac:C)/@k = 'A'",
    'someChild(d, n, cac_A, (n2) => !(hasAttribute(d, n2, "k") ? children(d, n2, cac_B) : children(d, n2, cac_C)).some((x) => attribute(d, x, "k") === "A"))',
  ],
])('What an element visits of itself is not counted: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});

test.each([
  ['count(../cac:T) = 1', 'children(d, d.parent[n], cac_T).length !== 1'],
  [
    'count(parent::cac:P/cac:T[. = current()]) = 1',
    'eachIn(counted(d, optionalToArray(parentNamed(d, n, cac_P))), (n2) => kept(counted(d, children(d, n2, cac_T)), (n3) => textOf(d, n3) === textOf(d, n))).length !== 1',
  ],
  [
    'count(following-sibling::cac:L[@k = current()/@k]) = 0',
    'const _named = named(cac_L);',
    'kept(select(d, n, "following-sibling", _named), (n2) => ((value) => value !== undefined && attribute(d, n, "k") === value)(attribute(d, n2, "k"))).length !== 0',
  ],
  [
    'count(preceding-sibling::*[@k = current()/@k]) = 0',
    'inDocumentOrder(kept(select(d, n, "preceding-sibling", anyElement), (n2) => ((value) => value !== undefined && attribute(d, n, "k") === value)(attribute(d, n2, "k")))).length !== 0',
  ],
  ['contains(../@k, @k)', '!contains(counted(d, attribute(d, d.parent[n], "k")), attribute(d, n, "k"))'],
  [
    "concat(../@k, @k) = 'A'",
    'madeText((attribute(d, d.parent[n], "k") ?? "") + (attribute(d, n, "k") ?? "")) !== "A"',
  ],
  [
    'string-length(concat(../@k, @k)) = 2',
    'stringLength(counted(d, madeText((attribute(d, d.parent[n], "k") ?? "") + (attribute(d, n, "k") ?? "")))) !== 2',
  ],
])(
  'What is above or beside an element is counted where its items or characters are visited: %s',
  (condition, ...code) => {
    expect(codeOf([condition])).toEqual(code);
  },
);
