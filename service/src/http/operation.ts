import type { z } from '@hono/zod-openapi';
import type { ProblemKind } from 'pint-ae/http';
import type { Scoped } from '../database/database.ts';
import type { Caller } from '../keys/keys.ts';
import type { Scope } from '../keys/scopes.ts';
import type { Service } from '../service.ts';

/** A request that has passed authentication, limits and the check of its shape. */
export interface Call<Query = unknown, Body = unknown> {
  readonly service: Service;
  readonly caller: Caller;
  /** The one transaction of the operation; its end is that of the operation. */
  readonly scoped: Scoped;
  readonly request: Request;
  /** The path of the request. */
  readonly instance: string;
  readonly traceId: string;
  /** The path parameter `id`; empty where the path has none. */
  readonly id: string;
  /** The second path parameter, of what belongs to a resource. */
  readonly partId: string;
  readonly query: Query;
  readonly body: Body;
}

/** What an operation answers with. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for an answer without body. */
  readonly text: string;
  readonly mediaType: string;
}

/** The JSON text of a body beside its value. */
export interface DocumentBody {
  readonly text: string;
  readonly value: unknown;
}

/** What a body must be: a document request, kept as sent, or JSON of a schema. */
export type BodyShape<Body> =
  | { readonly kind: 'document'; readonly schema: z.ZodType }
  | { readonly kind: 'json'; readonly schema: z.ZodType<Body> };

/** A representation of a success. */
export interface Content {
  readonly mediaType: string;
  readonly schema: z.ZodType;
}

export interface Operation<Query = unknown, Body = unknown> {
  /** The operationId of OpenAPI. */
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** The path with its parameters as `{id}`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** What the key must be for; null for operations that any key may call. */
  readonly scope: Scope | null;
  /** POST takes an Idempotency-Key, but for validate, which persists nothing. */
  readonly idempotent?: boolean;
  readonly query?: z.ZodObject;
  readonly body?: BodyShape<Body>;
  /** Further request headers that change what it does. */
  readonly headers?: z.ZodObject;
  readonly success: {
    readonly status: number;
    readonly description: string;
    readonly content: readonly Content[];
  };
  /** The problems that are its own, beside those that every operation has. */
  readonly problems: readonly ProblemKind[];
  readonly handle: (call: Call<Query, Body>) => Promise<Reply>;
}

/** An operation whose types have been checked and are no longer needed. */
export function operation<Query, Body>(given: Operation<Query, Body>): Operation {
  return given as unknown as Operation;
}

const jsonType = 'application/json';

export function jsonReply(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return { status, headers, text: JSON.stringify(value), mediaType: jsonType };
}

export function textReply(text: string, mediaType: string): Reply {
  return { status: 200, headers: {}, text, mediaType };
}

export const emptyReply: Reply = { status: 204, headers: {}, text: '', mediaType: '' };

/** JSON under each of the media types that the interface names for it. */
export function json(schema: z.ZodType): Content[] {
  return [{ mediaType: jsonType, schema }];
}

export function documentJson(schema: z.ZodType): Content[] {
  return [jsonType, 'text/json', 'text/plain'].map((mediaType) => ({ mediaType, schema }));
}
