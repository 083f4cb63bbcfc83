import { limitShape, unknownToSpecification } from '../api/option-shapes.ts';
import type { Limits } from '../core/options/limits.ts';
import {
  callback,
  listOf,
  type OptionShape,
  oneOf,
  optionsOf,
  required,
  textLike,
  textWithContent,
  wholeNumber,
} from '../core/options/option-kinds.ts';
import type { Outcome } from '../judge/judge.ts';
import {
  type Answer,
  type AnswerOptions,
  answerOptionShape,
  type DocumentWork,
  documentWorkShape,
} from './document-work.ts';
import type { StoredOperation } from './operation.ts';
import { type WorkName, workNames } from './operations/on-documents.ts';
import type { ProblemDetail } from './problem-kinds.ts';

/** Facts about an answer for logs and metrics; they contain nothing of the document. */
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
  /** Limits of bodies, documents and findings; default: 10 MiB for a body, and the library's limits for the rest. */
  readonly limits?: HandlerLimits;
  /** Query parameters that the server itself reads; unknown ones are refused. */
  readonly parameters?: readonly string[];
  /** Does the work elsewhere, for example in a pool of threads that run `answer`; default: in this thread. */
  readonly perform?: (work: Work, context: WorkContext<Context>) => Answer | Promise<Answer>;
  /**
   * Returns a stored document request by its id; undefined for an unknown id, or if the client may not see the
   * document. With this option the handler serves `invoices/{id}/validate` and `credit-notes/{id}/validate`.
   */
  readonly loadDocument?: (document: StoredDocument<Context>) => unknown;
  /** Returns the trace id of a request; default: the id of its `traceparent` header, or a new one. */
  readonly traceId?: (request: Request, context: Context | undefined) => string;
  /**
   * Called for every fault that was answered with 500, and if `traceId` or `onAnswer` fails. Default:
   * `console.error`, which is also called if `onError` itself fails.
   */
  readonly onError?: (
    error: unknown,
    record: { readonly traceId: string; readonly request: Request },
  ) => void;
  /** Called for every answer. If it fails, the answer does not change, and `onError` is called. */
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

/** Answers a request. The second argument belongs to the server, and is passed to the callbacks. */
export type Handler<Context = unknown> = (request: Request, context?: Context) => Promise<Response>;

/** A document and the operation on it, as plain data, so that another thread can do the work. */
export interface Work extends DocumentWork {
  /**
   * `validate-stored` is for a document that the server stores; it answers exactly the Validation result of the
   * interface.
   */
  readonly operation: WorkName;
}

/** The members that a caller may give as work. */
export const workKind = optionsOf<Work>({ operation: required(oneOf(workNames)), ...documentWorkShape });

/** A stored document whose verdict a client requests. */
export interface StoredDocument<Context> {
  readonly id: string;
  /** The resource under which it was requested. */
  readonly kind: 'invoice' | 'credit-note';
  readonly request: Request;
  /** The second argument that the server passed to the handler. */
  readonly context: Context | undefined;
}

/** The detail for an unknown document id. */
export function noSuchDocument({ kind }: Pick<StoredOperation, 'kind'>): ProblemDetail {
  return { text: kind === 'invoice' ? 'noSuchInvoice' : 'noSuchCreditNote' };
}

/** Returns the type of the documents of a resource, if it replaces the type that they state. */
export function typeOf({ kind }: Pick<StoredOperation, 'kind'>): Pick<DocumentWork, 'documentType'> {
  return { documentType: kind === 'credit-note' ? 'CreditNote' : undefined };
}

/** The default path of all operations. */
const defaultPrefix = '/v1';

/** The default limit of a body in bytes. */
export const defaultMaxBodyBytes = 10 * 1024 * 1024;

/** The path in front of each operation, without a slash at its end. */
export function prefixOf({ prefix = defaultPrefix }: { readonly prefix?: string }): string {
  return prefix.replace(/\/+$/, '');
}
