import { limitShape, unknownToSpecification } from '../api/option-shapes.ts';
import type { Limits } from '../core/options/limits.ts';
import {
  callback,
  listOf,
  type OptionShape,
  optionsOf,
  textLike,
  textWithContent,
  wholeNumber,
} from '../core/options/option-kinds.ts';
import type { Outcome } from '../judge/judge.ts';
import { type Answer, type AnswerOptions, answerOptionShape } from './document-work.ts';
import type { StoredDocument } from './stored-document.ts';
import type { Work } from './work.ts';

/** Facts about an answer for logs and metrics; it holds nothing of the document. */
export interface AnswerRecord<Context> {
  readonly request: Request;
  readonly context: Context | undefined;
  /** The path with named parameters, such as `/v1/invoices/{id}/validate`; null if no route matched. */
  readonly route: string | null;
  readonly traceId: string;
  readonly status: number;
  readonly outcome: Outcome | null;
  readonly rules: readonly string[];
}

/** The circumstances of a piece of work. */
export interface WorkContext<Context> {
  readonly request: Request;
  readonly context: Context | undefined;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** Limits of a handler. */
export type HandlerLimits = Limits & {
  /** Bytes of a body, decompressed. */
  readonly maxBodyBytes?: number | undefined;
};

export interface HandlerOptions<Context = unknown> extends AnswerOptions {
  /** The path under which all operations are; default `/v1`. */
  readonly prefix?: string;
  /** Limits of bodies, documents and findings; default: 10 MiB for a body, those of the library for the others. */
  readonly limits?: HandlerLimits;
  /** Query parameters that the server itself reads; those that nobody reads are refused. */
  readonly parameters?: readonly string[];
  /** Does the work elsewhere, such as in a pool of threads that run `answer`; default: in this thread. */
  readonly perform?: (work: Work, context: WorkContext<Context>) => Answer | Promise<Answer>;
  /**
   * Returns a stored document request by its id; undefined if there is none, or this client may not see it.
   * With it the handler serves `invoices/{id}/validate` and `credit-notes/{id}/validate`.
   */
  readonly loadDocument?: (document: StoredDocument<Context>) => unknown;
  /** The trace id of a request; default: that of its `traceparent` header, or a new one. */
  readonly traceId?: (request: Request, context: Context | undefined) => string;
  /**
   * Called for every fault that was answered with 500, and for one of `traceId` or `onAnswer`. Default:
   * `console.error`, which is also told if it fails itself.
   */
  readonly onError?: (
    error: unknown,
    record: { readonly traceId: string; readonly request: Request },
  ) => void;
  /** Called for every answer; if it fails, the answer is the same, and `onError` is told. */
  readonly onAnswer?: (record: AnswerRecord<Context>) => void;
}

const handlerOptionShape = {
  ...answerOptionShape,
  prefix: textLike((value) => /^(?:\/[^\s?#{}]*)?$/.test(value), 'a path like /v1'),
  limits: optionsOf<HandlerLimits>({ ...limitShape, maxBodyBytes: wholeNumber(1) }),
  parameters: listOf(textWithContent),
  perform: callback<HandlerOptions['perform']>(),
  loadDocument: callback<HandlerOptions['loadDocument']>(),
  traceId: callback<HandlerOptions['traceId']>(),
  onError: callback<HandlerOptions['onError']>(),
  onAnswer: callback<HandlerOptions['onAnswer']>(),
} satisfies OptionShape<HandlerOptions>;

export const handlerOptionsKind = optionsOf<HandlerOptions>(handlerOptionShape, unknownToSpecification);

/** Answers a request. The second argument is the server's own, and is passed to the callbacks. */
export type Handler<Context = unknown> = (request: Request, context?: Context) => Promise<Response>;
