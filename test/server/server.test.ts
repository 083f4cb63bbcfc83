import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { ServerOptions } from '../../src/server/options.ts';
import { type RunningServer, startServer } from '../../src/server/start.ts';
import { example } from '../requests.ts';
import { fixture } from '../schematron/judge.ts';

const marked = new URL('./workers/marked.mjs', import.meta.url);
const servers: RunningServer[] = [];

async function started(options: ServerOptions = {}): Promise<RunningServer> {
  const server = await startServer({ port: 0, jobs: 1, logFormat: 'none', ...options });
  servers.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

function post({ url }: RunningServer, body: string, path = '/v1/validate', type = 'application/json') {
  return fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': type }, body });
}

/** What comes back on a connection of its own until it is closed. */
async function conversation({ url }: RunningServer, sent: string, leave = false): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(sent, () => {
    if (leave) socket.destroy();
  });
  await once(socket, 'close');
  return received;
}

describe('the server', () => {
  test('validates and converts, in worker threads', async () => {
    const server = await started();
    const valid = await post(server, JSON.stringify(example('standard-invoice')));
    expect([valid.status, (await valid.json()).valid]).toEqual([200, true]);
    const broken = await post(server, JSON.stringify(example('broken/exempt-without-reason')));
    expect((await broken.json()).issues[0].rule).toBe('ibr-167-ae');
    const ubl = await post(server, fixture('invoice'), '/v1/validate', 'application/xml');
    expect((await ubl.json()).valid).toBe(true);
    const converted = await post(server, JSON.stringify(example('credit-note')), '/v1/convert');
    expect(await converted.text()).toContain('<CreditNote');
  });

  test('describes itself, and answers for what it does not have', async () => {
    const server = await started();
    const get = async (path: string) => await fetch(server.url + path);
    expect((await get('/')).status).toBe(200);
    expect((await (await get('/v1/openapi.json')).json()).openapi).toMatch(/^3\.1/);
    expect((await (await get('/v1/rules')).json()).items ?? []).toBeDefined();
    expect((await get('/v1/nothing')).headers.get('content-type')).toBe('application/problem+json');
    expect((await get('/v1/nothing')).status).toBe(404);
    expect((await post(server, '', '/healthz')).status).toBe(405);
    expect(await (await get('/healthz')).json()).toMatchObject({
      status: 'ok',
      ruleset: { version: '1.0.4' },
    });
  });

  test('counts what it does', async () => {
    const server = await started();
    await post(server, JSON.stringify(example('standard-invoice')));
    await post(server, JSON.stringify(example('broken/exempt-without-reason')));
    await post(server, '{');
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toContain('pint_ae_http_requests_total{route="/v1/validate",method="POST",status="200"} 2');
    expect(text).toContain('pint_ae_http_requests_total{route="/v1/validate",method="POST",status="400"} 1');
    expect(text).toContain('pint_ae_documents_total{outcome="invalid"} 1');
    expect(text).toContain('pint_ae_rule_failures_total{rule="ibr-167-ae"} 1');
    for (const line of text.split('\n').filter((each) => each !== '')) {
      expect(line).toMatch(/^(# (HELP|TYPE) \S+ .+|[a-z0-9_]+(\{[^}]*\})? \S+)$/);
    }
  });

  test('logs requests with their trace, and nothing of their documents or queries', async () => {
    const lines: string[] = [];
    const server = await started({ logFormat: 'json', writeLog: (line) => void lines.push(line) });
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    await fetch(`${server.url}/v1/validate?secret=query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: `00-${trace}-00f067aa0ba902b7-01` },
      body: JSON.stringify(example('broken/exempt-without-reason')),
    });
    await server.close();
    const requests = lines.map((line) => JSON.parse(line)).filter(({ route }) => route === '/v1/validate');
    expect(requests).toMatchObject([
      { traceId: trace, method: 'POST', status: 200, outcome: 'invalid', level: 'info' },
    ]);
    expect(requests[0].bytesOut).toBeGreaterThan(100);
    expect(lines.join('')).not.toMatch(/secret|Falcon|seller|exempt/i);
  });

  test('refuses a body that is too large, announced or not, and goes on', async () => {
    const server = await started({ maximumBytes: 1000 });
    const announced = await post(server, JSON.stringify({ text: 'x'.repeat(5000) }));
    expect(announced.status).toBe(413);
    const head = 'POST /v1/validate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`;
    const streamed = await conversation(server, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk}0\r\n\r\n`);
    expect(streamed).toContain('413');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test('outlives clients that leave in the middle of a body or of the work', async () => {
    const server = await started({ worker: marked });
    const head = 'POST /v1/validate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    await conversation(server, `${head}Content-Length: 100\r\n\r\n{"a":`, true);
    await conversation(server, `${head}Content-Length: 10\r\n\r\n"TAKE 100"`, true);
    expect((await post(server, '"x"')).status).toBe(200);
  });

  test('answers a body that does not come with 408', async () => {
    const server = await started({ requestTimeout: 200, checkInterval: 50 });
    const head = 'POST /v1/validate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    expect(await conversation(server, `${head}Content-Length: 100\r\n\r\n{`)).toContain('408');
  });

  test('answers what is no HTTP with 400', async () => {
    const server = await started();
    expect(await conversation(server, 'NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400[\s\S]*bad-request/);
  });
});

describe('the workers', () => {
  test('are replaced when they end, and the document gets a clean answer', async () => {
    const server = await started({ worker: marked });
    const lost = await post(server, '"END"');
    expect([lost.status, lost.headers.get('content-type')]).toEqual([500, 'application/problem+json']);
    expect(await lost.text()).not.toContain('exit');
    expect((await post(server, '"x"')).status).toBe(200);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toMatch(/pint_ae_worker_restarts_total [1-9]/);
  });

  test('are ended when a document takes longer than it may', async () => {
    const server = await started({ worker: marked, timeLimit: 300 });
    expect((await post(server, '"RUN ON"')).status).toBe(500);
    expect((await post(server, '"x"')).status).toBe(200);
  });

  test('that throw give a problem without internals', async () => {
    const server = await started({ worker: marked });
    const answer = await post(server, '"THROW"');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('thrown by the work');
  });

  test('have a bounded line before them: more is refused with Retry-After, and nothing hangs', async () => {
    const server = await started({ worker: marked, queue: 1 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(server, '"TAKE 200"')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBe(6 - statuses.filter((status) => status === 200).length);
    for (const { headers } of refused) expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  });
});

describe('a server that closes', () => {
  test('answers what it has begun, and takes no more', async () => {
    const server = await started({ worker: marked });
    await post(server, '"warm"');
    const begun = post(server, '"TAKE 200"');
    await new Promise((resolve) => setImmediate(resolve));
    await post(server, '"x"').catch(() => undefined);
    const closed = server.close();
    expect((await begun).status).toBe(200);
    await closed;
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });
});
