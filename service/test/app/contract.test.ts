import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { convert, validate } from 'pint-ae';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../../test/tier.ts';
import { openApiDocument } from '../../src/app/openapi.ts';
import { operations } from '../../src/app/operations.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import type { Operation } from '../../src/http/operation.ts';
import { takesKey } from '../../src/http/operation.ts';
import { isOperatorScope } from '../../src/keys/scopes.ts';
import { answerable } from '../../src/track/states.ts';
import { type Answered, type Ask, type Asked, asker, submitNew } from '../support/asking.ts';
import { newKey } from '../support/company.ts';
import { allowedBy, type BodySchema, type Schemas } from '../support/from-schema.ts';
import { askedBy, bodyOf, type Possessions, pathOn, pathOnOwn, possess } from '../support/operations.ts';
import { creditNote, invoice, sellerId, stranger } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

interface DescribedResponse {
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}
interface DescribedOperation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: BodySchema }>> };
  readonly responses: Readonly<Record<string, DescribedResponse>>;
}
type Paths = Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;

const description = openApiDocument('');
const paths = description.paths as Paths;
const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
formats.default(ajv);
ajv.addSchema({ $id: 'openapi', ...description });
let owned: Possessions;
/** Letter that was given up, for each operation that does something with it. */
const givenUp: Record<string, string> = {};
/** The documents whose report was rejected, by the first part of their path. */
const rejected: Record<string, string> = {};
/** The same of documents that were reported, and that nobody receives over the network. */
const reported: Record<string, string> = {};

/** New resources for all operations, because the operation before may have deleted some. */
async function ownedNow(): Promise<Possessions> {
  const [purchaseInvoice, purchaseCreditNote] = await Promise.all(
    ['/v1/purchase-invoices', '/v1/purchase-credit-notes'].map(
      async (path) => (await ask(path)).body.items[0].id,
    ),
  );
  return {
    ...(await possess(ask)),
    'purchase-invoices': purchaseInvoice,
    'purchase-credit-notes': purchaseCreditNote,
    companies: await opened.company(),
    keys: (await newKey(opened.service, await opened.company())).id,
    unanswered: await unansweredNow(),
  };
}

