import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../src/report/cells.ts';
import { codeFrame } from '../../src/report/code-frame.ts';
import { frameText } from '../../src/report/frame-text.ts';

const paint = { good: String, bad: String, careful: String, faint: String, strong: String };
const label = 'Trade licence';

/** The line under the marked text, in a terminal of so many columns. */
function under(text: string, columns?: number): string {
  const frame = codeFrame([text], { line: 1, column: text.indexOf('TL') + 1, length: 2 });
  if (frame === undefined) throw new Error('no line is marked');
  const [, line = ''] = frameText(frame, 'error', { language: 'en', paint, columns }, label);
  return line;
}

describe('what is said about a marked text', () => {
  const text = `${' '.repeat(20)}TL`;
  const width = cellsOf(under(text));

  test('stands after the caret in every terminal that is wide enough for it', () => {
    expect(under(text)).toMatch(/\^\^ Trade licence$/);
    expect([width + 1, width].map((columns) => under(text, columns))).toEqual([under(text), under(text)]);
  });

  test('stands before the caret in a narrower one, in the same place', () => {
    const narrow = under(text, width - 1);
    expect(narrow).toMatch(/Trade licence \^\^$/);
    expect(narrow.indexOf('^^')).toBe(under(text).indexOf('^^'));
  });

  test('stands after the caret where there is no room before it', () => {
    const room = label.length + 1;
    expect(under(`${' '.repeat(room)}TL`, 30)).toMatch(/Trade licence \^\^$/);
    expect(under(`${' '.repeat(room - 1)}TL`, 30)).toMatch(/\^\^ Trade licence$/);
  });
});
