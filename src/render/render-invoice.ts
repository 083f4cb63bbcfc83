import type { Adjustment } from '../api/adjustments.ts';
import { readable } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import {
  expected,
  hasMembers,
  oneOf,
  optionsOf,
  required,
  trueOrFalse,
  wholeNumber,
} from '../core/options/option-kinds.ts';
import type { RenderedSpecification, Translated } from '../core/specification/rendering.ts';
import { type Html, headOfPage, html, noHtml } from '../core/text/html.ts';
import { isUblRoot, type UblElement } from '../core/xml/element.ts';
import { renderedSpecification } from '../specification/rendered.ts';
import { documentFactsOf } from '../ubl/figures/document-facts.ts';
import { type Density, type Look, lookKind } from './look.ts';
import { allowancesAndCharges } from './sections/entries.ts';
import { columnsOf, lines } from './sections/lines.ts';
import { particulars, transactionTypes } from './sections/particulars.ts';
import { bankDetails, companyFoot, logo, parties } from './sections/parties.ts';
import { payment } from './sections/payment.ts';
import { attachments, notes } from './sections/remarks.ts';
import { discrepancies, totals } from './sections/totals.ts';
import { vatBreakdown } from './sections/vat.ts';
import { banner, type ShownVerdict, shownOutcomes, verdictText, watermark } from './sections/verdict.ts';
import { sentOtherwiseIn } from './sent-otherwise.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { type Paper, papers, styleOf, styleOfLook } from './style.ts';
import { directionOf, type RenderLanguage, renderLanguages, type Words, wordsIn } from './words.ts';

/** Limits of a page. */
export interface ShownLimits {
  /** Lines that are shown, 10,000 by default. The others are counted, and all totals include them. */
  readonly maxShownLines?: number | undefined;
}

export interface RenderOptions {
  /** English, Arabic, or both side by side; default: English. */
  readonly language?: RenderLanguage;
  /** The verdict of the rules; an invalid document is marked on every page. */
  readonly verdict: ShownVerdict;
  /** Values that were sent, but differ from the figures; a rate that the figures do not use is marked next to them. */
  readonly adjustments?: readonly Adjustment[];
  /** Default: A4. */
  readonly paper?: Paper;
  readonly limits?: ShownLimits;
  /** The company's additions to its documents. */
  readonly look?: Look;
  /** The specification whose texts and codes are used; default: PINT-AE of the UAE. */
  readonly specification?: RenderedSpecification;
}

const renderOptionsKind = optionsOf<RenderOptions>({
  language: oneOf(renderLanguages),
  verdict: required(
    optionsOf<ShownVerdict>({
      outcome: required(oneOf(shownOutcomes)),
      findings: required(wholeNumber(0)),
      isCut: trueOrFalse,
    }),
  ),
  adjustments: expected<readonly Adjustment[]>(Array.isArray, 'a list of adjustments'),
  paper: oneOf(papers),
  limits: optionsOf<ShownLimits>({ maxShownLines: wholeNumber(1) }),
  look: lookKind,
  specification: expected<RenderedSpecification>(
    (value) => hasMembers(value, { release: 'object', rendering: 'object' }),
    'a specification with its rendering',
  ),
});

/**
 * Shows a UBL invoice or credit note of any origin as a printable page: one HTML document without scripts that loads
 * nothing. Every figure comes from the document. Figures that do not add up are marked and explained, not corrected.
 * Undefined if the element is not the root of a UBL invoice or credit note.
 *
 * @example
 * ```ts
 * const { root } = toUbl(compute(normalise(request).invoice));
 * const page = renderInvoice(root, { language: 'both', verdict: { outcome: 'valid', findings: 0 } });
 * console.log(page?.includes('<h1>')); // true
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function renderInvoice(root: UblElement, options: RenderOptions): string | undefined {
  checkOptions('renderInvoice', renderOptionsKind, options);
  return readable('renderInvoice', 'root', () => (isUblRoot(root) ? pageOf(root, options) : undefined));
}

/** More lines fill 300 sheets, and a page with them takes gigabytes of memory. */
const mostLinesOfPage = 10_000;

