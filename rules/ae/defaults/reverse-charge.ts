import type { Language } from '../../../src/core/messages/language.ts';
import provisions from './reverse-charge-provisions.json' with { type: 'json' };

type InBoth = Readonly<Record<Language, string>>;

/** The provisions for reverse charge, by the nature of the goods (Guidelines, p. 30 and 31). */
export interface ReverseChargeProvision {
  /** The provisions, as the statement on an invoice cites them. */
  readonly provision: InBoth;
  /** The source that requires the buyer's written declarations. */
  readonly declarations: InBoth;
}

const byNature: Readonly<Record<string, ReverseChargeProvision>> = provisions.byNature;

/** The provisions for goods of one nature; if the nature is unknown, the article that covers all of them. */
export function reverseChargeProvision(nature: string | undefined): ReverseChargeProvision {
  return nature !== undefined && Object.hasOwn(byNature, nature)
    ? (byNature[nature] ?? provisions.anyNature)
    : provisions.anyNature;
}

/** The provisions for metal scrap, for which the list of natures has no code. */
export const metalScrapProvision: ReverseChargeProvision = provisions.metalScrap;

/** The statement of an invoice under reverse charge; the provisions replace `{provisions}`. */
const reverseChargeStatement: InBoth = provisions.statement;

/** The statement of an invoice with goods of these natures, in both languages. */
export function reverseChargeStatementFor(natures: readonly (string | undefined)[]): InBoth {
  return statementOf(natures.map(reverseChargeProvision));
}

/** The statement with the provisions of an invoice, each once. */
export function statementOf(provisions: readonly ReverseChargeProvision[]): InBoth {
  const filled = (language: Language) =>
    reverseChargeStatement[language].replace('{provisions}', listed(provisions, 'provision', language));
  return { en: filled('en'), ar: filled('ar') };
}

/** Parts of provisions in a sentence, each once. */
export function listed(
  provisions: readonly ReverseChargeProvision[],
  part: keyof ReverseChargeProvision,
  language: Language,
): string {
  return [...new Set(provisions.map((each) => each[part][language]))].join(language === 'en' ? '; ' : '؛ ');
}

/** First day on which metal scrap is under reverse charge (Cabinet Decision 153 of 2025, Article 2; Guidelines, p. 30 and 31). */
export const metalScrapSince = '2026-01-14';

/** Headings and subheadings of metal scrap in the Harmonized System. */
export const scrapHeadings = /^(?:7204|7404|7503|7602|7802|7902|8002)/;
