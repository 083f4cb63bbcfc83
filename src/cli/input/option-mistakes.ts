import type { Phrase, Values } from '../../core/findings/finding.ts';
import type { Localised } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { shortenedMessage } from '../../core/text/text.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };

const { sentences, kinds } = commandLine.optionMistakes;

/** Mistakes of options, which are English sentences, as a value of a text in either language. */
export function mistakesValue(mistakes: readonly string[]): Phrase {
  const joined = (texts: readonly string[], between: string) => shortenedMessage(texts.join(between));
  return { phrase: { en: joined(mistakes, '; '), ar: joined(mistakes.map(inArabic), '؛ ') } };
}

/** How each part of an English sentence is recognised. */
const parts: Readonly<Record<string, string>> = {
  name: '[\\w.[\\]]+',
  value: '"(?:[^"\\\\]|\\\\.)*"|an? \\w+|[^\\s",]+',
  key: '.*',
  options: '[\\w, ]+',
};

const recognisers = Object.values(sentences).map((words) => recogniserOf(words));
const kindRecognisers = Object.values(kinds).map((words) => recogniserOf(words));

interface Recogniser {
  readonly words: Localised;
  readonly pattern: RegExp;
}

function recogniserOf(words: Localised & { readonly en: string }): Recogniser {
  const pattern = words.en.replaceAll(/\{(\w+)\}/g, (_, name) => `(?<${name}>${parts[name] ?? '.+'})`);
  return { words, pattern: new RegExp(`^${pattern}$`, 's') };
}

/** The option that may be meant, at the end of a mistake or before the list of options. */
const meantOption = / \(did you mean ([^?]*)\?\)(?=$|; there are [\w, ]+$)/;

function inArabic(mistake: string): string {
  const meant = meantOption.exec(mistake)?.[1];
  const told = sentenceInArabic(mistake.replace(meantOption, ''));
  return meant === undefined
    ? told
    : fill(commandLine.errors.didYouMean, 'ar', { meant }).replace('{message}', () => told);
}

function sentenceInArabic(sentence: string): string {
  for (const { words, pattern } of recognisers) {
    const found = pattern.exec(sentence)?.groups;
    if (found !== undefined) return fill(words, 'ar', valuesOf(found));
  }
  return sentence;
}

function valuesOf({ value, expected, options, ...others }: Readonly<Record<string, string>>): Values {
  return {
    ...others,
    ...(value === undefined ? {} : { value: kindInArabic(value) }),
    ...(expected === undefined ? {} : { expected: kindInArabic(expected) }),
    ...(options === undefined ? {} : { options: options.split(', ') }),
  };
}

/** What a value is or must be; a value itself, such as a number or a quoted text, stays as it is. */
function kindInArabic(kind: string): string {
  for (const { words, pattern } of kindRecognisers) {
    const found = pattern.exec(kind);
    if (found !== null) return fill(words, 'ar', { values: found.groups?.values?.split(', ') ?? [] });
  }
  return kind;
}
