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
  test.each([
    ['lines[0].vatRate', 'Line 1, VAT rate', 'البند 1، نسبة الضريبة'],
    ['seller.trn', 'Seller, TRN', 'البائع، رقم التسجيل الضريبي (TRN)'],
    ['buyer.address.countryCode', 'Buyer, Address, Country', 'المشتري، العنوان، الدولة'],
    ['lines[11]', 'Line 12', 'البند 12'],
    ['lines', 'Lines', 'البنود'],
    [
      'lines[1].allowancesCharges[0].amount',
      'Line 2, Discount or charge 1, Amount',
      'البند 2، خصم أو رسم إضافي 1، المبلغ',
    ],
    ['lines[0].classifications[2]', 'Line 1, Classification 3', 'البند 1، التصنيف 3'],
    ['legalMonetaryTotal.payableAmount', 'Document totals, Amount due', 'إجماليات المستند، المبلغ المستحق'],
    ['', '', ''],
  ])('%s is “%s”', (path, en, ar) => {
    expect(placeInWords(path, 'en')).toBe(en);
    expect(placeInWords(path, 'ar')).toBe(ar);
  });

  test('keeps a name that the request does not have, and counts its entries from 1', () => {
    expect(placeInWords('lines[0].tips', 'en')).toBe('Line 1, tips');
    expect(placeInWords('extras[0].__proto__', 'en')).toBe('extras 1, __proto__');
    expect(placeInWords('seller[0].name', 'en')).toBe('Seller 1, Name');
  });

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

describe('a message in words', () => {
  test.each<[Language, path: string, said: string, shown: string]>([
    [
      'en',
      'seller.trn',
      'Set seller.trn to the TRN of the seller.',
      'Set “Seller, TRN” to the TRN of the seller.',
    ],
    [
      'en',
      'currencyExchangeRate',
      'Set currencyExchangeRate to the AED amount for one unit of the currency, e.g. 3.6725.',
      'Set “Exchange rate” to the AED amount for one unit of the currency, e.g. 3.6725.',
    ],
    [
      'en',
      'legalMonetaryTotal.lineExtensionAmount',
      'Correct lineExtensionAmount, lines[0].quantity or creditNoteReasonCode.',
      'Correct “Sum of lines”, “Line 1, Quantity” or “Reason of the credit note”.',
    ],
    [
      'en',
      'notes',
      'Follow guides/other-systems; see https://example.com/a.',
      'Follow guides/other-systems; see https://example.com/a.',
    ],
    [
      'en',
      'lines[0].id',
      'Set id to the number of the line; a quantity or a reason is set elsewhere.',
      'Set “Line number” to the number of the line; a quantity or a reason is set elsewhere.',
    ],
    ['en', 'notes', 'Set notes to a text of the notes.', 'Set “Note” to a text of the notes.'],
    ['en', '', 'Set the fields that are missing.', 'Set the fields that are missing.'],
    [
      'ar',
      'lines[0].quantity',
      'صحّح quantity أو unitPrice في هذا البند.',
      'صحّح «الكمية» أو «سعر الوحدة» في هذا البند.',
    ],
    ['ar', '', 'استخدم Peppol و AED.', 'استخدم Peppol و AED.'],
  ])('%s, %s: %s', (language, path, said, shown) => {
    expect(textInWords(said, path, language)).toBe(shown);
  });
});