/** A message that was answered, as if it had not been. */
async function unansweredNow(): Promise<string> {
  return acrossCompanies(opened.service.database, async (scoped) => {
    const { id, ...of } = await scoped
      .selectFrom('submissions')
      .where('state', '=', 'delivered')
      .where('message', '=', 'document')
      .select(['id', 'company_id', 'document_id', 'message'])
      .executeTakeFirstOrThrow();
    const message = answerable[0];
    await scoped
      .insertInto('unanswered')
      .values({ ...of, message, submission_id: id, since: new Date(0) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return id;
  });
}

/** Closes a company, as if it had been exported then. */
async function makeErasable(id: string): Promise<void> {
  await acrossCompanies(opened.service.database, (scoped) =>
    scoped
      .updateTable('companies')
      .set({ status: 'closed', exported_at: new Date(Date.now() + 60_000) })
      .where('id', '=', id)
      .execute(),
  );
}

/** Tells whether a good answer may be without a header: a statement is a file only where one is asked for. */
function isSometimes({ name }: Called, header: string): boolean {
  return header === 'Preference-Applied' || (name === 'getStatement' && header === 'Content-Disposition');
}

/** Returns who may call an operation. */
function askFor({ scope }: Pick<Operation, 'scope'>): Ask {
  return scope !== null && isOperatorScope(scope) ? askAsOperator : ask;
}

/** The operation that is called: of the service, or of the library. */
type Called = Pick<Operation, 'name' | 'method' | 'path'>;

/** The headers that mean something to clients of this interface; others are of HTTP. */
const ownHeaders = [
  ...['location', 'etag', 'preference-applied', 'content-disposition', 'idempotency-replayed'],
  ...['x-trace-id', 'retry-after', 'x-ratelimit-remaining'],
];

/** Expects that the description knows the status, headers and media type of an answer. */
function expectDescribed(operation: Called, answer: Answered): void {
  const described = paths[operation.path]?.[operation.method]?.responses[answer.status];
  expect(described, `${operation.name} does not describe ${answer.status}`).toBeDefined();
  const told = Object.keys(described?.headers ?? {}).map((name) => name.toLowerCase());
  for (const name of ownHeaders)
    if (answer.headers.has(name)) expect(told, `${operation.name} ${answer.status}`).toContain(name);
  const mediaType = answer.headers.get('content-type')?.replace(/;.*/, '') ?? '';
  if (described?.content === undefined) {
    expect(answer.text).toBe('');
    return;
  }
  expect(Object.keys(described.content)).toContain(mediaType);
  if (['application/xml', 'text/html', 'application/zip', 'application/octet-stream'].includes(mediaType))
    return;
  const pointer = [
    'openapi#/paths',
    operation.path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D'),
    operation.method,
    'responses',
    String(answer.status),
    'content',
    mediaType.replaceAll('/', '~1').replaceAll('+', '%2B'),
    'schema',
  ].join('/');
  const validate = ajv.getSchema(pointer);
  if (validate === undefined) throw new Error(`There is no schema at ${pointer}.`);
  const valid = mediaType.endsWith('ndjson')
    ? answer.body.every((line: unknown) => validate(line))
    : validate(answer.body);
  expect(valid, `${operation.name} ${answer.status}: ${JSON.stringify(validate.errors)} ${answer.text}`).toBe(
    true,
  );
}

async function call(operation: Operation, asked: Asked, path: string): Promise<Answered> {
  const answer = await askFor(operation)(path, asked);
  expectDescribed(operation, answer);
  return answer;
}

const named = operations.map((operation) => [operation.name, operation] as const);
const withBody = named.filter(
  ([, { body }]) => body !== undefined && body.kind !== 'lines' && body.kind !== 'file',
);

const folder = await mkdtemp(join(tmpdir(), 'pint-ae-contract-'));
const opened = await openTestService({
  replaced: { sendWebhook: async () => 200, sendMail: async () => ({ outcome: 'sent', receipt: '250' }) },
  // The operations before leave theirs behind.
  settings: {
    webhooks: { atOnce: 4, perCompany: 10_000, secretKeys: [] },
    exportKey: generateKeyPairSync('ed25519').privateKey,
    exportFolder: folder,
  },
});
const company = await opened.company({ participantId: sellerId, mailsInvoices: true });
const ask = asker(opened.app, await opened.key(company));
const itself = { ...invoice, buyer: { ...invoice.buyer, participantId: sellerId } };
for (const [path, body] of [
  ['/v1/invoices', itself],
  ['/v1/credit-notes', { ...creditNote, buyer: itself.buyer }],
] as const) {
  const submit = async (number: string, buyer: object = body.buyer): Promise<string> => {
    const created = { ...body, buyer, invoiceNumber: number };
    const id = await submitNew(ask, created, path);
    return id;
  };
  await submit(body.invoiceNumber);
  rejected[path.slice('/v1/'.length)] = await submit(`${body.invoiceNumber}-TDD-RE`);
  const buyer = { ...itself.buyer, participantId: '0235:9900000098' };
  reported[path.slice('/v1/'.length)] = await submit(`${body.invoiceNumber}-MAIL`, buyer);
}
for (const number of ['GIVEN-UP-1', 'GIVEN-UP-2']) {
  const body = { ...invoice, buyer: { ...invoice.buyer, participantId: '0235:1000000503' } };
  const given = await ask('/v1/invoices', { method: 'POST', body: { ...body, invoiceNumber: number } });
  await ask(`/v1/invoices/${given.body.id}/submit`, { method: 'POST' });
}
await opened.drain();
const askAsOperator = asker(opened.app, await opened.operatorKey());
const letters: readonly { id: string; message: string }[] = (await askAsOperator('/v1/operator/dead-letters'))
  .body.items;
// A rejected report is one as well, until its operation reports again.
const documents = letters.filter(({ message }) => message === 'document');
for (const [index, verb] of ['resend', 'discard'].entries()) givenUp[verb] = documents[index]?.id ?? '';
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

describe('The description of the interface', () => {
  test('names every operation once', () => {
    const names = operations.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const served = operations.map(({ method, path }) => `${method} ${path}`);
    const ofLibrary = ['post /v1/validate', 'get /v1/rules', 'get /v1/rules/{id}'];
    const schema = 'get /v1/schema/document-request.json';
    expect(described.sort()).toEqual([...served, ...ofLibrary, schema, 'post /inbound'].sort());
  });

  test('is served as JSON and as a page', async () => {
    expect((await ask('/openapi.json')).body.openapi).toBe('3.1.0');
    const page = (await ask('/docs')).text;
    expect(page).toContain('/v1/invoices/{id}/submit');
    expect(page).toContain('Needs the scope <code>invoices:write</code>.');
  });
});

/** True once an operation may have deleted or changed some of what is owned. */
let isSpent = true;

describe.each(named)('%s', (_, operation) => {
  test('answers a good request as described', async () => {
    if (isSpent) owned = await ownedNow();
    isSpent = operation.method !== 'get';
    const letter = givenUp[operation.path.split('/').at(-1) ?? ''];
    const of: Possessions = {
      ...owned,
      ...(operation.path.endsWith('/report') ? rejected : {}),
      ...(operation.path.endsWith('/mail') ? reported : {}),
      ...(letter === undefined ? {} : { 'dead-letters': letter }),
    };
    if (operation.name === 'eraseCompany') await makeErasable(of.companies ?? '');
    const { status, headers } = await call(operation, askedBy(operation), pathOnOwn(operation, of));
    expect(status).toBe(operation.success.status);
    for (const name of operation.success.headers ?? [])
      if (!isSometimes(operation, name)) expect(headers.get(name), name).not.toBeNull();
  });

  test('answers as described for missing resources, and without a key', async () => {
    if (operation.path.includes('{id}')) {
      for (const id of ['none', "'; drop table documents; --", '%00', '\u0661', 'x'.repeat(5000)]) {
        const path = pathOn(operation, encodeURIComponent(id), owned);
        const answer = await call(operation, askedBy(operation), path);
        expect(answer.status).toBe(404);
      }
    }
    if (!takesKey(operation)) return;
    const headers = { 'idempotency-key': '' };
    const path = pathOn(operation, 'none', owned);
    expect((await call(operation, askedBy(operation, { headers }), path)).status).toBe(400);
  });
});

test('Every event that has happened is as its webhook describes it', async () => {
  const { items } = (await ask('/v1/events?limit=200')).body;
  const types = new Set<string>(items.map(({ type }: { readonly type: string }) => type));
  expect([...types]).toEqual(
    expect.arrayContaining(['document.submitted', 'document.sent', 'document.received', 'report.rejected']),
  );
  for (const { id: _, ...message } of items) {
    const pointer = `openapi#/webhooks/${message.type}/post/requestBody/content/application~1json/schema`;
    const validate = ajv.getSchema(pointer);
    expect(validate?.(message), `${message.type}: ${JSON.stringify(validate?.errors)}`).toBe(true);
  }
});

/** A body whose lines have rates: without one only a business fact can say it, which the schema does not tell. */
function withRates(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('lines' in body) || !Array.isArray(body.lines))
    return body;
  return { ...body, lines: body.lines.map((line) => ({ ...line, vatRate: line.vatRate ?? 5 })) };
}

/** A valid body in which one value, anywhere, is replaced by another. */
function mutations(body: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(body);
  const hostile = fc.oneof(
    fc.constantFrom<unknown>(
      ...[null, '', 0, -1, 1e15, 1e308, -0, true, [], {}, '\0', '\ud800', '=1+1', 'x'.repeat(100_001)],
    ),
    fc.constantFrom<unknown>({ __proto__: 1 }, ['\u202e'], '9'.repeat(400), '2026-02-30', '<a/>', 5e-324),
    fc.jsonValue(),
  );
  return fc.oneof(
    fc.tuple(fc.constantFrom(...places), hostile).map(([place, value]) => replacedAt(body, place, value)),
    fc.jsonValue(),
  );
}

type Place = readonly string[];

function placesOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return [place, ...Object.entries(value).flatMap(([name, entry]) => placesOf(entry, [...place, name]))];
}

