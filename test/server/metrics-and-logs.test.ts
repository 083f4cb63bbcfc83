import { expect, test } from 'vitest';
import { example } from '../requests.ts';
import {
  connected,
  gate,
  marked,
  metric,
  post,
  posted,
  started,
  startedJudging,
  startedWithLog,
  until,
} from './running.ts';

/** Name, labels and value of a line in the Prometheus text format. */
const sample =
  /^[a-zA-Z_:][a-zA-Z0-9_:]*(\{[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\"n])*"(,[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\"n])*")*\})? (?:NaN|[+-]Inf|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/;

test('metrics count requests, documents and rules', async () => {
  const server = await startedJudging();
  await post(server, JSON.stringify(example('standard-invoice')));
  await post(server, JSON.stringify(example('broken/exempt-without-reason')));
  await post(server, '{');
  await fetch(`${server.url}/made/up`);
  expect(
    await metric(server, 'pint_ae_http_requests_total{route="/v1/validate",method="POST",status="200"}'),
  ).toBe(2);
  expect(
    await metric(server, 'pint_ae_http_requests_total{route="/v1/validate",method="POST",status="400"}'),
  ).toBe(1);
  expect(await metric(server, 'pint_ae_http_requests_total{route="none",method="GET",status="404"}')).toBe(1);
  expect(await metric(server, 'pint_ae_http_request_duration_seconds_count{route="/v1/validate"}')).toBe(3);
  expect(await metric(server, 'pint_ae_documents_total{outcome="valid"}')).toBe(1);
  expect(await metric(server, 'pint_ae_documents_total{outcome="invalid"}')).toBe(1);
  expect(await metric(server, 'pint_ae_rule_failures_total{rule="ibr-167-ae"}')).toBe(1);
  expect(await metric(server, 'pint_ae_workers')).toBe(1);
  // The request that asks.
  expect(await metric(server, 'pint_ae_http_requests_in_flight')).toBe(1);
});

test('metrics are Prometheus text, with each name described once before its samples', async () => {
  const server = await startedJudging();
  await post(server, JSON.stringify(example('broken/exempt-without-reason')));
  const response = await fetch(`${server.url}/metrics`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const typed = new Map<string, string>();
  for (const line of (await response.text()).split('\n').filter((each) => each !== '')) {
    const [, name = '', type = ''] = /^# TYPE (\S+) (counter|gauge|histogram|summary)$/.exec(line) ?? [];
    if (name !== '') {
      expect(typed.has(name)).toBe(false);
      typed.set(name, type);
    } else if (!line.startsWith('# HELP ')) {
      expect(line).toMatch(sample);
      const [own = ''] = /^[^{ ]+/.exec(line) ?? [];
      expect(typed.has(own) || typed.get(own.replace(/_(bucket|sum|count)$/, '')) === 'histogram').toBe(true);
    }
  }
  expect(typed.size).toBeGreaterThan(20);
});

test('clients cannot make labels', async () => {
  const server = await started();
  for (const path of ['/a', '/b', '/v1/rules/x', '/v1/rules/y']) await fetch(server.url + path);
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const routes = new Set(Array.from(text.matchAll(/route="([^"]*)"/g), ([, route]) => route));
  expect([...routes].sort()).toEqual(['/v1/rules/{id}', 'none']);
});

test('two servers in a process count separately', async () => {
  const [one, other] = [await startedJudging(), await startedJudging()];
  await post(one, '{');
  expect(await metric(one, 'pint_ae_documents_total{outcome="malformed"}')).toBe(1);
  expect(await metric(other, 'pint_ae_documents_total{outcome="malformed"}')).toBe(0);
});

test('each request is logged as a line with its trace, without its document or query', async () => {
  const { server, text, requests } = await startedWithLog();
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const body = JSON.stringify(example('broken/exempt-without-reason'));
  await fetch(`${server.url}/v1/validate?release=1.0.3`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${trace}-00f067aa0ba902b7-01` },
    body,
  });
  await post(server, '{"invoiceNumber": "Falcon"');
  await fetch(`${server.url}/healthz?secret=query`);
  await fetch(`${server.url}/v1/secret/Falcon`);
  await server.close();
  expect(requests()).toMatchObject([
    { traceId: trace, method: 'POST', route: '/v1/validate', status: 200, outcome: 'invalid', level: 'info' },
    { method: 'POST', route: '/v1/validate', status: 400, outcome: 'malformed' },
    { method: 'GET', route: '/healthz', status: 200, outcome: null },
    { method: 'GET', route: 'none', status: 404, outcome: null },
  ]);
  const [first] = requests();
  expect(first?.bytesIn).toBeGreaterThan(body.length);
  expect(first?.bytesOut).toBeGreaterThan(100);
  for (const { time, traceId } of requests()) {
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
  }
  expect(text()).not.toMatch(/secret|1\.0\.3|falcon|seller|exempt/i);
});

test('an error is logged by its kind and place, without its message, which could quote the document', async () => {
  const { server, text } = await startedWithLog({ worker: marked });
  await post(server, '"THROW Falcon"');
  await server.close();
  expect(text()).toContain('"event":"fault"');
  expect(text()).toContain('marked.mjs');
  expect(text()).not.toMatch(/falcon|thrown by/i);
});

test('a client that leaves is logged without a status', async () => {
  const { server, requests } = await startedWithLog({ worker: marked });
  const held = gate();
  const { socket } = await connected(server);
  socket.write(posted(held.body));
  await held.hasBegun();
  socket.destroy();
  await until(
    async () => (await metric(server, 'pint_ae_requests_rejected_total{reason="client-left"}')) === 1,
  );
  held.open();
  await server.close();
  expect(requests().find(({ status }) => status === null)).toMatchObject({ level: 'warn', method: 'POST' });
});
