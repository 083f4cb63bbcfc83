import { foldable } from '@codemirror/language';
import { EditorState, Text } from '@codemirror/state';
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { linesOfText, longText, longTextSyntax } from '../../src/page/editor/long-text.ts';

afterEach(() => vi.restoreAllMocks());

test('a long text becomes the lines that it has, wherever it is cut', async () => {
  const written = fc.constantFrom('\r\n', '\n', '\r', 'a', '"amount": "1.00",', '\ud83d\ude00', ' ');
  await fc.assert(
    fc.asyncProperty(fc.array(written, { minLength: 5 }), async (pieces) => {
      const text = pieces.join('').repeat(1 + Math.ceil(longText / pieces.join('').length));
      const lines = await linesOfText(text);
      expect(lines.eq(Text.of(text.split(/\r\n?|\n/)))).toBe(true);
    }),
    { numRuns: 5 },
  );
});

test('a long text is never divided into lines all at once', async () => {
  const pauses = vi.spyOn(globalThis, 'setTimeout');
  await linesOfText('[\n'.repeat(5_000_000));
  expect(pauses.mock.calls.length).toBeGreaterThanOrEqual(20);
});

test('an empty text is one empty line', async () => {
  expect((await linesOfText('')).eq(Text.empty)).toBe(true);
});

test.each<[what: string, lines: readonly string[], folded: readonly string[]]>([
  [
    'what it opens is folded, down to the line that closes it',
    ['{', '  "a": 1,', '  "b": 2', '}', ''],
    ['  "a": 1,', '  "b": 2'],
  ],
  [
    'blank lines inside are folded too',
    ['{', '  "a": 1,', '', '  "b": 2', '}', ''],
    ['  "a": 1,', '', '  "b": 2'],
  ],
  ['what is indented further is folded with it', ['[', ' [', '  1', ' ]', ']', ''], [' [', '  1', ' ]']],
  ['a line that opens nothing is not folded', ['"a": 1,', '"b": 2', '}', ''], []],
  ['nor one before a line further out', ['  "a": 1', '}', '}', ''], []],
  ['nor what is never closed', ['{', '  "a": 1,', '  "b": 2', ''], []],
  ['nor a very long line', [`{${' '.repeat(10_000)}`, '  "a": 1', '}', ''], []],
  ['nor the last line', ['{'], []],
])('of a long text %s', (_, lines, folded) => {
  const doc = Text.of([...lines]);
  const state = EditorState.create({ doc, extensions: longTextSyntax('json') });
  const { from, to } = doc.line(1);
  const range = foldable(state, from, to);
  expect(range === null ? [] : doc.sliceString(range.from, range.to).split('\n').slice(1)).toEqual(folded);
  expect(range === null ? to : range.from).toBe(to);
  expect(range === null).toBe(folded.length === 0);
});
