import { describe, expect, test } from 'vitest';
import * as strings from '../../../../src/xpath/runtime/values/strings.ts';
import { errorOf } from '../error-of.ts';

describe('texts', () => {
  const [none, face] = [undefined, '😀'];

  test('are cut at a mark', () => {
    expect(
      [
        ['a-b', '-'],
        ['a-b', 'x'],
        ['a-b', ''],
        ['a-b', none],
        [none, '-'],
        ['a--b', '-'],
        ['ab', 'ab'],
      ].map(([text, mark]) => `${strings.substringBefore(text, mark)}|${strings.substringAfter(text, mark)}`),
    ).toEqual(['a|b', '|', '|a-b', '|a-b', '|', 'a|-b', '|']);
    expect([
      strings.contains('abc', 'b'),
      strings.contains(none, 'b'),
      strings.contains('abc'),
      strings.startsWith('abc', 'ab'),
      strings.startsWith('abc', 'b'),
      strings.endsWith('abc', 'bc'),
      strings.endsWith('abc', 'b'),
    ]).toEqual([true, false, true, true, false, true, false]);
    expect([
      strings.startsWith(),
      strings.endsWith(),
      strings.upperCase(),
      strings.lowerCase(),
      strings.upperCase('aB'),
      strings.lowerCase('aB'),
    ]).toEqual([true, true, '', '', 'AB', 'ab']);
    const cut = (start: number, length?: number) => strings.substring('12345', start, length);
    expect([
      cut(1.5, 2.6),
      cut(0, 3),
      cut(5, -3),
      cut(-3, 5),
      cut(Number.NaN, 3),
      cut(1, Number.NaN),
      cut(-42),
      cut(-Infinity, Infinity),
      cut(2),
      cut(6),
    ]).toEqual(['234', '12', '', '1', '', '', '12345', '', '2345', '']);
    expect([
      strings.substring(`a${face}b`, 2, 1),
      strings.substring(`a${face}b`, 3),
      strings.substring(none, 1),
      strings.stringLength(`a${face}`),
      strings.stringLength(none),
      strings.stringLength('ab'),
    ]).toEqual([face, 'b', '', 2, 0, 2]);
  });

  test('are translated, compared and normalised', () => {
    expect([
      strings.translate('abcabc', 'ab', 'x'),
      strings.translate('aa', 'aa', 'xy'),
      strings.translate(none, 'a', 'b'),
      strings.translate(`a${face}`, face, 'b'),
      strings.translate('a', 'b', 'c'),
    ]).toEqual(['xcxc', 'xx', '', 'ab', 'a']);
    const order = (one: string, other: string) => Math.sign(strings.compareStrings(one, other));
    expect([
      order('a', 'b'),
      order('b', 'a'),
      order('a', 'a'),
      order('a', 'ab'),
      order('ab', 'a'),
      order('', 'a'),
    ]).toEqual([-1, 1, 0, -1, 1, -1]);
    expect([
      order('\uffee', face),
      order(face, '\uffee'),
      order(face, `${face}a`),
      order(`${face}a`, face),
      order(`a${face}`, 'a'),
      order('a', `a${face}`),
    ]).toEqual([-1, 1, -1, 1, 1, -1]);
    expect(
      [' a  b ', 'a b', 'a\tb', 'a ', ' a', '', ' ', 'a\u00a0 b', 'a\u0001b'].map((text) =>
        strings.normalizeSpace(text),
      ),
    ).toEqual(['a b', 'a b', 'a b', 'a', 'a', '', '', 'a\u00a0 b', 'a\u0001b']);
    expect([
      strings.normalizeSpace(none),
      strings.words(none),
      strings.words(' a  b '),
      strings.words(' '),
    ]).toEqual(['', [], ['a', 'b'], []]);
    expect([
      strings.normalizeUnicode('e\u0301'),
      strings.normalizeUnicode('é', ' nfd '),
      strings.normalizeUnicode('ﬁ', 'NFKC'),
      strings.normalizeUnicode('ﬁ', 'nfkd'),
      strings.normalizeUnicode('e\u0301', ''),
      strings.normalizeUnicode(),
    ]).toEqual(['é', 'e\u0301', 'fi', 'fi', 'e\u0301', '']);
    expect(errorOf(() => strings.normalizeUnicode('a', 'NFX'))).toBe(
      'FOCH0003 "NFX" is not a normalization form',
    );
  });

  test('are made of the characters that XML carries', () => {
    expect(
      [
        0x8, 0x9, 0xa, 0xb, 0xc, 0xd, 0xe, 0x1f, 0x20, 0xd7ff, 0xd800, 0xdfff, 0xe000, 0xfffd, 0xfffe, 0xffff,
        0x10000, 0x10ffff, 0x110000,
      ].filter(strings.isXmlCharacter),
    ).toEqual([0x9, 0xa, 0xd, 0x20, 0xd7ff, 0xe000, 0xfffd, 0x10000, 0x10ffff]);
    expect([
      strings.stringToCodepoints(`a${face}`),
      strings.stringToCodepoints(none),
      strings.codepointsToString([97, 0x1f600n]),
    ]).toEqual([[97, 0x1f600], [], `a${face}`]);
    expect(errorOf(() => strings.codepointsToString([0]))).toBe('FOCH0001 0 is not an XML character');
    expect([none, '', ' \t\r\n', ' a'].map(strings.isBlankText)).toEqual([true, true, true, false]);
  });
});
