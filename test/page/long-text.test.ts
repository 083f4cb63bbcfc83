import { Text } from '@codemirror/state';
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { linesOfText, longText } from '../../src/page/editor/long-text.ts';

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
