import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { jobHandlers } from '../../src/lifecycle/background.ts';
import { type Ask, asker, submitNew } from '../support/asking.ts';
import { invoice, invoiceTo } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';
import { takingDelivery } from '../support/taking-delivery.ts';

let opened: TestService;
const hanging: (() => void)[] = [];
const hang = () => new Promise<void>((resolve) => hanging.push(resolve));
afterEach(async () => {
  for (const end of hanging.splice(0)) end();
  await opened.close();
});

/** Counts what was begun, and tells when it is so much. */
function counter() {
  const begun = { slow: 0, quick: 0 };
  const watched: { readonly until: () => boolean; readonly done: () => void }[] = [];
  return {
    begun,
    note: (kind: keyof typeof begun) => {
      begun[kind] += 1;
      for (const { until, done } of watched) if (until()) done();
    },
    reached: (until: () => boolean) =>
      new Promise<void>((done) => {
        if (until()) done();
        else watched.push({ until, done });
      }),
  };
}

const flood = 12;
const otherId = '0235:1888888888';
const atOnce = 8;

async function submit(ask: Ask, body: object): Promise<void> {
  await submitNew(ask, { ...body, uuid: randomUUID() });
}

test('The documents of one company at an access point that hangs leave room for those of another', async () => {
  const { begun, note, reached } = counter();
  opened = await openTestService({
    delivery: { atOnce },
    replaced: {
      delivery: takingDelivery(async ({ receiver, message }) => {
        if (message !== 'document') return undefined;
        const isSlow = receiver.endsWith('111');
        note(isSlow ? 'slow' : 'quick');
        if (isSlow) await hang();
        return undefined;
      }),
    },
  });
  const [first, second] = [await opened.company(), await opened.company({ participantId: otherId })];
  const [flooding, other] = [
    asker(opened.app, await opened.key(first)),
    asker(opened.app, await opened.key(second)),
  ];
  for (let count = 0; count < flood; count += 1) await submit(flooding, invoiceTo('0235:1000000111'));
  await opened.service.queue.work(jobHandlers(opened.service));
  await reached(() => begun.slow === atOnce / 2);
  const seller = { ...invoice.seller, participantId: otherId, trn: '188888888800003' };
  const sale = { ...invoiceTo('0235:1000000222'), seller };
  for (let count = 0; count < flood; count += 1) await submit(other, sale);
  await reached(() => begun.quick === flood);
  // Half of the places, however much waits: the others are for whoever comes.
  expect(begun.slow).toBe(atOnce / 2);
  // What waited for a place of its company begins as soon as one is free, without being asked for.
  for (let ended = 1; ended <= flood - atOnce / 2; ended += 1) {
    hanging.shift()?.();
    await reached(() => begun.slow === atOnce / 2 + ended);
  }
});

test('Draining does what is due, and says how much that was', async () => {
  opened = await openTestService();
  await submit(asker(opened.app, await opened.key(await opened.company())), invoice);
  expect(await opened.drain()).toBeGreaterThan(0);
  expect(await opened.drain()).toBe(0);
});

test('The webhooks of one company whose target hangs leave room for those of another', async () => {
  const { begun, note, reached } = counter();
  opened = await openTestService({
    settings: { webhooks: { atOnce, perCompany: 50, secretKeys: [] } },
    replaced: {
      sendWebhook: async ({ targetUrl }) => {
        const isSlow = targetUrl.includes('slow');
        note(isSlow ? 'slow' : 'quick');
        if (isSlow) await hang();
        return 200;
      },
    },
  });
  const askers: Ask[] = [];
  const ids: string[] = [];
  for (const kind of ['slow', 'quick']) {
    const ask = asker(opened.app, await opened.key(await opened.company()));
    const body = { targetUrl: `https://${kind}.example.com/hook`, eventTypes: ['document.sent'] };
    ids.push((await ask('/v1/webhooks', { method: 'POST', body })).body.id);
    askers.push(ask);
  }
  const announce = (which: number) => askers[which]?.(`/v1/webhooks/${ids[which]}/test`, { method: 'POST' });
  for (let count = 0; count < flood; count += 1) await announce(0);
  await opened.service.queue.work(jobHandlers(opened.service));
  await reached(() => begun.slow === atOnce / 2);
  for (let count = 0; count < flood; count += 1) await announce(1);
  await reached(() => begun.quick === flood);
  expect(begun.slow).toBe(atOnce / 2);
});

test('A target that has timed out twice is set aside: its further messages are put off, and are no tries', async () => {
  let sent = 0;
  opened = await openTestService({
    replaced: {
      sendWebhook: async () => {
        sent += 1;
        throw Object.assign(new Error('The operation was aborted due to timeout'), { name: 'TimeoutError' });
      },
    },
  });
  const ask = asker(opened.app, await opened.key(await opened.company()));
  const body = { targetUrl: 'https://slow.example.com/hook', eventTypes: ['document.sent'] };
  const { id } = (await ask('/v1/webhooks', { method: 'POST', body })).body;
  for (let count = 0; count < 5; count += 1) await ask(`/v1/webhooks/${id}/test`, { method: 'POST' });
  await opened.drain();
  expect(sent).toBe(2);
  const { items } = (await ask(`/v1/webhooks/${id}/deliveries`)).body;
  expect(items.map(({ attempts }: { attempts: number }) => attempts).sort()).toEqual([0, 0, 0, 1, 1]);
  expect(items.every(({ state }: { state: string }) => state === 'Pending')).toBe(true);
});
