import { limitShape, validateDocumentOptionShape } from '../api/option-shapes.ts';
import { type ValidatedDocument, type ValidateOptions, validateDocument } from '../api/validate-document.ts';
import type { ValidationResult } from '../api/validation-result.ts';
import { isCut } from '../core/findings/finding-limits.ts';
import { checkDocument } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import type { Limits } from '../core/options/limits.ts';
import { expected, hasMembers, oneOf, optionsOf, wholeNumber } from '../core/options/option-kinds.ts';
import type { RenderedSpecification } from '../core/specification/rendering.ts';
import { bothLanguages, withTexts } from '../specification/both-languages.ts';
import { kindPages } from '../specification/kind-pages.ts';
import { renderedSpecification } from '../specification/rendered.ts';
import { type Look, lookKind } from './look.ts';
import { type RenderOptions, renderInvoice, type ShownLimits } from './render-invoice.ts';
import { renderKind } from './render-kind.ts';
import { type Paper, papers } from './style.ts';
import { type RenderLanguage, wordsIn } from './words.ts';

export interface RenderDocumentOptions
  extends Omit<ValidateOptions, 'language' | 'specification' | 'limits'> {
  /**
   * Language of the page: English, Arabic, or both side by side. Messages are in the same language; in
   * English for both.
   */
  readonly language?: RenderLanguage;
  /** Default: A4. */
  readonly paper?: Paper;
  /** Limits of the document and of the number of lines shown; default: 10,000 lines. */
  readonly limits?: Limits & ShownLimits;
  /** The company's additions to its invoices and credit notes: logo, colour, footer and others. */
  readonly look?: Look;
  /** The specification that the document must follow, with its texts; default: PINT-AE of the UAE. */
  readonly specification?: RenderedSpecification;
}

export interface RenderedDocument {
  readonly result: ValidationResult;
  /** The page; null for an unreadable document. */
  readonly html: string | null;
}

const renderDocumentOptionsKind = optionsOf<RenderDocumentOptions>({
  ...validateDocumentOptionShape,
  language: oneOf<RenderLanguage>([...bothLanguages, 'both']),
  paper: oneOf(papers),
  limits: optionsOf<Limits & ShownLimits>({ ...limitShape, maxShownLines: wholeNumber(1) }),
  look: lookKind,
  specification: expected<RenderedSpecification>(
    (value) => hasMembers(value, { release: 'object', rendering: 'object' }),
    'a specification with its rendering',
  ),
});

/**
 * Checks a document and shows it as a printable page. The document is text or bytes: a JSON document request, or a
 * network document of any kind. The page is one HTML document without scripts that loads nothing. If the document is
 * not valid, every page is marked. Never throws for bad data.
 *
 * @example
 * ```ts
 * const { result, html } = renderDocument(JSON.stringify(request), { language: 'both' });
 * console.log(result.outcome, html?.startsWith('<!doctype html>')); // valid true
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function renderDocument(
  document: string | Uint8Array,
  options: RenderDocumentOptions = {},
): RenderedDocument {
  checkOptions('renderDocument', renderDocumentOptionsKind, options);
  checkDocument('renderDocument', document);
  const { language = 'en', paper, look, specification, limits = {}, ...judging } = options;
  const { maxShownLines, ...ofDocument } = limits;
  const validated = validateDocument(document, {
    ...judging,
    limits: ofDocument,
    language: language === 'both' ? 'en' : withTexts(language),
    ...(specification && { specification }),
  });
  const html = renderValidated(validated, {
    language,
    ...(paper && { paper }),
    ...(look && { look }),
    ...(maxShownLines && { limits: { maxShownLines } }),
    ...(specification && { specification }),
  });
  return { result: validated.result, html };
}

/** The page of a checked document; null if the document could not be read. */
export function renderValidated(
  { ubl, result }: ValidatedDocument,
  options: Pick<RenderOptions, 'language' | 'paper' | 'look' | 'specification' | 'limits'>,
): string | null {
  if (ubl === undefined) return null;
  const { adjustments, kind } = result;
  const { outcome, issues } = result;
  const shown = outcome === 'malformed' ? 'not-judged' : outcome;
  const verdict = { outcome: shown, findings: issues.length, isCut: isCut(issues) };
  const page = kind === null ? undefined : kindPages[kind];
  if (page === undefined) return renderInvoice(ubl, { ...options, adjustments, verdict }) ?? null;
  const { language = 'en', paper = 'A4', specification = renderedSpecification } = options;
  const words = wordsIn(language, specification.rendering);
  return renderKind(ubl, page, { words, language, verdict, paper });
}
