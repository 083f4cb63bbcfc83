import { createReadStream, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/start.ts';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import {
  connected,
  conversation,
  gate,
  head,
  marked,
  metric,
  post,
  posted,
  started,
  startedJudging,
  until,
} from './running.ts';

const document = JSON.stringify(example('standard-invoice'));

/** Expects that the server still answers. */
async function expectItGoesOn(server: RunningServer): Promise<void> {
  const answer = await post(server, document);
  expect([answer.status, (await answer.json()).valid]).toEqual([200, true]);
}

test('a body that announces too much is refused, and its sender reads the answer while it still sends', async () => {
  const server = await started({ limits: { maxBodyBytes: 100_000 } });
  const big = join(temporaryFolder(), 'big.json');
  writeFileSync(big, Buffer.alloc(3_000_000, ' '));
  const [status, connection, body] = await new Promise<[unknown, unknown, string]>((resolve, reject) => {
    const sent = httpRequest(
      `${server.url}/v1/validate`,
      { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': 3_000_000 } },
      (response) => {
        let text = '';
        response
          .on('data', (chunk) => {
            text += chunk;
          })
          .on('end', () => resolve([response.statusCode, response.headers.connection, text]));
      },
    ).on('error', reject);
    createReadStream(big).pipe(sent);
  });
  expect([status, connection]).toEqual([413, 'close']);
  expect(JSON.parse(body)).toMatchObject({ type: '/errors/content-too-large' });
  await until(
    async () => (await metric(server, 'pint_ae_requests_rejected_total{reason="too-large"}')) === 1,
  );
  await expectItGoesOn(server);
});

test('a body in chunks is refused as soon as it is too large', async () => {
  const server = await started({ limits: { maxBodyBytes: 100_000 } });
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const answer = await conversation(server, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}`);
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close[\s\S]*content-too-large/i);
  await expectItGoesOn(server);
});

test('a compressed body is as large as it becomes', async () => {
  const server = await startedJudging({ limits: { maxBodyBytes: 100_000 } });
  const bomb = await post(server, gzipSync(Buffer.alloc(50_000_000, ' ')), { 'content-encoding': 'gzip' });
  expect(bomb.status).toBe(413);
  const small = await post(server, gzipSync(document), { 'content-encoding': 'gzip' });
  expect((await small.json()).valid).toBe(true);
});

test('bodies that are too large together are refused with Retry-After, and accepted again afterwards', async () => {
  const server = await started({ limits: { maxBodyBytes: 100_000, maxHeldBytes: 150_000 } });
  const held = gate();
  const first = post(server, held.body + ' '.repeat(90_000));
  await held.hasBegun();
  const second = await post(server, `"x"${' '.repeat(90_000)}`);
  expect([second.status, second.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await second.json()).toMatchObject({ type: '/errors/unavailable', instance: '/v1/validate' });
  held.open();
  expect((await first).status).toBe(200);
  expect((await post(server, `"x"${' '.repeat(90_000)}`)).status).toBe(200);
  expect(await metric(server, 'pint_ae_documents_total{outcome="valid"}')).toBe(2);
});

test('a body that is cut off is answered with 400 and its connection closed', async () => {
  const server = await started();
  const { socket, ended } = await connected(server);
  socket.end(`${head}Content-Length: 100\r\n\r\n{"a":`);
  expect(await ended).toMatch(/^HTTP\/1\.1 400 [\s\S]*connection: close[\s\S]*bad-request/i);
  await expectItGoesOn(server);
});

test('a body that does not arrive is answered with 408, with the trace id of its request', async () => {
  const server = await started({ requestTimeout: 1000, checkInterval: 50 });
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const slow = `${head}traceparent: 00-${trace}-00f067aa0ba902b7-01\r\nContent-Length: 100\r\n\r\n{`;
  const answer = await conversation(server, slow);
  expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*request-timeout/);
  expect(answer).toContain(`"traceId":"${trace}"`);
  expect(await metric(server, 'pint_ae_http_requests_total{route="none",method="POST",status="408"}')).toBe(
    1,
  );
  await expectItGoesOn(server);
});

test('a head that does not arrive is answered with 408', async () => {
  const server = await started({ requestTimeout: 1000, checkInterval: 50 });
  expect(await conversation(server, 'POST /v1/validate HTTP/1.1\r\nHost:')).toContain('HTTP/1.1 408');
  expect(await metric(server, 'pint_ae_requests_rejected_total{reason="slow"}')).toBe(1);
});

test.each([
  ['no HTTP at all', 'NONSENSE\r\n\r\n'],
  ['a length that is none', `${head}Content-Length: x\r\n\r\n`],
  [
    'a length and chunks, as request smugglers send',
    `${head}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['a chunk that is none', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
  ['a header without end', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
])('%s is answered with 400 and the connection closed', async (_, sent) => {
  const server = await started();
  expect(await conversation(server, sent)).toMatch(/^HTTP\/1\.1 400 [\s\S]*bad-request/);
  await expectItGoesOn(server);
});

test('clients that leave in the middle of a body leave nothing behind', async () => {
  const server = await started();
  for (let count = 0; count < 5; count += 1) {
    const { socket } = await connected(server);
    socket.write(`${head}Content-Length: 100\r\n\r\n{"a":`, () => socket.resetAndDestroy());
  }
  await until(async () => (await metric(server, 'pint_ae_http_requests_in_flight')) === 1);
  await expectItGoesOn(server);
});

test('connections beyond the limit are closed at once, and accepted again later', async () => {
  const server = await started({ limits: { maxConnections: 1 } });
  const first = await connected(server);
  first.socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await until(() => first.received().includes('"ok"'));
  const second = await connected(server);
  expect(await second.ended.catch(() => '')).toBe('');
  first.socket.end();
  await first.ended;
  await expectItGoesOn(server);
});

test('connections on which nobody asks anything make room for others', async () => {
  const server = await started({ limits: { maxConnections: 2 } });
  const [first, second] = [await connected(server), await connected(server)];
  await expectItGoesOn(server);
  expect(await first.ended.catch(() => '')).toBe('');
  second.socket.destroy();
});

test('requests that wait on a connection for an earlier answer leave nothing behind when it is closed', async () => {
  const server = await started({ limits: { maxBodyBytes: 100_000, maxHeldBytes: 350_000 } });
  const held = gate();
  const { socket } = await connected(server);
  const compressed = gzipSync('"x"');
  const packed = `${head}Content-Encoding: gzip\r\nContent-Length: ${compressed.length}\r\n\r\n`;
  socket.write(posted(held.body));
  for (let count = 0; count < 3; count += 1) socket.write(Buffer.concat([Buffer.from(packed), compressed]));
  await held.hasBegun();
  await until(async () => (await metric(server, 'pint_ae_http_requests_in_flight')) === 5);
  socket.destroy();
  held.open();
  await until(async () => (await metric(server, 'pint_ae_http_requests_in_flight')) === 1);
  const answers = Array.from({ length: 3 }, () => post(server, compressed, { 'content-encoding': 'gzip' }));
  for (const each of answers) expect((await each).status).toBe(200);
});

test('a client that asks whether to send a body that is too large is told not to', async () => {
  const server = await started({ limits: { maxBodyBytes: 1_000 }, worker: marked });
  const ask = (length: number) => `${head}Expect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;
  const refused = await conversation(server, ask(1_001));
  expect(refused).toMatch(/^HTTP\/1\.1 413 /);
  expect(refused).not.toContain('100 Continue');
  const { socket, received } = await connected(server);
  socket.write(ask(3));
  await until(() => received().includes('\r\n\r\n'));
  expect(received()).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  socket.write('"x"');
  await until(() => received().includes('"valid":true'));
  expect(received()).toContain('HTTP/1.1 200 OK');
});
