import { expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/start.ts';
import { connected, marked, metric, post, posted, started, until } from './running.ts';

const large = 20_000_000;
const inFlight = (server: RunningServer) => metric(server, 'pint_ae_http_requests_in_flight');

/** A client that asks for an answer too large for the machine's buffers, and reads nothing of it. */
async function unread(server: RunningServer) {
  const { socket } = await connected(server);
  socket.pause();
  socket.write(posted(`"ANSWER ${large}"`));
  await until(async () => (await metric(server, 'pint_ae_documents_total{outcome="valid"}')) > 0);
  return socket;
}

test('a client that does not read its answer is cut off when its time is over', async () => {
  const server = await started({ answerTimeout: 300 });
  const socket = await unread(server);
  await until(async () => (await inFlight(server)) === 1);
  expect(await metric(server, 'pint_ae_requests_rejected_total{reason="not-read"}')).toBe(1);
  socket.destroy();
});

test('a client that reads its answer has it whole', async () => {
  const server = await started({ answerTimeout: 60_000 });
  const answer = await post(server, `"ANSWER ${large}"`);
  expect((await answer.text()).length).toBe(large);
});

test('answers on their way count with the bodies: if there is no room for more, requests are refused until they have gone', async () => {
  const server = await started({
    worker: marked,
    limits: { maxBodyBytes: 100_000, maxHeldBytes: large + 1_000_000 },
  });
  const socket = await unread(server);
  const second = await post(server, `"ANSWER ${large}"`);
  expect([second.status, second.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await second.json()).toMatchObject({ type: '/errors/unavailable', instance: '/v1/validate' });
  expect(await metric(server, 'pint_ae_requests_rejected_total{reason="overloaded"}')).toBe(1);
  expect((await post(server, '"small"')).status).toBe(200);
  socket.destroy();
  await until(async () => (await inFlight(server)) === 1);
  expect((await post(server, `"ANSWER ${large}"`)).status).toBe(200);
});

test('an answer that is larger than all the room is sent when it is alone: to come again would not help', async () => {
  const server = await started({
    worker: marked,
    limits: { maxBodyBytes: 100_000, maxHeldBytes: 1_000_000 },
  });
  const answer = await post(server, `"ANSWER ${large}"`);
  expect([answer.status, (await answer.text()).length]).toEqual([200, large]);
});
