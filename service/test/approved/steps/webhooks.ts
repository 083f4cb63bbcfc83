import { invoice } from '../../support/requests.ts';
import type { World } from '../world.ts';
import { created, unnumbered } from './documents.ts';
import type { People } from './people.ts';

const all = [
  ...['document.submitted', 'document.sent', 'document.failed', 'document.delivered', 'document.rejected'],
  ...['report.accepted', 'report.rejected', 'mail.failed', 'document.received', 'document.refused'],
];

/** Subscriptions before there is anything to tell: one of everything, one of a few kinds. */
export async function subscribeSteps(
  { ask }: World,
  { seller, buyer, reader, operator, ids }: People,
): Promise<void> {
  const subscribe = (who: People['seller'], targetUrl: string, eventTypes: readonly string[], more = {}) =>
    ask(who, 'POST /v1/webhooks', { body: { targetUrl, eventTypes, ...more } });
  await subscribe(seller, 'https://erp.example.com/all', all);
  await subscribe(buyer, 'https://oasis.example.com/hook?all=1', [...all, 'document.impersonated']);
  await subscribe(seller, 'https://erp.example.com/none', []);
  await subscribe(seller, 'https://erp.example.com/none', ['none']);
  await subscribe(seller, 'ftp://erp.example.com', all);
  await subscribe(seller, 'not an address', all);
  await subscribe(seller, `https://erp.example.com/${'x'.repeat(3000)}`, all);
  await subscribe(reader, 'https://reader.example.com', all);
  const disabled = await subscribe(
    seller,
    'https://erp.example.com/disabled',
    ['document.sent', 'document.sent'],
    { status: 'Disabled' },
  );
  await ask(seller, `PUT /v1/webhooks/${disabled.body.id}`, {
    body: { ...disabled.body, status: 'Active', eventTypes: ['document.failed'] },
  });
  await ask(seller, `PUT /v1/webhooks/${disabled.body.id}`, {
    body: { targetUrl: 'https://erp.example.com/changed', eventTypes: ['document.sent'], status: 'Disabled' },
  });
  await ask(buyer, `PUT /v1/webhooks/${disabled.body.id}`, {
    body: { targetUrl: 'https://erp.example.com', eventTypes: all },
  });
  await ask(buyer, `DELETE /v1/webhooks/${disabled.body.id}`);
  // What a key may not read, its webhook may not tell.
  for (const scope of ['invoices', 'credit-notes', 'purchase-invoices', 'purchase-credit-notes']) {
    const scopes = ['webhooks:write', ...told.filter((each) => each !== scope).map((each) => `${each}:read`)];
    const { body } = await ask(operator, `POST /v1/operator/companies/${ids.reader}/keys`, {
      body: { name: `without ${scope}`, scopes },
    });
    const key = { name: `key without ${scope}`, apiKey: body.apiKey };
    for (const type of [...all, 'document.impersonated', 'webhook.test'])
      await subscribe(key, 'https://reader.example.com', [type], { status: 'Disabled' });
  }
}

const told = ['invoices', 'credit-notes', 'purchase-invoices', 'purchase-credit-notes'];

