import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acrossCompanies } from '../../src/database/database.ts';
import { hashOfKey, revokeKey } from '../../src/keys/keys.ts';
import { asker } from '../support/asking.ts';
import { invoice } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
let companyId: string;

beforeAll(async () => {
  opened = await openTestService();
  companyId = await opened.company();
});
afterAll(() => opened.close());

describe('A request', () => {
  test('without a key, or with an unknown one, is answered with 401', async () => {
    for (const apiKey of ['', 'pint_test_unknown']) {
      const { status, body } = await asker(opened.app, apiKey)('/v1/whoami');
      expect(status).toBe(401);
      expect(body).toMatchObject({ type: 'http://localhost/errors/unauthorized', instance: '/v1/whoami' });
    }
  });

  test('with a key that has been revoked is answered with 401 at once', async () => {
    const apiKey = await opened.key(companyId);
    const ask = asker(opened.app, apiKey);
    expect((await ask('/v1/whoami')).status).toBe(200);
    const { database, clock } = opened.service;
    await acrossCompanies(database, async (scoped) => {
      const { id } = await scoped
        .selectFrom('api_keys')
        .where('hash', '=', hashOfKey(apiKey))
        .select('id')
        .executeTakeFirstOrThrow();
      expect(await revokeKey(scoped, id, clock)).toBe(companyId);
      expect(await revokeKey(scoped, id, clock)).toBeUndefined();
    });
    expect((await ask('/v1/whoami')).status).toBe(401);
  });

  test('with a key that lacks the scope is answered with 403; write includes read', async () => {
    const ask = asker(opened.app, await opened.key(companyId, ['invoices:write', 'items:read']));
    expect((await ask('/v1/invoices')).status).toBe(200);
    expect((await ask('/v1/items')).status).toBe(200);
    expect((await ask('/v1/items', { method: 'POST', body: { code: 'a', name: 'b' } })).status).toBe(403);
    const refused = await ask('/v1/credit-notes');
    expect(refused.status).toBe(403);
    expect(refused.body.type).toBe('http://localhost/errors/forbidden');
  });

  test('carries its trace id into every answer', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const ask = asker(opened.app, await opened.key(companyId));
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    expect((await ask('/v1/invoices/none', { headers })).body.traceId).toBe(traceId);
    expect((await ask('/v1/whoami', { headers })).headers.get('x-trace-id')).toBe(traceId);
  });

  test('for an unknown path is answered with 404, for a wrong method with 405', async () => {
    const ask = asker(opened.app, await opened.key(companyId));
    expect((await ask('/v1/nothing')).status).toBe(404);
    expect((await ask('/nothing')).body.type).toBe('http://localhost/errors/not-found');
    const refused = await ask('/v1/invoices', { method: 'PATCH' });
    expect(refused.status).toBe(405);
    expect(refused.headers.get('allow')).toContain('POST');
  });

  test('is answered in the media type that its client prefers', async () => {
    const ask = asker(opened.app, await opened.key(companyId));
    for (const accept of ['application/json', 'text/json', 'text/plain']) {
      const answer = await ask('/v1/invoices', { headers: { accept } });
      expect(answer.headers.get('content-type')).toContain(accept);
      expect(answer.body.items).toEqual([]);
    }
  });

  test('must have a body with a JSON media type', async () => {
    const ask = asker(opened.app, await opened.key(companyId));
    for (const type of ['text/json', 'application/vnd.erp+json; charset=utf-8']) {
      const headers = { 'content-type': type };
      expect((await ask('/v1/invoices', { method: 'POST', body: invoice, headers })).status).toBe(201);
    }
    const headers = { 'content-type': 'text/plain' };
    expect((await ask('/v1/invoices', { method: 'POST', body: invoice, headers })).status).toBe(415);
  });

  test('with a body that is not JSON, or cannot be stored, is answered with 400', async () => {
    const ask = asker(opened.app, await opened.key(companyId));
    const broken = await ask('/v1/invoices', { method: 'POST', body: '{"a":' });
    expect(broken.status).toBe(400);
    for (const name of ['a\0b', '\ud800']) {
      const answer = await ask('/v1/customers', { method: 'POST', body: { name } });
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].field).toBe('name');
    }
  });
});

describe('ThrowTest', () => {
  test.each([400, 401, 402, 403, 404, 409, 422, 429, 500, 502])(
    'answers with the problem of %i',
    async (status) => {
      const ask = asker(opened.app, await opened.key(companyId));
      const answer = await ask(`/v1/throw-test?status=${status}`);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(answer.body).toMatchObject({ status, instance: '/v1/throw-test', traceId: expect.any(String) });
      expect(answer.headers.get('x-ratelimit-remaining')).toBe(status === 429 ? '0' : null);
    },
  );
});

describe('A company that exceeds its rate limit', () => {
  test('gets 429 for all its keys, and other companies do not', async () => {
    const limited = await openTestService({ settings: { rateLimit: { requests: 3, seconds: 10 } } });
    const first = await limited.company();
    const keys = [await limited.key(first), await limited.key(first)];
    const statuses: number[] = [];
    for (const apiKey of [...keys, ...keys]) {
      const answer = await asker(limited.app, apiKey)('/v1/whoami');
      statuses.push(answer.status);
      if (answer.status !== 429) continue;
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.get('x-ratelimit-remaining')).toBe('0');
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const other = asker(limited.app, await limited.key(await limited.company()));
    expect((await other('/v1/whoami')).status).toBe(200);
    await limited.close();
  });
});
