import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { release } from '../../rules/ae/releases/index.ts';
import { embeddedRuleSet } from '../../src/api/published.ts';
import { version } from '../../src/core/version.ts';
import type { HealthNow } from '../../src/server/health.ts';
import { createMetrics } from '../../src/server/metrics.ts';
import { createOwnRoutes } from '../../src/server/own-routes.ts';
import { readPage } from '../../src/server/start.ts';
import { ownFile, schemaOf } from '../own-rules.ts';
import { example } from '../requests.ts';
import { fixture } from '../schematron/judge.ts';
import { post, started, startedJudging } from './running.ts';

test('documents are validated and converted, in JSON and in UBL', async () => {
  const server = await startedJudging();
  const valid = await post(server, JSON.stringify(example('standard-invoice')));
  expect([valid.status, (await valid.json()).valid]).toEqual([200, true]);
  const broken = await post(server, JSON.stringify(example('broken/exempt-without-reason')));
  expect((await broken.json()).issues[0].rule).toBe('ibr-167-ae');
  const ubl = await post(server, fixture('invoice'), { 'content-type': 'application/xml' });
  expect((await ubl.json()).valid).toBe(true);
  const converted = await fetch(`${server.url}/v1/convert`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/xml' },
    body: JSON.stringify(example('credit-note')),
  });
  expect(await converted.text()).toContain('<CreditNote');
});

test('every operation that describes the server exists', async () => {
  const server = await started();
  const get = async (path: string) => await fetch(server.url + path);
  expect((await (await get('/v1/openapi.json')).json()).openapi).toMatch(/^3\.1/);
  expect((await (await get('/v1/schema/document-request.json')).json()).properties).toHaveProperty('lines');
  expect((await (await get('/v1/rules')).json()).items.length).toBeGreaterThanOrEqual(302);
  expect(await (await get('/v1/rules/ibr-167-ae')).json()).toMatchObject({ id: 'ibr-167-ae' });
  expect(await (await get('/healthz')).json()).toEqual({
    status: 'ok',
    version,
    ruleSet: { id: 'pint-ae', version: release.version },
  });
});

test('the page may run its own script and style, and load and send nothing', async () => {
  const server = await started();
  const response = await fetch(`${server.url}/`);
  const page = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|connect-src|\*/);
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
  expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
});

test.each([
  ['gzip, deflate, br', 'gzip'],
  ['identity', null],
  ['gzip;q=0', null],
])('the page for a client that accepts %s is encoded as %s', async (accepted, encoding) => {
  const server = await started();
  const response = await fetch(`${server.url}/`, { headers: { 'accept-encoding': accepted } });
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
    encoding,
    'accept-encoding',
  ]);
  expect(await response.text()).toMatch(/^<!doctype html>[\s\S]*<link rel="icon" href="data:image\/svg\+xml/);
});

test('the compressed page has at most 804 KB', async () => {
  const page = readPage();
  if (page === undefined) throw new Error('the page is not built');
  expect(gzipSync(page, { level: 9 }).byteLength).toBeLessThanOrEqual(804_000);
});

test('without a page there is a text that names the endpoints', async () => {
  const pool = () => ({ workers: 1, quick: 1, running: 0, waiting: 0 });
  const metrics = createMetrics(embeddedRuleSet, { inFlight: () => 0, pool });
  const now: HealthNow = { health: () => 'ok', readiness: () => 'ok' };
  const routes = createOwnRoutes(embeddedRuleSet, metrics, now, undefined);
  const start = await routes.get('/')?.({ acceptedEncodings: '', details: {} });
  expect(start?.headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const path of ['/v1/validate', '/v1/convert', '/v1/openapi.json', '/healthz', '/readyz', '/metrics'])
    expect(String(start?.body)).toContain(path);
});

test.each(['/', '/healthz', '/readyz', '/metrics'])(
  'HEAD of %s has the length and no body; POST is a problem',
  async (path) => {
    const server = await started();
    const headed = await fetch(server.url + path, { method: 'HEAD' });
    expect([headed.status, await headed.text()]).toEqual([200, '']);
    expect(Number(headed.headers.get('content-length'))).toBeGreaterThan(20);
    const posted = await fetch(server.url + path, { method: 'POST', body: 'x' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await posted.json()).toMatchObject({ type: '/errors/method-not-allowed', instance: path });
  },
);

test('an unknown path is a problem', async () => {
  const server = await started({ problemBase: 'https://api.example.com/errors/' });
  const response = await fetch(`${server.url}/v1/nothing`);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({
    type: 'https://api.example.com/errors/not-found',
    status: 404,
    instance: '/v1/nothing',
  });
});

test('the trace id of a request is in its answer: the one of its traceparent, otherwise a new one', async () => {
  const server = await startedJudging();
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${trace}-00f067aa0ba902b7-01`;
  const malformed = await post(server, '{', { traceparent });
  expect(malformed.headers.get('x-trace-id')).toBe(trace);
  expect(await malformed.json()).toMatchObject({ status: 400, traceId: trace });
  const healthy = await fetch(`${server.url}/healthz`, { headers: { traceparent } });
  expect(healthy.headers.get('x-trace-id')).toBe(trace);
  const untraced = await post(server, '{', { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` });
  expect(untraced.headers.get('x-trace-id')).toMatch(/^(?!0+$)[0-9a-f]{32}$/);
  expect((await untraced.json()).traceId).toBe(untraced.headers.get('x-trace-id'));
});

test('documents are judged with the defaults and the rule set of the server', async () => {
  const never = '<rule context="/*"><assert id="own-1" flag="fatal" test="false()">Never.</assert></rule>';
  const ruleSet = ownFile(schemaOf(`<pattern>${never}</pattern>`), { version: '7' });
  const server = await startedJudging({ ruleSets: [ruleSet], strict: true });
  const { issues, ruleSet: judgedBy } = await (
    await post(server, JSON.stringify({ ...example('standard-invoice'), colour: 'red' }))
  ).json();
  const rules = issues.map(({ rule }: { readonly rule: string }) => rule);
  expect(rules).toContain('own-1');
  expect(rules).toContain('pint-ae-unknown-field');
  expect(judgedBy).toMatchObject({ id: 'own', version: '7' });
  expect(await (await fetch(`${server.url}/healthz`)).json()).toMatchObject({
    ruleSet: { id: 'own', version: '7' },
  });
});
