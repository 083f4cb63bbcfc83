import { openApiDocument } from '../../../src/app/openapi.ts';
import type { BodySchema } from '../../support/from-schema.ts';
import type { World } from '../world.ts';
import type { People } from './people.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: BodySchema;
}

interface Reading {
  readonly path: string;
  readonly parameters: readonly Parameter[];
}

/** Texts that some documents, records or messages have, beside texts that nothing has. */
const texts: Readonly<Record<string, readonly string[]>> = {
  text: [
    ...['oasis', 'OASIS consulting', 'واحة', 'واحه', 'N-0', 'no such text', 'chair', ' ', '%', '_', "o'"],
    ...['x'.repeat(200), 'x'.repeat(201), '\0'],
  ],
  invoiceNumber: ['N-SAME', ' N-SAME ', 'n-same', 'N-', '', 'x'.repeat(201)],
  trn: ['100354879700003', '100712345600003', '1003548797', ''],
  receiver: ['0235:1007123456', '1007123456', '0235:9900000098'],
  code: ['C-1', 'c-1', ' C-1', 'V-3', 'none', 'x'.repeat(1001)],
  operation: ['createInvoice', 'submitInvoice', 'companies create', 'keys rotate', 'none'],
  resourceId: ['none'],
  keyId: ['none'],
  companyId: ['none'],
  fileName: ['hours.pdf'],
  term: ['IBT-001', 'ibt-1', 'none'],
  topic: ['parties', 'none'],
  olderThanSeconds: ['0', '60', '3600', '999999999', '-1', 'x', '1.5'],
};
const days = ['2026-11-02', '2026-11-01', '2026-11-03', '2026-10-31', '2026-12-01', '2026-02-30', '2026', ''];
const moments = [
  ...['2026-10-30T08:05:00Z', '2026-10-30T12:05:00+04:00', '2026-11-01T00:00:00Z', '2026-10-30', 'now', ''],
];
const limits = ['0', '1', '2', '199', '200', '201', '-1', '1.5', '0x10', 'all', '', '9999999999'];

function readings(): readonly Reading[] {
  const paths = Object.entries(
    openApiDocument('').paths as Readonly<Record<string, Readonly<Record<string, Partial<Reading>>>>>,
  );
  return paths.flatMap(([path, { get }]) =>
    get === undefined ? [] : [{ path, parameters: get.parameters ?? [] }],
  );
}

function valuesOf({ name, schema }: Parameter): readonly string[] {
  if (name === 'cursor') return ['x', '1', ''];
  if (name === 'limit') return limits;
  const codes = [schema?.enum, ...(schema?.anyOf ?? []).map((each) => each.enum)].flatMap(
    (each) => each ?? [],
  );
  if (codes.length > 0) return [...codes.map(String), 'none'];
  if (schema?.format === 'date') return days;
  if (schema?.format === 'date-time') return moments;
  return texts[name] ?? ['x'];
}

/** The callers of a path: those of the operator's, and of a company's. */
function callersOf(path: string, { operator, seller, buyer }: People) {
  return path.startsWith('/v1/operator') ? [operator] : /purchase/.test(path) ? [buyer] : [seller];
}

/** Every list and every other answer, with each value of each parameter, and pages that follow each other. */
export async function listSteps(world: World, people: People): Promise<void> {
  const { ask } = world;
  for (const { path, parameters } of readings()) {
    const month = path.replace('{month}', '2026-11');
    if (/\{|console|openapi|throw-test|schema|statements|health$/.test(month)) continue;
    const [who] = callersOf(month, people);
    if (who === undefined) continue;
    for (const other of [people.seller, people.buyer, people.reader, people.operator, people.nobody])
      await ask(other, `GET ${month}`);
    const queried = parameters.filter((each) => each.in === 'query');
    // Lists of other kinds have the code of the first.
    const most = /credit-notes|vendors|items|refused$/.test(path) ? 3 : 20;
    for (const parameter of queried)
      for (const value of valuesOf(parameter).slice(0, most))
        await ask(who, `GET ${month}?${parameter.name}=${encodeURIComponent(value)}`);
    if (!queried.some(({ name }) => name === 'limit')) continue;
    await pages(world, who, `${month}?limit=7`);
    if (queried.some(({ name }) => name === 'sort'))
      for (const sort of ['issueDate', '-issueDate', 'updatedAt', '-createdAt', 'createdAt'])
        await pages(world, who, `${month}?limit=5&sort=${sort}`);
  }
  const both = [
    ...['status=Sent&reporting=reported', 'status=Draft&sort=issueDate&limit=3', 'text=oasis&status=Sent'],
    'exchange=delivered&issuedFrom=2026-11-02',
    'issuedFrom=2026-11-02&issuedTo=2026-11-02',
    'issuedFrom=2026-11-03&issuedTo=2026-11-02',
    'documentType=Invoice&trn=100712345600003',
    'updatedSince=2026-10-30T09:00:00Z&sort=updatedAt',
    ...['limit=1&limit=2', 'other=1', 'status=sent'],
  ];
  for (const query of both) await ask(people.seller, `GET /v1/invoices?${query}`);
  for (const status of ['400', '401', '402', '403', '404', '409', '422', '429', '500', '502', '418', '']) {
    await ask(people.seller, `GET /v1/throw-test?status=${status}`);
    await ask(people.seller, `GET /v1/throw-test?status=${status}&lang=ar`);
  }
}

async function pages({ ask }: World, who: People['seller'], path: string): Promise<void> {
  let cursor: string | null = '';
  for (let page = 0; page < 4 && cursor !== null; page += 1) {
    const { body }: { readonly body: { readonly nextCursor?: string | null } | undefined } = await ask(
      who,
      `GET ${path}${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    cursor = body?.nextCursor ?? null;
  }
  if (cursor !== null) await ask(who, `GET ${path}&lang=ar&sort=createdAt&cursor=${cursor}`);
}

/** The description of the interface, without its prose. */
function described(text: string): string {
  const shown: unknown = JSON.parse(text, (name, value: unknown) =>
    ['description', 'summary'].includes(name) && typeof value === 'string' ? undefined : value,
  );
  return JSON.stringify(shown, null, 1);
}

/** Wrong paths and methods, and what is answered without a key. */
export async function pathSteps({ ask, app, step }: World, { seller, nobody }: People): Promise<void> {
  for (const lang of ['en', 'ar'])
    await step(`description ${lang}`, async () =>
      described(await (await app.request(`/openapi.json?lang=${lang}`)).text()),
    );
  const paths =
    '/healthz /readyz / /none /v1 /v1/none /v1/Invoices /v1/invoices/ /v1/invoices/none/none /inbound';
  for (const path of paths.split(' ')) for (const who of [seller, nobody]) await ask(who, `GET ${path}`);
  for (const method of ['PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PUT'])
    await ask(seller, `${method} /v1/invoices`);
  for (const message of ['Hello', '', 'x'.repeat(1000)])
    await ask(seller, 'POST /v1/echo-test', { body: { message } });
  for (const body of [{}, { message: 1 }, [], null]) await ask(seller, 'POST /v1/echo-test', { body });
  for (const type of ['text/json', 'application/x+json', 'text/plain', 'application/json; charset=latin1'])
    await ask(seller, 'POST /v1/echo-test', {
      body: '{"message":"Hello"}',
      headers: { 'content-type': type },
    });
}
