import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { piecesOf } from '../../scripts/build/share-pieces.ts';
import { pageOf } from '../../src/server/page-file.ts';
import { readSharedText, textOfPieces, writeSharedText } from '../../src/server/shared-pieces.ts';

const sentence = fc.constantFrom(
  'a sentence that is long enough to be worth its place, ',
  'another one of which the most is in neither of the files, ',
  'amounts are decimals in the unit of the currency, ',
  'short ',
  '٣ فواتير ',
);
const text = fc.array(sentence, { maxLength: 30 }).map((sentences) => sentences.join(''));

describe('a text as the pieces that other texts do not have', () => {
  test('is the same text when it is put together', () => {
    fc.assert(
      fc.property(text, text, (own, shared) => {
        expect(textOfPieces(piecesOf(own, shared), shared)).toBe(own);
      }),
    );
  });

  test('is never another text if the others have changed', () => {
    const own = 'the page; the text that both have, longer than the shortest piece';
    const shared = 'the text that both have, longer than the shortest piece';
    const hash = createHash('sha256').update(own).digest('hex');
    const packed = { files: ['one.js'], hash, ...piecesOf(own, shared) };
    expect(pageOf(packed, shared).toString()).toBe(own);
    expect(() => pageOf(packed, shared.replace('both', 'some'))).toThrow('changed after the build');
  });

  test('is read as it was written', () => {
    const text = { files: ['one.js'], hash: 'abc', ...piecesOf('its own,\nin two lines', 'shared') };
    expect(readSharedText(writeSharedText(text))).toEqual(text);
  });

  test('is only positions if the other texts contain it completely', () => {
    const shared = 'before it; the text that both have, longer than the shortest piece; behind it';
    const own = 'the text that both have, longer than the shortest piece';
    expect(piecesOf(own, shared)).toEqual({
      own: '',
      turns: { own: [0], distance: [shared.indexOf(own)], shared: [own.length] },
    });
  });
});
