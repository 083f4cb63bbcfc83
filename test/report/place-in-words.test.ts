import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { fields } from '../../rules/ae/fields/index.ts';
import { type Language, languages } from '../../src/core/messages/language.ts';
import { hintInWords, placeInWords, textInWords } from '../../src/report/place-in-words.ts';
import { fields as ofRuritania } from '../other-country/fields.ts';

describe('a hint for a person', () => {
  // The slips of JSON as a text have hints of JSON.
  const files = globSync('rules/*/messages/*.json').filter((file) => !file.endsWith('/intake.json'));
  const { null: _, ...all } = Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))),
  );
  const said = (value: unknown, language: Language): readonly string[] => {
    if (typeof value !== 'object' || value === null) return [];
    const text: unknown = Reflect.get(value, language);
    return typeof text === 'string' ? [text] : Object.values(value).flatMap((each) => said(each, language));
  };

  test.each(languages)(
    'speaks of no quotation marks and of no null, whatever the finding (%s)',
    (language) => {
      const ofJson = said(all, language).filter((hint) => /quotation marks|اقتباس|\bnull\b/.test(hint));
      expect(ofJson.length).toBeGreaterThan(10);
      const left = ofJson.map((hint) => hintInWords(hint, '', language));
      expect(left.filter((hint) => /quotation|اقتباس|\bnull\b/.test(hint))).toEqual([]);
    },
  );

  test('calls an allowance a discount, whatever the finding, and leaves what it quotes', () => {
    const ofAllowances = said(all, 'en').filter((text) => /allowance/i.test(text));
    expect(ofAllowances.length).toBeGreaterThan(50);
    const left = ofAllowances.map((text) =>
      textInWords(text, '', 'en').replaceAll(/“[^”]*”|c[ab]c:\S+/g, ''),
    );
    expect(left.filter((text) => /allowance|an discount/i.test(text))).toEqual([]);
    expect(textInWords('An allowance for “Housing allowance” exceeds the allowances.', '', 'en')).toBe(
      'A discount for “Housing allowance” exceeds the discounts.',
    );
  });

  test.each([
    [
      'Add seller.trn (a text in quotation marks: "…"), or set it to null if there is no value.',
      'Add “Seller, TRN” (a text), or leave it empty if there is no value.',
    ],
    ['Send "100354879700003", with quotation marks.', 'Enter 100354879700003.'],
    [
      'Set buyer.trn to null if the party is not registered for VAT.',
      'Leave “Buyer, TRN” empty if the party is not registered for VAT.',
    ],
  ])('%s', (hint, inWords) => expect(hintInWords(hint, '', 'en')).toBe(inWords));
});

describe('a place of a request in words', () => {
  test('takes the names from the rows of another country', () => {
    expect(placeInWords('lines[0].forged', 'en', ofRuritania)).toBe('Line 1, Forged on');
  });

  test('tells apart all fields of an object, but those that are other names of one', () => {
    for (const language of languages)
      for (const [object, row] of Object.entries(fields)) {
        const titles = Object.values(row.fields).map(({ title }) => title[language]);
        if (object !== 'Classification') expect([object, titles]).toEqual([object, [...new Set(titles)]]);
      }
  });
});
