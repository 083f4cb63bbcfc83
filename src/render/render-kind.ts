import { amountDigits } from '../core/numbers/decimal.ts';
import type { KindPage, PageFact, PageSection } from '../core/specification/rendering.ts';
import { type Html, headOfPage, html, leftToRight, noHtml, own } from '../core/text/html.ts';
import { namespaces, stringValue, type UblElement } from '../core/xml/element.ts';
import { shortPlace } from '../core/xml/locations.ts';
import { elementsAt } from '../core/xml/path.ts';
import { numberOf } from '../ubl/figures/document-facts.ts';
import { attributeOf } from '../ubl/reading.ts';
import { banner, type ShownVerdict, verdictText, watermark } from './sections/verdict.ts';
import { type Paper, styleOf } from './style.ts';
import { directionOf, type RenderLanguage, type Words } from './words.ts';

export interface KindRendering {
  readonly words: Words;
  readonly language: RenderLanguage;
  readonly verdict: ShownVerdict;
  readonly paper: Paper;
}

/** The page of a document that is not an invoice: the facts that its kind shows, under headings. */
export function renderKind(
  root: UblElement,
  { title, statement, sections }: KindPage,
  { words, language, verdict, paper }: KindRendering,
): string {
  const warning = verdictText(verdict);
  const name = words.plain(title);
  const margins = {
    document: name,
    warning: warning === undefined ? '' : words.plain(words.rendering.texts[warning]),
  };
  const base = language === 'ar' ? 'ar' : 'en';
  return html`<!doctype html>
<html lang="${base}" dir="${directionOf(base)}">
${headOfPage(name, styleOf(words, paper, margins, []))}
<body class="${language}">
${watermark(words, verdict)}<main class="sheet">
${banner(words, verdict)}<header class="heading">
<p class="issuer">${statement === undefined ? noHtml : textsInLines(root, root, statement, words)}</p>
<h1>${words.phrase(title)}</h1>
</header>
${sections.map((section) => sectionOf(root, section, words))}</main>
</body>
</html>
`.markup;
}

/** Empty if the document has none of these facts. */
function sectionOf(root: UblElement, { heading, each, facts }: PageSection, words: Words): Html {
  const shown =
    each === undefined ? list(root, facts, words) : table(root, placesAt(root, root, each), facts, words);
  return shown === undefined
    ? noHtml
    : html`<section class="entries">
<h2>${words.phrase(heading)}</h2>
${shown}</section>
`;
}

function list(root: UblElement, facts: readonly PageFact[], words: Words): Html | undefined {
  const shown = facts.flatMap((fact) => {
    const value = textsInLines(root, root, fact, words);
    return value === undefined
      ? []
      : html`<div class="fact"><dt>${words.phrase(fact.label)}</dt><dd>${value}</dd></div>
`;
  });
  return shown.length === 0
    ? undefined
    : html`<dl class="particulars">
${shown}</dl>
`;
}

function table(
  root: UblElement,
  rows: readonly UblElement[],
  facts: readonly PageFact[],
  words: Words,
): Html | undefined {
  if (rows.length === 0) return undefined;
  return html`<table>
<thead><tr>${facts.map(({ label }) => html`<th scope="col">${words.phrase(label)}</th>`)}</tr></thead>
<tbody>
${rows.map(
  (
    row,
  ) => html`<tr>${facts.map((fact) => html`<td>${textsInLines(root, row, fact, words) ?? noHtml}</td>`)}</tr>
`,
)}</tbody>
</table>
`;
}

function textsInLines(root: UblElement, from: UblElement, fact: PageFact, words: Words): Html | undefined {
  const values = placesAt(root, from, fact.at)
    .filter((element) => stringValue(element).trim() !== '')
    .map((element) => shown(element, fact, words));
  return values.length === 0 ? undefined : html`${values.map((value, at) => [at > 0 && html`<br>`, value])}`;
}

function shown(element: UblElement, { as, meanings = {} }: PageFact, words: Words): Html {
  const text = stringValue(element).trim();
  const meaning = Object.hasOwn(meanings, text) ? meanings[text] : undefined;
  if (meaning !== undefined) return html`${words.phrase(meaning)} <span class="note">${own(text)}</span>`;
  if (as === 'date') return words.date(text);
  if (as === 'place') return leftToRight(shortPlace(text));
  if (as === 'address') {
    const scheme = attributeOf(element, 'schemeID');
    return own(scheme === undefined ? text : `${scheme}:${text}`);
  }
  if (as !== 'amount') return own(text);
  const value = numberOf(text);
  const currency = attributeOf(element, 'currencyID');
  return html`${value === undefined ? own(text) : leftToRight(amountDigits(value))}${currency !== undefined && html` ${own(currency)}`}`;
}

function placesAt(root: UblElement, from: UblElement, path: string): readonly UblElement[] {
  return elementsAt(from, path, { ...namespaces, doc: root.namespace });
}
