import { expect, test } from 'vitest';
import { connected, gate, marked, metric, post, posted, started, startedWithLog, until } from './running.ts';

const restarts = 'pint_ae_worker_restarts_total';

test('a worker that ends is replaced; its document is not tried on the next one, and gets a problem without internals', async () => {
  const server = await started();
  const lost = await post(server, '"END"');
  expect([lost.status, lost.headers.get('content-type')]).toEqual([500, 'application/problem+json']);
  expect(await lost.text()).not.toMatch(/exit|worker|\.mjs/);
  expect(await metric(server, restarts)).toBe(1);
  expect((await post(server, '"x"')).status).toBe(200);
  expect(await metric(server, 'pint_ae_requests_rejected_total{reason="worker-lost"}')).toBe(1);
});

test('a worker that ends takes no other document with it', async () => {
  const server = await started({ threads: 2 });
  const held = gate();
  const other = post(server, held.body);
  await held.hasBegun();
  const waiting = ['"END"', '"x"', '"END"', '"y"'].map((body) => post(server, body));
  const statuses = await Promise.all(waiting.map(async (each) => (await each).status));
  expect(statuses).toEqual([500, 200, 500, 200]);
  held.open();
  expect((await other).status).toBe(200);
});

test('a document that exceeds the time limit ends its worker and gets 500: another try would take as long', async () => {
  const server = await started({ timeLimit: 1000 });
  const late = await post(server, '"RUN ON"');
  expect([late.status, late.headers.get('retry-after')]).toEqual([500, null]);
  expect(await late.json()).toMatchObject({ type: '/errors/internal-error' });
  expect((await post(server, '"x"')).status).toBe(200);
  expect(await metric(server, 'pint_ae_requests_rejected_total{reason="timed-out"}')).toBe(1);
  expect(await metric(server, restarts)).toBe(1);
});

test('the time limit does not count the wait for a worker', async () => {
  const server = await started({ timeLimit: 1000 });
  const [first, second] = await Promise.all([post(server, '"RUN ON"'), post(server, '"x"')]);
  expect([first.status, second.status].sort()).toEqual([200, 500]);
});

test('work that throws is a problem without internals', async () => {
  const server = await started();
  const answer = await post(server, '"THROW"');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('thrown by the work');
  expect(await metric(server, restarts)).toBe(0);
  expect(await metric(server, 'pint_ae_requests_rejected_total{reason="fault"}')).toBe(1);
  expect(await metric(server, 'pint_ae_requests_rejected_total{reason="worker-lost"}')).toBe(0);
});

test('the queue for workers is limited: further requests are refused with Retry-After, and the others are answered', async () => {
  const server = await started({ limits: { maxQueue: 2 } });
  const held = gate();
  const begun = post(server, held.body);
  await held.hasBegun();
  const waiting = [post(server, '"x"'), post(server, '"y"')];
  await until(async () => (await metric(server, 'pint_ae_documents_waiting')) === 2);
  for (const refused of await Promise.all([post(server, '"z"'), post(server, '"z"')])) {
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await refused.json()).toMatchObject({ type: '/errors/unavailable', instance: '/v1/validate' });
  }
  held.open();
  expect((await begun).status).toBe(200);
  for (const each of waiting) expect((await each).status).toBe(200);
  expect(await metric(server, 'pint_ae_requests_rejected_total{reason="overloaded"}')).toBe(2);
});

test('a thousand documents that one client sends at once get through in turn', async () => {
  const server = await started({ queueTimeout: 120_000 });
  const held = gate();
  const begun = post(server, held.body);
  await held.hasBegun();
  const connections = await Promise.all(Array.from({ length: 10 }, () => connected(server)));
  for (const { socket } of connections) socket.write(posted('"x"').repeat(100));
  await until(async () => (await metric(server, 'pint_ae_documents_waiting')) === 1_000);
  held.open();
  expect((await begun).status).toBe(200);
  for (const { received } of connections)
    await until(() => (received().match(/HTTP\/1\.1 200 OK/g) ?? []).length === 100);
});

test('a document that waits too long for a worker is refused with Retry-After', async () => {
  const server = await started({ queueTimeout: 50 });
  const held = gate();
  const begun = post(server, held.body);
  await held.hasBegun();
  const late = await post(server, '"x"');
  expect([late.status, Number(late.headers.get('retry-after')) >= 1]).toEqual([503, true]);
  held.open();
  expect((await begun).status).toBe(200);
});

test('the document of a client that left while it waited is not judged', async () => {
  const server = await started();
  const [held, never] = [gate(), gate()];
  const begun = post(server, held.body);
  await held.hasBegun();
  const { socket } = await connected(server);
  socket.write(posted(never.body));
  await until(async () => (await metric(server, 'pint_ae_documents_waiting')) === 1);
  socket.destroy();
  await until(async () => (await metric(server, 'pint_ae_documents_waiting')) === 0);
  held.open();
  expect((await begun).status).toBe(200);
  expect((await post(server, '"x"')).status).toBe(200);
  expect(never.begun()).toBe(0);
});

test('the document of a client that left while it was judged is judged to its end, and the worker continues', async () => {
  const server = await started();
  const held = gate();
  const { socket } = await connected(server);
  socket.write(posted(held.body));
  await held.hasBegun();
  socket.destroy();
  held.open();
  expect((await post(server, '"x"')).status).toBe(200);
  expect(await metric(server, restarts)).toBe(0);
});

test('a server whose workers do not start does not start either', async () => {
  const worker = new URL('./workers/broken.mjs', import.meta.url);
  await expect(started({ worker })).rejects.toThrow('never comes up');
});

test('slow documents leave a worker to fast ones, however many wait', async () => {
  const server = await started({ threads: 2, limits: { maxQueue: 20 } });
  const held = gate();
  const long = `"${'x'.repeat(300_000)} ${held.body.slice(1)}`;
  const heavy = Array.from({ length: 6 }, () => post(server, long));
  await held.hasBegun();
  for (let index = 0; index < 10; index += 1) expect((await post(server, '"x"')).status).toBe(200);
  expect(held.begun()).toBe(1);
  held.open();
  for (const each of heavy) expect((await each).status).toBe(200);
});

test('a worker that returns an invalid answer is an error, and its server continues', async () => {
  const { server, text } = await startedWithLog({ worker: marked });
  const answer = await post(server, '"NOTHING"');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'application/problem+json']);
  expect((await answer.json()).type).toBe('/errors/internal-error');
  expect((await post(server, '"x"')).status).toBe(200);
  expect(text()).toContain('what is not an answer');
});
