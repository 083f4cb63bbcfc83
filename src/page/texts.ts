import type { Values } from '../core/findings/finding.ts';
import { type Language, type Localised, languages } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import { type Counted, countedText, countsText } from './counts.ts';
import { dataOf } from './dom.ts';
import messages from './messages/page.json' with { type: 'json' };

/** The texts of the page in one language. */
type InOneLanguage<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends Localised ? string : InOneLanguage<Tree[Name]>;
};

const { atLeast, counts, onlyErrors, onlyWarnings, noCounts, documentCounts, linesShown, ...plain } =
  messages;

export type Texts = InOneLanguage<typeof plain> & {
  readonly counted: (counted: Counted) => string;
  readonly counts: (errors: Counted, warnings: Counted) => string;
  readonly documentCounts: (count: number, valid: number) => string;
  readonly linesShown: (from: number, to: number, total: number) => string;
};

/** The specification's names that texts use, put into the page when it is built. */
export interface PageFacts {
  readonly currency: string;
  readonly country: Readonly<Record<Language, string>>;
}

const facts = dataOf<PageFacts>('page-facts');

function inLanguage(tree: object, language: Language): object {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      isText(value) ? fill(value, language, factsIn(language)) : inLanguage(value, language),
    ]),
  );
}

function factsIn(language: Language): Values {
  return { currency: facts.currency, country: facts.country[language] };
}

function isText(value: object): value is Localised {
  return languages.every((language) => language in value);
}

function textsIn(language: Language): Texts {
  return {
    // Each text of the tree was replaced by the one in the language.
    ...(inLanguage(plain, language) as InOneLanguage<typeof plain>),
    counted: (counted) => countedText(counted, language),
    counts: (errors, warnings) => countsText(errors, warnings, language),
    documentCounts: (count, valid) => fill(documentCounts, language, { count, valid }),
    linesShown: (from, to, total) => fill(linesShown, language, { from, to, total }),
  };
}

export const texts: Readonly<Record<Language, Texts>> = { en: textsIn('en'), ar: textsIn('ar') };
