import type { z } from '@hono/zod-openapi';
import type { Language } from 'pint-ae';
import type { ProblemKind } from 'pint-ae/http';
import type { Operation as AnyOperation } from 'pint-ae/internal/server';
import type { Scoped } from '../database/database.ts';
import type { WorkInput, WorkName, WorkResult } from '../document-work/tasks.ts';
import type { Caller } from '../keys/keys.ts';
import type { OperatorScope, Scope } from '../keys/scopes.ts';
import type { Hold } from '../limits/held-bytes.ts';
import type { Service } from '../service.ts';
import type { ServiceText } from '../texts/service-text.ts';

/** A request that has passed authentication, limits and the check of its shape. */
export interface Asked<Query = unknown, Body = unknown> {
  readonly service: Service;
  readonly caller: Caller;
  readonly request: Request;
  /** The path of the request. */
  readonly instance: string;
  readonly traceId: string;
  /** The path parameter `id`, or an empty text. */
  readonly id: string;
  /** The second path parameter, for a part of a resource. */
  readonly partId: string;
  readonly query: Query;
  readonly body: Body;
  /** The remote address of the connection, or undefined. */
  readonly address: string | undefined;
  /** Aborted when the answer is no longer needed. */
  readonly ended: AbortSignal | undefined;
  /** Counts the memory of the request. */
  readonly hold: Hold;
  /** Runs slow work on documents of the caller; the work is dropped once the client has gone. */
  readonly run: <Name extends WorkName>(name: Name, input: WorkInput<Name>) => Promise<WorkResult<Name>>;
  /** Returns the cursor of a position in the requested list; the query has already been resolved to a position. */
  readonly cursorOf: (place: string) => string;
}

/** A request in the transaction of its operation. */
export interface Call<Query = unknown, Body = unknown, Prepared = unknown> extends Asked<Query, Body> {
  /** The operation's only transaction; an operation that only reads has a separate one for each query. */
  readonly scoped: Scoped;
  /** The result of the operation's `prepare`. */
  readonly prepared: Prepared;
}

/** The answer of an operation. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for an answer without a body. */
  readonly text: string;
  /** The body, if it is binary. */
  readonly bytes?: Uint8Array;
  readonly mediaType: string;
}

/** The kind of body: a document request, whose bytes the operation reads itself, or JSON with a schema. */
export type BodyShape<Body> =
  | { readonly kind: 'document'; readonly schema: z.ZodType }
  | { readonly kind: 'json'; readonly schema: z.ZodType<Body> }
  /** The bytes of a file of one of these media types. */
  | { readonly kind: 'file'; readonly schema: z.ZodType; readonly mediaTypes: readonly string[] }
  /** One JSON value of the schema on each line. */
  | { readonly kind: 'lines'; readonly schema: z.ZodType };

/** A line's request to another operation: the id in its path, and its body. */
export interface LineRequest {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** Headers of answers that a client may need. */
export type AnswerHeader = 'Location' | 'ETag' | 'Preference-Applied' | 'Content-Disposition';

/** A representation of a successful answer. */
export interface Content {
  readonly mediaType: string;
  readonly schema: z.ZodType;
}

interface Success {
  readonly status: number;
  readonly description: ServiceText;
  readonly content: readonly Content[];
  /** Headers of the answer in addition to those of every answer. */
  readonly headers?: readonly AnswerHeader[];
}

/** Describes the successful answer of an operation. */
export function answers(
  status: number,
  text: ServiceText | ServiceText['text'],
  content: readonly Content[],
  headers: readonly AnswerHeader[] = [],
): Success {
  const description = typeof text === 'string' ? { text } : text;
  return { status, description, content, headers };
}

/** Answers a request: at once, or after the end of the transaction, if nothing is stored. */
type Handle<Query, Body, Prepared> = (
  call: Call<Query, Body, Prepared>,
) => Promise<Reply | (() => Promise<Reply>)>;

export interface Operation<Query = unknown, Body = unknown, Prepared = unknown>
  extends Omit<AnyOperation<Handle<Query, Body, Prepared>, ServiceText>, 'problems'> {
  /** The group of the operation, which the text with that name describes. */
  readonly tag: ServiceText['text'];
  /** The scope that the key needs; null if any key will do. An operator's scope shows every company. */
  readonly scope: Scope | OperatorScope | null;
  /** Its problems in addition to those of every operation of its kind. */
  readonly problems?: readonly ProblemKind[];
  /** True for a POST that stores nothing, and so takes no Idempotency-Key. */
  readonly storesNothing?: boolean;
  /**
   * True if the operation changes nothing outside its transaction: its key is claimed with the answer, in one
   * statement. Two equal simultaneous requests both run, and only one has an effect.
   */
  readonly keyWithAnswer?: boolean;
  readonly query?: z.ZodObject & z.ZodType<Query>;
  readonly body?: BodyShape<Body>;
  /** Further request headers that change the effect. */
  readonly headers?: z.ZodObject;
  readonly success: Success;
  /** Runs another operation for each line of the body instead. */
  readonly each?: {
    readonly operation: Operation;
    readonly requestOf: (line: Uint8Array, language: Language) => LineRequest;
  };
  /** Prepares before the transaction begins, because work on a document would hold a connection. */
  readonly prepare?: (asked: Asked<Query, Body>) => Promise<Prepared>;
}

/** Tells whether an operation takes an Idempotency-Key: a POST that stores something. */
export function takesKey({ method, storesNothing }: Operation): boolean {
  return method === 'post' && storesNothing !== true;
}

/** Facts that the operations of the operator share. */
export const ofOperator = {
  reading: { tag: 'Operator', scope: 'operator:read' },
  changing: { tag: 'Operator', scope: 'operator:write' },
} as const;

/** Removes the type parameters of an operation after they have been checked. */
export function operation<Query, Body, Prepared = unknown>(
  given: Operation<Query, Body, Prepared>,
): Operation {
  return given as unknown as Operation;
}

const jsonType = 'application/json';

export function jsonReply(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return jsonText(status, JSON.stringify(value), headers);
}

/** Answers with text that is already JSON. */
export function jsonText(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return { status, headers, text, mediaType: jsonType };
}

export function xmlReply(text: string): Reply {
  return { status: 200, headers: {}, text, mediaType: 'application/xml' };
}

/** Answers with a file, to be saved under a name. */
export function fileReply(bytes: Uint8Array, mediaType: string, name: string): Reply {
  return { ...textFile('', mediaType, name), bytes };
}

/** Answers with a text as a file. */
export function textFile(text: string, mediaType: string, name: string): Reply {
  const headers = { 'content-disposition': `attachment; filename="${name}"` };
  return { status: 200, headers, text, mediaType };
}

export const emptyReply: Reply = { status: 204, headers: {}, text: '', mediaType: '' };

/** JSON with each of the media types that the interface names for it. */
export function json(schema: z.ZodType): Content[] {
  return [{ mediaType: jsonType, schema }];
}

export function documentJson(schema: z.ZodType): Content[] {
  return [jsonType, 'text/json', 'text/plain'].map((mediaType) => ({ mediaType, schema }));
}
