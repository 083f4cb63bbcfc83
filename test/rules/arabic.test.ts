import { describe, expect, test } from 'vitest';
import { businessRules } from '../../rules/ae/checks/index.ts';
import { notices } from '../../rules/ae/defaults/notices.ts';
import { arabicBusinessTexts, type FindingText } from '../../rules/ae/messages/arabic/business.ts';
import { arabicNotices } from '../../rules/ae/messages/arabic/notices.ts';

const arabicLetters = /\p{Script=Arabic}/u;

const english = {
  ...Object.fromEntries(businessRules.map(({ id, message, hint }) => [id, { message, hint }])),
  ...notices,
};
const arabic: Readonly<Record<string, FindingText>> = { ...arabicBusinessTexts, ...arabicNotices };

/** Not a rule of the tables: the writer finds it. */
const foundByTheWriter = 'pint-ae-illegal-character';

describe('the Arabic texts', () => {
  test('are there for every business rule and every notice, and for nothing else', () => {
    expect(Object.keys(arabic).sort()).toEqual([...Object.keys(english), foundByTheWriter].sort());
  });

  test.each(Object.entries(english))(
    'of %s hold the same values as the English ones',
    (id, { message, hint }) => {
      const texts = arabic[id];
      expect(placeholders(texts?.message)).toEqual(placeholders(message));
      expect(placeholders(texts?.hint)).toEqual(placeholders(hint));
    },
  );

  test.each(Object.entries(english))('of %s name the fields that the English hint names', (id, { hint }) => {
    expect(fieldNames(arabic[id]?.hint)).toEqual(expect.arrayContaining(fieldNames(hint)));
  });

  test('are sentences in Arabic letters', () => {
    for (const { message, hint } of Object.values(arabic)) {
      expect(message).toMatch(arabicLetters);
      expect(message).toMatch(/\.$/);
      expect(hint).toMatch(/\.$/);
    }
  });
});

function placeholders(text = ''): string[] {
  return Array.from(text.matchAll(/\{\w+\}/g), ([placeholder]) => placeholder).sort();
}

function fieldNames(text = ''): string[] {
  return [...new Set(text.match(/\b[a-z]+(?:[A-Z]\w*)(?:\.\w+)*|\b[a-z]+\.[a-z]\w+/g))].sort();
}
