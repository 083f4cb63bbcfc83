import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { areExtrasThere, lintedOpenApi } from '../../scripts/extras/index.ts';
import { parseDocumentRequest } from '../../src/api/steps.ts';
import { documentRequestJsonSchema, openApiDocument } from '../../src/http/index.ts';
import { documentRequest, validate } from '../../src/index.ts';
import { example, exampleNames } from '../requests.ts';
import { runs } from '../tier.ts';
import { ask } from './asking.ts';

const schema = documentRequestJsonSchema();
const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
addFormats.default(ajv);
const conforms = ajv.compile(schema);

describe('the JSON Schema of a document request', () => {
  test('is served under its own address', async () => {
    const { status, headers, text } = await ask('/v1/schema/document-request.json');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/schema+json']);
    const $id = 'http://localhost/v1/schema/document-request.json';
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ ...schema, $id })));
    expect(text).toContain('"$schema":"https://json-schema.org/draft/2020-12/schema"');
  });

  test.each(exampleNames)('takes %s', (name) => {
    expect(conforms(example(name))).toBe(true);
  });

  test('refuses malformed requests at the wrong fields', () => {
    conforms(example('broken/malformed'));
    const places = (conforms.errors ?? []).map(({ instancePath, params }) =>
      'missingProperty' in params ? `${instancePath}/${params.missingProperty}` : instancePath,
    );
    expect(new Set(places)).toEqual(
      new Set(['/documentType', '/issueDate', '/buyer/trn', '/lines/0/quantity']),
    );
  });

  test('agrees with the library on any request with a field that is changed or left out', () => {
    const value = fc.constantFrom(
      ...[
        null,
        '',
        'text',
        0,
        -1.5,
        1e16,
        true,
        [],
        {},
        [null],
        ['1'],
        [{}],
        '2026-02-30',
        '2024-02-29',
        'S',
        'Invoice',
      ],
    );
    const paths = fieldPaths(example('allowances-and-charges'));
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.option(value, { nil: undefined }), (path, replacement) => {
        const request = example('allowances-and-charges');
        change(request, path, replacement);
        const isRead = parseDocumentRequest(request).ok;
        // Systems send an empty text where there is no date: it is read as the null that the schema asks for.
        if (replacement === '' && /Date$/.test(String(path.at(-1)))) change(request, path, null);
        // The schema asks for an amount; where a percentage says how much it is, a request without it is read too.
        if (path.at(-1) === 'amount' && (replacement ?? null) === null && isRead) return;
        // The schema asks for no rate, since a business fact may say it; whether one does, reading tells.
        if (path.at(-1) === 'vatRate' && (replacement ?? null) === null && !isRead) return;
        expect(conforms(request)).toBe(isRead);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('describes every field, so that editors can show it', () => {
    const objects = [schema, ...Object.values(schema.$defs ?? {})];
    expect(objects.length).toBe(23);
    for (const { title, description, properties } of objects) {
      expect([title, description]).not.toContain(undefined);
      for (const property of Object.values(properties ?? {})) {
        expect(property).toHaveProperty('description', expect.stringMatching(/\.$/));
      }
    }
  });

  test('describes every field in Arabic as well', () => {
    const arabic = documentRequestJsonSchema(undefined, 'ar');
    for (const { title, properties } of [arabic, ...Object.values(arabic.$defs ?? {})]) {
      expect(title).toMatch(/\p{Script=Arabic}/u);
      for (const property of Object.values(properties ?? {}))
        expect(property).toHaveProperty('description', expect.stringMatching(/\p{Script=Arabic}/u));
    }
  });

  test('offers values that its fields take', () => {
    let offers = 0;
    for (const { properties = {} } of [schema, ...Object.values(schema.$defs ?? {})]) {
      for (const property of Object.values(properties)) {
        if (typeof property === 'boolean') continue;
        const { examples = [], $ref, anyOf, items, ...plain } = property;
        for (const offered of examples) expect(ajv.validate(plain, offered)).toBe(true);
        offers += examples.length;
      }
    }
    expect(offers).toBeGreaterThan(50);
  });
});

type Steps = readonly (string | number)[];

/** Every field of a value, by its path. */
function fieldPaths(value: unknown, way: Steps = []): Steps[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([name, inner]) => [[...way, name], ...fieldPaths(inner, [...way, name])]);
}

