import { Webhook } from 'standardwebhooks';
import { afterAll, describe, expect, test } from 'vitest';
import { acrossCompanies, readingAcross } from '../../src/database/database.ts';
import { type SecretKey, secretBox } from '../../src/keys/sealing.ts';
import { readSettings } from '../../src/settings.ts';
import type { WebhookMessage } from '../../src/targets/send.ts';
import { ToldError } from '../../src/texts/service-text.ts';
import { deliverWebhook } from '../../src/webhooks/deliver.ts';
import { reEncryptSecrets } from '../../src/webhooks/re-encrypt.ts';
import { asker } from '../support/asking.ts';
import { openTestService } from '../support/service.ts';

const key = (id: string, byte: number): SecretKey => ({ id, key: Buffer.alloc(32, byte) });
const first = key('2026', 1);
const second = key('2027', 2);
const sent: WebhookMessage[] = [];

const stored = async () => {
  const rows = await readingAcross(opened.service.database)
    .selectFrom('webhooks')
    .select('secrets')
    .execute();
  return rows.flatMap(({ secrets }) => secrets.map(({ secret }) => secret));
};

const { webhooks } = readSettings({});
const opened = await openTestService({
  settings: { webhooks: { ...webhooks, secretKeys: [first] } },
  replaced: {
    sendWebhook: async (message) => {
      sent.push(message);
      return 204;
    },
  },
});
const ask = asker(opened.app, await opened.key(await opened.company()));
afterAll(() => opened.close());

describe('The secret of a webhook', () => {
  test('is encrypted in the database, and signs its messages', async () => {
    const body = { targetUrl: 'https://erp.example.com/hook', eventTypes: ['webhook.test'] };
    const { id, secret } = (await ask('/v1/webhooks', { method: 'POST', body })).body;
    const rotated = (await ask(`/v1/webhooks/${id}/rotate-secret`, { method: 'POST' })).body.secret;
    const secrets = await stored();
    expect(secrets).toHaveLength(2);
    for (const text of secrets) expect(text).toMatch(/^sealed:2026:[\w-]+$/);
    await ask(`/v1/webhooks/${id}/test`, { method: 'POST' });
    await opened.drain();
    const [message] = sent;
    if (message === undefined) throw new Error('A message was expected.');
    for (const each of [secret, rotated]) new Webhook(each).verify(message.body, { ...message.headers });
  });

  test('comes under a new key at the start, which refuses to begin without the old one', async () => {
    const { database } = opened.service;
    const change = (...keys: SecretKey[]) => reEncryptSecrets(database, secretBox(keys), keys);
    const before = await stored();
    await expect(change(second)).rejects.toThrow(ToldError);
    await expect(change()).rejects.toThrow(/2026/);
    expect(await stored()).toEqual(before);
    expect(await change(second, first)).toBe(1);
    expect((await stored()).every((text) => text.startsWith('sealed:2027:'))).toBe(true);
    expect(await change(second)).toBe(0);
    expect(await change(first, second)).toBe(1);
    expect(await stored()).toEqual(before);
  });
});

describe('The answer that tells a secret', () => {
  const answers = async () => {
    const rows = await readingAcross(opened.service.database)
      .selectFrom('idempotency_keys')
      .where('route', 'like', '%webhooks%')
      .select('body')
      .execute();
    return rows.map(({ body }) => body ?? '').join('\n');
  };
  const body = { targetUrl: 'https://erp.example.com/hook', eventTypes: ['webhook.test'] };

  test('is encrypted where it is kept for a repeated request, which gets it again', async () => {
    const asked = { method: 'POST', body, headers: { 'idempotency-key': 'sealed-answer' } };
    const answered = await ask('/v1/webhooks', asked);
    await ask(`/v1/webhooks/${answered.body.id}/rotate-secret`, { method: 'POST' });
    expect(await answers()).not.toContain('whsec_');
    const again = await ask('/v1/webhooks', asked);
    expect([again.headers.get('idempotency-replayed'), again.body]).toEqual(['true', answered.body]);
  });

  test('that was kept as it was, without a key in the settings, is encrypted at the start', async () => {
    const { database } = opened.service;
    const asked = { method: 'POST', body, headers: { 'idempotency-key': 'plain-answer' } };
    const answered = await ask('/v1/webhooks', asked);
    await acrossCompanies(database, (scoped) =>
      scoped
        .updateTable('idempotency_keys')
        .set({ body: answered.text })
        .where('key', '=', 'plain-answer')
        .execute(),
    );
    expect(await answers()).toContain('whsec_');
    await reEncryptSecrets(database, secretBox([first]), [first]);
    expect(await answers()).not.toContain('whsec_');
    expect((await ask('/v1/webhooks', asked)).body).toEqual(answered.body);
  });
});

test('A message waits for a process that has the key, while encryption is turned on in one after another', async () => {
  const body = { targetUrl: 'https://erp.example.com/later', eventTypes: ['webhook.test'] };
  const { id } = (await ask('/v1/webhooks', { method: 'POST', body })).body;
  const { database } = opened.service;
  await ask(`/v1/webhooks/${id}/test`, { method: 'POST' });
  const withoutKey = { ...opened.service, secrets: secretBox([]) };
  const [delivery] = (await ask(`/v1/webhooks/${id}/deliveries`)).body.items;
  const company = await readingAcross(database)
    .selectFrom('webhooks')
    .where('id', '=', id)
    .select('company_id')
    .executeTakeFirstOrThrow();
  await deliverWebhook(withoutKey, { companyId: company.company_id, deliveryId: delivery.id });
  const [waiting] = (await ask(`/v1/webhooks/${id}/deliveries`)).body.items;
  expect([waiting.state, waiting.attempts]).toEqual(['Pending', 0]);
});

describe('WEBHOOK_SECRET_KEYS', () => {
  const keys = (text: string) => readSettings({ WEBHOOK_SECRET_KEYS: text }).webhooks.secretKeys;
  const encoded = Buffer.alloc(32, 1).toString('base64');

  test('has names and keys, the current one first', () => {
    expect(
      keys(`2027:${Buffer.alloc(32, 2).toString('base64')}, 2026:${encoded}`).map(({ id }) => id),
    ).toEqual(['2027', '2026']);
  });

  test.each([encoded, `2026:${encoded.slice(4)}`, `a:${encoded},a:${encoded}`, ':x'])(
    'is refused with its reason: %s',
    (text) => expect(() => keys(text)).toThrow('WEBHOOK_SECRET_KEYS'),
  );
});
