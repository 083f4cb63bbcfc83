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
  test('has the lines around it, and a caret under the whole value', () => {
    const lines = ['{', '  "a": 1,', '  "trn": null,', '  "b": 2', '}'];
    expect(drawn(lines, { line: 3, column: 10, length: 4 })).toEqual([
      '{',
      '  "a": 1,',
      '  "trn": null,',
      '         ^^^^',
      '  "b": 2',
    ]);
  });

  test('has one caret at a missing value, with its name', () => {
    const mark = { line: 1, column: 9, length: 1, missing: 'trn' };
    expect(drawn(['{ "a": 1 }'], mark)).toEqual(['{ "a": 1 }', '        ^']);
    expect(codeFrame(['{ "a": 1 }'], mark)).toMatchObject({ missing: 'trn' });
  });

  test('shows a place at the end of a text', () => {
    expect(drawn(['{', ''], { line: 2, column: 1, length: 1 })).toEqual(['{', '', '^']);
    expect(codeFrame(['{'], { line: 2, column: 1, length: 1 })).toBeUndefined();
  });

  test('shows what follows the last line break only if it is marked', () => {
    const numbers = (line: number) =>
      codeFrame(['{', '}', ''], { line, column: 1, length: 1 })?.lines.map(({ number }) => number);
    expect([numbers(1), numbers(2), numbers(3)]).toEqual([
      [1, 2],
      [1, 2],
      [1, 2, 3],
    ]);
  });

  test('counts wide characters as two cells and marks on letters as none', () => {
    const [line = '', caret = ''] = drawn(['"発票": "x"'], { line: 1, column: 7, length: 3 });
    expect([line, caret]).toEqual(['"発票": "x"', '        ^^^']);
    expect(drawn(['"شَرِكة": "x"'], { line: 1, column: 11, length: 3 })[1]).toBe('        ^^^');
    expect([cellsOf('🇦🇪'), cellsOf('👨‍👩‍👧'), cellsOf('é'), cellsOf('a\u200eb')]).toEqual([2, 2, 1, 2]);
  });

  test('shows tabs as blanks and control characters escaped, with the caret still under the value', () => {
    expect(drawn(['\t"\u001b[2J":\t7'], { line: 1, column: 10, length: 1 })).toEqual([
      '  "\\u001b[2J":  7',
      '                ^',
    ]);
  });

  test('cuts a long line around the caret', () => {
    const line = `{"a": "${'x'.repeat(200)}", "trn": "12", "b": "${'y'.repeat(200)}"}`;
    const [shown = '', caret = ''] = drawn([line], { line: 1, column: 218, length: 4 }, { width: 40 });
    expect(shown).toBe('…xxxxxxx", "trn": "12", "b": "yyyyyyyyy…');
    expect(shown.slice(caret.indexOf('^'), caret.lastIndexOf('^') + 1)).toBe('"12"');
  });

  test('cuts the lines around a long line at the same column, and shows that they are cut', () => {
    const long = `${'abcdefghij'.repeat(20)}"12"${'x'.repeat(100)}`;
    const lines = [long.replace('"12"', '"34"'), '  short', long];
    const frame = drawn(lines, { line: 3, column: 201, length: 4 }, { width: 30 });
    expect(frame[0]).toBe(frame[2]?.replace('"12"', '"34"'));
    expect(frame[0]).toMatch(/^…[a-j]+"34"x+…$/);
    expect(frame[1]).toBe('');
  });

  test('cuts a long value at its end', () => {
    const [shown = '', caret = ''] = drawn(
      [`{"a": "${'x'.repeat(500)}" }`],
      { line: 1, column: 7, length: 502 },
      { width: 30 },
    );
    expect(cellsOf(shown)).toBeLessThanOrEqual(40);
    expect(caret).toMatch(/^ {6}\^+$/);
    expect(shown).toContain('…');
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
