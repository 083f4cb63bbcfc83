import { readdirSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDocumentRequest } from '../../src/api/steps.ts';
import { documentRequestJsonSchema } from '../../src/http/index.ts';
import { example } from '../requests.ts';
import { runs } from '../tier.ts';
import { ask } from './asking.ts';

const schema = documentRequestJsonSchema();
const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
addFormats.default(ajv);
const conforms = ajv.compile(schema);

const names = readdirSync(new URL('../../examples', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

describe('the JSON Schema of a document request', () => {
  test('is served under its own address', async () => {
    const { status, headers, text } = await ask('/v1/schema/document-request.json');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/schema+json']);
    const $id = 'http://localhost/v1/schema/document-request.json';
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ ...schema, $id })));
    expect(text).toContain('"$schema":"https://json-schema.org/draft/2020-12/schema"');
  });

  test.each(names)('takes %s', (name) => {
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
