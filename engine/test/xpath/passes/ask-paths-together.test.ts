import { expect, test } from 'vitest';
import { codeOf } from './code.ts';

test.each<[conditions: string[], ...code: string[]]>([
  [
    [
      'cbc:A',
      'not(cbc:B)',
      'cac:C/cbc:X',
      'not(cac:C/@k)',
      '@k',
      'not(@l)',
      'cac:D/cac:E/@k',
      'cbc:F or cac:G/cbc:X',
      'not(cbc:A)',
      'cbc:A and @l',
    ],
    'const _paths = pathTree([[[cbc_A]], [[cbc_B]], [[cac_C, cbc_X]], [[cac_C, "k"]], [["k"]], [["l"]], [[cac_D, cac_E, "k"]], [[cbc_F], [cac_G, cbc_X]]]);',
    'const _failing = [0, 0, 0, 1, 1, 1, 2, 0, 2, 3, 1, 3, 4, 0, 4, 5, 1, 5, 6, 0, 6, 7, 0, 7, 0, 1, 8];',
    'const presentValue = pathsPresent(d, n, _paths);',
    'failWhere(presentValue, _failing, n, report);',
    '!(presentValue[0] === 1 && presentValue[5] === 1)',
  ],
  [
    [
      'cac:A[cbc:X or cbc:Y]',
      'cac:A[@k]',
      'cac:A[not(cbc:X)]',
      'cbc:C',
      'cbc:D',
      'cbc:E',
      'cbc:F',
      'cbc:G',
      '../cbc:G',
      '*',
      'cac:A[cbc:X and cbc:Y]',
      'cac:A[current()/cbc:X]',
      'cac:A[cac:B[cbc:X or @k]]',
    ],
    'const _paths = pathTree([[[cac_A, cbc_X], [cac_A, cbc_Y]], [[cac_A, "k"]], [[cbc_C]], [[cbc_D]], [[cbc_E]], [[cbc_F]], [[cbc_G]], [[cbc_X]], [[cac_A, cac_B, cbc_X], [cac_A, cac_B, "k"]]]);',
    'const _failing = [2, 0, 3, 3, 0, 4, 4, 0, 5, 5, 0, 6, 6, 0, 7];',
    'const presentValue = pathsPresent(d, n, _paths);',
    '!(presentValue[0] === 1)',
    '!(presentValue[1] === 1)',
    '!someChild(d, n, cac_A, (n2) => !hasChild(d, n2, cbc_X))',
    'failWhere(presentValue, _failing, n, report);',
    '!hasChild(d, d.parent[n], cbc_G)',
    '!hasElements(d, n)',
    '!someChild(d, n, cac_A, (n2) => hasChild(d, n2, cbc_X) && hasChild(d, n2, cbc_Y))',
    '!someChild(d, n, cac_A, (n2) => presentValue[7] === 1)',
    '!(presentValue[8] === 1)',
  ],
])('Paths that eight or more questions ask for are looked for in one walk: %s', (conditions, ...code) => {
  expect(codeOf(conditions)).toEqual(code);
});

test.each<[conditions: string[], ...code: string[]]>([
  [
    [
      'cbc:A and cbc:B and cbc:C and cbc:D',
      'cbc:E and cbc:F and cbc:G and cbc:H',
      'cbc:A',
      'not(cbc:B)',
      "cbc:X = 'A'",
      'cbc:A',
      'cbc:B',
      'cbc:C',
      'not(cbc:D)',
    ],
    'const _paths = pathTree([[[cbc_A]], [[cbc_B]], [[cbc_C]], [[cbc_D]], [[cbc_E]], [[cbc_F]], [[cbc_G]], [[cbc_H]]]);',
    'const path_X = [cbc_X];',
    'const _failing = [0, 0, 5, 1, 0, 6, 2, 0, 7, 3, 1, 8];',
    'const presentValue = pathsPresent(d, n, _paths);',
    '!((presentValue[0] === 1 && presentValue[1] === 1) && presentValue[2] === 1 && presentValue[3] === 1)',
    '!((presentValue[4] === 1 && presentValue[5] === 1) && presentValue[6] === 1 && presentValue[7] === 1)',
    '!(presentValue[0] === 1)',
    'presentValue[1] === 1',
    '!someTextIs(d, n, path_X, "A")',
    'failWhere(presentValue, _failing, n, report);',
  ],
  [
    [
      'cbc:A and cbc:B and cbc:C and cbc:D',
      'cbc:E and cbc:F and cbc:G and cbc:H',
      "cbc:X = 'A'",
      'cbc:A',
      'cbc:B',
      'cbc:C',
    ],
    'const _paths = pathTree([[[cbc_A]], [[cbc_B]], [[cbc_C]], [[cbc_D]], [[cbc_E]], [[cbc_F]], [[cbc_G]], [[cbc_H]]]);',
    'const path_X = [cbc_X];',
    'const presentValue = pathsPresent(d, n, _paths);',
    '!((presentValue[0] === 1 && presentValue[1] === 1) && presentValue[2] === 1 && presentValue[3] === 1)',
    '!((presentValue[4] === 1 && presentValue[5] === 1) && presentValue[6] === 1 && presentValue[7] === 1)',
    '!someTextIs(d, n, path_X, "A")',
    '!(presentValue[0] === 1)',
    '!(presentValue[1] === 1)',
    '!(presentValue[2] === 1)',
  ],
])(
  'Four or more conditions of one question each make a table, and what is between others does not: %s',
  (conditions, ...code) => {
    expect(codeOf(conditions)).toEqual(code);
  },
);

test.each<[conditions: string[], ...code: string[]]>([
  [
    ['cbc:A', 'cbc:B', 'cbc:C', 'cbc:D', 'cbc:E', 'cbc:F', 'cbc:G', 'cbc:G'],
    '!hasChild(d, n, cbc_A)',
    '!hasChild(d, n, cbc_B)',
    '!hasChild(d, n, cbc_C)',
    '!hasChild(d, n, cbc_D)',
    '!hasChild(d, n, cbc_E)',
    '!hasChild(d, n, cbc_F)',
    '!hasChild(d, n, cbc_G)',
    '!hasChild(d, n, cbc_G)',
  ],
  [
    [
      'cbc:A',
      'not(@k)',
      'cac:C/cbc:X',
      'cac:C/@k',
      'cac:D[cbc:X]',
      "cbc:E = 'A'",
      'cbc:F or cbc:G',
      "cbc:G or cbc:F = 'A'",
    ],
    'const path_C_X = [cac_C, cbc_X];',
    'const path_D_X = [cac_D, cbc_X];',
    'const path_E = [cbc_E];',
    'const path_F = [cbc_F];',
    '!hasChild(d, n, cbc_A)',
    'hasAttribute(d, n, "k")',
    '!hasPath(d, n, path_C_X)',
    '!someChild(d, n, cac_C, (n2) => hasAttribute(d, n2, "k"))',
    '!hasPath(d, n, path_D_X)',
    '!someTextIs(d, n, path_E, "A")',
    '!(hasChild(d, n, cbc_F) || hasChild(d, n, cbc_G))',
    '!(hasChild(d, n, cbc_G) || someTextIs(d, n, path_F, "A"))',
  ],
])('Fewer questions are asked one by one: %s', (conditions, ...code) => {
  expect(codeOf(conditions)).toEqual(code);
});
