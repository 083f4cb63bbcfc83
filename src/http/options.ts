import { callback, type OptionShape, optionsOf, text, wholeNumber } from '../core/option-kinds.ts';
import type { Outcome } from '../judge/judge.ts';
import { unknownToSpecification } from '../judge/option-shapes.ts';
import { type Answer, type AnswerOptions, answerOptionShape, type Work } from './work.ts';

/** A stored document that a client asks the verdict on. */
export interface StoredDocument<Context> {
  readonly id: string;
  /** Which of the two resources it was asked under. */
  readonly kind: 'invoice' | 'credit-note';
  readonly request: Request;
  /** What the server handed to the handler beside the request. */
  readonly context: Context | undefined;
}

/** What was answered, for logs and metrics; nothing of the document is in it. */
export interface AnswerRecord<Context> {
  readonly request: Request;
  readonly context: Context | undefined;
  /** The path with its parameters by name, such as `/v1/invoices/{id}/validate`; null for none of ours. */
  readonly route: string | null;
  readonly traceId: string;
  readonly status: number;
  readonly outcome: Outcome | null;
  readonly rules: readonly string[];
}

/** What surrounds a piece of work. */
export interface WorkContext<Context> {
  readonly request: Request;
  readonly context: Context | undefined;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

export interface HandlerOptions<Context = unknown> extends AnswerOptions {
  /** The path that all operations live under; `/v1` where not given. */
  readonly prefix?: string;
  /** Bytes of a body at most, decompressed; 10 MiB where not given. */
  readonly maximumBytes?: number;
  /** Does the work elsewhere, such as in a pool of threads that run `answer`; here and now where not given. */
  readonly perform?: (work: Work, context: WorkContext<Context>) => Answer | Promise<Answer>;
  /**
   * Gives a stored document request by its id; undefined where there is none, or not for this client. With it the
   * handler serves `invoices/{id}/validate` and `credit-notes/{id}/validate`.
   */
  readonly loadDocument?: (document: StoredDocument<Context>) => unknown;
  /** The trace id of a request; that of its `traceparent` header, or a new one, where not given. */
  readonly traceId?: (request: Request, context: Context | undefined) => string;
  /** Told of every fault that was answered with 500. */
  readonly onError?: (
    error: unknown,
    record: { readonly traceId: string; readonly request: Request },
  ) => void;
  /** Told of every answer. */
  readonly onAnswer?: (record: AnswerRecord<Context>) => void;
}

const handlerOptionShape = {
  ...answerOptionShape,
  prefix: text,
  maximumBytes: wholeNumber(1),
  perform: callback<HandlerOptions['perform']>(),
  loadDocument: callback<HandlerOptions['loadDocument']>(),
  traceId: callback<HandlerOptions['traceId']>(),
  onError: callback<HandlerOptions['onError']>(),
  onAnswer: callback<HandlerOptions['onAnswer']>(),
} satisfies OptionShape<HandlerOptions>;

export const handlerOptionsKind = optionsOf<HandlerOptions>(handlerOptionShape, unknownToSpecification);

/** Answers a request. The second argument, whatever a server passes, reaches the callbacks. */
export type Handler<Context = unknown> = (request: Request, context?: Context) => Promise<Response>;
