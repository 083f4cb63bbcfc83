import { afterAll, describe, expect, test } from 'vitest';
import { keyPrefixes } from '../../src/keys/keys.ts';
import { asker } from '../support/asking.ts';
import { openTestService } from '../support/service.ts';

const opened = await openTestService();
const companyId = await opened.company();
afterAll(() => opened.close());

describe('A request', () => {
  test('carries its trace id into every answer', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const ask = asker(opened.app, await opened.key(companyId));
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    expect((await ask('/v1/invoices/none', { headers })).body.traceId).toBe(traceId);
    expect((await ask('/v1/whoami', { headers })).headers.get('x-trace-id')).toBe(traceId);
  });
});

test('A key counts in X-Api-Key alone', async () => {
  const headers = { authorization: `Bearer ${await opened.key(companyId)}` };
  expect((await asker(opened.app, '')('/v1/whoami', { headers })).status).toBe(401);
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

test('A key of production is refused by the sandbox', async () => {
  const production = await openTestService({ settings: { environment: 'production' } });
  const apiKey = await production.key(await production.company());
  expect(apiKey.startsWith(keyPrefixes.production)).toBe(true);
  expect((await asker(production.app, apiKey)('/v1/whoami')).body.environment).toBe('production');
  expect((await asker(opened.app, apiKey)('/v1/whoami')).status).toBe(401);
  await production.close();
});
