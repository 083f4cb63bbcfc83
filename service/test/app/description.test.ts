import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { validate } from 'pint-ae';
import { describe, expect, test } from 'vitest';
import { areExtrasThere, lintedOpenApi } from '../../../scripts/extras/index.ts';
import { openApiDocument } from '../../src/app/openapi.ts';
import { operations } from '../../src/app/operations.ts';
import { inWords } from '../../src/texts/service-text.ts';
import { eventTypes } from '../../src/webhooks/event-types.ts';

/** Any object in the description. */
type Part = Readonly<Record<string, unknown>>;

const description: Part = openApiDocument('https://invoices.falcon.ae');
const { schemas } = description.components as { readonly schemas: Readonly<Record<string, Part>> };

/** Every object in the description, with its place; examples are no part of it, and conditions describe nothing anew. */
function* partsOf(value: unknown, place = '#'): Generator<readonly [string, Part]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [place, value as Part];
  for (const [name, member] of Object.entries(value))
    if (!/^(examples?|default|enum|if|else)$/.test(name)) yield* partsOf(member, `${place}/${name}`);
}
const parts = [...partsOf(description)];

describe('Each thing has one schema', () => {
  /** Returns what a schema says of values, without its words. */
  function shapeOf(schema: Part): string {
    return JSON.stringify(schema, (name, value) =>
      ['title', 'description', 'example', 'examples', 'readOnly'].includes(name) ? undefined : value,
    );
  }

  test('so that no two have the same shape', () => {
    const names = Object.keys(schemas);
    const first = new Map(names.toReversed().map((name) => [shapeOf(schemas[name] ?? {}), name]));
    expect(names.filter((name) => first.get(shapeOf(schemas[name] ?? {})) !== name)).toEqual([]);
  });

  test('without a title, by which some generators call a class, and which two schemas may share', () => {
    expect(Object.keys(schemas).filter((name) => schemas[name]?.title !== undefined)).toEqual([]);
  });

  test('which something refers to, under a name of plain words', () => {
    const text = JSON.stringify(description);
    for (const name of Object.keys(schemas)) {
      expect(text).toContain(`"#/components/schemas/${name}"`);
      expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
    }
  });
});

describe('The description says what it is of every', () => {
  const isTold = ({ description: told, $ref }: Part) =>
    (typeof told === 'string' && told !== '') || typeof $ref === 'string';

  test.each([
    ['schema', /^#\/components\/schemas\/\w+$/, 60],
    ['property', /\/properties\/[^/]+$/, 500],
    ['parameter', /\/parameters\/\d+$/, 200],
    ['header', /\/headers\/[^/]+$/, 300],
    ['answer', /\/responses\/\w+$/, 400],
  ])('%s', (_, pattern, atLeast) => {
    const found = parts.filter(([place]) => pattern.test(place));
    expect(found.length).toBeGreaterThan(atLeast);
    expect(found.filter(([, part]) => !isTold(part)).map(([place]) => place)).toEqual([]);
  });
});

describe('The examples', () => {
  const ajv = new Ajv2020({ strict: false, logger: false });
  formats.default(ajv);
  ajv.addSchema({ $id: 'openapi', ...description });
  const compiled = new Map<string, ValidateFunction>();
  const errorsOf = (schema: unknown, value: unknown) => {
    const within = JSON.stringify(schema).replaceAll('"#/', '"openapi#/');
    const check = compiled.get(within) ?? ajv.compile(JSON.parse(within));
    compiled.set(within, check);
    return check(value) ? [] : check.errors;
  };

  /** The values that a part shows: of its own schema, or of that which it has. */
  function shown({ schema, example, examples, ...part }: Part): readonly (readonly [unknown, unknown])[] {
    const of = schema ?? part;
    const several = Array.isArray(examples)
      ? examples
      : Object.values((examples ?? {}) as Readonly<Record<string, Part>>).map(({ value }) => value);
    return [...(example === undefined ? [] : [example]), ...several].map((value) => [of, value]);
  }
  const all = parts
    .filter(([place]) => !place.endsWith('/properties'))
    .flatMap(([place, part]) => shown(part).map(([schema, value]) => ({ place, schema, value })));

  test('are all of their schemas', () => {
    const bad = all.map(({ place, schema, value }) => ({ place, errors: errorsOf(schema, value) }));
    expect(bad.filter(({ errors }) => errors?.length !== 0)).toEqual([]);
    expect(all.length).toBeGreaterThan(100);
  });

  test('show every body of JSON that an operation takes', () => {
    const bodies = parts.filter(([place]) =>
      /^#\/paths\/.*\/requestBody\/content\/application\/(json|x-ndjson)$/.test(place),
    );
    expect(bodies.length).toBeGreaterThan(15);
    expect(bodies.filter(([, part]) => shown(part).length === 0).map(([place]) => place)).toEqual([]);
  });

  test.each(['/v1/invoices', '/v1/credit-notes'])('of a body at %s is a valid document', (path) => {
    const body = all.find(
      ({ place }) => place === `#/paths/${path}/post/requestBody/content/application/json`,
    );
    expect(validate(body?.value).outcome).toBe('valid');
  });
});

test('An operation says what it does beyond its name, and which scope its key needs', () => {
  for (const { name, method, path, scope, description: more } of operations) {
    const part = parts.find(([place]) => place === `#/paths/${path}/${method}`)?.[1];
    const told = String(part?.description);
    if (scope !== null) expect(told, name).toContain(scope);
    if (more !== undefined) expect(told, name).toContain(inWords(more, 'en'));
  }
});

describe('The messages of webhooks', () => {
  test('are described for every event, with their payload', () => {
    const webhooks = description.webhooks as Readonly<Record<string, Part>>;
    expect(Object.keys(webhooks)).toEqual([...eventTypes]);
    const sent = parts.find(([place]) =>
      place.endsWith('/document.sent/post/requestBody/content/application/json/schema/properties/data'),
    );
    expect(sent?.[1]).toMatchObject({ $ref: '#/components/schemas/DocumentResponse' });
  });

  // A generator makes a file of each tag: of two kinds under one tag, the second would replace the first.
  test('have a tag of their own, which no operation has', () => {
    const tagsOf = (paths: unknown) =>
      new Set([...partsOf(paths)].flatMap(([, { tags }]) => (Array.isArray(tags) ? tags : [])));
    const ofMessages = tagsOf(description.webhooks);
    expect(ofMessages.size).toBe(1);
    expect([...tagsOf(description.paths)].filter((tag) => ofMessages.has(tag))).toEqual([]);
  });
});

const isFirstRun = process.env.DATABASE_URL === undefined;
test.runIf(areExtrasThere && isFirstRun)(
  'The description passes the recommended rules of a standard linter, but for ThrowTest, which never succeeds',
  async () => {
    expect(await lintedOpenApi(JSON.stringify(description), 'recommended')).toEqual([
      'operation-2xx-response: Operation must have at least one `2XX` response.',
    ]);
  },
);
