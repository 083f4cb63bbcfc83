import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areExtrasThere, importedExtra } from '../../../scripts/extras/index.ts';
import { openApiDocument } from '../../src/app/openapi.ts';
import { asker } from '../support/asking.ts';
import { invoice, sellerId } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

/** Program of a client who has made types from the description: no cast, and no `any`. */
const program = `
import type createClient from 'openapi-fetch';
import type { components, paths } from './service.js';

type Json = 'application/json' | 'application/problem+json';
type Invoice = components['schemas']['DocumentRequest'];

export async function send(
  create: typeof createClient,
  options: { baseUrl: string; headers: Record<string, string>; fetch: (request: Request) => Promise<Response> },
  invoice: Invoice,
): Promise<string[]> {
  const client = create<paths, Json>(options);
  const header = { 'Idempotency-Key': invoice.invoiceNumber ?? 'none' };
  // Records that the service keeps: what is left out is filled in from them.
  const lines = invoice.lines.map(({ description: _, ...line }) => ({ ...line, recordCode: 'A-1' }));
  const named: Invoice = { ...invoice, buyer: { recordCode: 'C-1' }, lines };
  const created = await client.POST('/v1/invoices', { params: { header }, body: named });
  if (created.error) return [created.error.title, ...(created.error.errors ?? []).map(({ field }) => field)];
  const { id } = created.data;
  const path = { params: { path: { id } } };
  const { data: verdict } = await client.POST('/v1/invoices/{id}/validate', path);
  const { data: document } = await client.GET('/v1/invoices/{id}', path);
  const { error } = await client.GET('/v1/invoices/{id}', { params: { path: { id: 'none' } } });
  const { data: ubl } = await create<paths, 'application/xml'>(options).GET('/v1/invoices/{id}', {
    ...path,
    headers: { accept: 'application/xml' },
    parseAs: 'text',
  });
  const total: number | null | undefined = document?.totalPayableAmount;
  const first: string | null | undefined = document?.document.lines[0]?.description;
  const root = ubl?.match(/<Invoice/)?.[0];
  return [String(verdict?.valid), document?.status ?? '', String(total), first ?? '', error?.type ?? '', root ?? ''];
}
`;

interface Program {
  readonly send: (create: unknown, options: object, invoice: object) => Promise<string[]>;
}

const folder = mkdtempSync(join(tmpdir(), 'pint-ae-client-'));
let opened: TestService;

beforeAll(async () => {
  opened = await openTestService();
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

test.runIf(areExtrasThere)(
  'A client made by openapi-typescript compiles without a cast, and talks to the service',
  async () => {
    const { default: typesOf, astToString } = await importedExtra('openapi-typescript');
    writeFileSync(
      join(folder, 'service.d.ts'),
      astToString(await typesOf(JSON.stringify(openApiDocument('')))),
    );
    writeFileSync(join(folder, 'client.ts'), program);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          ...{ strict: true, module: 'nodenext', target: 'es2022', lib: ['es2022', 'dom'], types: [] },
          paths: {
            'openapi-fetch': [resolve('../scripts/extras/node_modules/openapi-fetch/dist/index.d.mts')],
          },
        },
        files: ['client.ts'],
      }),
    );
    const compiler = resolve('../node_modules/typescript/bin/tsc');
    const compiled = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
    expect(compiled.stdout + compiled.stderr).toBe('');

    const { send }: Program = await import(pathToFileURL(join(folder, 'client.js')).href);
    const { default: create } = await importedExtra('openapi-fetch');
    const apiKey = await opened.key(await opened.company({ participantId: sellerId }));
    const ask = asker(opened.app, apiKey);
    const { name, trn: vatTrn, address } = invoice.buyer;
    const place = { address: address.line1, city: address.city, country: address.countryCode };
    await ask('/v1/customers', { method: 'POST', body: { name, vatTrn, ...place, code: 'C-1' } });
    await ask('/v1/items', { method: 'POST', body: { name: 'Office chair', code: 'A-1' } });
    const options = {
      baseUrl: 'http://localhost',
      headers: { 'X-Api-Key': apiKey },
      fetch: (request: Request) => opened.app.fetch(request),
    };
    expect(await send(create, options, invoice)).toEqual([
      ...['true', 'Draft', '11125.8', 'Office chair', 'http://localhost/errors/not-found', '<Invoice'],
    ]);
    const { issueDate: _, ...undated } = invoice;
    expect(await send(create, options, { ...undated, invoiceNumber: 'undated' })).toEqual([
      ...['The request is malformed', 'issueDate'],
    ]);
  },
);
