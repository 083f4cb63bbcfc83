import { describe, expect, test } from 'vitest';
import { areExtrasThere, lintedOpenApi } from '../../scripts/extras/index.ts';
import {
  createHandler,
  createProblemAnswer,
  type HandlerOptions,
  openApiDocument,
} from '../../src/http/index.ts';
import { exampleText, exempt } from './asking.ts';

interface Example {
  readonly value: unknown;
}
type Examples = Readonly<Record<string, Example>>;
type Content = Readonly<Record<string, { readonly examples?: Examples }>>;
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly examples?: Examples;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly headers?: object; readonly content: Content }>>;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const stored: Readonly<Record<string, string>> = {
  'valid-invoice': exampleText('standard-invoice'),
  'valid-credit-note': exampleText('credit-note'),
  'exempt-without-reason': exampleText(exempt),
  'malformed-request': exampleText('broken/malformed'),
};

const options: HandlerOptions = {
  limits: { maxBodyBytes: 50_000 },
  problemBase: 'https://api.example.com/errors/',
  loadDocument: ({ id }) => (stored[id] === undefined ? undefined : JSON.parse(stored[id])),
};

const served = await createHandler(options)(new Request('http://localhost/v1/openapi.json'));
const source = await served.text();
const paths: Paths = JSON.parse(source).paths;

/** Bodies that no example of a request contains, because they do not have its shape. */
const otherBodies: Readonly<Record<string, readonly [type: string, body: string]>> = {
  'malformed-request': ['application/json', exampleText('broken/malformed')],
  'broken-json': ['application/json', '{\n  "documentType": Invoice\n}'],
  'broken-xml': ['application/xml', '<Invoice>\n  <ID>1</Invoice>'],
  'too-large': ['application/json', ' '.repeat(50_001)],
  'plain-text': ['text/plain', 'An invoice over 100 AED'],
};

/** Steps of the server around a handler, for answers that do not depend on the request. */
const faults: Readonly<Record<string, HandlerOptions['perform']>> = {
  'rate-limited': ({ traceId, instance }) =>
    createProblemAnswer('rate-limited', {
      problemBase: 'https://api.example.com/errors/',
      traceId,
      instance,
      detail: 'At most 100 requests are accepted in 10 seconds.',
    }),
  'internal-error': () => {
    throw new Error('a fault');
  },
  unavailable: ({ traceId, instance }) =>
    createProblemAnswer('unavailable', {
      problemBase: 'https://api.example.com/errors/',
      traceId,
      instance,
      detail: 'The server has more work than it can do now.',
    }),
};

interface Case {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  readonly status: string;
  readonly mediaType: string;
  readonly name: string;
  readonly value: unknown;
}

const cases: Case[] = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, operation]) =>
    Object.entries(operation.responses).flatMap(([status, { content }]) =>
      Object.entries(content).flatMap(([mediaType, { examples = {} }]) =>
        Object.entries(examples).map(([name, { value }]) => ({
          ...{ path, method, operation, status, mediaType, name, value },
        })),
      ),
    ),
  ),
);

/** The request that an example of a response answers: parameters and body of the same name. */
function requestOf({ path, method, operation, mediaType, name }: Case): Request {
  const url = new URL(path, 'http://localhost');
  for (const parameter of operation.parameters ?? []) {
    const value = parameter.examples?.[name]?.value;
    const [first] = Object.values(parameter.examples ?? {});
    if (parameter.in === 'path')
      url.pathname = path.replace(`{${parameter.name}}`, String(value ?? first?.value));
    else if (value !== undefined) url.searchParams.set(parameter.name, String(value));
  }
  if (name === 'unknown-parameter') url.searchParams.set('customer', '');
  const [type, body] = bodyOf(operation, name);
  const headers = {
    accept: mediaType,
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    ...(type === undefined ? {} : { 'content-type': type }),
  };
  return new Request(url, { method: method.toUpperCase(), headers, ...(body === undefined ? {} : { body }) });
}

function bodyOf({ requestBody }: Operation, name: string): readonly [type?: string, body?: string] {
  if (requestBody === undefined) return [];
  for (const [type, { examples = {} }] of Object.entries(requestBody.content)) {
    const value = examples[name]?.value;
    if (value !== undefined) return [type, typeof value === 'string' ? value : JSON.stringify(value)];
  }
  return otherBodies[name] ?? ['application/json', '{}'];
}

