import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Language } from 'pint-ae';
import { version } from 'pint-ae';
import { createProblem, type ProblemKind, problemKinds } from 'pint-ae/http';
import { describeOperations, type LibraryOperation, usedBy } from 'pint-ae/internal/server';
import {
  answerHeaders,
  rateHeaders,
  replayedHeader,
  retryAfter,
  traceHeader,
} from '../http/answer-headers.ts';
import { linesType } from '../http/bulk.ts';
import { maximumKeyLength } from '../http/idempotency.ts';
import type { Operation } from '../http/operation.ts';
import { takesKey } from '../http/operation.ts';
import { languageParameter } from '../http/read-request.ts';
import { scopes } from '../keys/scopes.ts';
import { problemSchema } from '../problems/request-problem.ts';
import { described, meaningOf } from '../problems/schema-errors.ts';
import { inboundDescription, inboundProblems, inboundToken } from '../receive/inbound-route.ts';
import { comma, inWords, type ServiceText } from '../texts/service-text.ts';
import { messageDescriptions } from '../webhooks/messages.ts';
import { withAdditions } from './additions.ts';
import { withExampleBodies } from './example-bodies.ts';
import { libraryOperations } from './library-routes.ts';
import { describedByFields, joinedSchemas, type Schemas, withPlainReferences } from './openapi-schemas.ts';
import { operations } from './operations.ts';

/** Problems that every operation can have, besides its own. */
const common: readonly ProblemKind[] = ['unauthorized', 'rate-limited', 'internal-error', 'upstream-error'];

const requestTypes = ['application/json', 'text/json', 'application/*+json'];

/**
 * Creates the OpenAPI 3.1 description of the whole interface from the operations that serve it. The service's own
 * schemas are described in English, the library's in the given language.
 */
export function openApiDocument(baseUrl: string, language: Language = 'en'): Record<string, unknown> {
  const collected = new OpenAPIHono();
  const registry = collected.openAPIRegistry;
  registry.registerComponent('securitySchemes', 'ApiKey', {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Key',
  });
  registry.registerComponent('securitySchemes', inboundToken.name, {
    type: 'apiKey',
    in: 'header',
    name: inboundToken.header,
  });
  for (const operation of operations) registry.registerPath(routeOf(operation, language));
  const inbound = inboundDescription(language);
  registry.registerPath({
    ...inbound,
    responses: { ...inbound.responses, ...problemResponses(inboundProblems, language) },
  });
  for (const message of messageDescriptions(language)) registry.registerWebhook(message);
  const document = collected.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: inWords({ text: 'interfaceTitle' }, language),
      version,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      description: inWords(
        {
          text: 'interfaceDescription',
          values: { scopes: scopes.map((scope) => `\`${scope}\``).join(comma[language]) },
        },
        language,
      ),
    },
    servers: [{ url: baseUrl === '' ? '/' : baseUrl }],
    security: [{ ApiKey: [] }],
  });
  return withLibrary(document as unknown as Described, language);
}

function routeOf(operation: Operation, language: Language) {
  const { name, method, path, tag, summary, description, scope, success } = operation;
  // The last parameter identifies a part of the first one's resource.
  const parameters = Array.from(path.matchAll(/\{(\w+)\}/g), ([, parameter = '']): [string, z.ZodType] => [
    parameter,
    described(z.string(), { text: parameterTexts[parameter] ?? 'partIdParameter' }),
  ]);
  const needed: ServiceText = scope === null ? { text: 'anyKey' } : { text: 'needsScope', values: { scope } };
  const told = description === undefined ? [needed] : [description, needed];
  const content = Object.fromEntries(success.content.map(({ mediaType, schema }) => [mediaType, { schema }]));
  const headers = (success.headers ?? []).map((header) => [header, answerHeaders[header]]);
  return {
    operationId: name,
    method,
    path,
    tags: [tag],
    summary: inWords(summary, language),
    description: told.map((text) => inWords(text, language)).join(' '),
    request: {
      ...(parameters.length === 0
        ? {}
        : { params: inLanguage(z.object(Object.fromEntries(parameters)), language) }),
      query: inLanguage((operation.query ?? z.object({})).extend(languageParameter), language),
      ...headersOf(operation, language),
      ...bodyOf(operation),
    },
    responses: {
      [success.status]: {
        description: inWords(success.description, language),
        headers: {
          ...traceHeader,
          ...(takesKey(operation) ? replayedHeader : {}),
          ...Object.fromEntries(headers),
        },
        ...(success.content.length === 0 ? {} : { content }),
      },
      ...problemResponses(problemsOf(operation), language),
    },
  };
}

