import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { type Language, version } from 'pint-ae';
import { documentRequestJsonSchema, type ProblemKind, problemKinds } from 'pint-ae/http';
import { inboundDescription, inboundProblems, inboundToken } from '../inbound/description.ts';
import { scopes } from '../keys/scopes.ts';
import type { Service } from '../service.ts';
import { maximumKeyLength } from './idempotency.ts';
import { libraryDescription } from './library-description.ts';
import { apiPage } from './openapi-page.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { problemSchema } from './problem-schema.ts';

/** The problems of every operation, besides its own. */
const common: readonly ProblemKind[] = ['unauthorized', 'rate-limited', 'internal-error', 'upstream-error'];

const requestTypes = ['application/json', 'text/json', 'application/*+json'];

/** The OpenAPI 3.1 description of the whole interface, made from the operations that serve it. */
export function openApiDocument(baseUrl: string): Record<string, unknown> {
  const described = new OpenAPIHono();
  const registry = described.openAPIRegistry;
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
  for (const operation of operations) registry.registerPath(routeOf(operation));
  registry.registerPath({
    ...inboundDescription,
    responses: { ...inboundDescription.responses, ...problemResponses(inboundProblems) },
  });
  const document = described.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'E-Invoicing Integration Service',
      version,
      description: `Creates, validates, submits and receives UAE PINT-AE documents. Scopes of keys: ${scopes.join(', ')}; write includes read.`,
    },
    servers: [{ url: baseUrl === '' ? '/' : baseUrl }],
    security: [{ ApiKey: [] }],
  });
  return withLibrary(document as unknown as Described);
}

function routeOf(operation: Operation) {
  const { name, method, path, tag, summary, description, scope, success } = operation;
  const parameters = Array.from(path.matchAll(/\{(\w+)\}/g), ([, parameter = '']) => parameter);
  const scopeText = scope === null ? 'Any key may call it.' : `Needs the scope \`${scope}\`.`;
  const content = Object.fromEntries(success.content.map(({ mediaType, schema }) => [mediaType, { schema }]));
  return {
    operationId: name,
    method,
    path,
    tags: [tag],
    summary,
    description: [description, scopeText].filter(Boolean).join(' '),
    request: {
      ...(parameters.length === 0
        ? {}
        : { params: z.object(Object.fromEntries(parameters.map((parameter) => [parameter, z.string()]))) }),
      query: (operation.query ?? z.object({})).extend(languageParameter),
      ...headersOf(operation),
      ...bodyOf(operation),
    },
    responses: {
      [success.status]: {
        description: success.description,
        ...(success.content.length === 0 ? {} : { content }),
      },
      ...problemResponses(problemsOf(operation)),
    },
  };
}

const languageParameter = {
  lang: z
    .enum(['en', 'ar'] satisfies Language[])
    .optional()
    .openapi({ description: 'Language of titles, details and rules; without it that of Accept-Language.' }),
};

function headersOf(operation: Operation): { headers?: z.ZodObject } {
  const key = z.object({
    'Idempotency-Key': z.string().min(1).max(maximumKeyLength).openapi({
      description: 'A retry sends the same key, so that nothing is done twice.',
    }),
  });
  if (operation.idempotent !== true)
    return operation.headers === undefined ? {} : { headers: operation.headers };
  return { headers: operation.headers === undefined ? key : key.extend(operation.headers.shape) };
}

function bodyOf({ body }: Operation) {
  if (body === undefined) return {};
  const { schema } = body;
  const content = Object.fromEntries(requestTypes.map((mediaType) => [mediaType, { schema }]));
  return { body: { required: true, content } };
}

function problemsOf({ body, scope, idempotent, query, problems }: Operation): readonly ProblemKind[] {
  const asked = body !== undefined || idempotent === true || query !== undefined;
  return [
    ...new Set([
      ...(asked ? (['bad-request'] as const) : []),
      ...(scope === null ? [] : (['forbidden'] as const)),
      ...(idempotent === true ? (['conflict'] as const) : []),
      ...(body === undefined ? [] : (['content-too-large', 'unsupported-media-type'] as const)),
      ...problems,
      ...common,
    ]),
  ];
}

const retryHeaders = {
  'Retry-After': { description: 'Seconds after which to try again.', schema: { type: 'integer' as const } },
  'X-RateLimit-Remaining': { description: 'Always 0.', schema: { type: 'integer' as const } },
};

function problemResponses(kinds: readonly ProblemKind[]) {
  return Object.fromEntries(
    kinds.map((kind) => [problemKinds[kind].status, problemResponse(kind, problemSchema)]),
  );
}

function problemResponse<Schema>(kind: ProblemKind, schema: Schema) {
  return {
    description: problemKinds[kind].title,
    ...(kind === 'rate-limited' ? { headers: retryHeaders } : {}),
    content: { 'application/problem+json': { schema } },
  };
}

interface Described {
  readonly paths: object;
  readonly components: { readonly schemas?: object };
}

/** Adds the library's paths, and inserts its schema of document requests. */
function withLibrary(document: Described): Record<string, unknown> {
  const request = JSON.stringify(documentRequestJsonSchema()).replaceAll('#/$defs/', '#/components/schemas/');
  const { $schema, $id, $defs, ...schema } = JSON.parse(request);
  const library = libraryDescription((kind) =>
    problemResponse(kind, { $ref: '#/components/schemas/Problem' }),
  );
  return {
    ...document,
    paths: { ...document.paths, ...library.paths },
    components: {
      ...document.components,
      schemas: {
        ...document.components.schemas,
        ...$defs,
        DocumentRequest: schema,
        CreditNoteRequest: ofAnyType(schema),
        ...library.schemas,
      },
    },
  };
}

/** Removes the type from the required fields, since credit-note endpoints ignore it. */
function ofAnyType(schema: { readonly required: readonly string[]; readonly properties: object }): object {
  const documentType = { description: 'CreditNote, whatever is sent.' };
  return {
    ...schema,
    required: schema.required.filter((name) => name !== 'documentType'),
    properties: { ...schema.properties, documentType },
  };
}

/** Routes for the description as JSON, and as a page. */
export function openApiRoutes(app: Hono, { settings }: Service): void {
  let described: string | undefined;
  const text = () => {
    described ??= JSON.stringify(openApiDocument(settings.baseUrl));
    return described;
  };
  app.get('/openapi.json', (context) => context.body(text(), 200, { 'content-type': 'application/json' }));
  app.get('/docs', (context) =>
    context.body(apiPage(JSON.parse(text())), 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    }),
  );
}
