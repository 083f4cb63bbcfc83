import { unknownToSpecification, validateOptionShape } from '../api/option-shapes.ts';
import type { ValidateRequestOptions } from '../api/validate-request.ts';
import type { Language } from '../core/messages/language.ts';
import {
  expected,
  type OptionShape,
  oneOf,
  optionsOf,
  required,
  text,
  texts,
} from '../core/options/option-kinds.ts';
import type { Outcome } from '../judge/judge.ts';
import { type Paper, papers, type RenderLanguage, renderLanguages } from '../render/index.ts';
import { type Look, lookKind } from '../render/look.ts';
import { bothLanguages } from '../specification/both-languages.ts';
import type { DocumentType } from '../specification/default.ts';

const formats = ['json', 'xml'] as const;

/** A document to process, and how to answer. It is plain data, so that another thread can do the work. */
export interface DocumentWork {
  /** The document as received, without content encoding. */
  readonly body: Uint8Array;
  readonly format: 'json' | 'xml';
  /** The form in which `convert` returns the UBL: as it is, or in JSON with the validation result. */
  readonly answerFormat: 'json' | 'xml';
  readonly language: Language;
  /** The query of an operation on a message about a document; undefined for other operations. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The page that `render` returns; undefined for other operations. */
  readonly page?: WantedPage;
  /** The releases that the client wants, separated by commas; undefined for the server's choice. */
  readonly release?: string | undefined;
  /** Replaces the type that the document states, as endpoints for credit notes do. */
  readonly documentType: DocumentType | undefined;
  /** The request path, for the body of a problem. */
  readonly instance: string;
  readonly traceId: string;
}

/** The page that a client asks `render` for. */
export interface WantedPage {
  readonly language: RenderLanguage;
  readonly paper: Paper;
}

/** The members of work on a document, which a caller may give. */
export const documentWorkShape = {
  body: required(expected<Uint8Array>((value) => ArrayBuffer.isView(value), 'bytes (Uint8Array)')),
  format: required(oneOf(formats)),
  answerFormat: required(oneOf(formats)),
  language: required(oneOf(bothLanguages)),
  parameters: texts,
  page: optionsOf<WantedPage>({ language: required(oneOf(renderLanguages)), paper: required(oneOf(papers)) }),
  release: text,
  documentType: expected<DocumentType>((value) => typeof value === 'string', 'a document type'),
  instance: required(text),
  traceId: required(text),
} satisfies OptionShape<DocumentWork>;

/** A complete answer to a request, as plain data. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The outcome of the document, for logs and metrics; null if no document was checked. */
  readonly outcome: Outcome | null;
  /** Ids of the failed rules, for metrics. */
  readonly rules: readonly string[];
}

/**
 * Describes how documents are checked and problems are written. It is plain data too, except for an `engine` or rule
 * sets with one.
 */
export interface AnswerOptions
  extends Omit<ValidateRequestOptions, 'language' | 'documentType' | 'uuid' | 'today'> {
  /** The beginning of the type URIs of problems; default: `/errors/`. */
  readonly problemBase?: string;
  /** The company's look for the invoices and credit notes that `render` shows. */
  readonly look?: Look;
}

const { language: _, documentType: __, uuid: ___, today: ____, ...serverWide } = validateOptionShape;

/** The options of `validate` that apply to every document of a server. */
export const validationShape = serverWide;

export const answerOptionShape = {
  ...validationShape,
  problemBase: text,
  look: lookKind,
} satisfies OptionShape<AnswerOptions>;

export const answerOptionsKind = optionsOf<AnswerOptions>(answerOptionShape, unknownToSpecification);