function inLanguage(parameters: z.ZodObject, language: Language): z.ZodObject {
  const entries = Object.entries<z.ZodType>(parameters.shape).map(([name, parameter]) => {
    const description = meaningOf(parameter, language);
    return [name, description === undefined ? parameter : parameter.openapi({ description })];
  });
  return z.object(Object.fromEntries(entries));
}

const idempotencyKey = z.object({
  'Idempotency-Key': described(z.string().min(1).max(maximumKeyLength), { text: 'idempotencyKeyParameter' }),
});

function headersOf(operation: Operation, language: Language): { headers?: z.ZodObject } {
  const key = takesKey(operation) ? idempotencyKey : z.object({});
  const all = key.extend(operation.headers?.shape ?? {});
  return Object.keys(all.shape).length === 0 ? {} : { headers: inLanguage(all, language) };
}

function bodyOf({ body }: Operation) {
  if (body === undefined) return {};
  const { schema } = body;
  if (body.kind === 'lines') return { body: { required: true, content: { [linesType]: { schema } } } };
  const types = body.kind === 'file' ? body.mediaTypes : requestTypes;
  const content = Object.fromEntries(types.map((mediaType) => [mediaType, { schema }]));
  return { body: { required: true, content } };
}

function problemsOf(operation: Operation): readonly ProblemKind[] {
  const { method, body, scope, problems = [] } = operation;
  return [
    ...new Set([
      'bad-request' as const,
      ...(scope === null ? [] : (['forbidden'] as const)),
      ...(takesKey(operation) ? (['conflict'] as const) : []),
      ...(body === undefined ? [] : (['content-too-large', 'unsupported-media-type'] as const)),
      ...(method === 'get' || body !== undefined || takesKey(operation) ? (['unavailable'] as const) : []),
      ...problems,
      ...common,
    ]),
  ];
}

function problemResponses(kinds: readonly ProblemKind[], language: Language) {
  return Object.fromEntries(
    kinds.map((kind) => [problemKinds[kind].status, createProblemResponse(kind, problemSchema, language)]),
  );
}

function createProblemResponse<Schema>(kind: ProblemKind, schema: Schema, language: Language) {
  return {
    description: createProblem(kind, { language }).title,
    headers: { ...traceHeader, ...headersOfProblem[kind] },
    content: { 'application/problem+json': { schema } },
  };
}

const headersOfProblem: Partial<Readonly<Record<ProblemKind, object>>> = {
  'rate-limited': rateHeaders,
  unavailable: retryAfter,
  'upstream-error': retryAfter,
};

interface Described {
  readonly paths: Readonly<Record<string, object>>;
  readonly components: { readonly schemas?: Schemas };
}

/** Adds the library's paths, and its texts for whatever both describe. */
function withLibrary(document: Described, language: Language): Record<string, unknown> {
  const library = libraryDescription(language, (kind) =>
    createProblemResponse(kind, { $ref: '#/components/schemas/Problem' }, language),
  );
  const schemas = describedByFields(joinedSchemas(document.components.schemas ?? {}, library.schemas));
  const whole = withExampleBodies(
    withPlainReferences({
      ...document,
      paths: { ...document.paths, ...library.paths },
      components: { ...document.components, schemas },
    }),
  );
  const { components, ...others } = withAdditions(whole);
  return { ...others, components: { ...components, schemas: usedBy(others, components.schemas) } };
}

/** The texts of path parameters, except for the parameter of a part. */
const parameterTexts: Readonly<Record<string, ServiceText['text']>> = {
  id: 'idParameter',
  month: 'monthParameter',
  participantId: 'participantParameter',
};

/** The description of the library's part of the interface: its paths, and all its schemas. */
export interface LibraryDescription {
  readonly paths: Readonly<Record<string, object>>;
  readonly schemas: Readonly<Record<string, object>>;
}

/** The problems that the service adds to every operation that requires a key. */
const added: readonly ProblemKind[] = ['unauthorized', 'rate-limited', 'internal-error', 'upstream-error'];

/** Records and attachments that a document names: the key may not read them, or they do not exist. */
const addedTo: Partial<Readonly<Record<LibraryOperation['name'], readonly ProblemKind[]>>> = {
  validateDocument: ['forbidden', 'validation-failed'],
};

/** The library's schema `Issue` has more members than the service's; every other name is unique. */
const names = { Issue: 'DetailedIssue' } as const;

export function libraryDescription(
  language: Language,
  createProblemAnswer: (kind: ProblemKind) => object,
): LibraryDescription {
  const others = ({ name }: LibraryOperation) =>
    Object.fromEntries(
      [...added, ...(addedTo[name] ?? [])].map((kind) => [
        problemKinds[kind].status,
        createProblemAnswer(kind),
      ]),
    );
  const { paths, components } = describeOperations(libraryOperations, {}, { language, names, others });
  return { paths, schemas: components.schemas };
}
