import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openAuthority } from '../../scripts/access-points/authority.ts';
import { build } from '../../scripts/access-points/build.ts';
import { startNetwork, strangerSeat } from '../../scripts/access-points/network.ts';
import { openSide, type Side } from '../../scripts/access-points/side.ts';
import { invoiceTo, sellerId } from '../support/requests.ts';

/** Kills of the last test. */
const kills = Number(process.env.KILLS ?? '20');
const patienceMilliseconds = 180_000;

const buyer = '0235:1007123456';
/** At the access point of B, which serves no such company. */
const unserved = '0235:1000000333';
/** Its SMP names the certificate of another network. */
const misnamed = '0235:1000000444';
/** Its provider cannot deliver what arrives for it. */
const undelivered = '0235:1000000777';
const unregistered = '0235:1000000555';
let a: Side;
let b: Side;

let keys = 0;
// biome-ignore lint/suspicious/noExplicitAny: tests read bodies of every shape
async function ask({ address, apiKey }: Side, path: string, body?: object | 'POST'): Promise<any> {
  keys += 1;
  const key = `access-points-${keys}`;
  const init: RequestInit =
    body === undefined
      ? { headers: { 'x-api-key': apiKey } }
      : {
          method: 'POST',
          headers: { 'x-api-key': apiKey, 'idempotency-key': key, 'content-type': 'application/json' },
          ...(body === 'POST' ? {} : { body: JSON.stringify(body) }),
        };
  for (const end = Date.now() + patienceMilliseconds; ; ) {
    const answer = await fetch(`${address}${path}`, init).catch(() => undefined);
    if (answer?.ok) return answer.json();
    if (answer !== undefined && answer.status < 500 && answer.status !== 409)
      throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    if (Date.now() > end) throw new Error(`${path}: no answer`);
    await pause(200);
  }
}

let numbers = 0;
/** Submits an invoice to a receiver, and returns its id. */
async function submit(receiver: string): Promise<string> {
  numbers += 1;
  const { id } = await ask(a, '/v1/invoices', { ...invoiceTo(receiver), invoiceNumber: `AS4-${numbers}` });
  await ask(a, `/v1/invoices/${id}/submit`, 'POST');
  return id;
}

/** Place where a document stands. */
interface Standing {
  readonly status: string;
  readonly submissionError: string | null;
  readonly exchange: { readonly status: string };
  readonly reporting: { readonly status: string };
}

async function settled(
  id: string,
  isSo: (document: Standing) => boolean,
  patience = patienceMilliseconds,
): Promise<Standing> {
  for (const end = Date.now() + patience; ; ) {
    const document: Standing = await ask(a, `/v1/invoices/${id}`);
    if (isSo(document)) return document;
    if (Date.now() > end) throw new Error(`Not settled: ${JSON.stringify(document).slice(0, 1500)}`);
    await pause(300);
  }
}

const isOver = ({ status }: Standing) => status !== 'Pending';
const isWhole = ({ exchange, reporting }: Standing) =>
  exchange.status === 'delivered' && reporting.status === 'reported';

/** The numbers of the purchases at B, each as often as it is there. */
async function numbersAtB(): Promise<string[]> {
  const all: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { items, nextCursor } = await ask(b, `/v1/purchase-invoices?limit=200${query}`);
    all.push(...items.map(({ invoiceNumber }: { readonly invoiceNumber: string }) => invoiceNumber));
    cursor = nextCursor;
  }
  return all.toSorted();
}
/** Number of reports of a document that the authority has: one of each provider. */
const reportsOf = (number: string) =>
  [...authority.reports.values()].filter(({ xml }) => /AS4-\d+/.exec(xml)?.[0] === number).length;
const countAtB = async (number: string) => (await numbersAtB()).filter((each) => each === number).length;

build();
const network = await startNetwork([
  { participant: sellerId, at: 'a' },
  { participant: buyer, at: 'b' },
  { participant: unserved, at: 'b' },
  { participant: misnamed, at: 'b', certificateOf: strangerSeat },
  { participant: undelivered, at: 'authority' },
]);
const authority = await openAuthority(network);
[a, b] = await Promise.all([openSide(network, 'a', sellerId), openSide(network, 'b', buyer)]);
await Promise.all([a.start(), b.start()]);
afterAll(async () => {
  await Promise.all([a?.kill('SIGKILL'), b?.kill('SIGKILL')]);
  await authority?.close();
  await network?.close();
});