function change(root: object, way: Steps, value: unknown): void {
  const last = way.at(-1) ?? '';
  const holder = way.slice(0, -1).reduce<object>((at, step) => Reflect.get(at, step), root);
  if (value === undefined && !Array.isArray(holder)) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value ?? null);
}

/** A schema without the texts for people, which `documentRequest.jsonSchema` does not have. */
function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, withoutTexts(member)] as const);
  const isSchema = 'type' in value || '$ref' in value || 'anyOf' in value;
  const texts = new Set(isSchema ? ['title', 'description', 'examples'] : []);
  return Object.fromEntries(members.filter(([name]) => !texts.has(name)));
}

describe('documentRequest.jsonSchema', () => {
  const targets = ['draft-07', 'openapi-3.1'] as const;

  test('says with references what the schema of the interface says', () => {
    const expected = withoutTexts(JSON.parse(JSON.stringify(schema)));
    expect(documentRequest.jsonSchema({ target: 'openapi-3.1', refs: true })).toEqual(expected);
    const { $schema, definitions, ...whole } = documentRequest.jsonSchema({ target: 'draft-07', refs: true });
    const { $schema: _, $defs, ...rest } = Object(expected);
    expect($schema).toBe('http://json-schema.org/draft-07/schema#');
    expect(
      JSON.parse(JSON.stringify({ ...whole, $defs: definitions }).replaceAll('#/definitions/', '#/$defs/')),
    ).toEqual({
      ...rest,
      $defs,
    });
  });

  test.each(targets)('has no reference for %s unless they are asked for', (target) => {
    expect(JSON.stringify(documentRequest.jsonSchema({ target }))).not.toContain('"$ref"');
  });

  test('agrees with that of the interface on documents, in each form', () => {
    const compiled = [true, false].flatMap((refs) => [
      new Ajv({ strict: true, allowUnionTypes: false })
        .addFormat('date', true)
        .compile(documentRequest.jsonSchema({ target: 'draft-07', refs })),
      new Ajv2020({ strict: true })
        .addFormat('date', true)
        .compile(documentRequest.jsonSchema({ target: 'openapi-3.1', refs })),
    ]);
    for (const name of [...exampleNames, 'broken/malformed'])
      expect(compiled.map((takes) => takes(example(name)))).toEqual(
        compiled.map(() => conforms(example(name))),
      );
  });

  test('is the schema of a body in Fastify, which refuses what is malformed', async () => {
    const server = fastify();
    server.post(
      '/invoices',
      { schema: { body: documentRequest.jsonSchema({ target: 'draft-07' }) } },
      async ({ body }) => validate(body),
    );
    const statusOf = async (name: string) => {
      const answer = await server.inject({
        method: 'POST',
        url: '/invoices',
        payload: Object(example(name)),
      });
      return [answer.statusCode, answer.json().outcome];
    };
    expect([await statusOf('standard-invoice'), await statusOf('broken/malformed')]).toEqual([
      [200, 'valid'],
      [400, undefined],
    ]);
  });

  test.skipIf(!areExtrasThere)(
    'is a schema of OpenAPI 3.1, in which every reference leads somewhere',
    async () => {
      const schemaOfBody = documentRequest.jsonSchema({ target: 'openapi-3.1' });
      const requestBody = { content: { 'application/json': { schema: schemaOfBody } } };
      const operation = { operationId: 'a', responses: { 200: { description: 'b' } }, requestBody };
      const { info, openapi } = openApiDocument();
      const source = JSON.stringify({ openapi, info, paths: { '/invoices': { post: operation } } });
      expect(await lintedOpenApi(source, 'spec')).toEqual([]);
    },
  );

  test('refuses a dialect that it does not write', () => {
    expect(() => documentRequest.jsonSchema({ target: 'draft-04' as never })).toThrow(/target/);
  });
});
