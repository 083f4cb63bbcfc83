import { amountDigits, plainDigits } from '../core/numbers/decimal.ts';
import type {
  MeaningList,
  RenderedSpecification,
  TextKey,
  Translated,
} from '../core/specification/rendering.ts';
import { type Html, html, leftToRight, noHtml, own } from '../core/text/html.ts';
import { discrepanciesOf } from '../ubl/figures/discrepancies.ts';
import type { AllowanceCharge, DocumentFacts, Figure, LineFacts } from '../ubl/figures/document-facts.ts';
import type { SentOtherwise } from './sent-otherwise.ts';
import type { Words } from './words.ts';

export type Sheet = Readonly<ReturnType<typeof sheetOf>>;

export function sheetOf(
  facts: DocumentFacts,
  words: Words,
  specification: RenderedSpecification,
  sentOtherwise: readonly SentOtherwise[],
) {
  const discrepancies = discrepanciesOf(facts, specification);
  /** The figures to mark because earlier figures do not add up to them, and the parts with different sent values. */
  const marked: ReadonlySet<Figure | LineFacts | AllowanceCharge> = new Set([
    ...discrepancies.flatMap(({ stated }) => stated ?? []),
    ...sentOtherwise.flatMap(({ marked }) => marked ?? []),
  ]);
  return { facts, words, specification, discrepancies, sentOtherwise, marked };
}

/** The sign next to a figure that does not follow from the rest of the document. */
export const mark: Html = html` <span class="mark">≠</span>`;

/** An amount, with its currency if the reader expects another one there. */
export function amount(sheet: Sheet, figure: Figure | undefined, currency: string): Html {
  return shownAmount(sheet, figure, currency, figure && digitsOf(sheet, figure));
}

/** An amount that is deducted: shown with its sign reversed. */
export function deduction(sheet: Sheet, figure: Figure | undefined, currency: string): Html {
  const negated = figure && { ...figure, value: figure.value?.negated() };
  return shownAmount(sheet, figure, currency, negated && digitsOf(sheet, negated));
}

/** The digits of an amount, with the decimals of its currency; undefined if it is not a number. */
export function digitsOf(
  { specification, facts }: Sheet,
  { value, currency = facts.currency }: Pick<Figure, 'value' | 'currency'>,
): string | undefined {
  return value && amountDigits(value, specification.minorUnitsOf(currency));
}

/** A quantity, percentage or rate. */
export function plainFigure(figure: Figure): Html {
  return figure.value === undefined ? own(figure.text) : shownFigure(figure, plainDigits(figure.value));
}

/** A percentage, with the sign after its digits in every language. */
export function percentage(figure: Figure): Html {
  return html`<bdi dir="ltr">${plainFigure(figure)}%</bdi>`;
}

/** A label with its value; nothing without a value. */
export function fact({ words }: Sheet, label: TextKey | Translated, value: Html | undefined): Html {
  if (value === undefined) return noHtml;
  const name = typeof label === 'string' ? words.text(label) : words.phrase(label);
  return html`<div class="fact"><dt>${name}</dt><dd>${value}</dd></div>\n`;
}

export function textFact(sheet: Sheet, label: TextKey, text: string | undefined): Html {
  return fact(sheet, label, text === undefined ? undefined : own(text));
}

/** A labelled code, shown by its meaning. */
export function codeFact(sheet: Sheet, label: TextKey, list: MeaningList, code: string | undefined): Html {
  return fact(sheet, label, code === undefined ? undefined : sheet.words.meaningOrCode(list, code));
}

/** The document's own words with the meaning of the code, or only the meaning if they are its name. */
export function reasonOf(
  sheet: Sheet,
  list: MeaningList,
  code: string | undefined,
  text: string | undefined,
): Html | undefined {
  const meaning = code === undefined ? undefined : sheet.words.meaning(list, code);
  if (text === undefined) return meaning ?? (code === undefined ? undefined : own(code));
  if (meaning === undefined) return own(text);
  return namesOf(sheet, list, code ?? '').some((name) => plainText(name) === plainText(text))
    ? meaning
    : html`${own(text)} (${meaning})`;
}

/** The names of a code: in the page's languages, and in the list for writing documents. */
function namesOf({ words, specification }: Sheet, list: MeaningList, code: string): readonly string[] {
  const { paymentMeans, exemptionReasons } = specification.codeLists;
  const written =
    list === 'paymentMeans' ? paymentMeans : list === 'exemptionReason' ? exemptionReasons : undefined;
  const meaning = words.rendering.meanings[list][code];
  return [meaning?.en, meaning?.ar, written?.codes[code]].filter((name) => name !== undefined);
}

function plainText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function shownAmount(
  { marked }: Sheet,
  figure: Figure | undefined,
  currency: string,
  digits: string | undefined,
): Html {
  if (figure === undefined) return html`<span class="none">–</span>`;
  const other =
    figure.currency !== undefined && figure.currency !== currency && html` ${own(figure.currency)}`;
  return html`${shownFigure(figure, digits)}${other}${marked.has(figure) && mark}`;
}

/** Numbers with more digits may break on a narrow page; shorter amounts stay whole. */
const longDigits = 16;

function shownFigure({ term, text }: Figure, digits: string | undefined): Html {
  const shown = digits === undefined ? own(text) : leftToRight(digits);
  const isLong = (digits ?? text).length > longDigits && html` class="long"`;
  return html`<span${isLong}${term !== '' && html` data-term="${term}"`}>${shown}</span>`;
}
