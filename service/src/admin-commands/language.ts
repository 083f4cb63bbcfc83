import type { Language } from 'pint-ae';
import { ToldError } from '../texts/told-error.ts';

/** A command line without its language. */
export interface CommandLine {
  readonly language: Language;
  readonly words: readonly string[];
}

/** Takes `--lang en` or `--lang=ar` out of a command line, at any position; the default is English. */
export function splitLanguage(line: readonly string[]): CommandLine {
  const at = line.findIndex((word) => /^--lang(?:=|$)/.test(word));
  if (at === -1) return { language: 'en', words: line };
  const [, inWord] = /^--lang=(.*)$/.exec(line[at] ?? '') ?? [];
  const rest = at + (inWord === undefined ? 2 : 1);
  const language = inWord ?? line[at + 1] ?? '';
  if (language !== 'en' && language !== 'ar')
    throw new ToldError({ text: 'otherLanguage', values: { word: language } });
  return { language, words: [...line.slice(0, at), ...line.slice(rest)] };
}

/** The language of a command line, even if other parts of it are wrong. */
export function languageOfLine(line: readonly string[]): Language {
  try {
    return splitLanguage(line).language;
  } catch {
    return 'en';
  }
}
