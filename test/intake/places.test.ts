import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonPlaces } from '../../src/intake/json/places.ts';
import { placesInText } from '../../src/intake/places.ts';
import { runs } from '../tier.ts';

test('a place is the number of line feeds before it, and what follows the last of them', () => {
  const piece = fc.constantFrom('a', '\n', 'b\n', 'x'.repeat(30_000), `${'y'.repeat(40_000)}\n`);
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
      (pieces, parts) => {
        const text = pieces.join('');
        const placeOf = placesInText(text);
        for (const part of parts) {
          const offset = Math.floor(part * text.length);
          const before = text.slice(0, offset);
          expect(placeOf(offset)).toEqual({
            line: before.split('\n').length,
            column: offset - before.lastIndexOf('\n'),
          });
        }
      },
    ),
    { numRuns: runs(50) },
  );
});

test('thousands of places in a text of one long line, or of many short ones, are found', () => {
  for (const separator of ['', '\n']) {
    const lines = Array.from({ length: 4_000 }, (_, id) => `{"id":"${id}","text":"${'x'.repeat(300)}"}`);
    const { placeOf } = jsonPlaces(`{"lines":[${lines.join(`,${separator}`)}]}`);
    const places = lines.map((_, index) => placeOf(`lines[${index}].text`)?.line);
    expect(places.at(-1)).toBe(separator === '' ? 1 : 4_000);
  }
});