describe('every example is answered as it says', () => {
  // The operations that describe the service do no work that a server could refuse.
  const askable = cases.filter(({ method, name }) => method === 'post' || faults[name] === undefined);

  test.each(
    askable.map((example) => [example.method, example.path, example.status, example.name, example] as const),
  )('%s %s: %s %s', async (_method, _path, status, name, example) => {
    const perform = faults[name];
    const handler = createHandler({
      ...options,
      ...(perform === undefined ? {} : { perform, onError: () => {} }),
    });
    const answered = await handler(requestOf(example));
    expect(String(answered.status)).toBe(status);
    expect(answered.headers.get('content-type')).toBe(example.mediaType);
    const text = await answered.text();
    expect(typeof example.value === 'string' ? text : JSON.parse(text)).toEqual(example.value);
  });

  test('each operation on documents has one for every status', () => {
    const statuses = Object.entries(paths).map(([path, { post }]) => [
      path,
      post && Object.keys(post.responses),
    ]);
    expect(Object.fromEntries(statuses)).toMatchObject({
      '/v1/validate': ['200', '400', '413', '415', '429', '500', '503'],
      '/v1/convert': ['200', '400', '413', '415', '422', '429', '500', '503'],
      '/v1/render': ['200', '400', '413', '415', '422', '429', '500', '503'],
      '/v1/invoices/{id}/validate': ['200', '400', '404', '429', '500', '503'],
      '/v1/credit-notes/{id}/validate': ['200', '400', '404', '429', '500', '503'],
    });
  });

  test('each operation reads the parameters that its description names, and refuses others by naming these', async () => {
    const handler = createHandler(options);
    for (const [path, operations] of Object.entries(paths))
      for (const [method, { parameters = [] }] of Object.entries(operations)) {
        const names = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
        const url = `http://localhost${path.replace('{id}', 'valid-invoice')}?colour=red`;
        const { errors } = await (await handler(new Request(url, { method: method.toUpperCase() }))).json();
        const [{ field, message }] = errors;
        expect(field).toBe('colour');
        const known = /the query may have (.+)\.$/.exec(message)?.[1]?.split(', ');
        expect([path, known?.toSorted()]).toEqual([path, names.toSorted()]);
      }
  });

  test('the examples of requests are all answered by one of a response', () => {
    let examples = 0;
    for (const [path, { post }] of Object.entries(paths)) {
      const asked = Object.values(post?.requestBody?.content ?? {}).flatMap((content) =>
        Object.keys(content.examples ?? {}),
      );
      const answered = cases.filter((example) => example.path === path).map(({ name }) => name);
      expect(answered).toEqual(expect.arrayContaining(asked));
      examples += asked.length;
    }
    expect(examples).toBeGreaterThan(5);
  });
});

