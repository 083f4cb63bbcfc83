import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../src/server/start.ts';
import { connected, gate, marked, metric, post, posted, started, startedJudging, until } from './running.ts';

/** Resolves once a server accepts no more connections. */
const refusing = (server: RunningServer) =>
  until(() =>
    connected(server).then(
      ({ socket }) => {
        socket.destroy();
        return false;
      },
      ({ code }) => code === 'ECONNREFUSED',
    ),
  );

const health = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('started and waiting work is answered, its connection closed, and nothing new is accepted', async () => {
  const server = await started();
  const held = gate();
  const [begun, waiting] = [await connected(server), await connected(server)];
  begun.socket.write(posted(held.body));
  await held.hasBegun();
  waiting.socket.write(posted('"x"'));
  await until(async () => (await metric(server, 'pint_ae_documents_waiting')) === 1);
  const closed = server.close();
  await refusing(server);
  held.open();
  expect(await begun.ended).toMatch(/^HTTP\/1\.1 200 /);
  expect(await waiting.ended).toMatch(/^HTTP\/1\.1 200 /);
  await closed;
});

test('a connection that is kept alive and idle is closed, without an error', async () => {
  const server = await started();
  const idle = await connected(server);
  idle.socket.write(health);
  await until(() => idle.received().includes('"ok"'));
  await server.close();
  expect(await idle.ended).toMatch(/^HTTP\/1\.1 200 /);
});

test('a request on a kept connection is answered after nothing new is accepted, as its last', async () => {
  const server = await started();
  const idle = await connected(server);
  idle.socket.write(health);
  await until(() => idle.received().includes('"ok"'));
  const closed = server.close();
  await refusing(server);
  idle.socket.write(health);
  const [, , last = ''] = (await idle.ended).split('HTTP/1.1 ');
  expect(last).toMatch(/^503 .*connection: close.*"draining"/is);
  await closed;
});

test('a load balancer sees that the server drains while it still accepts requests, if it is to wait for that', async () => {
  const server = await startedJudging({ drainDelay: 3000 });
  const closed = server.close();
  const response = await fetch(`${server.url}/healthz`);
  expect([response.status, response.headers.get('connection')]).toEqual([503, 'close']);
  expect(await response.json()).toMatchObject({ status: 'draining' });
  expect((await post(server, '{')).status).toBe(400);
  await closed;
  await expect(connected(server)).rejects.toThrow('ECONNREFUSED');
});

test('work that exceeds the grace period is cut off', async () => {
  const server = await startServer({ port: 0, threads: 1, logFormat: 'none', worker: marked, grace: 50 });
  const held = gate();
  const refused = post(server, held.body).catch((error: unknown) => error);
  await held.hasBegun();
  await server.close();
  expect(await refused).toBeInstanceOf(TypeError);
});

test('a large answer that is being sent to a slow reader is sent to its end', async () => {
  const server = await started();
  const reader = await connected(server);
  reader.socket.pause();
  reader.socket.write('GET /v1/rules HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(200));
  await until(async () => (await metric(server, 'pint_ae_http_requests_in_flight')) > 1);
  const closed = server.close();
  reader.socket.resume();
  const answers = (await reader.ended).split('HTTP/1.1 200 ').slice(1);
  expect(answers.length).toBeGreaterThanOrEqual(1);
  for (const answer of answers) {
    const [, length = '0'] = /content-length: (\d+)/i.exec(answer) ?? [];
    expect(Buffer.byteLength(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toBe(Number(length));
  }
  await closed;
});

test('two calls of close wait for the same end', async () => {
  const server = await started();
  const closing = server.close();
  expect(server.close()).toBe(closing);
  await closing;
});

test('requests that have arrived are answered, whether or not their connections were accepted yet', async () => {
  const server = await startedJudging({ grace: 60_000 });
  const clients = await Promise.all(Array.from({ length: 20 }, () => connected(server)));
  const [silent] = clients.splice(0, 1);
  for (const { socket } of clients) socket.write(posted('{'));
  const closed = server.close();
  // A connection on which no request has come yet is left open for a while.
  for (let turns = 0; turns < 10; turns += 1) await setImmediate();
  silent?.socket.write(posted('{'));
  for (const client of clients) expect(await client.ended).toMatch(/^HTTP\/1\.1 400 /);
  expect(await silent?.ended).toMatch(/^HTTP\/1\.1 400 /);
  await closed;
});
