import { expect, test } from 'vitest';
import { brokenLines } from '../../src/report/wrap.ts';

test.each<[text: string, width: number, lines: readonly string[]]>([
  ['one two three', 7, ['one two', 'three']],
  ['one two three', 6, ['one', 'two', 'three']],
  ['one two three', 13, ['one two three']],
  ['one two three', 12, ['one two', 'three']],
  ['incomparable a b', 3, ['incomparable', 'a b']],
  ['合計 a', 5, ['合計', 'a']],
  ['合計 a', 6, ['合計 a']],
  ['one two three', Number.POSITIVE_INFINITY, ['one two three']],
  ['', 5, ['']],
])('%j in lines of at most %d cells', (text, width, lines) => {
  expect(brokenLines(text, width)).toEqual(lines);
});
