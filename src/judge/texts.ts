import { arabicBusinessTexts, type FindingText } from '../../rules/ae/messages/arabic/business.ts';
import { arabicWords } from '../../rules/ae/messages/arabic/words.ts';
import type { Language } from '../../rules/ae/messages/entry.ts';
import { fill } from './fill.ts';

type Values = Readonly<Record<string, string>>;

/** What a finding says and advises, in a language; `{name}` of the texts stands for a value. */
export function textsIn(
  language: Language,
  english: FindingText,
  arabic: FindingText | undefined,
  values: Values | undefined,
): FindingText {
  if (language === 'en' || arabic === undefined) return filled(english, values);
  return filled(arabic, values && inArabic(values));
}

/** The texts of a business rule in a language. */
export function ruleTexts(
  rule: FindingText & { readonly id: string },
  language: Language,
  values?: Values,
): FindingText {
  return textsIn(language, rule, arabicBusinessTexts[rule.id], values);
}

function filled({ message, hint }: FindingText, values: Values | undefined): FindingText {
  return { message: fill(message, values), hint: fill(hint, values) };
}

function inArabic(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, word]) => [name, arabicWords[word] ?? word]));
}
