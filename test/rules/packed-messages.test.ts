import { describe, expect, test } from 'vitest';
import { packedSets, packTitles, packTopics } from '../../scripts/generate/messages.ts';
import type { MessageEntry } from '../../src/core/messages/message-entry.ts';
import { unpackTitles, unpackTopics } from '../../src/core/messages/packed-messages.ts';
import { aeTitles, aeTopics, sharedTitles, sharedTopics } from '../../src/generated/messages.js';

const sets = [
  ['shared', sharedTopics, sharedTitles],
  ['ae', aeTopics, aeTitles],
] as const;

describe.each(sets)('the packed messages of the set %s', (set, topics, titles) => {
  const files = packedSets()[set];
  const entries = Object.values(files).flatMap((topic) => Object.entries(topic));

  test('are those of their files', () => {
    expect(entries.length).toBeGreaterThan(30);
    const withTitles = Object.entries(topics).map(([name, topic]) => [
      name,
      Object.fromEntries(Object.entries(topic).map(([id, texts]) => [id, { ...texts, title: titles[id] }])),
    ]);
    expect(Object.fromEntries(withTitles)).toEqual(files);
  });

  test('are in the order of their files', () => {
    expect(Object.keys(topics)).toEqual(Object.keys(files));
    expect(Object.values(topics).flatMap((topic) => Object.keys(topic))).toEqual(entries.map(([id]) => id));
  });
});

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
    expect(unpackTopics(packed)).toStrictEqual({ first: { 'a-1': texts }, second: { 'b-1': withoutCases } });
    expect(unpackTitles(packed.keys, packTitles(topics))).toEqual({ 'a-1': title, 'b-1': title });
  });

  test('is on one line', () => {
    const broken = { first: { 'a-1': { ...entry, title: { en: 'two\nlines', ar: 'سطر' } } } };
    expect(() => packTitles(broken)).toThrow('several lines: two\nlines');
  });
});
