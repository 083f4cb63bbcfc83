import { expect, test } from 'vitest';
import { searchedLocale } from '../../docs/.vitepress/search-by-script.ts';
import { languages } from '../../src/core/messages/language.ts';
import questions from './questions.json' with { type: 'json' };
import questionsOfDevelopers from './questions-of-developers.json' with { type: 'json' };
import { madePages, writtenPages } from './site-pages.ts';
import { siteSearch } from './site-search.ts';

/** Questions, and the pages that answer each. */
type Wanted = Readonly<Record<'en' | 'ar', Readonly<Record<string, readonly string[]>>>>;

/** The questions that readers type; the second hundred was written before its author had read the pages. */
const wanted: readonly Wanted[] = [questions, questionsOfDevelopers];
const cases = languages.flatMap((language) =>
  wanted.map((set, at) => ({ language, set: at + 1, wanted: set })),
);

const paths = new Set([...writtenPages, ...madePages].map(({ path }) => path.replace(/\.md$/, '')));

test.each(cases)(
  'of the questions of readers ($language, set $set), 95 in 100 find their answer among the first three pages',
  ({ language, wanted: set }) => {
    const prefix = language === 'en' ? '' : `${language}/`;
    const search = siteSearch((path) => path.startsWith('ar/') === (language === 'ar'));
    const asked = Object.entries(set[language]);
    const missed = asked.flatMap(([question, pages]) => {
      const first = search(question).slice(0, 3);
      return pages.some((page) => first.includes(prefix + page)) ? [] : [`${question}: ${first.join(', ')}`];
    });
    expect(missed.length / asked.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
  },
);

test('a question in Arabic is answered by the Arabic pages on the English site too', () => {
  const indexes = {
    root: siteSearch((path) => !path.startsWith('ar/')),
    ar: siteSearch((path) => path.startsWith('ar/')),
  };
  const onEnglishSite = (query: string) =>
    indexes[searchedLocale(query, 'root') as keyof typeof indexes](query);
  expect(onEnglishSite('الغرامات')[0]).toMatch(/^ar\//);
  expect(onEnglishSite('فاتورة من Excel')[0]).toBe('ar/guides/from-a-table');
  expect(onEnglishSite('penalties')[0]).not.toMatch(/^ar\//);
});

test.each(cases)('the pages that answer them exist ($language, set $set)', ({ language, wanted: set }) => {
  const prefix = language === 'en' ? '' : `${language}/`;
  const named = new Set(Object.values(set[language]).flat());
  expect([...named].filter((page) => !paths.has(prefix + page))).toEqual([]);
});
