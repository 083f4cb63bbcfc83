import type { Language, Localised } from '../../src/core/messages/language.ts';

/** The texts of a specification that has them in English only. */
export type EnglishTexts<Texts> = Texts extends { readonly en: infer Text }
  ? Readonly<Record<Language, Text>>
  : Texts extends readonly unknown[] | string | number
    ? Texts
    : { readonly [Key in keyof Texts]: EnglishTexts<Texts[Key]> };

/** Texts in which English replaces every language that they lack. */
export function inEnglish<Texts extends object>(texts: Texts): EnglishTexts<Texts> {
  if ('en' in texts) return { ar: texts.en, ...texts } as Localised as EnglishTexts<Texts>;
  const inside = Object.entries(texts).map(([name, value]) => [
    name,
    typeof value === 'object' && value !== null && !Array.isArray(value) ? inEnglish(value) : value,
  ]);
  return Object.fromEntries(inside) as EnglishTexts<Texts>;
}
