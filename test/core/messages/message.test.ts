import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/core/findings/finding.ts';
import { messageOf, messagesOf, phraseText } from '../../../src/core/messages/message.ts';
import { inEnglish } from '../../other-country/in-english.ts';

const finding: Finding = { rule: 'r', severity: 'error', path: 'total', values: {}, foundBy: 'checks' };
const message = { en: '{field} is wrong.', ar: '{field} غير صحيح.' };
const texts = { set: { topic: { r: { message, hint: { en: '', ar: '' }, terms: [], fields: [] } } } };
const words = {
  entailedAmounts: { en: 'So are {amounts}.', ar: 'وكذلك {amounts}.' },
  consequences: { en: 'It causes {count} more.', ar: 'ويسبب {count} أخرى.' },
};
const messages = messagesOf(texts, { words, codeLists: {} });

const tax = { path: 'tax', sent: '1.00', computed: '2.00' };

describe('a message', () => {
  test('names what is wrong for the same reason, and how much follows, only if there is some', () => {
    const said = (more: Partial<Finding>) => messageOf({ ...finding, ...more }, messages, 'en');
    expect(said({})).toBe('total is wrong.');
    expect(said({ entailed: [tax] })).toBe('total is wrong. So are tax 1.00 ≠ 2.00.');
    expect(said({ consequences: [finding, finding] })).toBe('total is wrong. It causes 2 more.');
  });

  test('says nothing of them where there are no words for it', () => {
    const wordless = messagesOf(texts, { words: {}, codeLists: {} });
    const more = { ...finding, entailed: [tax], consequences: [finding] };
    expect(messageOf(more, wordless, 'en')).toBe('total is wrong.');
  });
});

test.each([
  ['en', 'a, b, or c'],
  ['ar', 'a أو b أو c'],
] as const)('alternatives in %s are joined as the language does it', (language, joined) => {
  const codes = ['a', 'b', 'c'].map((code) => ({ code, list: 'none' }));
  const phrase = { en: '{any}', ar: '{any}' };
  expect(phraseText({ phrase, values: { any: { anyOf: codes } } }, language)).toBe(joined);
});

test('texts in English alone stand for every language, and what is no text stays', () => {
  expect(
    inEnglish({ a: { en: 'x' }, b: { c: { en: 'y', ar: 'ص' } }, terms: ['IBT-1'], none: null, count: 1 }),
  ).toEqual({
    a: { en: 'x', ar: 'x' },
    b: { c: { en: 'y', ar: 'ص' } },
    terms: ['IBT-1'],
    none: null,
    count: 1,
  });
});
