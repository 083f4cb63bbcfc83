import { expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/start.ts';
import { conversation, metric, started } from './running.ts';

async function status(server: RunningServer, host: string, method = 'GET', path = '/healthz') {
  const answer = await conversation(
    server,
    `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
  );
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
}

test('on loopback a host name of another machine is refused, because a page of a foreign site could use it', async () => {
  const server = await started();
  const { port } = new URL(server.url);
  for (const host of [
    'localhost',
    '127.0.0.1',
    `LOCALHOST:${port}`,
    `127.0.0.1:${port}`,
    '[::1]',
    '127.1.2.3:1',
  ])
    expect([host, await status(server, host)]).toEqual([host, 200]);
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    '192.168.0.7',
    'localhost.evil.example',
    '',
    '[::2]',
  ])
    expect([host, await status(server, host)]).toEqual([host, 421]);
  expect(await status(server, 'evil.example', 'POST', '/v1/validate')).toBe(421);
  expect(await status(server, 'evil.example', 'GET', '/metrics')).toBe(421);
  expect(await metric(server, 'pint_ae_requests_rejected_total{reason="other-host"}')).toBe(8);
});

test('two Host lines are refused, of which a proxy may have read the other', async () => {
  const server = await started({ host: '0.0.0.0' });
  expect(await status(server, 'any.example\r\nHost: other.example')).toBe(400);
  expect(await status(server, 'any.example\r\nHOST: any.example')).toBe(400);
});

test('a request of HTTP/1.1 without Host is refused with a problem that says why; one of HTTP/1.0 is answered', async () => {
  const server = await started({ host: '0.0.0.0' });
  const [head, body] = (
    await conversation(server, 'GET /healthz HTTP/1.1\r\nAccept-Language: ar\r\nConnection: close\r\n\r\n')
  ).split('\r\n\r\n');
  expect(head).toContain('HTTP/1.1 400 Bad Request');
  expect(JSON.parse(body ?? '')).toMatchObject({ status: 400, detail: 'حقل الطلب Host غير مذكور.' });
  expect(await conversation(server, 'GET /healthz HTTP/1.0\r\n\r\n')).toContain(' 200 OK');
});

test('a request for a whole address, as proxies send it, is answered like one for its path', async () => {
  const server = await started();
  const { host } = new URL(server.url);
  for (const path of ['/healthz', '/metrics', '/v1/rules'])
    expect([path, await status(server, host, 'GET', `http://${host}${path}?lang=ar`)]).toEqual([path, 200]);
  expect(await status(server, host, 'GET', `http://${host}/v1/rules?long=ar`)).toBe(400);
});

test('the host of a whole address counts, not the header beside it', async () => {
  const server = await started();
  const { host } = new URL(server.url);
  expect(await status(server, 'evil.example', 'GET', `http://${host}/healthz`)).toBe(200);
  expect(await status(server, host, 'GET', 'http://evil.example/healthz')).toBe(421);
});

test('a page of an allowed origin may ask and read the answer; one of another may not', async () => {
  const server = await started({ allowedOrigins: ['https://docs.example', 'null'] });
  const asked = async (origin: string, method = 'GET') => {
    const headers = { origin, 'access-control-request-method': 'POST' };
    const response = await fetch(`${server.url}/v1/rules/ibr-co-26`, { method, headers });
    return ['origin', 'headers', 'private-network'].map((name) =>
      response.headers.get(`access-control-allow-${name}`),
    );
  };
  const allowed = (origin: string) => [origin, 'content-type, accept-language', 'true'];
  expect(await asked('https://docs.example')).toEqual(allowed('https://docs.example'));
  expect(await asked('null', 'OPTIONS')).toEqual(allowed('null'));
  expect(await asked('https://evil.example')).toEqual([null, null, null]);
});
