import { expect, test } from 'vitest';
import * as runtime from '../../../../src/xpath/runtime/index.ts';
import { treeOf } from '../../../schematron/compiled/evaluate-xpath.ts';

const names = runtime.createNameTable([
  ['', 'a'],
  ['', 'b'],
  ['', 'c'],
]);
const [a, b, c] = [1, 2, 3];
const tree = runtime.pathTree([
  [[b]],
  [[b, c]],
  [[c]],
  [[b, 'x']],
  [['y']],
  [
    [c, c],
    [b, c, 'z'],
  ],
  [[a]],
]);

/** The answers to these questions about the root of a document. */
function present(xml: string): number[] {
  return runtime
    .createIndexer(names)
    .withIndex(treeOf(xml), 'billing', (d) => [...runtime.pathsPresent(d, 1, tree)]);
}

test('one walk answers whether each of several paths leads to an element or an attribute', () => {
  expect(present('<a/>')).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(present('<a><b/></a>')).toEqual([1, 0, 0, 0, 0, 0, 0]);
  expect(present('<a><b><c/></b></a>')).toEqual([1, 1, 0, 0, 0, 0, 0]);
  expect(present('<a><b x="1"/><c/></a>')).toEqual([1, 0, 1, 1, 0, 0, 0]);
  expect(present('<a y="" x=""><d><b/></d></a>')).toEqual([0, 0, 0, 0, 1, 0, 0]);
  expect(present('<a><c><c/></c></a>')).toEqual([0, 0, 1, 0, 0, 1, 0]);
  expect(present('<a><b/><b><c z=""/></b></a>')).toEqual([1, 1, 0, 0, 0, 1, 0]);
  expect(present('<b><a/></b>')).toEqual([0, 0, 0, 0, 0, 0, 1]);
});

test('of each assertion the table says by which answer to which question it fails', () => {
  const failed: [number, number][] = [];
  const report = { failed: (assertion: number, n: number) => void failed.push([assertion, n]) };
  runtime.failWhere(new Uint8Array([0, 1]), [0, 0, 7, 0, 1, 8, 1, 0, 9, 1, 1, 10], 5, report);
  expect(failed).toEqual([
    [7, 5],
    [10, 5],
  ]);
});
