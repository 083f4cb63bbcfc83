import { expect, test } from 'vitest';
import { boostDocument, fuzziness, searchedTerm } from '../../docs/.vitepress/search.ts';

test('an Arabic word is found with its article and vowel signs and without', () => {
  for (const forms of [
    ['ضريبة', 'الضريبة', 'ضَرِيبَة', 'والضريبة', 'بالضريبة', 'للضريبة'],
    ['إعفاء', 'اعفاء', 'الإعفاء'],
    ['معفى', 'المعفى', 'معفي', 'معفی'],
    ['شركة', 'شرکه', 'الشركـــة', 'شركة\u200f'],
  ])
    expect(new Set(forms.map(searchedTerm)).size).toBe(1);
  expect(['الله', 'TRN', 'ibr'].map(searchedTerm)).toEqual(['الله', 'trn', 'ibr']);
});

test('a number is found in the digits of either language', () => {
  expect(['١٩٠', '۱۹۰', 'ibr-١٩٠'].map(searchedTerm)).toEqual(['190', '190', 'ibr-190']);
  expect(fuzziness(searchedTerm('٢٠٢٧٠') ?? '')).toBe(false);
});

test('another word for the same, and a plural that begins otherwise, are found too', () => {
  expect(['فاتورة', 'تجميعية'].map(searchedTerm)).toEqual(['الفاتورة', 'المجمّعة'].map(searchedTerm));
  expect(searchedTerm('موعد')).toBe(searchedTerm('المواعيد'));
  expect(searchedTerm('constructor')).toBe('constructor');
});

test('a question is searched by what it asks about', () => {
  const searched = (question: string) => question.split(' ').flatMap((word) => searchedTerm(word) ?? []);
  expect(searched('How do I install the package')).toEqual(['install', 'package']);
  expect(searched('when do I have to start')).toEqual(['start']);
  expect(searched('متى أبدأ')).toEqual(['ابدا']);
  expect(searched('ما سعر الصرف')).toEqual(['سعر', 'صرف']);
});

test('a misspelt word is found, the number of another rule is not', () => {
  expect([fuzziness('invoise'), fuzziness('ibr'), fuzziness('190'), fuzziness('dl84882')]).toEqual([
    0.2,
    false,
    false,
    false,
  ]);
});

test('what explains comes before the pages of rules and terms, unless one of them is asked for by its number', () => {
  const boost = (page: string) => (term: string) => boostDocument(`/pint-ae/${page}.html#facts`, term);
  const [rule, term, guide] = ['reference/rules/ibr-190-ae', 'reference/terms', 'concepts'].map(boost);
  for (const page of [rule, term]) {
    expect(page?.('billing')).toBeLessThan(guide?.('billing') ?? 0);
    expect(page?.('190')).toBe(guide?.('190'));
  }
});