test(
  'A document travels by AS4, its status comes back by AS4, and the authority has its report',
  async () => {
    const document = await settled(await submit(buyer), isWhole);
    expect(document.status).toBe('Sent');
    expect(await countAtB(`AS4-${numbers}`)).toBe(1);
    await expect.poll(() => reportsOf(`AS4-${numbers}`), { timeout: 60_000 }).toBe(2);
  },
  patienceMilliseconds * 2,
);

test('The register and the SMP say who receives what', async () => {
  const look = (id: string) => ask(a, `/v1/participants/${id}`);
  expect(await look(buyer)).toMatchObject({
    registered: true,
    receives: ['Invoice', 'CreditNote', 'SelfBillingInvoice', 'SelfBillingCreditNote'],
    reason: null,
  });
  expect(await look('0235:1000000666')).toMatchObject({ registered: false, receives: [] });
});

test('A receiver that is not registered is named so, at once', async () => {
  const document = await settled(await submit(unregistered), isOver);
  expect(document).toMatchObject({ status: 'DeliveryFailed' });
  expect(document.submissionError).toMatch(/not registered/i);
});

test('A receiver that its access point does not serve is refused in the words of AS4', async () => {
  const document = await settled(await submit(unserved), isOver);
  expect(document).toMatchObject({ status: 'DeliveryFailed' });
  expect(document.submissionError).toContain('PEPPOL:NOT_SERVICED');
});

test('A receiver whose certificate is of another network gets nothing, for the reason that phase4 gives', async () => {
  const document = await settled(await submit(misnamed), isOver);
  expect(document).toMatchObject({ status: 'DeliveryFailed' });
  expect(document.submissionError).toMatch(/certificate/i);
});

test(
  'A document that its receiver’s provider rejects is so told by AS4, with the reason',
  async () => {
    const document = await settled(
      await submit(undelivered),
      ({ exchange }) => exchange.status === 'rejected',
    );
    expect(document).toMatchObject({ status: 'DeliveryFailed' });
  },
  patienceMilliseconds * 2,
);

test(
  'A document waits while the SMP is down',
  async () => {
    await network.smp.kill();
    const id = await submit(buyer);
    await pause(5_000);
    expect((await ask(a, `/v1/invoices/${id}`)).status).toBe('Pending');
    await network.smp.start();
    expect((await settled(id, isWhole)).status).toBe('Sent');
  },
  patienceMilliseconds * 2,
);

test(
  'A document waits while its receiver is down for 20 seconds',
  async () => {
    await network.accessPoints.b.kill('SIGKILL');
    const id = await submit(buyer);
    await pause(20_000);
    expect((await ask(a, `/v1/invoices/${id}`)).status).toBe('Pending');
    await network.accessPoints.b.start();
    expect((await settled(id, isWhole)).status).toBe('Sent');
    expect(await countAtB(`AS4-${numbers}`)).toBe(1);
  },
  patienceMilliseconds * 2,
);

test(
  'A document whose answers are lost is sent, and arrives once',
  async () => {
    network.gate.lose(3);
    expect((await settled(await submit(buyer), isWhole)).status).toBe('Sent');
    expect(await countAtB(`AS4-${numbers}`)).toBe(1);
  },
  patienceMilliseconds * 2,
);

test(
  `After ${kills} kills of services and access points nothing is lost or doubled`,
  async () => {
    const victims = [a, b, network.accessPoints.a, network.accessPoints.b];
    const ids: string[] = [];
    const first = numbers;
    for (let kill = 0; kill < kills; kill += 1) {
      const victim = victims[Math.floor(Math.random() * victims.length)];
      const sending = Promise.all([submit(buyer), submit(buyer)]);
      await pause(Math.random() * 3_000);
      await victim?.kill('SIGKILL');
      await victim?.start();
      ids.push(...(await sending));
    }
    // Whoever was gone is set aside for as long again, up to five minutes.
    for (const id of ids) expect((await settled(id, isWhole, 600_000)).status).toBe('Sent');
    const sent = Array.from({ length: numbers - first }, (_, at) => `AS4-${first + at + 1}`).toSorted();
    expect((await numbersAtB()).filter((each) => sent.includes(each))).toEqual(sent);
    for (const number of sent) await expect.poll(() => reportsOf(number), { timeout: 600_000 }).toBe(2);
  },
  kills * 60_000 + 900_000,
);