function replacedAt(value: unknown, [first, ...rest]: Place, by: unknown): unknown {
  if (first === undefined) return by;
  if (Array.isArray(value))
    return value.map((entry, index) => (String(index) === first ? replacedAt(entry, rest, by) : entry));
  const members = value as Readonly<Record<string, unknown>>;
  return { ...members, [first]: replacedAt(members[first], rest, by) };
}

const schemas = (description.components as { readonly schemas: Schemas }).schemas;

function schemaOf({ path, method }: Operation): BodySchema {
  const described = paths[path]?.[method]?.requestBody?.content['application/json']?.schema;
  if (described === undefined) throw new Error(`The body of ${method} ${path} is not described.`);
  return described;
}

/** Tells whether the schema of an operation allows a body. */
function isAllowed(operation: Operation, body: unknown): boolean {
  return ajv.validate(inDocument(schemaOf(operation)), JSON.parse(JSON.stringify(body)));
}

/** A body with the codes that are read for other spellings of them ("o" for O); each is reported as an alias. */
function withCodesRead(body: unknown): unknown {
  return validate(body)
    .warnings.filter(({ rule }) => rule === 'pint-ae-alias')
    .flatMap(({ fix }) => fix ?? [])
    .flatMap((operation) => ('value' in operation ? [operation] : []))
    .reduce((read, { path, value }) => replacedAt(read, path.slice(1).split('/'), value), body);
}

