import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scope } from '../../src/keys/scopes.ts';
import { type Ask, asker } from '../support/asking.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
let companyId: string;
let ask: Ask;
beforeAll(async () => {
  opened = await openTestService();
  companyId = await opened.company();
  ask = asker(opened.app, await opened.key(companyId));
});
afterAll(() => opened.close());

const targetUrl = 'https://erp.example.com/hook';
const by = async (...scopes: Scope[]) => asker(opened.app, await opened.key(companyId, scopes));

describe('A key that may write webhooks', () => {
  test.each([
    ['document.sent', ['invoices:read'], 'credit-notes:read'],
    ['document.received', [], 'purchase-invoices:read'],
    ['document.refused', ['purchase-invoices:read'], 'purchase-credit-notes:read'],
    ['report.rejected', ['invoices:read', 'credit-notes:write'], 'purchase-invoices:read'],
  ] as const)(
    'makes none for %s with %j, which tells what it may not read',
    async (type, scopes, missing) => {
      const key = await by('webhooks:write', ...scopes);
      const body = { targetUrl, eventTypes: [type] };
      const refused = await key('/v1/webhooks', { method: 'POST', body });
      expect([refused.status, refused.body.detail]).toEqual([403, expect.stringContaining(missing)]);
      const { id } = (await ask('/v1/webhooks', { method: 'POST', body })).body;
      expect((await key(`/v1/webhooks/${id}`, { method: 'PUT', body })).status).toBe(403);
      const since = { since: '2026-01-01T00:00:00Z' };
      expect((await key(`/v1/webhooks/${id}/replay`, { method: 'POST', body: since })).status).toBe(403);
    },
  );

  test('makes those of what it may read, and tests of webhooks', async () => {
    const key = await by('webhooks:write', 'invoices:write', 'credit-notes:read');
    for (const eventTypes of [['document.sent', 'document.failed'], ['webhook.test']])
      expect((await key('/v1/webhooks', { method: 'POST', body: { targetUrl, eventTypes } })).status).toBe(
        201,
      );
  });
});
