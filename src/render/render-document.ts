import { checkDocument } from '../core/check-argument.ts';
import { checkOptions } from '../core/check-options.ts';
import { expected, hasMembers, oneOf, optionsOf } from '../core/option-kinds.ts';
import type { RenderedSpecification } from '../core/rendering.ts';
import { type JudgeDocumentOptions, type JudgedDocument, judgeDocument } from '../judge/judge-document.ts';
import { judgeDocumentOptionShape } from '../judge/option-shapes.ts';
import type { ValidationResult } from '../judge/result.ts';
import { renderInvoice } from './render-invoice.ts';
import type { ShownVerdict } from './sections/verdict.ts';
import { type Paper, papers } from './style.ts';
import { type RenderLanguage, renderLanguages } from './words.ts';

export interface RenderDocumentOptions extends Omit<JudgeDocumentOptions, 'language' | 'specification'> {
  /** Of the page: English, Arabic, or both side by side; of messages too, English where it is both. */
  readonly language?: RenderLanguage;
  /** A4 where not given. */
  readonly paper?: Paper;
  /** What the document must follow, with its words; PINT-AE of the UAE where not given. */
  readonly specification?: RenderedSpecification;
}

export interface RenderedDocument {
  readonly result: ValidationResult;
  /** The page; null for a document that cannot be read. */
  readonly html: string | null;
}

const renderDocumentOptionsKind = optionsOf<RenderDocumentOptions>({
  ...judgeDocumentOptionShape,
  language: oneOf(renderLanguages),
  paper: oneOf(papers),
  specification: expected<RenderedSpecification>(
    (value) => hasMembers(value, { release: 'object', rendering: 'object' }),
    'a specification with its rendering',
  ),
});

/**
 * Judges what came in, be it a text or bytes, a JSON document request or UBL, and shows it as a person reads it: one HTML
 * document without scripts that loads nothing, marked on every page where it is not valid. Never throws for bad data.
 *
 * @example
 * ```ts
 * const { result, html } = renderDocument(JSON.stringify(request), { language: 'both' });
 * console.log(result.outcome, html?.startsWith('<!doctype html>')); // valid true
 * ```
 */
export function renderDocument(
  document: string | Uint8Array,
  options: RenderDocumentOptions = {},
): RenderedDocument {
  checkOptions('renderDocument', renderDocumentOptionsKind, options);
  checkDocument('renderDocument', document);
  const { language = 'en', paper, specification, ...judging } = options;
  const judged = judgeDocument(document, {
    ...judging,
    language: language === 'both' ? 'en' : language,
    ...(specification && { specification }),
  });
  const html = renderJudged(judged, {
    language,
    ...(paper && { paper }),
    ...(specification && { specification }),
  });
  return { result: judged.result, html };
}

/** The page of a document that was judged; null where it could not be read. */
export function renderJudged(
  { ubl, result }: JudgedDocument,
  options: Pick<RenderDocumentOptions, 'language' | 'paper' | 'specification'>,
): string | null {
  if (ubl === undefined) return null;
  return renderInvoice(ubl, { ...options, verdict: verdictOf(result) }) ?? null;
}

/** What the page says of a verdict: where there is none, that the document was not judged. */
function verdictOf({ outcome, issues }: ValidationResult): ShownVerdict {
  return { outcome: outcome === 'malformed' ? 'not-judged' : outcome, findings: issues.length };
}
