import { expect, test } from 'vitest';
import { titles } from '../../rules/ae/messages/titles.ts';
import { suggestions as ofUae } from '../../rules/ae/suggestions.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { titleOf } from '../../src/specification/facts.ts';
import { suggestionRowsOf } from '../../src/specification/suggestions.ts';

test('a rule is named by its own title, otherwise by that of its id, otherwise by its id', () => {
  const [id = '', known] = Object.entries(titles)[0] ?? [];
  const title = { en: 'Its own', ar: 'خاص به' };
  expect(titleOf({ id, title })).toEqual(title);
  expect(titleOf({ id })).toEqual(known);
  expect(titleOf({ id: 'own-1' })).toEqual({ en: 'own-1', ar: 'own-1' });
});

test('suggestions are those of the specification; without any, the UAE has its own and another country none', () => {
  const own = { 'own-1': [] };
  expect(suggestionRowsOf(defaultSpecification)).toBe(ofUae);
  expect(suggestionRowsOf({ ...defaultSpecification, suggestions: own })).toBe(own);
  expect(suggestionRowsOf({ ...defaultSpecification })).toEqual({});
});
