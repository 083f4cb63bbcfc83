import { afterAll, expect, test } from 'vitest';
import { openTestService } from '../support/service.ts';

async function statusFrom(address: string, apiKey: string) {
  const response = await opened.app.request('/v1/whoami', { headers: { 'x-api-key': apiKey } }, { address });
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}

const opened = await openTestService({ settings: { badKeys: { requests: 3, seconds: 60 } } });
afterAll(() => opened.close());

test('An address with too many unknown keys is refused, other addresses and keys that were valid before are not', async () => {
  const apiKey = await opened.key(await opened.company());
  expect((await statusFrom('192.0.2.1', apiKey)).status).toBe(200);
  for (let count = 0; count < 3; count += 1)
    expect((await statusFrom('192.0.2.1', `pint_test_${count}`)).status).toBe(401);
  const refused = await statusFrom('192.0.2.1', 'pint_test_4');
  expect(refused.status).toBe(429);
  expect(Number(refused.retryAfter)).toBeGreaterThan(50);
  expect((await statusFrom('192.0.2.2', 'pint_test_4')).status).toBe(401);
  expect((await statusFrom('192.0.2.1', apiKey)).status).toBe(200);
  const neverSeen = await opened.key(await opened.company());
  expect((await statusFrom('192.0.2.1', neverSeen)).status).toBe(429);
});