/** A blank text says nothing, also where a schema asks for a date. */
function withoutBlanks(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (_, value) => (value === '' ? null : value));
}

/** A schema cannot say that a span ends after it begins. */
function isNotEmptySpan(body: unknown): boolean {
  const { since, until }: { since?: unknown; until?: unknown } = Object(body);
  return typeof since !== 'string' || typeof until !== 'string' || since < until;
}

function inDocument(schema: BodySchema): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/'));
}

describe.each(withBody)('The body of %s', (_, operation) => {
  async function sent(body: unknown): Promise<number> {
    const asked = { ...askedBy(operation), body: JSON.stringify(body) };
    const of = operation.path.endsWith('/mail') ? reported : owned;
    const answer = await call(operation, asked, pathOnOwn(operation, of));
    // The next one may have the same code.
    if (/^create(?:Customer|Item|Vendor)$/.test(operation.name) && answer.status === 201)
      await ask(`${operation.path}/${answer.body.id}`, { method: 'DELETE' });
    return answer.status;
  }

  test('may be anything that its schema allows, up to its limits', async () => {
    owned = await ownedNow();
    await fc.assert(
      fc.asyncProperty(allowedBy(schemaOf(operation), schemas).filter(isNotEmptySpan), async (any) => {
        const body = withRates(any);
        expect(isAllowed(operation, body), JSON.stringify(ajv.errors)).toBe(true);
        expect(await sent(body), JSON.stringify(body)).toBe(operation.success.status);
      }),
      { numRuns: runs(8) },
    );
  });

  test('may be anything: what its schema does not allow gets 400, but for spellings that leave no doubt, and nothing is a server error', async () => {
    owned = await ownedNow();
    await fc.assert(
      fc.asyncProperty(mutations(bodyOf(operation)), async (body) => {
        const status = await sent(body);
        const read = withCodesRead(body);
        if (isAllowed(operation, read) || isAllowed(operation, withoutBlanks(read)))
          expect([operation.success.status, 400, 413]).toContain(status);
        else expect([400, 413]).toContain(status);
      }),
      { numRuns: runs(10) },
    );
  });

  test.each(['', '{', '[1', 'null', '"x"', '\u0000', `${'['.repeat(100_000)}`, '{"name":1,"name":2}'])(
    'is refused when it is not JSON of its shape: %#',
    async (body) => {
      const path = pathOn(operation, 'none', owned);
      const { status } = await call(operation, { ...askedBy(operation), body }, path);
      expect([400, 404]).toContain(status);
    },
  );
});

