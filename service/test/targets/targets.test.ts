import { createServer } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { networkReader } from '../../src/targets/get.ts';
import { isPublicAddress, targetProblem } from '../../src/targets/public-address.ts';
import { networkSender, secondsIn } from '../../src/targets/send.ts';
import type { ServiceText } from '../../src/texts/service-text.ts';
import { reasonIn } from '../../src/track/reason.ts';

const received: { readonly path: string; readonly body: string }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    received.push({ path: request.url ?? '', body });
    if (request.url === '/redirect') response.writeHead(302, { location: '/elsewhere' });
    response.end();
  });
});
let port: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const message = (targetUrl: string) => ({ targetUrl, headers: {}, body: '{"a":1}' });

describe('A target of webhooks', () => {
  test.each([
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://127.0.0.1./',
    'https://%31%32%37.0.0.1/',
    'https://１２７。0。0。1/',
    'https://[::127.0.0.1]/',
    'https://[::a00:1]/',
    'https://[::ffff:0:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b:1::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:1::1]/',
    'https://[fec0::1]/',
    'https://[4000::1]/',
    'https://LOCALHOST./',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest',
    'https://192.168.0.1/',
    'https://100.64.0.1/',
    'https://localhost/',
    'https://db.internal/',
    'https://user:secret@example.com/',
    'ftp://example.com/',
    'example.com',
  ])('is not %s', (targetUrl) => {
    expect(targetProblem(targetUrl, 'public')).toBeDefined();
  });

  test.each(['https://example.com/hook', 'https://93.184.216.34/', 'https://example.com:8443/'])(
    'may be %s',
    (targetUrl) => {
      expect(targetProblem(targetUrl, 'public')).toBeUndefined();
    },
  );

  test('may be any address over HTTP or HTTPS where a sandbox allows it', () => {
    expect(['http://127.0.0.1/', 'https://127.0.0.1/'].map((url) => targetProblem(url, 'any'))).toEqual([
      undefined,
      undefined,
    ]);
    expect(targetProblem('ftp://127.0.0.1/', 'any')).toEqual({ text: 'targetNotHttp' });
  });

  test('may be a private address where a sandbox allows it', async () => {
    expect(await networkSender('any')(message(`http://127.0.0.1:${port}/hook`))).toMatchObject({
      status: 200,
    });
    expect(received.at(-1)).toEqual({ path: '/hook', body: '{"a":1}' });
  });

  test('is refused on connecting if its name resolves to an address that is not public', async () => {
    const toLoopback: LookupFunction = (_, options, callback) => {
      const loopback = { address: '127.0.0.1', family: 4 };
      if (options.all) callback(null, [loopback]);
      else callback(null, loopback.address, loopback.family);
    };
    const sending = networkSender('public', toLoopback)(message(`https://rebound.example:${port}/`));
    expect(await sending).toEqual({
      text: 'targetRefused',
      values: { problem: { text: 'resolvesToPrivate' } },
    });
  });

  test('that is no longer allowed gets nothing, and a sentence says why', async () => {
    const reason = await networkSender('public')(message('http://127.0.0.1/'));
    expect(reasonIn(reason as ServiceText, 'en')).toBe('The target is not https.');
  });

  test('cannot redirect to another target', async () => {
    expect(await networkSender('any')(message(`http://127.0.0.1:${port}/redirect`))).toMatchObject({
      status: 302,
    });
    expect(received.map(({ path }) => path)).not.toContain('/elsewhere');
  });
});

test('Public addresses are those of the public internet', () => {
  expect(['8.8.8.8', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true]);
  const others = ['0.0.0.0', '224.0.0.1', 'fe80::1', 'fc00::1', '::', '::ffff:127.0.0.1', 'not an address'];
  expect(others.filter(isPublicAddress)).toEqual([]);
});

test('A text is read of a public address alone, and of any where a sandbox allows it', async () => {
  const address = `http://127.0.0.1:${port}/metadata`;
  expect(await networkReader('any')(address)).toEqual({ status: 200, text: '' });
  expect(await networkReader('any')(address.replace('127.0.0.1', 'localhost'))).toMatchObject({
    status: 200,
  });
  await expect(networkReader('public')(address)).rejects.toThrow(/https/i);
  await expect(networkReader('public')(`https://localhost.test.invalid:${port}/`)).rejects.toThrow();
});

test.each([
  ['120', 120],
  [' 5 ', 5],
  ['Sat, 28 Nov 2026 20:00:10 GMT', 10],
  ['Sat, 28 Nov 2026 19:00:00 GMT', 0],
  ['soon', undefined],
  [undefined, undefined],
])('A Retry-After of %j means %s seconds', (header, seconds) => {
  expect(secondsIn(header, new Date('2026-11-28T20:00:00Z'))).toBe(seconds);
});
