import { expect, test } from 'vitest';
import { packStylesheet, unpackStylesheet } from '../../src/schematron/saxon/packed-stylesheet.ts';

const node = (codes: readonly string[]) => ({
  N: 'sequence',
  C: codes.map((val) => ({ N: 'str', val })),
});

test('a packed stylesheet is the stylesheet again, without the lines of its source', () => {
  const lists = { currencies: ['AED', 'USD'], countries: ['AE'] };
  const whole = (line: object) => ({
    N: 'package',
    ...line,
    C: [node(['AED', 'USD']), node(['USD', 'AED']), node([])],
  });
  const packed = packStylesheet(whole({ line: '7' }), lists);
  expect(packed.lists).toEqual(['currencies']);
  expect(unpackStylesheet(packed.text, lists)).toEqual(whole({}));
});
