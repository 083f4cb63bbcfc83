import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import { openApiDocument } from '../../src/app/openapi.ts';
import { operations } from '../../src/app/operations.ts';
import { keyPrefixes } from '../../src/keys/keys.ts';
import { asker } from '../support/asking.ts';
import { invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

const create = async (path: string, body: object) => (await ask(path, { method: 'POST', body })).body;

const opened = await openTestService({ replaced: { sendWebhook: async () => 200 } });
const ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
afterAll(() => opened.close());

describe('The operations', () => {
  test('all live under /v1', () => {
    expect(operations.filter(({ path }) => !path.startsWith('/v1/'))).toEqual([]);
  });

  test('have each of the resource groups, and those of what the service has besides', () => {
    expect([...new Set(operations.map(({ tag }) => tag))].sort()).toEqual([
      'Attachments',
      'Company',
      'CreditNotes',
      'Customers',
      'EchoTest',
      'Invoices',
      'Items',
      'Operator',
      'Participants',
      'PurchaseCreditNotes',
      'PurchaseInvoices',
      'ThrowTest',
      'Vendors',
      'Webhooks',
      'WhoAmI',
    ]);
  });

  test('need an Idempotency-Key for every POST but validate', () => {
    const without = operations.filter(({ storesNothing }) => storesNothing === true);
    expect(without.map(({ path }) => path)).toEqual([
      '/v1/invoices/{id}/validate',
      '/v1/credit-notes/{id}/validate',
    ]);
  });

  test('say for the replacement of a credit note which statuses it may have', () => {
    const paths = openApiDocument('').paths as Record<string, Record<string, { responses: object }>>;
    const statuses = Object.keys(paths['/v1/credit-notes/{id}']?.put?.responses ?? {});
    const named = ['200', '400', '401', '403', '404', '422', '429', '500', '502'];
    expect(statuses).toEqual(expect.arrayContaining(named));
  });
});

describe('A field that is not sent', () => {
  const nullable = [
    'nameAr',
    'email',
    'phone',
    'vatTrn',
    'address',
    'city',
    'country',
    'contactPerson',
    'participantId',
    'postalCode',
    'addressLine2',
    'stateProvince',
    'companyRegistrationNumber',
    'code',
  ];

  test.each(['customers', 'vendors'])('of %s is null, and they are active', async (resource) => {
    const { id, ...record } = await create(`/v1/${resource}`, { name: 'Falcon' });
    const absent = Object.fromEntries(nullable.map((name) => [name, null]));
    expect(record).toEqual({ ...absent, name: 'Falcon', isActive: true });
    expect((await ask(`/v1/${resource}/${id}`)).body).toEqual({ id, ...record });
    expect((await ask(`/v1/${resource}/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await ask(`/v1/${resource}/${id}`)).status).toBe(404);
  });

  test('of an item is null, EA, 0 and active; its replacement answers with its id', async () => {
    const { id, ...item } = await create('/v1/items', { code: 'A', name: 'Chair' });
    const defaults = { nameAr: null, description: null, unitOfMeasure: 'EA', unitPrice: 0, isActive: true };
    expect(item).toEqual({ code: 'A', name: 'Chair', ...defaults });
    const body = { code: 'A', name: 'Chair', unitPrice: 845.5 };
    const replaced = await ask(`/v1/items/${id}`, { method: 'PUT', body });
    expect(replaced.body).toEqual({ ...item, id, unitPrice: 845.5 });
  });
});

describe('A list', () => {
  test('has items and nextCursor, and of webhooks what the interface names', async () => {
    const target = { targetUrl: 'https://erp.example.com/hook', eventTypes: ['document.sent'] };
    const { id } = await create('/v1/webhooks', target);
    const { body } = await ask('/v1/webhooks');
    expect(Object.keys(body).sort()).toEqual(['items', 'nextCursor']);
    expect(body.items[0]).toMatchObject({ id, ...target, status: 'Active', createdAt: expect.any(String) });
  });
});

describe('A document', () => {
  test('is never in the state of its validation: validate persists nothing', async () => {
    const { id } = await create('/v1/invoices', invoice);
    const before = (await ask(`/v1/invoices/${id}`)).text;
    expect((await ask(`/v1/invoices/${id}/validate`, { method: 'POST' })).body.valid).toBe(true);
    expect((await ask(`/v1/invoices/${id}`)).text).toBe(before);
    expect((await ask(`/v1/invoices/${id}/history`)).body.items).toHaveLength(1);
  });

  test('of a credit note type that is created as an invoice stays there', async () => {
    const { id, links } = await create('/v1/invoices', { ...invoice, documentType: 'SelfBillingCreditNote' });
    expect(links.self).toBe(`http://localhost/v1/invoices/${id}`);
    expect((await ask(`/v1/credit-notes/${id}`)).status).toBe(404);
  });

  test('is given by the fields of its response, and by two counts and two tracks of the service', async () => {
    const response = await create('/v1/invoices', invoice);
    expect(Object.keys(response).sort()).toEqual([
      'adjustmentCount',
      'createdAt',
      'exchange',
      'id',
      'invoiceNumber',
      'links',
      'participantDelivery',
      'reporting',
      'status',
      'submissionError',
      'warningCount',
    ]);
  });
});

describe('An error', () => {
  test('has a body of every field, with a type under the address of the service', async () => {
    const { service } = opened;
    const baseUrl = 'https://api.example.com';
    const app = createApp({ ...service, settings: { ...service.settings, baseUrl } });
    const answer = await asker(app, '')('/v1/invoices');
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.body).toEqual({
      type: `${baseUrl}/errors/unauthorized`,
      title: expect.any(String),
      status: 401,
      detail: expect.any(String),
      instance: '/v1/invoices',
      traceId: expect.any(String),
      errors: null,
    });
  });
});

describe('Production and sandbox', () => {
  test('serve the same paths, have keys of their own, and refuse those of the other', async () => {
    const production = await openTestService({ settings: { environment: 'production' } });
    const apiKey = await production.key(await production.company());
    expect(apiKey.startsWith(keyPrefixes.production)).toBe(true);
    expect((await asker(production.app, apiKey)('/v1/whoami')).body.environment).toBe('production');
    expect((await asker(opened.app, apiKey)('/v1/whoami')).status).toBe(401);
    await production.close();
  });
});

interface Addable {
  readonly 'x-addition'?: true;
}

describe('The description', () => {
  const { paths, components } = openApiDocument('') as {
    readonly paths: Record<
      string,
      Record<string, Addable & { readonly parameters?: readonly (Addable & { name: string })[] }>
    >;
    readonly components: {
      readonly schemas: Record<string, { readonly properties?: Record<string, object> }>;
    };
  };
  const addedTo = (name: string) =>
    Object.entries(components.schemas[name]?.properties ?? {})
      .filter(([, member]) => 'x-addition' in member)
      .map(([member]) => member);

  test('has no status of a document that the interface does not have', () => {
    const statuses = ['Draft', 'Pending', 'Sent', 'DeliveryFailed', 'Received', null];
    const enums = JSON.stringify(components.schemas).match(/"enum":\[[^\]]*"DeliveryFailed"[^\]]*\]/g) ?? [];
    expect(enums.length).toBeGreaterThan(3);
    for (const found of enums)
      expect(statuses).toEqual(expect.arrayContaining(JSON.parse(found.slice('"enum":'.length))));
  });

  test('marks what the service adds to the interface, and nothing of the interface', () => {
    expect(paths['/v1/credit-notes/{id}']?.put).not.toHaveProperty('x-addition');
    const { parameters = [] } = paths['/v1/invoices/{id}/submit']?.post ?? {};
    const added = parameters.filter((each) => each['x-addition']).map(({ name }) => name);
    expect(parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['id', 'Idempotency-Key']));
    expect(added).toEqual(expect.arrayContaining(['If-Match', 'Prefer']));
    expect(added).not.toEqual(expect.arrayContaining(['id']));
    expect(added).not.toEqual(expect.arrayContaining(['Idempotency-Key']));
    expect(paths['/v1/invoices/{id}/evidence']?.get).toHaveProperty('x-addition', true);
    expect(addedTo('DocumentResponse')).toEqual(['warningCount', 'adjustmentCount', 'exchange', 'reporting']);
    expect(addedTo('FailedDocument')).toEqual([]);
    expect(addedTo('Issue')).toEqual(['severity', 'path']);
    expect(addedTo('Item')).toEqual([]);
    expect(addedTo('Party')).toContain('identifiers');
    expect(addedTo('Party')).not.toContain('trn');
  });
});

test('Members of customers, items and vendors come in the order of the interface', async () => {
  const partner =
    'id name nameAr email phone vatTrn address city country contactPerson participantId postalCode addressLine2 stateProvince companyRegistrationNumber code isActive';
  for (const [path, body, order] of [
    ['/v1/customers', { name: 'A' }, partner],
    ['/v1/vendors', { name: 'A' }, partner],
    [
      '/v1/items',
      { code: 'ORDER-1', name: 'A' },
      'id code name nameAr description unitOfMeasure unitPrice isActive',
    ],
  ] as const) {
    const { id } = await create(path, body);
    const [listed] = (await ask(path)).body.items;
    for (const record of [listed, (await ask(`${path}/${id}`)).body])
      expect(Object.keys(record)).toEqual(order.split(' '));
  }
});
