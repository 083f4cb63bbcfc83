import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import type { Scope } from '../../src/keys/scopes.ts';
import { asker } from '../support/asking.ts';
import { creditNote, invalidInvoice, invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

const create = async (path: string, body: object) => (await ask(path, { method: 'POST', body })).body;
const resources: readonly (readonly [string, object])[] = [
  ['/v1/invoices', invoice],
  ['/v1/credit-notes', creditNote],
  ['/v1/customers', { name: 'A customer', code: 'C-1' }],
  ['/v1/items', { code: 'A-1', name: 'An item' }],
  ['/v1/vendors', { name: 'A vendor' }],
];
const webhook = { targetUrl: 'https://erp.example.com/hook', eventTypes: ['document.sent'] };

const opened = await openTestService();
const companyId = await opened.company({ participantId: sellerId });
const ask = asker(opened.app, await opened.key(companyId));
afterAll(() => opened.close());

describe('What GET gives', () => {
  test.each([...resources, ['/v1/webhooks', webhook] as const])(
    'of %s is what PUT takes',
    async (path, body) => {
      const { id } = await create(path, body);
      const { body: read } = await ask(`${path}/${id}`);
      const replaced = await ask(`${path}/${id}`, { method: 'PUT', body: read });
      expect(replaced.status).toBe(200);
      const { updatedAt: _, ...same } = read;
      expect((await ask(`${path}/${id}`)).body).toMatchObject(same);
    },
  );
});

describe('The list of failed documents', () => {
  test('shows what the key may read: credit notes only to one with their scope', async () => {
    for (const path of ['/v1/invoices', '/v1/credit-notes']) {
      const { id } = await create(path, { ...invalidInvoice, documentType: 'Invoice' });
      await ask(`${path}/${id}/submit`, { method: 'POST' });
    }
    await opened.drain();
    const typesSeenBy = async (...granted: Scope[]) => {
      const own = asker(opened.app, await opened.key(companyId, granted));
      const { body } = await own('/v1/invoices/failed');
      return body.items.map(({ documentType }: { documentType: string }) => documentType).sort();
    };
    expect(await typesSeenBy('invoices:read')).toEqual(['Invoice']);
    expect(await typesSeenBy('invoices:read', 'credit-notes:read')).toEqual(['CreditNote', 'Invoice']);
  });
});

describe('Links, Location and problem types', () => {
  const beginningsOf = async (baseUrl: string, at: string) => {
    const { service } = opened;
    const app = createApp({ ...service, settings: { ...service.settings, baseUrl, port: 8080 } });
    const asked = asker(app, await opened.key(companyId));
    const made = await asked(`${at}/v1/invoices`, { method: 'POST', body: invoice });
    const refused = await asked(`${at}/v1/invoices/none`);
    const ofLibrary = await asked(`${at}/v1/rules/none`);
    const { location = '' } = Object.fromEntries(made.headers);
    const all: string[] = [location, made.body.links.self, refused.body.type, ofLibrary.body.type];
    return [...new Set(all.map((text) => text.replace(/\/(?:v1|errors)\/.*/, '')))];
  };

  test.each([
    [
      'the address of BASE_URL',
      'https://api.example.com/x',
      'http://evil.example',
      'https://api.example.com/x',
    ],
    ['the host of the request, if that is allowed', '', 'http://localhost:9000', 'http://localhost:9000'],
    ['the path of BASE_URL at that host', '/x', 'http://127.0.0.1:9000', 'http://127.0.0.1:9000/x'],
    ['the address of the service for any other host', '', 'http://evil.example', 'http://127.0.0.1:8080'],
  ])('begin with %s', async (_, baseUrl, at, expected) => {
    expect(await beginningsOf(baseUrl, at)).toEqual([expected]);
  });
});
