import type { Values } from '../core/findings/finding.ts';
import { type Language, type Localised, languages } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import { dataOf } from './dom.ts';
import messages from './messages/page.json' with { type: 'json' };

type InOneLanguage<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends Localised ? string : InOneLanguage<Tree[Name]>;
};

const { atLeast, documentCounts, linesShown, ...others } = messages;
const { incomplete, furtherLines, uncounted, rateForAll, ...plain } = others;
const { actions, creditNote } = messages;

export type Texts = Readonly<ReturnType<typeof textsIn>>;

/** A number of findings; a minimum if some are not listed. */
export interface Counted {
  readonly count: number;
  readonly isCut: boolean;
}

/** The specification's names that texts use, put into the page when it is built. */
export interface PageFacts {
  readonly currency: string;
  /** The available releases, the last one first, and the name of the choice by issue date. */
  readonly rules: { readonly releases: readonly string[]; readonly byIssueDate: string };
  readonly country: Readonly<Record<Language, string>>;
}

function inLanguage(tree: object, language: Language, facts: Values): object {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      isText(value) ? fill(value, language, facts) : inLanguage(value, language, facts),
    ]),
  );
}

function factsIn(language: Language): Values {
  const facts = dataOf<PageFacts>('page-facts');
  return { currency: facts.currency, country: facts.country[language] };
}

function isText(value: object): value is Localised {
  return languages.every((language) => language in value);
}

function textsIn(language: Language) {
  return {
    // Each text of the tree was replaced by the one in the language.
    ...(inLanguage(plain, language, factsIn(language)) as InOneLanguage<typeof plain>),
    counted: ({ count, isCut }: Counted) => (isCut ? fill(atLeast, language, { count }) : `${count}`),
    documentCounts: (count: number, valid: number) => fill(documentCounts, language, { count, valid }),
    linesShown: (from: number, to: number, total: number) => fill(linesShown, language, { from, to, total }),
    incomplete: (count: number) => fill(incomplete, language, { count }),
    rateForAll: (rate: number) => fill(rateForAll, language, { rate }),
    furtherLines: (count: number) => fill(furtherLines, language, { count }),
    /** The note on lines that the totals do not include yet. */
    uncounted: (lines: readonly number[]) => fill(uncounted, language, { lines: lines.map(String) }),
    creditNoteOf: (number: string) => fill(actions.creditNote, language, { number: shortened(number) }),
    creditNoteHeading: (number: string) => fill(creditNote.heading, language, { number: shortened(number) }),
    creditNoteLeftOut: (fields: readonly string[]) =>
      fill(creditNote.leftOut, language, { fields: [...fields] }),
  };
}

/** A number on a button; the full number stands beside the verdict. */
function shortened(number: string): string {
  return number.length <= 30 ? number : `${number.slice(0, 29)}…`;
}

const made: Partial<Record<Language, Texts>> = {};
const textsOnce = (language: Language) => (made[language] ??= textsIn(language));

/** The texts in each language, made when they are first used. */
export const texts: Readonly<Record<Language, Texts>> = {
  get en() {
    return textsOnce('en');
  },
  get ar() {
    return textsOnce('ar');
  },
};
