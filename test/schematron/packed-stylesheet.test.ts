import { expect, test } from 'vitest';
import { packStylesheet, unpackStylesheet } from '../../src/schematron/packed-stylesheet.ts';

const node = (codes: readonly string[]) => ({
  N: 'sequence',
  C: codes.map((val) => ({ N: 'str', val })),
});

test('a packed stylesheet unpacks to the same stylesheet', () => {
  const lists = { currencies: ['AED', 'USD'], countries: ['AE'] };
  const whole = {
    N: 'package',
    version: '30',
    line: '7',
    C: [
      node(['AED', 'USD']),
      { N: 'true' },
      { N: 'package', version: 'in two\nlines', C: [node(['USD', 'AED'])] },
      node([]),
      { N: 'package', version: '' },
    ],
  };
  const packed = packStylesheet(whole, lists);
  expect(packed.lists).toEqual(['currencies']);
  expect(unpackStylesheet(packed.text, lists)).toEqual(whole);
});
