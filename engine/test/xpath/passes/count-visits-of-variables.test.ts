import { expect, test } from 'vitest';
import type { Lets } from '../../schematron/compiled/schema.ts';
import { codeOf } from './code.ts';

test.each<[condition: string, lets: Lets, ...code: string[]]>([
  [
    "count($l[cbc:X = 'A']) = 1",
    { l: 'cac:M' },
    'const path_X = [cbc_X];',
    'const l = children(d, n, cac_M);',
    'kept(l, (n2) => someTextIs(d, n2, path_X, "A")).length !== 1',
  ],
  [
    "count($l[cbc:X = 'A']) = 1",
    { l: '(cac:M | cac:N)' },
    'const path_X = [cbc_X];',
    'const l = union(children(d, n, cac_M), children(d, n, cac_N));',
    'kept(l, (n2) => someTextIs(d, n2, path_X, "A")).length !== 1',
  ],
  [
    "contains($t, 'A')",
    { t: 'string(cbc:X)' },
    'const t = lazily(() => onlyText(d, n, cbc_X) ?? "");',
    '!contains(t(), "A")',
  ],
  [
    "contains($t, 'A')",
    { t: 'concat(@k, @l)' },
    'const t = madeText((attribute(d, n, "k") ?? "") + (attribute(d, n, "l") ?? ""));',
    '!contains(t, "A")',
  ],
  [
    'count($l) = 1',
    { l: 'distinct-values(cac:M/cbc:X)' },
    'const path_M_X = [cac_M, cbc_X];',
    'const l = distinctStrings(textsOf(d, childPath(d, n, path_M_X)));',
    'l.length !== 1',
  ],
  [
    "every $x in $l satisfies $x = 'A'",
    { l: 'distinct-values(cac:M/cbc:X)' },
    'const path_M_X = [cac_M, cbc_X];',
    'const l = distinctStrings(textsOf(d, childPath(d, n, path_M_X)));',
    'differsFromSome(l, "A")',
  ],
])(
  'A variable of the element is not counted, nor what is made of it: %s with %j',
  (condition, lets, ...code) => {
    expect(codeOf([condition], lets)).toEqual(code);
  },
);

test.each<[condition: string, lets: Lets, ...code: string[]]>([
  [
    'count($l[cbc:X = current()/@k]) = 1',
    { l: '//cac:M' },
    'const shared_M = perDocument(0, (d) => descendants(d, 0, cac_M));',
    'const l = shared_M(d);',
    'kept(counted(d, l), (n2) => ((others) => others !== undefined && someChild(d, n2, cbc_X, (n3) => textOf(d, n3) === others))(attribute(d, n, "k"))).length !== 1',
  ],
  [
    'every $x in $l satisfies $x != @k',
    { l: 'distinct-values(//cac:M/cbc:X)' },
    'const shared_distinct_values_M_X = perDocument(0, (d) => distinctStrings(textsOf(d, eachIn(descendants(d, 0, cac_M), (n) => children(d, n, cbc_X)))));',
    'const l = shared_distinct_values_M_X(d);',
    'counted(d, l).some((x) => !bothDiffer(x, attribute(d, n, "k")))',
  ],
  [
    'contains($t, @k)',
    { t: 'string(/*/cbc:X[1])' },
    'const shared_string_any_X = perDocument(0, (d) => ifPresent(firstChild(d, 1, cbc_X), (x) => textOf(d, x)) ?? "");',
    'const t = shared_string_any_X(d);',
    '!contains(counted(d, t), attribute(d, n, "k"))',
  ],
  [
    'count($l[cbc:X = current()/@k]) = 1',
    { l: '../cac:M' },
    'const l = children(d, d.parent[n], cac_M);',
    'kept(counted(d, l), (n2) => ((others) => others !== undefined && someChild(d, n2, cbc_X, (n3) => textOf(d, n3) === others))(attribute(d, n, "k"))).length !== 1',
  ],
  [
    'count($l[cbc:X = current()/@k]) = 1',
    { l: '(cac:M | //cac:N)' },
    'const shared_N = perDocument(0, (d) => descendants(d, 0, cac_N));',
    'const l = union(children(d, n, cac_M), counted(d, shared_N(d)));',
    'kept(counted(d, l), (n2) => ((others) => others !== undefined && someChild(d, n2, cbc_X, (n3) => textOf(d, n3) === others))(attribute(d, n, "k"))).length !== 1',
  ],
  [
    'some $x in cac:A satisfies count($l[cbc:X = $x]) = 1',
    { l: 'cac:M' },
    'const l = children(d, n, cac_M);',
    '!someChild(d, n, cac_A, (n2) => kept(counted(d, l), (n3) => ((value) => someChild(d, n3, cbc_X, (n4) => textOf(d, n4) === value))(textOf(d, n2))).length === 1)',
  ],
])(
  'A variable of the document, or of other elements, is counted where it is visited: %s with %j',
  (condition, lets, ...code) => {
    expect(codeOf([condition], lets)).toEqual(code);
  },
);
