import { afterAll, afterEach, expect, test } from 'vitest';
import { asker, submitNew } from '../support/asking.ts';
import { toldWork } from '../support/document-work.ts';
import { largeInvoice } from '../support/large-invoice.ts';
import { buyerId, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

const room = 3_000_000;
/** The names of what was done with documents. */
let done: string[] = [];
/** Functions that take the answers that are still held. */
const held: (() => void)[] = [];
afterEach(() => {
  for (const take of held.splice(0)) take();
});

/** An answer that its client does not take until it leaves. */
async function untaken(apiKey: string, path: string, accept: string, method = 'GET') {
  const leaving = new AbortController();
  const headers = { 'x-api-key': apiKey, accept };
  const response = await opened.app.request(path, { method, headers }, { ended: leaving.signal });
  const leave = () => leaving.abort();
  held.push(leave);
  return { response, leave };
}

/** Asks for the same until it is refused; returns the refusal, and how to take all that came before. */
async function untilRefused(apiKey: string, path: string, accept: string) {
  const leaves: (() => void)[] = [];
  for (;;) {
    const { response, leave } = await untaken(apiKey, path, accept);
    leaves.push(leave);
    if (response.status !== 200)
      return { response, count: leaves.length - 1, takeAll: () => leaves.map((take) => take()) };
  }
}

const forms = ['application/json', 'application/xml', 'text/html'];

const documentWork = toldWork((name) => {
  done.push(name);
});
const opened = await openTestService({ replaced: { documentWork }, settings: { heldBytes: room } });
const buyerKey = await opened.key(await opened.company({ participantId: buyerId }));
const sellerKey = await opened.key(await opened.company({ participantId: sellerId }));
const seller = asker(opened.app, sellerKey);
const id = await submitNew(seller, largeInvoice);
await opened.drain();
const [{ links }] = (await asker(opened.app, buyerKey)('/v1/purchase-invoices')).body.items;
const outbound = `/v1/invoices/${id}`;
const inbound = links.self;
afterAll(() => opened.close());

test.each(forms)(
  'Of answers as %s that nobody takes, a company gets what is left for the others, and again once they are gone',
  async (accept) => {
    for (const [apiKey, path] of [
      [sellerKey, outbound],
      [buyerKey, inbound],
    ] as const) {
      const { response, count, takeAll } = await untilRefused(apiKey, path, accept);
      expect(count).toBeGreaterThan(0);
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toBe('1');
      expect((await response.json()).detail).toContain('read each response');
      takeAll();
      expect((await untilRefused(apiKey, path, accept)).count).toBe(count);
      takeAll();
    }
  },
);

test('A document for whose text there is no room is neither read nor worked on', async () => {
  await untilRefused(sellerKey, outbound, 'application/json');
  await untilRefused(buyerKey, inbound, 'application/xml');
  done = [];
  for (const accept of forms) {
    expect((await untaken(sellerKey, outbound, accept)).response.status).toBe(429);
    expect((await untaken(buyerKey, inbound, accept)).response.status).not.toBe(200);
  }
  const validated = await untaken(sellerKey, `${outbound}/validate`, 'application/json', 'POST');
  expect(validated.response.status).toBe(429);
  expect(done).toEqual([]);
});

test('What is refused is refused in the language of its reader, and small answers are sent meanwhile', async () => {
  await untilRefused(sellerKey, outbound, 'application/xml');
  const { response } = await untaken(sellerKey, `${outbound}?lang=ar`, 'application/xml');
  expect((await response.json()).detail).toContain('واقرأ جواب كل منها');
  expect((await untaken(sellerKey, '/v1/whoami', 'application/json')).response.status).toBe(200);
});

test('Answers of the library count as well', async () => {
  const { response, count, takeAll } = await untilRefused(sellerKey, '/v1/rules', 'application/json');
  expect(count).toBeGreaterThan(0);
  expect((await response.json()).detail).toContain('read each response');
  takeAll();
  expect((await untilRefused(sellerKey, '/v1/rules', 'application/json')).count).toBe(count);
});