const hostileQueries = [
  ...['limit=-1', 'limit=1e9', 'cursor=%00', 'text=%00', 'text=%F0%9F%92%A9', 'unknown=1', 'limit=1&limit=2'],
];

describe.each(named.filter(([, { query }]) => query !== undefined))('The query of %s', (_, operation) => {
  beforeAll(async () => {
    owned = await ownedNow();
  });

  test.each(hostileQueries)(
    'may be %s: the answer is as described, and never a server error',
    async (query) => {
      // Only what is read is still there for the next query.
      if (operation.method !== 'get') owned = await ownedNow();
      const answer = await askFor(operation)(`${pathOnOwn(operation, owned)}?${query}`);
      expectDescribed(operation, answer);
      expect([operation.success.status, 400]).toContain(answer.status);
    },
  );
});

test.each(['0x10', '1e1', '1.0', '+5', '%20', ''])('A page has no limit written as %j', async (limit) => {
  expect((await ask(`/v1/invoices?limit=${limit}`)).status).toBe(400);
});

test.each(['createCustomer', 'createVendor', 'createItem'])(
  'the schema of %s allows no name of blanks',
  (name) => {
    const operation = operations.find((each) => each.name === name) as Operation;
    const item = { code: 'A-1', name: 'Paper' };
    expect(isAllowed(operation, item)).toBe(true);
    expect(isAllowed(operation, { ...item, name: ' \u00a0\u200b' })).toBe(false);
  },
);

describe('What an access point brings', () => {
  const bringing: Called = { name: 'receive', method: 'post', path: '/inbound' };
  const token = { 'x-token': 'token-of-the-access-point' };
  const xml = { 'content-type': 'application/xml' };
  const itself = { ...invoice, buyer: { ...invoice.buyer, participantId: sellerId } };
  const ubl = convert({ ...itself, seller: stranger }).xml ?? '';

  test.each([
    [201, ubl, { ...xml, ...token }],
    [200, ubl, { ...xml, ...token }],
    [400, '<Order xmlns="urn:x"/>', { ...xml, ...token }],
    [400, '', { ...xml, ...token }],
    [401, ubl, xml],
    [403, convert(itself).xml ?? '', { ...xml, ...token }],
    [404, convert({ ...invoice, seller: stranger }).xml ?? '', { ...xml, ...token }],
    [413, 'x'.repeat(11_000_000), { ...xml, ...token }],
    [415, '{}', { ...token, 'content-type': 'application/json' }],
  ])('is answered with %s as described: %#', async (status, body, headers) => {
    const answer = await ask(bringing.path, { method: 'POST', body, headers });
    expect(answer.status).toBe(status);
    expectDescribed(bringing, answer);
  });
});

describe('What the library serves', () => {
  const validating: Called = { name: 'validate', method: 'post', path: '/v1/validate' };

  test('answers as described whatever the body is', async () => {
    const schema = schemaOf(validating as Operation);
    const bodies = fc.oneof(allowedBy(schema, schemas), mutations(invoice));
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const answer = await ask(validating.path, { method: 'POST', body: JSON.stringify(body) });
        expectDescribed(validating, answer);
        expect([200, 400, 413]).toContain(answer.status);
      }),
      { numRuns: runs(20) },
    );
  });

  test.each([
    ['/v1/rules', '/v1/rules', 200],
    ['/v1/rules/{id}', '/v1/rules/ibr-002', 200],
    ['/v1/rules/{id}', '/v1/rules/none', 404],
    ['/v1/schema/document-request.json', '/v1/schema/document-request.json', 200],
  ])('answers as described at %s: %s', async (described, path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expectDescribed({ name: path, method: 'get', path: described }, answer);
  });
});
