import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import lookedUp from '../../docs/sources.json' with { type: 'json' };
import { type Language, languages } from '../../src/core/messages/language.ts';
import { type LawRow, law } from '../../src/specification/facts.ts';
import { textOf } from '../source-files.ts';

const messages = globSync('rules/**/messages/*.json');
const pages: Readonly<Record<Language, readonly string[]>> = {
  en: ['docs/mandate.md', 'docs/ready.md', 'docs/questions.md'],
  ar: ['docs/ar/mandate.md', 'docs/ar/ready.md', 'docs/ar/questions.md'],
};
const months: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }),
  ar: new Intl.DateTimeFormat('ar-AE', { month: 'long', timeZone: 'UTC' }),
};

/** A day as the pages write it: 1 January 2027. */
function dayIn(language: Language, day: string): string {
  const month = months[language].format(new Date(day));
  return `${Number(day.slice(8))} ${month} ${day.slice(0, 4)}`;
}

/** A row as the pages write it in their tables. */
function tableRow({ from, until, who, what, amount, source, place }: LawRow, language: Language): string {
  const days = until === undefined ? from && { en: 'from', ar: 'من' } : { en: 'by', ar: 'حتى' };
  const day = until ?? from;
  const cells = [
    ...(day === undefined ? [] : [`${(days || { en: '', ar: '' })[language]} ${dayIn(language, day)}`]),
    ...[who?.[language], what[language], amount?.[language]].filter((part) => part !== undefined),
    [sourceIn(source, language), place?.[language]]
      .filter((part) => part !== undefined)
      .join(language === 'en' ? ', ' : '، '),
  ];
  return `| ${cells.join(' | ')} |`;
}

const arabicActs: Readonly<Record<string, string>> = {
  'Ministerial Decision': 'القرار الوزاري',
  'Cabinet Decision': 'قرار مجلس الوزراء',
  'Federal Decree-Law': 'المرسوم بقانون اتحادي',
};

function sourceIn(source: string, language: Language): string {
  const [, act = '', number, year] = /^(.*) (\d+) of (\d{4})$/.exec(source) ?? [];
  if (number === undefined) return source;
  return language === 'en'
    ? `${act} No. ${number} of ${year}`
    : `${arabicActs[act]} رقم ${number} لسنة ${year}`;
}

const rowsOf = (...topics: readonly string[]) => law.filter(({ topic }) => topics.includes(topic));

describe.each(languages)('the pages of the law: %s', (language) => {
  test('list each deadline, penalty and change of the law as its row has it', () => {
    const [mandate = ''] = pages[language];
    const text = textOf(mandate);
    for (const row of rowsOf('deadline', 'penalty', 'law')) expect(text).toContain(tableRow(row, language));
  });

  test('name every decision that was not assessed, and say nothing of its content', () => {
    const text = textOf(pages[language][0] ?? '');
    for (const { source } of rowsOf('unassessed'))
      expect(text.split(sourceIn(source, language))).toHaveLength(2);
  });

  test('and hints state no day that no row has', () => {
    const days = law.flatMap(({ from, until }) => [from, until]).filter((day) => day !== undefined);
    const known = new Set(days.map((day) => dayIn(language, day)));
    const ofSources = ['1 June 2026', '1 يونيو 2026', '31 July 2026', '31 يوليو 2026'];
    const names = Array.from({ length: 12 }, (_, month) =>
      months[language].format(new Date(Date.UTC(2026, month, 1))),
    );
    const stated = [...pages[language], ...messages].flatMap((page) =>
      Array.from(
        textOf(page).matchAll(new RegExp(`\\d{1,2} (?:${names.join('|')}) 20\\d\\d`, 'g')),
        ([day]) => day,
      ),
    );
    expect(stated.length).toBeGreaterThan(8);
    expect(stated.filter((day) => !known.has(day) && !ofSources.includes(day))).toEqual([]);
  });
});

test('the amounts of penalties on the pages are those of rows', () => {
  const known = new Set(law.flatMap(({ amount }) => amount?.en.match(/AED [\d,]+|\d+ %/g) ?? []));
  const [mandate = ''] = textOf('docs/mandate.md').split('{#consumers}').slice(0, 1);
  const penalties = mandate.split('| violation |').slice(1).join('');
  const stated = penalties.match(/AED [\d,]+|\d+ %/g) ?? [];
  expect([stated.length > 8, stated.filter((figure) => !known.has(figure))]).toEqual([true, []]);
});

test('each row names a source that was looked up, and its day', () => {
  for (const { id, source, assessed } of law) {
    expect(Object.keys(lookedUp), id).toContain(source);
    expect(assessed, id).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  expect(new Set(law.map(({ id }) => id)).size).toBe(law.length);
});
