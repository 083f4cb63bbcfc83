import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextMark } from '../../src/core/findings/place.ts';
import { cellsOf } from '../../src/report/cells.ts';
import { codeFrame, type FrameSize } from '../../src/report/code-frame.ts';

/** A frame as a terminal shows it, without line numbers. */
function drawn(lines: readonly string[], mark: TextMark, size?: FrameSize): string[] {
  const frame = codeFrame(lines, mark, size);
  if (frame === undefined) return [];
  return frame.lines.flatMap(({ isHit, before, marked, after }) => {
    const text = `${before}${marked}${after}`;
    return isHit ? [text, `${' '.repeat(frame.caret.indent)}${'^'.repeat(frame.caret.width)}`] : [text];
  });
}

describe('a code frame', () => {
  test('counts wide characters as two cells and marks on letters as none', () => {
    const [line = '', caret = ''] = drawn(['"発票": "x"'], { line: 1, column: 7, length: 3 });
    expect([line, caret]).toEqual(['"発票": "x"', '        ^^^']);
    expect(drawn(['"شَرِكة": "x"'], { line: 1, column: 11, length: 3 })[1]).toBe('        ^^^');
    expect([cellsOf('🇦🇪'), cellsOf('👨‍👩‍👧'), cellsOf('é'), cellsOf('a\u200eb')]).toEqual([2, 2, 1, 2]);
  });

  test('has the caret under the value whatever the line contains, within the given width or hardly more', () => {
    const part = fc.string({ unit: fc.constantFrom('a', '"', '発', 'ش', 'َ', '\t', '\u0007', '🇦🇪', '\r') });
    fc.assert(
      fc.property(part, part, part, fc.integer({ min: 30, max: 100 }), (before, marked, after, width) => {
        const line = `${before}${marked}${after}`;
        const mark = { line: 1, column: before.length + 1, length: marked.length };
        const frame = codeFrame([line], mark, { width });
        const [hit] = frame?.lines ?? [];
        if (frame === undefined || hit === undefined) throw new Error('no frame');
        expect(frame.caret.indent).toBe(cellsOf(hit.before));
        expect(cellsOf(hit.before) + cellsOf(hit.marked) + cellsOf(hit.after)).toBeLessThanOrEqual(
          width + Math.ceil(width / 3) + 1,
        );
        expect(`${hit.before}${hit.marked}${hit.after}`).not.toMatch(/\p{Cc}/u);
      }),
    );
  });

  test('costs no more on a long line than on a short one', () => {
    const line = `"${'x'.repeat(10_000_000)}"`;
    for (let column = 1; column < 10_000_000; column += 1000)
      expect(codeFrame([line], { line: 1, column, length: 9_999_000 })?.lines).toHaveLength(1);
  });
});
