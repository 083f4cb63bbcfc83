import type { OpenApi } from '../../scripts/clients/openapi.ts';

/** What ends a comment or a text in one language or another, or begins something else in it. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: PHP would fill it in
const hostile = '*/ """ \\ \\u0022 <b>&amp; {@link x} @param # ?> \' " ${x} $x %s \u202e \u2028\nsecond line';

const text = { type: 'string' };

/**
 * A description that is odd in every way that is allowed: words that languages keep for themselves, names that are one
 * name in a language, names without a letter, texts that end comments, values of several kinds, and answers of all kinds.
 */
export const oddDescription: OpenApi = {
  info: { title: `Odd ${hostile}`, version: '1', description: hostile },
  security: [{ 'Api Key': [] }],
  paths: {
    '/things/{class}/{default}': {
      parameters: [
        { name: 'class', in: 'path', required: true, schema: text },
        { name: 'X-Trace-Id', in: 'header', schema: text, description: hostile },
      ],
      get: {
        operationId: 'class',
        summary: hostile,
        parameters: [
          { name: 'from', in: 'query', required: true, schema: { type: 'array', items: text } },
          {
            name: 'import',
            in: 'query',
            explode: false,
            schema: { type: 'array', items: { type: 'integer' } },
          },
          { name: 'ids[]', in: 'query', schema: { type: 'array', items: { type: 'number' } } },
          { name: 'list_id', in: 'query', schema: { type: 'boolean' } },
          { name: 'listID', in: 'query', schema: { type: 'integer' } },
          { name: '', in: 'query', schema: text },
          { name: 'رقم', in: 'query', schema: text },
          { name: 'session', in: 'cookie', schema: text },
        ],
        responses: {
          200: {
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/object' } },
              'application/xml': { schema: text },
              'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
              'text/csv': { schema: text },
            },
          },
          '4XX': {
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/error' } } },
          },
        },
      },
      delete: { responses: { 204: {} } },
    },
    [`/odd/'"\\${'$'}/{a}{b}`]: {
      post: {
        operationId: 'request',
        parameters: [{ name: 'Idempotency-Key', in: 'header', required: true, schema: text }],
        requestBody: {
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/object' } },
            'application/x-ndjson': { schema: { $ref: '#/components/schemas/object' } },
            'application/xml': { schema: text },
          },
        },
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  oneOf: [{ $ref: '#/components/schemas/object' }, { $ref: '#/components/schemas/Echo' }],
                },
              },
            },
          },
        },
      },
      put: {
        operationId: 'call',
        security: [{ token: [] }],
        requestBody: {
          content: {
            'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Echo' } } },
          },
        },
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  type: 'array',
                  items: { type: 'array', items: { $ref: '#/components/schemas/Echo' } },
                },
              },
            },
          },
        },
      },
      patch: {
        operationId: 'json',
        requestBody: { content: { 'application/json': { schema: true } } },
        responses: {
          default: { content: { 'application/x-ndjson': { schema: { $ref: '#/components/schemas/Echo' } } } },
        },
      },
    },
  },
  components: {
    securitySchemes: {
      'Api Key': { type: 'apiKey', in: 'header', name: 'X-Key' },
      token: { type: 'http', scheme: 'bearer' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
    },
    schemas: {
      object: {
        type: 'object',
        description: hostile,
        required: ['amount', 'type', 'written'],
        properties: {
          amount: { type: 'number', description: hostile },
          type: { type: 'string', enum: ['class', 'a"b', "it's", '\\', 'x\ny', '', 'ü'] },
          written: { type: ['string', 'null'] },
          class: { type: ['integer', 'null'] },
          default: { type: 'boolean' },
          list: { type: 'array', items: { type: 'array', items: { type: 'number' } } },
          listId: text,
          listID: text,
          list_id: text,
          object: { $ref: '#/components/schemas/object' },
          next: { anyOf: [{ $ref: '#/components/schemas/object' }, { type: 'null' }] },
          headers: text,
          extra: text,
          members: text,
          field: text,
          '@id': text,
          $ref: text,
          '': text,
          '123': text,
          رقم: text,
          'a"b\\c': text,
          'x-y.z': text,
          mixed: { anyOf: [text, { type: 'number' }] },
          values: { enum: [1, 2, null] },
          inner: { type: 'object', properties: { get: text, set: text, value: text } },
          all: {
            allOf: [
              { $ref: '#/components/schemas/Echo' },
              { type: 'object', required: ['more'], properties: { more: text } },
            ],
          },
          free: { type: 'object' },
          lost: { $ref: '#/components/schemas/Nowhere' },
        },
      },
      Object: { type: 'object', properties: { Object: text } },
      Echo: { type: 'object', properties: { echo: text, Echo: text } },
      Client: { type: 'object', properties: { client: text } },
      Model: { type: 'object', properties: {} },
      error: { type: 'object', properties: { title: text, detail: text, class: text } },
      Loop: { $ref: '#/components/schemas/Loop' },
      String: { type: 'object', properties: { string: text } },
      list: {
        type: 'object',
        properties: { list: { type: 'array', items: { $ref: '#/components/schemas/list' } } },
      },
    },
  },
};
