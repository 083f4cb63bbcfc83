import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientAddress } from '../../src/keys/bad-keys.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
beforeAll(async () => {
  opened = await openTestService({
    settings: { badKeys: { requests: 3, seconds: 60 }, trustedProxies: ['10.0.0.0/8'] },
  });
});
afterAll(() => opened.close());

async function statusFrom(address: string, apiKey: string, headers: Record<string, string> = {}) {
  const response = await opened.app.request(
    '/v1/whoami',
    { headers: { 'x-api-key': apiKey, ...headers } },
    { address },
  );
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}

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

test('All addresses of a network of IPv6 count as one', async () => {
  for (let count = 0; count < 3; count += 1)
    expect((await statusFrom(`2001:db8::${count + 1}`, 'pint_test_x')).status).toBe(401);
  expect((await statusFrom('2001:db8::ffff', 'pint_test_x')).status).toBe(429);
  expect((await statusFrom('2001:db8:0:1::1', 'pint_test_x')).status).toBe(401);
});

test('Behind a trusted proxy the client counts, not the proxy', async () => {
  for (let count = 0; count < 4; count += 1)
    await statusFrom('10.0.0.1', 'pint_test_x', { 'x-forwarded-for': '198.51.100.1' });
  const from = (client: string) => statusFrom('10.0.0.1', 'pint_test_x', { 'x-forwarded-for': client });
  expect((await from('198.51.100.1')).status).toBe(429);
  expect((await from('198.51.100.2')).status).toBe(401);
});

describe('The address of a client', () => {
  test.each([
    ['that of the connection', '192.0.2.1', '203.0.113.9', [], '192.0.2.1'],
    [
      'not what somebody says who is no trusted proxy',
      '192.0.2.1',
      '203.0.113.9',
      ['10.0.0.0/8'],
      '192.0.2.1',
    ],
    [
      'the last before the trusted proxies',
      '10.1.1.1',
      '6.6.6.6, 203.0.113.9, 10.2.2.2',
      ['10.0.0.0/8'],
      '203.0.113.9',
    ],
    ['that of a proxy given by its address', '::ffff:127.0.0.1', '203.0.113.9', ['127.0.0.1'], '203.0.113.9'],
    ['that of the proxy if it says nothing that is one', '10.1.1.1', 'unknown', ['10.0.0.0/8'], '10.1.1.1'],
    ['unknown without a connection', undefined, '203.0.113.9', ['10.0.0.0/8'], undefined],
  ])('is %s', (_, connected, forwarded, trusted, address) => {
    expect(clientAddress(connected, forwarded, trusted)).toBe(address);
  });
});
