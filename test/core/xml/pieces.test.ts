import { defaultLimits, type ParseLimits, parsePieces, parseXml } from 'schematron-compiler/xml-reader';
import { describe, expect, test } from 'vitest';

/** Tells whether a document is read, in pieces of a length. */
function isReadIn(text: string, length: number, limits: ParseLimits): boolean {
  const pieces = parsePieces({ open: () => {}, text: () => {}, close: () => {} }, limits);
  for (let at = 0; at < text.length; at += length)
    if (!pieces.write(text.slice(at, at + length))) return false;
  return pieces.end();
}

const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
const attributes = (count: number) =>
  `<a${Array.from({ length: count }, (_, at) => ` b${at}=""`).join('')}/>`;

describe('XML in pieces of any length is read as a whole is, up to the same limit of', () => {
  test.each<[name: keyof ParseLimits, document: (count: number) => string]>([
    ['maxNesting', nested],
    ['maxNesting', (depth) => nested(depth - 1).replace('<a></a>', '<a><b/></a>')],
    ['maxAttributes', attributes],
  ])('%s', (name, document) => {
    const most = 3;
    const limits = { ...defaultLimits, [name]: most };
    for (const [count, isRead] of [
      [most - 1, true],
      [most, true],
      [most + 1, false],
    ] as const) {
      const text = document(count);
      expect([count, !('error' in parseXml(text, limits))]).toEqual([count, isRead]);
      for (const length of [1, 2, 5, text.length])
        expect([count, length, isReadIn(text, length, limits)]).toEqual([count, length, isRead]);
    }
  });

  test('what is not well-formed is read in no pieces', () => {
    for (const text of ['', ' ', 'a', '<a>', '<a></b>', '<a/><a/>', '<a/>b', '</a>', '<a b=1/>'])
      for (const length of [1, 3, Math.max(1, text.length)])
        expect([text, isReadIn(text, length, defaultLimits)]).toEqual([text, false]);
    for (const text of ['<a/>', ' <a>\r\n</a> ', '<?xml version="1.0"?><a/>', '<a><![CDATA[b]]></a>'])
      for (const length of [1, 3, text.length])
        expect([text, isReadIn(text, length, defaultLimits)]).toEqual([text, true]);
  });
});
