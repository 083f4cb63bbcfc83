import { describe, expect, test } from 'vitest';
import { catalogueOf, textsOfRule } from '../../src/api/catalogue.ts';
import { explainRule } from '../../src/cli/explain/rules.ts';
import { languages } from '../../src/core/messages/language.ts';
import { messageStatusRuleSet, taxDataRuleSet } from '../../src/specification/network-rules.ts';

const parts = ['title', 'message', 'hint'] as const;

/** The elements, attributes and codes that a text names. */
const namesIn = (text: string) =>
  [...new Set(text.match(/\b(?:c[abe]c|pxs):[\w:/-]*\w|\b[a-z]+[A-Z]\w*/g))].sort().join(' ');

describe.each([taxDataRuleSet, messageStatusRuleSet])('the texts of $id', ({ messages }) => {
  const entries = [...catalogueOf(messages).values()];

  test.each(languages)('are sentences of their own in the language %s, with a title each', (language) => {
    for (const part of parts) {
      const texts = entries.map((entry) => textsOfRule(entry, language)[part]);
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
      expect(texts.filter((text) => /[^.]\.$/.test(text) === (part === 'title'))).toEqual([]);
    }
  });

  test('name the same elements in both languages', () => {
    const differing = entries.filter(({ en, ar }) =>
      parts.some((part) => namesIn(en[part]) !== namesIn(ar?.[part] ?? '')),
    );
    expect(differing.map(({ id }) => id)).toEqual([]);
  });

  test.each(languages)('are what explain says, whatever the letters of the id: %s', (language) => {
    for (const entry of entries)
      expect(explainRule(entry.id.toUpperCase(), language)).toMatchObject({
        id: entry.id,
        ...entry[language],
      });
  });
});
