import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, describe, expect, test } from 'vitest';
import { app as expressApp } from '../../examples/servers/express.ts';
import { app as fastifyApp } from '../../examples/servers/fastify.ts';
import { app as honoApp } from '../../examples/servers/hono.ts';
import { server as nodeServer } from '../../examples/servers/node-http.ts';
import { exampleText, exempt } from './asking.ts';

const closing: (() => unknown)[] = [];

afterAll(async () => {
  for (const close of closing) await close();
});

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function honoPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = serve({ fetch: honoApp.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(port),
    );
    closing.push(() => server.close());
  });
}

async function fastifyPort(): Promise<number> {
  const address = await fastifyApp.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => fastifyApp.close());
  return Number(new URL(address).port);
}

const servers = [
  ["Node's http", await portOf(nodeServer)],
  ['Express', await portOf(createServer(expressApp))],
  ['Fastify', await fastifyPort()],
  ['Hono', await honoPort()],
] as const;

describe.each(servers)('the example for %s', (name, port) => {
  const address = `http://127.0.0.1:${port}`;
  const post = (path: string, body: string, type = 'application/json') =>
    fetch(`${address}${path}`, { method: 'POST', headers: { 'content-type': type }, body });

  test('validates a document', async () => {
    const answered = await post('/v1/validate', exampleText('standard-invoice'));
    expect(answered.status).toBe(200);
    expect(await answered.json()).toMatchObject({ valid: true, outcome: 'valid', issues: [] });
  });

  test('finds what is wrong', async () => {
    const answered = await post('/v1/validate', exampleText(exempt), 'application/vnd.example+json');
    expect(answered.status).toBe(200);
    expect(await answered.json()).toMatchObject({ valid: false, issues: [{ rule: 'ibr-167-ae' }] });
  });

  test('converts a document, and its UBL back', async () => {
    const converted = await post('/v1/convert', exampleText('standard-invoice'));
    expect(converted.headers.get('content-type')).toBe('application/xml');
    const again = await post('/v1/validate', await converted.text(), 'application/xml');
    expect(await again.json()).toMatchObject({ valid: true, kind: 'Invoice' });
  });

  test('says where a document is malformed', async () => {
    const answered = await post('/v1/validate', '{\n"a" 1}');
    expect(answered.status).toBe(400);
    expect(answered.headers.get('content-type')).toBe('application/problem+json');
    expect(await answered.json()).toMatchObject({ detail: expect.stringContaining('line 2, column 5') });
  });

  test.each([
    [404, '/v1/nothing', 'POST', 'application/json'],
    [405, '/v1/validate', 'PUT', 'application/json'],
    [415, '/v1/validate', 'POST', 'text/plain'],
    [422, '/v1/convert', 'POST', 'application/json'],
  ])('answers %i at %s', async (status, path, method, type) => {
    const body = exampleText(exempt);
    const answered = await fetch(`${address}${path}`, { method, headers: { 'content-type': type }, body });
    expect(answered.status).toBe(status);
    expect(answered.headers.get('content-type')).toBe('application/problem+json');
    expect(await answered.json()).toMatchObject({ status, instance: path });
  });

  test('refuses a body that is too large, and goes on', async () => {
    const large = await post('/v1/validate', ' '.repeat(10 * 1024 * 1024 + 1));
    expect(large.status).toBe(413);
    await large.text();
    expect((await fetch(`${address}/v1/rules/ibr-002`)).status).toBe(200);
  });

  test.skipIf(name === "Node's http")('leaves the rest of the server as it was', async () => {
    const answered = await post('/orders', '{"number": 1}');
    expect(await answered.json()).toEqual({ received: ['number'] });
    const other = await fetch(`${address}/elsewhere`);
    expect(other.status).toBe(404);
    expect(other.headers.get('content-type')).not.toBe('application/problem+json');
  });
});
