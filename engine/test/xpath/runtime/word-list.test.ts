import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasWord, wordList, wordsBetween } from '../../../src/xpath/runtime/word-list.ts';
import { runs } from '../../tier.ts';

const separator = fc.constantFrom(' ', ',', '|', 'a');
const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',', '|', '7', '𝒳'), maxLength: 12 });

test('A word is in a list where the text of the list contains it between separators', () => {
  fc.assert(
    fc.property(text, separator, text, (list, between, word) => {
      const isContained = list.includes(`${between}${word}${between}`);
      expect(hasWord(wordList(list, between), word)).toBe(isContained);
      expect(wordsBetween(list, between).has(word)).toBe(isContained && !word.includes(between));
    }),
    { numRuns: runs(5000) },
  );
});