/** Targets that answer late, badly or never, and what is sent to them again. */
export async function webhookSteps(world: World, { seller, buyer }: People): Promise<void> {
  const { ask, network, work } = world;
  const { body } = await ask(seller, 'POST /v1/webhooks', {
    body: { targetUrl: 'https://erp.example.com/second', eventTypes: ['document.submitted'] },
  });
  const path = `/v1/webhooks/${body.id}`;
  await ask(seller, `POST ${path}/test`);
  await work();
  await ask(buyer, `POST ${path}/test`);
  await ask(seller, `POST ${path}/rotate-secret`);
  await ask(seller, `POST ${path}/test`);
  await work();
  await ask(seller, `POST ${path}/rotate-secret`);
  network.hear(
    500,
    { status: 429, retryAfterSeconds: 900 },
    301,
    'connect ECONNREFUSED',
    { text: 'targetRefused', values: { problem: 'x' } },
    200,
  );
  await ask(seller, `POST ${path}/test`);
  for (const seconds of [0, 4, 2, 299, 600, 1800, 7200, 18_001, 40_000]) await work(seconds);
  await ask(seller, `GET ${path}/deliveries`);
  await ask(seller, `GET ${path}/deliveries?limit=1&lang=ar`);
  const { body: list } = await ask(seller, `GET ${path}/deliveries?limit=200`);
  const [newest] = list.items;
  await ask(seller, `POST ${path}/deliveries/${newest.id}/redeliver`);
  await ask(seller, `POST ${path}/deliveries/${newest.id}/redeliver`);
  await ask(buyer, `POST ${path}/deliveries/${newest.id}/redeliver`);
  await ask(seller, `POST ${path}/deliveries/none/redeliver`);
  await work();
  for (const replayed of [
    { since: '2026-10-30T08:00:00Z' },
    { since: '2026-10-30T08:00:00Z', until: '2026-10-30T07:00:00Z' },
    { since: '2026-10-30T08:00:00Z', until: '2026-10-30T12:00:00+04:00' },
    { since: 'yesterday' },
    {},
  ]) {
    await ask(seller, `POST ${path}/replay`, { body: replayed });
    await work();
  }
  const [happened] = (await ask(seller, 'GET /v1/events?type=document.submitted&limit=1')).body.items;
  const at = Date.parse(happened.timestamp);
  for (const [since, until] of [
    [at, at],
    [at, at + 1],
    [at + 1, at + 1000],
    [at - 1000, at],
  ]) {
    const moments = { since: new Date(since ?? 0).toISOString(), until: new Date(until ?? 0).toISOString() };
    await ask(seller, `POST ${path}/replay`, { body: moments });
    await ask(seller, `GET /v1/events?since=${moments.since}&limit=1`);
    await work();
  }
  const late = Object.assign(new Error('No answer in time.'), { name: 'TimeoutError' });
  network.hear(late, late, late, late, { status: 503, retryAfterSeconds: 100_000 }, 300, 399, 299, 202);
  for (let times = 0; times < 3; times += 1) await ask(seller, `POST ${path}/test`);
  for (const seconds of [0, 5, 30, 60, 300, 86_399, 1, 3600]) await work(seconds);
  for (const seconds of [0, 86_400 - 60, 120]) {
    await ask(seller, `POST ${path}/rotate-secret`);
    await ask(seller, `POST ${path}/test`);
    await work(seconds);
  }
  await ask(seller, `GET ${path}/deliveries?limit=200`);
  network.hear(410);
  await ask(seller, `POST ${path}/test`);
  await work();
  await ask(seller, `GET ${path}`);
  await ask(seller, `GET ${path}?lang=ar`);
  await ask(seller, `POST ${path}/test`);
  await ask(seller, `POST ${path}/replay`, { body: { since: '2026-10-30T08:00:00Z' } });
  await ask(seller, `PUT ${path}`, {
    body: {
      targetUrl: 'https://erp.example.com/third',
      eventTypes: ['document.submitted'],
      status: 'Active',
    },
  });
  network.hear(...Array.from({ length: 12 }, () => 503));
  await ask(seller, `POST ${await created(world, seller, unnumbered(invoice))}/submit`);
  for (let times = 0; times < 12; times += 1) await work(86_400);
  await ask(seller, `GET ${path}`);
  await ask(seller, `GET ${path}/deliveries`);
  await ask(seller, `DELETE ${path}`);
  await ask(seller, `GET ${path}`);
  await ask(seller, `GET ${path}/deliveries`);
  const { body: events } = await ask(seller, 'GET /v1/events?limit=3');
  await ask(seller, `GET /v1/events?cursor=${events.cursor}&limit=2`);
  await ask(seller, 'GET /v1/events?type=document.sent&limit=200');
  await ask(seller, 'GET /v1/events?since=2026-10-30T08:10:00Z&limit=5');
}
