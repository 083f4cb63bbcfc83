import { expect, test } from 'vitest';
import { type Language, languages } from '../../src/core/messages/language.ts';
import { sourceFiles, textOf } from '../source-files.ts';

/** Names of laws, decisions and guidelines, and what says where in them, after the name or before it. */
const sources: Readonly<Record<Language, { law: RegExp; after: RegExp; before: RegExp; beside: RegExp }>> = {
  en: {
    law: /Decree-Law \d+ of \d+|Cabinet Decision \d+ of \d+|Ministerial Decision \d+ of \d+|Executive Regulation|Guidelines|VATP\d+/g,
    after: /^[^;.]*?(?:Articles? \d|p\. \d|Appendix \d)/,
    before: /Articles? [\d()a-z, and]+ of (?:the )?(?:Federal )?$/,
    // The Regulation is a Cabinet Decision.
    beside: /^, $/,
  },
  ar: {
    law: /(?:ال)?مرسوم بقانون[^،؛.()]*\d+ لسنة \d+|قرار مجلس الوزراء رقم \d+ لسنة \d+|قرار وزاري رقم \d+ لسنة \d+|اللائحة التنفيذية|دليل الفوترة الإلكترونية/g,
    after: /^[^؛.]*?(?:الماد(?:ة|تان|تين) \d|المواد \d|ص \d|الملحق \d)/,
    before: /(?:الماد(?:ة|تان|تين)|المواد) [\d()أ-ي، و]+ من (?:ال)?$/,
    beside: /^، $/,
  },
};

/** Every text in English and Arabic of a file of messages. */
function textsIn(value: unknown): Record<Language, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'ar' in value) return [{ en: value.en, ar: value.ar }];
  return Object.values(value).flatMap(textsIn);
}

const texts = ['rules', 'src', 'service/src']
  .flatMap(sourceFiles)
  .filter((file) => /messages\/.*\.json$/.test(file))
  .flatMap((file) => textsIn(JSON.parse(textOf(file))).map((text) => ({ file, text })));

/** The mentions of a law in a text that do not say where in it. */
function withoutPlace(text: string, language: Language): string[] {
  const { law, after, before, beside } = sources[language];
  const mentions = [...text.matchAll(law)];
  return mentions.flatMap(({ 0: name, index }, at) => {
    const next = mentions[at + 1]?.index ?? text.length;
    const rest = text.slice(index + name.length, next);
    const isPlaced = after.test(rest) || before.test(text.slice(0, index)) || beside.test(rest);
    return isPlaced ? [] : [name];
  });
}

test('no text mentions a law without its article, or guidelines without their page', () => {
  const amiss = texts.flatMap(({ file, text }) =>
    languages.flatMap((language) => {
      const said = JSON.stringify(text[language]);
      return withoutPlace(said, language).map((name) => `${file} ${language} ${name}: ${said}`);
    }),
  );
  expect(amiss).toEqual([]);
  expect(texts.filter(({ text }) => String(text.en).match(sources.en.law)).length).toBeGreaterThan(20);
});
