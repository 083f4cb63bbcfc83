import { type ArabicText, arabicBusinessTexts } from '../../rules/arabic/business.ts';
import { arabicWords } from '../../rules/arabic/words.ts';
import type { Language } from '../../rules/catalogue/entry.ts';
import { fill } from './fill.ts';

type Values = Readonly<Record<string, string>>;

/** What a finding says and advises, in a language; `{name}` of the texts stands for a value. */
export function textsIn(
  language: Language,
  english: ArabicText,
  arabic: ArabicText | undefined,
  values: Values | undefined,
): ArabicText {
  if (language === 'en' || arabic === undefined) return filled(english, values);
  return filled(arabic, values && inArabic(values));
}

/** The texts of a business rule in a language. */
export function ruleTexts(
  rule: ArabicText & { readonly id: string },
  language: Language,
  values?: Values,
): ArabicText {
  return textsIn(language, rule, arabicBusinessTexts[rule.id], values);
}

function filled({ message, hint }: ArabicText, values: Values | undefined): ArabicText {
  return { message: fill(message, values), hint: fill(hint, values) };
}

function inArabic(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, word]) => [name, arabicWords[word] ?? word]));
}
