import type { Values } from '../core/findings/finding.ts';
import { type Language, type Localised, languages } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import { dataOf } from './dom.ts';
import messages from './messages/page.json' with { type: 'json' };

/** The texts of the page in one language. */
type InOneLanguage<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends Localised ? string : InOneLanguage<Tree[Name]>;
};

const { atLeast, counts, onlyErrors, onlyWarnings, noCounts, documentCounts, linesShown, ...plain } =
  messages;

/** A number of findings, or the least that it can be where some are not listed. */
export interface Counted {
  readonly count: number;
  readonly isCut: boolean;
}

export type Texts = InOneLanguage<typeof plain> & {
  readonly counted: (counted: Counted) => string;
  readonly counts: (errors: Counted, warnings: Counted) => string;
  readonly documentCounts: (count: number, valid: number) => string;
  readonly linesShown: (from: number, to: number, total: number) => string;
};

/** What there is none of is not counted. */
function countsOf(errors: Counted, warnings: Counted) {
  if (warnings.count === 0) return errors.count === 0 ? noCounts : onlyErrors;
  return errors.count === 0 ? onlyWarnings : counts;
}

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
  const counted = ({ count, isCut }: Counted) => (isCut ? fill(atLeast, language, { count }) : `${count}`);
  return {
    // Each text of the tree was replaced by the one in the language.
    ...(inLanguage(plain, language) as InOneLanguage<typeof plain>),
    counted,
    counts: (errors, warnings) =>
      fill(countsOf(errors, warnings), language, { errors: counted(errors), warnings: counted(warnings) }),
    documentCounts: (count, valid) => fill(documentCounts, language, { count, valid }),
    linesShown: (from, to, total) => fill(linesShown, language, { from, to, total }),
  };
}

export const texts: Readonly<Record<Language, Texts>> = { en: textsIn('en'), ar: textsIn('ar') };
