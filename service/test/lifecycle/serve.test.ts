import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer } from '../../src/http/http-server.ts';
import { type Running, serve } from '../../src/lifecycle/serve.ts';
import { readSettings, type Settings } from '../../src/settings.ts';
import { newCaller } from '../support/company.ts';
import { preparedFolder } from '../support/prepared-folder.ts';
import { startProcess } from '../support/process.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function newFolder(): Promise<string> {
  const folder = await preparedFolder();
  folders.push(folder);
  return folder;
}

/** The settings of a service on a data folder of its own, which says nothing. */
async function silent(given: Readonly<Record<string, string>> = {}): Promise<Settings> {
  return readSettings({ DATA_FOLDER: await newFolder(), PORT: '0', LOG_LEVEL: 'silent', ...given });
}

test('A connection that is kept open outlives that of a load balancer, and a stop does not wait for it', async () => {
  const running = await serve(await silent());
  const answer = await fetch(`${running.address}/healthz`);
  expect(answer.headers.get('keep-alive')).toBe('timeout=75');
  await running.stop();
  await expect(fetch(`${running.address}/healthz`)).rejects.toThrow();
});

test('A client that sends slowly has ten seconds for the head of a request, and a minute for all of it', () => {
  const { server } = createHttpServer(() => new Response(), readSettings({}));
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 60_000 });
});

test('Connections that ask nothing do not keep out one that does', async () => {
  const { server, close } = createHttpServer(() => new Response('well'), readSettings({}), 2);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const silentOnes = [connect(port), connect(port)] as const;
  const isGone = once(silentOnes[0], 'close');
  for (const socket of silentOnes) {
    await once(socket, 'connect');
    socket.write('GET /healthz HTTP/1.1\r\nHo');
  }
  expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()).toBe('well');
  await isGone;
  silentOnes[1].destroy();
  await close();
});

test('A stop does not wait for a command line that is connected and asks nothing', async () => {
  const settings = await silent();
  const running = await serve(settings);
  const socket = connect(join(settings.dataFolder ?? '', 'admin.sock'));
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  await running.stop();
  await closed;
});

describe('A service that runs', () => {
  let running: Running;
  let address: string;
  beforeAll(async () => {
    running = await serve(await silent({ BASE_URL: 'https://api.example.com' }));
    address = running.address;
  });
  afterAll(() => running.stop());

  test('answers a request that cannot be read with a problem, like all others', async () => {
    const head = 'GET /v1/whoami HTTP/1.1\r\nConnection: close\r\n';
    for (const text of [
      `${head}Host: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
      `${head}\r\n`,
      `${head}Host: a b{\r\n\r\n`,
      `${head}Host: evil.example/x?y=\r\n\r\n`,
      'SOMETHING /v1/whoami HTTP/1.1\r\n\r\n',
      '\u0016\u0003 hello\r\n\r\n',
    ]) {
      const answer = await sent(address, text);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toMatch(/content-type: application\/problem\+json/i);
      expect(answer).toContain('"type":"https://api.example.com/errors/bad-request"');
    }
    const expecting = `${head}Host: a\r\nExpect: something\r\n\r\n`;
    expect(await sent(address, expecting)).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('takes a path as it is written: what a proxy lets through as /v1/ is not /metrics', async () => {
    const statusOf = async (path: string) => {
      const answer = await sent(address, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 (?:200|.*content-type: application\/problem\+json)/is);
      return Number(answer.slice(9, 12));
    };
    for (const path of [
      '/v1/../metrics',
      '/v1/%2e%2e/metrics',
      '/v1/.%2E/readyz',
      '/./metrics',
      '/v1/x/../../docs',
    ])
      expect([path, await statusOf(path)]).toEqual([path, 400]);
    expect(await statusOf('http://a/v1/../metrics')).toBe(400);
    for (const asking of ['/../?lang=ar HTTP/1.1\r\n', '/../ HTTP/1.1\r\nAccept-Language: ar-AE\r\n'])
      expect(await sent(address, `GET ${asking}Host: a\r\nConnection: close\r\n\r\n`)).toContain(
        'في مسار الطلب',
      );
    expect(await statusOf('/%6detrics')).toBe(404);
    expect(await statusOf('/v1/%77hoami')).toBe(401);
    expect(await statusOf('/healthz?from=/v1/../')).toBe(200);
  });
});

test('A stop lets the request that is under way finish, and takes no other on its connection', async () => {
  const running = await serve(await silent());
  const { apiKey } = await newCaller(running.opened.service);
  const { hostname, port } = new URL(running.address);
  const socket = connect(Number(port), hostname);
  const chunks = socket.setEncoding('utf8')[Symbol.asyncIterator]();
  const body = '{"message":"late"}';
  socket.write(
    `POST /v1/echo-test HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${apiKey}\r\nIdempotency-Key: a\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  expect((await chunks.next()).value).toMatch(/^HTTP\/1\.1 100 /);
  const stopped = running.stop();
  socket.write(body);
  expect((await chunks.next()).value).toMatch(/^HTTP\/1\.1 200 .*\r\nConnection: close\r\n.*"late"/s);
  expect((await chunks.next()).done).toBe(true);
  await stopped;
});

test('A service whose port is taken ends, and leaves its data folder to others', async () => {
  const other = createServer();
  await new Promise<void>((listens) => other.listen(0, '127.0.0.1', listens));
  const { port } = other.address() as AddressInfo;
  const folder = await newFolder();
  const process = startProcess({ DATABASE_URL: '', DATA_FOLDER: folder, PORT: String(port) });
  expect(await process.address).toBeUndefined();
  expect(process.output()).toContain('EADDRINUSE');
  expect(await readdir(folder)).toEqual(['sandbox']);
  other.close();
});

/** The answer of a server to raw bytes. */
function sent(address: string, text: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (bytes) => {
      answer += bytes;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
