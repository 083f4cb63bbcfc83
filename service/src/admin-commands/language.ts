import type { Language } from 'pint-ae';
import { ToldError } from '../texts/service-text.ts';

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

/** The commands that need the database, by their first two words. */
export const commandNames = [
  'companies create',
  'companies update',
  'companies suspend',
  'companies resume',
  'companies close',
  'companies export',
  'companies erase',
  'companies list',
  'keys create',
  'keys list',
  'keys revoke',
  'keys rotate',
  'participants lookup',
  'audit list',
  'statistics transactions',
  'statistics end-users',
  'documents archive',
  'dead-letters list',
  'dead-letters resend',
  'dead-letters discard',
  'unanswered list',
  'unanswered resend',
  'refused list',
  'refused show',
] as const;

export type CommandName = (typeof commandNames)[number];

/** Returns the command of a line; undefined if the line names another one. */
export function commandNamed(words: readonly string[]): CommandName | undefined {
  const name = words.slice(0, 2).join(' ');
  return commandNames.find((each) => each === name);
}
