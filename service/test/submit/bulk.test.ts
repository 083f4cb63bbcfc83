import { afterAll, describe, expect, test } from 'vitest';
import { asker } from '../support/asking.ts';
import { lines } from '../support/operations.ts';
import { invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

let keys = 0;
function send(body: string, { key = `bulk-${++keys}`, headers = {} } = {}) {
  const given = { 'content-type': 'application/x-ndjson', 'idempotency-key': key, ...headers };
  return ask('/v1/invoices/bulk', { method: 'POST', body, headers: given });
}

const numbered = (...numbers: string[]) => numbers.map((invoiceNumber) => ({ ...invoice, invoiceNumber }));
const statuses = (body: readonly { line: number; status: number }[]) =>
  body.map(({ line, status }) => [line, status]);
const numbers = async () => (await ask('/v1/invoices?limit=200')).body.items.length;

const opened = await openTestService({ replaced: { sendWebhook: async () => 200 } });
const ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
afterAll(() => opened.close());

describe('Documents in one request', () => {
  test('are created once, however often the request is sent, whole or broken off', async () => {
    const body = lines(numbered('B-3', 'B-4', 'B-5'));
    const before = await numbers();
    const first = await send(lines(numbered('B-3', 'B-4')), { key: 'again' });
    const whole = await send(body, { key: 'again' });
    expect(whole.body.map(({ replayed }: { replayed: boolean }) => replayed)).toEqual([true, true, false]);
    expect(whole.body[0].body).toEqual(first.body[0].body);
    const [one, other] = await Promise.all([1, 2].map(() => send(body, { key: 'again' })));
    expect(one?.body).toEqual(other?.body);
    expect(await numbers()).toBe(before + 3);
    const changed = await send(lines(numbered('B-3', 'B-9')), { key: 'again' });
    expect(statuses(changed.body)).toEqual([
      [1, 201],
      [2, 409],
    ]);
  });

  test('come as lines', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await send(lines([invoice]), { headers })).status).toBe(415);
  });
});
