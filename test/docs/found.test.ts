import { describe, expect, test } from 'vitest';
import { siteSearch } from './site-search.ts';

const english = siteSearch((path) => !path.startsWith('ar/'));
const arabic = siteSearch((path) => path.startsWith('ar/'));

/** The page that whoever types these words wants to read. */
const wanted: Readonly<Record<string, string>> = {
  'seller vat identifier': 'reference/terms/IBT-031',
  'buyer trn': 'reference/terms/IBT-048',
  'IBT-031': 'reference/terms/IBT-031',
  iban: 'reference/terms/IBT-084',
  units: 'reference/code-lists/UNECERec20',
  emirate: 'reference/code-lists/Emirate',
  python: 'guides/any-language',
  php: 'guides/any-language',
  'c#': 'guides/any-language',
  java: 'guides/any-language',
  golang: 'guides/any-language',
  excel: 'guides/from-a-table',
  'arabic name of a field': 'cookbook',
  logo: 'guides/rendering',
  postman: 'guides/any-language',
  bruno: 'guides/any-language',
};

const wantedInArabic: Readonly<Record<string, string>> = {
  'الرقم الضريبي للبائع': 'reference/terms/IBT-031',
  'وحدة القياس': 'reference/code-lists/UNECERec20',
  شعار: 'guides/rendering',
  بايثون: 'guides/any-language',
  إكسل: 'guides/from-a-table',
};

describe('among the first pages that the search of the site finds is the one wanted', () => {
  test.each(Object.entries(wanted))('for %s', (words, page) => {
    expect(english(words).slice(0, 4)).toContain(page);
  });

  test.each(Object.entries(wantedInArabic))('for %s', (words, page) => {
    expect(arabic(words).slice(0, 4)).toContain(`ar/${page}`);
  });
});