describe('the OpenAPI document', () => {
  test('has no titles of schemas, by which some generators call classes, and which two schemas may share', () => {
    const { schemas } = openApiDocument().components as {
      readonly schemas: Readonly<Record<string, object>>;
    };
    const titled = Object.entries(schemas).filter(([, schema]) => 'title' in schema);
    expect(titled.map(([name]) => name)).toEqual([]);
  });

  test('is one of which generators make clients that compile: no names that only capital letters tell apart, no pattern beside a day, no schema that nothing refers to', () => {
    const { paths, components } = openApiDocument();
    const properties = Object.entries(components.schemas).flatMap(([name, schema]) =>
      Object.entries<object>('properties' in schema ? Object(schema.properties) : {}).map(
        ([property, of]) => [`${name}.${property}`.toLowerCase(), of] as const,
      ),
    );
    const names = properties.map(([name]) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const days = properties.filter(([, of]) => 'format' in of && of.format === 'date');
    expect(days.length).toBeGreaterThan(5);
    expect(days.filter(([, of]) => 'pattern' in of)).toEqual([]);
    const everything = JSON.stringify({ paths, components });
    const isUsed = (name: string) => everything.includes(`"#/components/schemas/${name}"`);
    expect(Object.keys(components.schemas).filter((name) => !isUsed(name))).toEqual([]);
  });

  test('names JSON before other answers, since generators take the first for the type of the answer', () => {
    const answers = Object.values(openApiDocument().paths).flatMap((operations) =>
      Object.values<{ responses: Record<string, { content: object }> }>(Object(operations)).flatMap(
        ({ responses }) => Object.values(responses).map(({ content }) => Object.keys(content)),
      ),
    );
    const several = answers.filter(({ length }) => length > 1);
    expect(several.length).toBeGreaterThan(0);
    for (const [first = ''] of several) expect(first).toContain('json');
  });

  test.skipIf(!areExtrasThere)(
    'passes the recommended rules of a standard linter, without an exception',
    async () => {
      expect(await lintedOpenApi(source, 'recommended')).toEqual([]);
    },
  );

  test.skipIf(!areExtrasThere)('would not pass with an example that is not of its schema', async () => {
    const wrong = source.replaceAll('"valid":true', '"valid":"yes"');
    expect(await lintedOpenApi(wrong, 'recommended')).not.toEqual([]);
  });

  test('describes what the handler serves, and nothing else', async () => {
    const withoutStored = Object.keys(openApiDocument().paths);
    expect(withoutStored).toEqual([
      ...['/v1/validate', '/v1/convert', '/v1/render', '/v1/read', '/v1/mls', '/v1/mls/read', '/v1/tdd'],
      ...['/v1/tdd/read', '/v1/rules', '/v1/rules/{id}', '/v1/openapi.json'],
      '/v1/schema/document-request.json',
    ]);
    for (const path of Object.keys(paths)) {
      const [method = ''] = Object.keys(paths[path] ?? {});
      const answered = await createHandler(options)(
        new Request(`http://localhost${path.replace('{id}', 'valid-invoice')}`, { method: 'OPTIONS' }),
      );
      expect(answered.headers.get('allow')).toContain(method.toUpperCase());
    }
  });

  test('describes the answers on a document of a kind that is not known here', async () => {
    const body = { headers: { 'content-type': 'application/xml' }, body: '<data/>', method: 'POST' };
    const ask = (path: string) => createHandler(options)(new Request(`http://localhost${path}`, body));
    const { DocumentResult } = JSON.parse(source).components.schemas;
    const verdict = await (await ask('/v1/validate')).json();
    expect(DocumentResult.properties.outcome.enum).toContain(verdict.outcome);
    expect(verdict.ruleSet).toBe(null);
    expect(JSON.stringify(DocumentResult.properties.ruleSet)).toContain('"null"');
    const { status } = await ask('/v1/render');
    expect(Object.keys(paths['/v1/render']?.post?.responses ?? {})).toContain(`${status}`);
  });

  test('says that a parameter that must be given has content', () => {
    const { parameters } = JSON.parse(source).paths['/v1/mls'].post;
    const from = parameters.find(({ name }: { name: string }) => name === 'from');
    expect([from.required, from.schema.minLength]).toEqual([true, 1]);
  });

  /** Every object in the document, with its path. */
  function* objectsIn(value: unknown, path = '#'): Generator<readonly [string, Record<string, unknown>]> {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) yield [path, value as Record<string, unknown>];
    for (const [name, member] of Object.entries(value))
      if (!['examples', 'example', 'default'].includes(name)) yield* objectsIn(member, `${path}/${name}`);
  }
  const document = JSON.parse(source);
  const described = (pattern: RegExp) =>
    [...objectsIn(document)].filter(([path, object]) => pattern.test(path) && !('$ref' in object));

  test.each([
    ['tag', /^#\/tags\/\d+$/],
    ['parameter', /\/parameters\/[^/]+$/],
    ['response', /\/responses\/\d+$/],
    ['field of a schema', /\/components\/schemas\/[^/]+\/properties\/[^/]+$/],
  ])('says of every %s what it is', (_, pattern) => {
    const found = described(pattern);
    expect(found.length).toBeGreaterThan(2);
    const silent = found.filter(
      ([, { description }]) => typeof description !== 'string' || description === '',
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  test('puts every operation under a tag that it declares, and declares no other', () => {
    const declared = document.tags.map(({ name }: { name: string }) => name);
    const used = described(/^#\/paths\/[^/]*(?:\/[^/]+)*\/(?:get|post)$/).flatMap(([, { tags }]) => tags);
    expect(new Set(used)).toEqual(new Set(declared));
  });

  test('says the kind of every answer, and of every parameter', () => {
    const schemas = described(/(?:\/responses\/\d+\/content\/.*|\/parameters\/[^/]+)\/schema$/);
    expect(schemas.length).toBeGreaterThan(5);
    const kindless = schemas.filter(
      ([, schema]) => !['type', 'oneOf', 'anyOf', 'enum', 'const', 'allOf'].some((name) => name in schema),
    );
    expect(kindless.map(([path]) => path)).toEqual([]);
  });

  test('names every member of an issue', async () => {
    const answered = await createHandler({ docsUrl: 'https://docs.example' })(
      new Request('http://localhost/v1/validate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: exampleText(exempt),
      }),
    );
    const { issues } = (await answered.json()) as { issues: object[] };
    const ofIssues = [...objectsIn(document)].flatMap(([path, { properties }]) =>
      /\/issues\/items$|\/schemas\/Issue$/.test(path) && typeof properties === 'object' && properties !== null
        ? [Object.keys(properties)]
        : [],
    );
    expect(ofIssues.some((names) => Object.keys(issues[0] ?? {}).every((name) => names.includes(name)))).toBe(
      true,
    );
  });
});