function pageOf(root: UblElement, options: RenderOptions): string {
  const { language = 'en', verdict, adjustments = [], paper = 'A4', look = {} } = options;
  const { specification = renderedSpecification, limits: { maxShownLines = mostLinesOfPage } = {} } = options;
  const words = wordsIn(language, specification.rendering);
  const facts = documentFactsOf(root, specification);
  const sheet = sheetOf(facts, words, specification, sentOtherwiseIn(adjustments, facts));
  const columns = columnsOf(sheet);
  const title = `${words.plain(titleOf(sheet))} ${sheet.facts.number}`.trim();
  const margins = { document: shortened(title), warning: warningOf(words, verdict) };
  const style = styleOf(words, paper, margins, columns) + styleOfLook(look, densityOf(facts, look, language));
  const base = language === 'ar' ? 'ar' : 'en';
  return html`<!doctype html>
<html lang="${base}" dir="${directionOf(base)}">
${headOfPage(title, style, { hasPicture: look.logo !== undefined })}
<body class="${language}">
${watermark(words, verdict)}<main class="sheet">
${banner(words, verdict)}${heading(sheet, look)}${particulars(sheet)}${parties(sheet)}${transactionTypes(sheet)}${lines(sheet, columns, maxShownLines)}${allowancesAndCharges(sheet)}${closing(sheet, look)}${companyFoot(words, look)}</main>
</body>
</html>
`.markup;
}

/** This many rows leave room for more space between them, unless another language, currency or footer needs it. */
const fewRows = 6;
/** From this many lines on, rows are closer together. */
const manyLines = 15;

function densityOf(
  { lines: rows, allowancesCharges, accounting }: Sheet['facts'],
  look: Look,
  language: RenderLanguage,
): Density {
  const { density, bankDetails: account, signature, stamp, footer } = look;
  if (density === 'compact' || (density === undefined && rows.length >= manyLines)) return 'compact';
  const takesRoom = language === 'both' || accounting !== undefined || account !== undefined;
  const isSparse = rows.length + allowancesCharges.length <= fewRows;
  return isSparse && !takesRoom && !signature && !stamp && footer === undefined ? 'roomy' : 'normal';
}

/** The most characters that fit at the foot of a page. */
const longestFoot = 80;

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= longestFoot ? text : `${characters.slice(0, longestFoot - 1).join('')}…`;
}

/** The sections after the lines: VAT and payment beside the totals, and the remarks below. */
function closing(sheet: Sheet, look: Look): Html {
  const remarks = [notes(sheet), attachments(sheet)].filter(({ markup }) => markup !== '');
  return html`<div class="closing">
<div>
${vatBreakdown(sheet)}${payment(sheet)}${bankDetails(sheet.words, look)}</div>
${totals(sheet, look)}</div>
${discrepancies(sheet)}${
  remarks.length === 0
    ? noHtml
    : html`<div class="remarks">
${remarks}</div>
`
}`;
}

function warningOf(words: Words, verdict: ShownVerdict): string {
  const key = verdictText(verdict);
  return key === undefined ? '' : words.plain(words.rendering.texts[key]);
}

function titleOf({ facts, words }: Sheet): Translated {
  const { titles, texts } = words.rendering;
  const known = titles[facts.profile];
  const title = Object.hasOwn(known, facts.typeCode) ? known[facts.typeCode] : undefined;
  return title ?? texts[facts.isCreditNote ? 'creditNote' : 'invoice'];
}

function heading(sheet: Sheet, look: Look): Html {
  return html`<header class="heading">
<h1>${sheet.words.phrase(titleOf(sheet))}</h1>
${logo(look)}
</header>
`;
}
