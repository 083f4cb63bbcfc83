import { createServer } from 'node:http';
import type { LookupFunction } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { networkReader } from '../../src/targets/get.ts';
import { networkSender } from '../../src/targets/send.ts';
import type { ServiceText } from '../../src/texts/service-text.ts';
import { reasonIn } from '../../src/track/reason.ts';
import { listening } from '../support/listening.ts';

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

const message = (targetUrl: string) => ({ targetUrl, headers: {}, body: '{"a":1}' });

const url = await listening(server);
const { port } = new URL(url);
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('A target of webhooks', () => {
  test('may be a private address where a sandbox allows it', async () => {
    expect(await networkSender('any')(message(`${url}/hook`))).toMatchObject({
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
    expect(await networkSender('any')(message(`${url}/redirect`))).toMatchObject({
      status: 302,
    });
    expect(received.map(({ path }) => path)).not.toContain('/elsewhere');
  });
});

test('A text is read of a public address alone, and of any where a sandbox allows it', async () => {
  const address = `${url}/metadata`;
  expect(await networkReader('any')(address)).toEqual({ status: 200, text: '' });
  expect(await networkReader('any')(address.replace('127.0.0.1', 'localhost'))).toMatchObject({
    status: 200,
  });
  await expect(networkReader('public')(address)).rejects.toThrow(/https/i);
  await expect(networkReader('public')(`https://localhost.test.invalid:${port}/`)).rejects.toThrow();
});
