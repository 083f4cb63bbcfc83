import { Text } from '@codemirror/state';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { startsInJson, startsInXml } from '../../src/page/editor/long-text.ts';
import { runs } from '../tier.ts';

/** Tells whether a position is inside a text of JSON, counted from the start. */
function isInsideText(text: string, place: number): boolean {
  let isInside = false;
  for (let at = 0; at < place; at += 1) {
    if (text[at] === '"') isInside = !isInside;
    else if (isInside && text[at] === '\\') at += 1;
  }
  return isInside;
}

const value = fc.constantFrom('a', '"', '\\', '\\"', 'a: [1, 2]', '');
const written = fc.array(value, { minLength: 700, maxLength: 1500 }).map((values) => JSON.stringify(values));

test('a long line of JSON is coloured from a place that is in no text, however it was changed before', () => {
  fc.assert(
    fc.property(written, written, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, share) => {
      const starts = startsInJson();
      const lineOf = (text: string) => Text.of([text]).line(1);
      for (const part of [1, share]) {
        const start = starts.before(lineOf(one), Math.floor(part * one.length));
        expect(isInsideText(one, start)).toBe(false);
      }
      const cut = Math.floor(share * one.length);
      const changed = `[${one.slice(1, -1).slice(0, Math.max(0, cut - 1))}`;
      const after = isInsideText(changed, changed.length) ? `${changed}",${other}` : `${changed},${other}`;
      starts.forget(Math.min(cut, changed.length));
      const start = starts.before(lineOf(after), after.length);
      expect(isInsideText(after, start)).toBe(false);
    }),
    { numRuns: runs(30) },
  );
});

test('is near the place, so that little more than what is in sight is looked through', () => {
  const text = JSON.stringify(Array.from({ length: 200_000 }, (_, index) => ({ id: String(index) })));
  const place = text.length - 10;
  expect(place - startsInJson().before(Text.of([text]).line(1), place)).toBeLessThan(10_000);
});

test('a long line of XML is coloured from the tag before a place', () => {
  const line = Text.of(['<a>', '<b>1</b><c/>']).line(2);
  expect(startsInXml.before(line, line.from + 3)).toBe(line.from);
  expect(startsInXml.before(line, line.to)).toBe(line.from + 8);
});
