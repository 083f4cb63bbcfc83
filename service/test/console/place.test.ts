import { expect, test } from 'vitest';
import { placeInWords, textInWords } from '../../src/console/parts/written.ts';

type Help = NonNullable<Parameters<typeof placeInWords>[1]>;
type Field = Help['objects'][string]['fields'][string];

const field = (title: string, more: Partial<Field> = {}): Field => ({
  ...{
    title,
    description: '',
    question: undefined,
    answers: undefined,
    kind: 'text' as const,
    presence: undefined,
  },
  ...{ holds: undefined, isList: false, isRequired: false, isText: true, values: [] },
  ...more,
});

const help: Help = {
  objects: {
    '': {
      title: 'Document',
      fields: {
        buyer: field('Buyer', { holds: 'Party' }),
        lines: field('Lines', { holds: 'Line', isList: true }),
      },
    },
    Party: { title: 'Party', fields: { participantId: field('Electronic address') } },
    Line: { title: 'Line', fields: { quantity: field('Quantity') } },
  },
};

test('a place is told by the titles of its fields, lines counted from 1, and by its path without them', () => {
  expect(placeInWords('buyer.participantId', help, 'en')).toBe('Buyer, Electronic address');
  expect(placeInWords('lines[1].quantity', help, 'en')).toMatch(/^Line 2, /);
  expect(placeInWords('lines[1].quantity', undefined, 'en')).toBe('lines[1].quantity');
  expect(textInWords('Set buyer.trn.', 'buyer', undefined, 'en')).toBe('Set buyer.trn.');
  expect(textInWords('Set buyer.participantId.', 'buyer', help, 'en')).toBe(
    'Set “Buyer, Electronic address”.',
  );
});

test.each(['constructor', 'toString', 'hasOwnProperty', 'other'])('%s is a field of nothing', (name) => {
  expect(placeInWords(`buyer.${name}`, help, 'en')).toBe(`Buyer, ${name}`);
  expect(textInWords(`Set buyer.${name}.`, 'buyer', help, 'en')).toBe(`Set buyer.${name}.`);
});
