import { type ComponentName, refTo } from '../schema/components.ts';
import type { Answer } from '../work.ts';

/** An answer as an example of a response. */
export interface ExampleAnswer {
  readonly name: string;
  readonly summary: string;
  readonly answer: Answer;
}

interface Example {
  readonly summary: string;
  readonly value: unknown;
}

interface Content {
  readonly schema: object;
  readonly examples: Readonly<Record<string, Example>>;
}

/** A response of an OpenAPI document. */
export interface OpenApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content: Readonly<Record<string, Content>>;
}

const descriptions: Readonly<Record<number, string>> = {
  200: 'Done.',
  400: 'The request is malformed; for JSON with line and column, for fields with all that are at fault.',
  404: 'There is no such resource.',
  413: 'The body is larger than the server takes.',
  415: 'The media type or the content encoding of the body is not supported.',
  422: 'The document breaks rules of PINT-AE; errors lists each at its field.',
  429: 'The client asks too often.',
  500: 'An unexpected fault; report the trace id.',
  503: 'The server cannot take the request now.',
};

const seconds = { description: 'Seconds after which to try again.', schema: { type: 'integer', minimum: 0 } };

/** Headers that explain a status, by name. */
const headers: Readonly<Record<number, Readonly<Record<string, object>>>> = {
  429: {
    'Retry-After': seconds,
    'X-RateLimit-Remaining': {
      description: 'Requests left: always 0.',
      schema: { type: 'integer', const: 0 },
    },
  },
  503: { 'Retry-After': seconds },
};

/** The schema of a successful answer, or those of which it is one. */
export type SuccessSchema = ComponentName | readonly ComponentName[];

/**
 * The responses illustrated by some answers, by status; a successful one is JSON of that schema, UBL, or a
 * page.
 */
export function responsesOf(
  answers: readonly ExampleAnswer[],
  successSchema: SuccessSchema,
): Record<string, OpenApiResponse> {
  const responses = new Map<number, OpenApiResponse>();
  for (const { name, summary, answer } of answers) {
    const { status, body } = answer;
    const mediaType = answer.headers['content-type'] ?? '';
    const { content, ...response } = responses.get(status) ?? emptyResponse(status);
    const { schema, examples } = content[mediaType] ?? {
      schema: schemaFor(mediaType, successSchema),
      examples: {},
    };
    const example = { summary, value: mediaType in textSchemas ? body : JSON.parse(body) };
    const shown = { schema, examples: { ...examples, [name]: example } };
    responses.set(status, { ...response, content: { ...content, [mediaType]: shown } });
  }
  return Object.fromEntries(responses);
}

function emptyResponse(status: number): OpenApiResponse {
  const explaining = headers[status];
  const description = descriptions[status] ?? '';
  return explaining === undefined
    ? { description, content: {} }
    : { description, headers: explaining, content: {} };
}

function schemaFor(mediaType: string, successSchema: SuccessSchema): object {
  const schema = mediaType === 'application/problem+json' ? 'Problem' : successSchema;
  const isOneOf = typeof schema !== 'string';
  return textSchemas[mediaType] ?? (isOneOf ? { oneOf: schema.map(refTo) } : refTo(schema));
}

/** Answers that are not JSON. */
const textSchemas: Readonly<Record<string, object>> = {
  'application/xml': { type: 'string', description: 'A UBL 2.1 document.' },
  'text/html; charset=utf-8': { type: 'string', description: 'The document as a person reads it.' },
};
