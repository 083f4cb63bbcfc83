import { describe, expect, test } from 'vitest';
import { packedSets, packTitles, packTopics } from '../../scripts/generate/messages.ts';
import type { Localised } from '../../src/core/messages/language.ts';
import type { MessageEntry } from '../../src/core/messages/message-entry.ts';
import { unpackTitles, unpackTopics, unpackTranslations } from '../../src/core/messages/packed-messages.ts';
import { wordingIn } from '../../src/core/messages/wording.ts';
import {
  aeTitles,
  aeTopics,
  messageStatusTitles,
  messageStatusTopics,
  sharedTitles,
  sharedTopics,
  taxDataTitles,
  taxDataTopics,
} from '../../src/generated/messages.js';

const sets = [
  ['shared', sharedTopics, sharedTitles],
  ['ae', aeTopics, aeTitles],
  ['taxData', taxDataTopics, taxDataTitles],
  ['messageStatus', messageStatusTopics, messageStatusTitles],
] as const;

describe.each(sets)('the packed messages of the set %s', (set, topics, titles) => {
  const files = packedSets()[set];
  const english = inEnglish(files);
  const entries = Object.values(files).flatMap((topic) => Object.entries(topic));

  test('are those of their files', () => {
    expect(entries.length).toBeGreaterThan(30);
    const withTitles = Object.entries(topics).map(([name, topic]) => [
      name,
      Object.fromEntries(Object.entries(topic).map(([id, texts]) => [id, { ...texts, title: titles[id] }])),
    ]);
    expect(Object.fromEntries(withTitles)).toEqual(english);
  });

  test('are in the order of their files', () => {
    expect(Object.keys(topics)).toEqual(Object.keys(files));
    expect(Object.values(topics).flatMap((topic) => Object.keys(topic))).toEqual(entries.map(([id]) => id));
  });
});

test('each Arabic text of the packed messages is found by the English one', () => {
  const texts =
    JSON.stringify(packedSets()).match(
      /\{"en":(?:"(?:[^"\\]|\\.)*"|\{[^}]*\}),"ar":(?:"(?:[^"\\]|\\.)*"|\{[^}]*\})\}/g,
    ) ?? [];
  expect(texts.length).toBeGreaterThan(2000);
  const wrong = texts
    .map((text): Localised => JSON.parse(text))
    .filter(({ en, ar }) => {
      expect(ar).toBeDefined();
      return JSON.stringify(wordingIn({ en }, 'ar')) !== JSON.stringify(ar);
    });
  expect(wrong).toEqual([]);
});

/** The same without the texts of other languages. */
function inEnglish<Texts>(texts: Texts): Texts {
  return JSON.parse(JSON.stringify(texts, (name, value) => (name === 'ar' ? undefined : value)));
}

describe('a text that is packed', () => {
  const entry: MessageEntry = {
    terms: [],
    fields: ['a', 'b[].c'],
    title: { en: 'Title', ar: 'عنوان' },
    message: { en: { one: 'one = 1', other: '{count}' }, ar: 'نص' },
    hint: { en: 'Hint', ar: 'تلميح' },
    onRequest: { message: { en: 'Only a message', ar: 'رسالة' } },
    cases: { bare: {}, termless: { terms: [], hint: { en: 'Only a hint', ar: 'تلميح' } } },
  };
  const topics = { first: { 'a-1': entry }, second: { 'b-1': { ...entry, cases: {} } } };

  test('keeps plurals, empty lists and texts that a case leaves out', () => {
    const { title, ...texts } = entry;
    const { cases: _, ...withoutCases } = texts;
    const packed = packTopics(topics);
    expect(unpackTopics(packed)).toStrictEqual(
      inEnglish({ first: { 'a-1': texts }, second: { 'b-1': withoutCases } }),
    );
    const titles = packTitles(topics, 'en');
    expect(unpackTitles(packed.keys, titles)).toEqual(inEnglish({ 'a-1': title, 'b-1': title }));
    const arabic = unpackTranslations([
      [packed.texts, packTopics(topics, 'ar').texts],
      [titles, packTitles(topics, 'ar')],
    ]);
    expect(Object.fromEntries(arabic)).toMatchObject({ '{count}': 'نص', Hint: 'تلميح', Title: 'عنوان' });
  });

  test('is on one line', () => {
    const broken = { first: { 'a-1': { ...entry, title: { en: 'two\nlines', ar: 'سطر' } } } };
    expect(() => packTitles(broken, 'en')).toThrow('several lines: two\nlines');
  });
});
