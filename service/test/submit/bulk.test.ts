import { afterAll, describe, expect, test } from 'vitest';
import { mostLines } from '../../src/http/bulk.ts';
import { asker } from '../support/asking.ts';
import { lines } from '../support/operations.ts';
import { invalidInvoice, invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

let keys = 0;
function send(path: string, body: string, { key = `bulk-${++keys}`, by = ask, headers = {} } = {}) {
  const given = { 'content-type': 'application/x-ndjson', 'idempotency-key': key, ...headers };
  return by(`/v1/invoices/bulk${path}`, { method: 'POST', body, headers: given });
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
    const first = await send('', lines(numbered('B-3', 'B-4')), { key: 'again' });
    const whole = await send('', body, { key: 'again' });
    expect(whole.body.map(({ replayed }: { replayed: boolean }) => replayed)).toEqual([true, true, false]);
    expect(whole.body[0].body).toEqual(first.body[0].body);
    const [one, other] = await Promise.all([1, 2].map(() => send('', body, { key: 'again' })));
    expect(one?.body).toEqual(other?.body);
    expect(await numbers()).toBe(before + 3);
    const changed = await send('', lines(numbered('B-3', 'B-9')), { key: 'again' });
    expect(statuses(changed.body)).toEqual([
      [1, 201],
      [2, 409],
    ]);
  });

  test('are refused one by one under strict handling, and beyond the quota', async () => {
    const body = lines([invoice, invalidInvoice]);
    const strictly = await send('', body, { headers: { prefer: 'handling=strict' } });
    expect(statuses(strictly.body)[1]).toEqual([2, 422]);
    const limited = asker(opened.app, await opened.key(await opened.company({ monthlyQuota: 2 })));
    const answers = (await send('', lines(numbered('1', '2', '3')), { by: limited })).body;
    const counted = answers.map(({ status }: { status: number }) => status).sort();
    expect(counted).toEqual([201, 201, 402]);
  });

  test('are at most so many, and come as lines', async () => {
    expect((await send('', '1\n'.repeat(mostLines + 1))).status).toBe(400);
    expect(
      (await send('', lines([invoice]), { headers: { 'content-type': 'application/json' } })).status,
    ).toBe(415);
    expect((await send('', '')).status).toBe(400);
  });
});
