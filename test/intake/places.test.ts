import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonPath } from '../../src/core/findings/json-path.ts';
import type { TextPlace } from '../../src/core/findings/place.ts';
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

test('the mark of each value of a JSON text is that value, and the place of a field its name', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), fc.jsonValue({ maxDepth: 4 }), { minKeys: 1 }),
      fc.constantFrom('', ' ', '\n  '),
      (value, indent) => {
        const text = `${indent}${JSON.stringify(value, undefined, indent)}`;
        const { markOf, placeOf } = jsonPlaces(text);
        const offsetOf = ({ line, column }: TextPlace) =>
          text
            .split('\n')
            .slice(0, line - 1)
            .join('').length +
          line -
          1 +
          column -
          1;
        const check = (part: unknown, steps: readonly (string | number)[]) => {
          const path = jsonPath(steps);
          const mark = markOf(path);
          const place = placeOf(path);
          if (mark === undefined || place === undefined) throw new Error(`no mark of ${path}`);
          const at = offsetOf(mark);
          expect(JSON.parse(text.slice(at, at + (mark.length ?? 0)))).toEqual(part);
          const name = steps.at(-1);
          if (typeof name === 'string')
            expect(text.slice(offsetOf(place)).startsWith(`"${name}"`)).toBe(true);
          const inner = Array.isArray(part) ? part.entries() : Object.entries(Object(part));
          if (typeof part === 'string') return;
          for (const [key, each] of inner) if (/^\w+$/.test(String(key))) check(each, [...steps, key]);
        };
        check(JSON.parse(text), []);
      },
    ),
    { numRuns: runs(100) },
  );
});

test('of two members with one name the mark is the last, as in JSON.parse', () => {
  const text = '{"a":1,"a":[2,3],"b":{"c":4}}';
  const { markOf } = jsonPlaces(text);
  expect([markOf('a')?.column, markOf('a[1]')?.column, markOf('b.c')?.column]).toEqual([12, 15, 27]);
  expect(markOf('b.d')).toEqual({ line: 1, column: 28, length: 1, missing: 'd' });
});
