import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { administer } from '../../src/admin-commands/administer.ts';
import { forCompany, readingAcross } from '../../src/database/database.ts';
import { removeAged } from '../../src/lifecycle/retention.ts';
import { asker } from '../support/asking.ts';
import { buyerId, invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

const start = new Date('2026-11-21T08:00:00Z');
let now = start;

const later = (days: number) => {
  now = new Date(start.getTime() + days * 86_400_000);
};
const countOf = async (table: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)}`.execute(
    readingAcross(opened.service.database),
  );
  return rows[0]?.count ?? 0;
};
const archive = (...words: string[]) =>
  administer(opened.service, ['documents', 'archive', folder, ...words]);
/** Step before a statement is sent to the database. */
let before: (text: string) => void = () => {};

const folder = await mkdtemp(join(tmpdir(), 'pint-ae-archive-'));
const opened = await openTestService({
  onStatement: (text) => before(text),
  replaced: { clock: { now: () => now }, sendWebhook: async () => 200 },
  settings: { retention: { eventDays: 30, refusedDays: 90, documentYears: 5 } },
});
const companyId = await opened.company({ participantId: sellerId });
await opened.company({ participantId: buyerId });
const ask = asker(opened.app, await opened.key(companyId));
const webhook = { targetUrl: 'https://erp.example.com/hook', eventTypes: ['document.sent'] };
await ask('/v1/webhooks', { method: 'POST', body: webhook });
const sent = (await ask('/v1/invoices', { method: 'POST', body: invoice })).body.id;
await ask(`/v1/invoices/${sent}/submit`, { method: 'POST' });
await opened.drain();
expect((await opened.bring('<nothing/>')).status).toBe(400);
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

describe('With time', () => {
  test('events, the messages about them, and refused arrivals are removed, each after its own', async () => {
    const evidence = async () => (await ask(`/v1/invoices/${sent}/evidence`)).headers.get('content-length');
    const [kept, history] = [await evidence(), await countOf('document_history')];
    expect(await countOf('webhook_deliveries')).toBe(1);
    later(29);
    await removeAged(opened.service);
    expect(await countOf('events')).toBeGreaterThan(5);
    later(31);
    await removeAged(opened.service);
    expect([await countOf('events'), await countOf('webhook_deliveries')]).toEqual([0, 0]);
    expect(await countOf('inbound_refused')).toBe(1);
    later(91);
    await removeAged(opened.service);
    expect([await countOf('inbound_refused'), await countOf('idempotency_keys')]).toEqual([0, 0]);
    expect([await evidence(), await countOf('document_history')]).toEqual([kept, history]);
  });

  test('an event of which a message still waits is kept', async () => {
    const { id } = (await ask('/v1/webhooks')).body.items[0];
    await ask(`/v1/webhooks/${id}/test`, { method: 'POST' });
    later(200);
    await removeAged(opened.service);
    expect(await countOf('events')).toBe(1);
    await opened.drain();
    await removeAged(opened.service);
    expect(await countOf('events')).toBe(0);
  });
});

describe('documents archive', () => {
  let history: unknown;

  test('that is ended anywhere leaves each document whole, in the database or in its file, and the next one goes on', async () => {
    later(6 * 365);
    const part = join(folder, companyId, '2026-11', `${sent}.zip.part`);
    const isThere = async () => (await ask(`/v1/invoices/${sent}`)).status === 200;
    history = (await ask(`/v1/invoices/${sent}/history`)).body;
    // One statement later each time, until the first document is removed.
    for (let last = 1; await isThere(); last += 1) {
      let statements = 0;
      before = (text) => {
        statements += 1;
        if (statements >= last && text !== 'rollback') throw new Error('It was ended.');
      };
      await expect(archive()).rejects.toThrow('It was ended.');
      before = () => {};
      const file = await readFile(part.replace('.part', '')).catch(() => undefined);
      if (file !== undefined) expect(Object.keys(unzipSync(file))).toContain('index.json');
      if (!(await isThere())) expect(file).toBeDefined();
      await mkdir(dirname(part), { recursive: true });
      await writeFile(part, 'half', { mode: 0o400 }).catch(() => {});
    }
    await rm(part, { force: true });
  });

  test('writes the whole evidence of old documents, sent and received, and removes them', async () => {
    const newer = (await ask('/v1/invoices', { method: 'POST', body: invoice })).body.id;
    expect((await archive()).text).toContain('1 document');
    expect((await ask(`/v1/invoices/${sent}`)).status).toBe(404);
    expect((await ask(`/v1/invoices/${newer}`)).status).toBe(200);
    for (const table of ['submissions', 'message_statuses', 'inbound_instances'])
      expect(await countOf(table)).toBe(0);
    expect([await countOf('documents'), await countOf('document_history')]).toEqual([1, 1]);

    const written = unzipSync(await readFile(join(folder, companyId, '2026-11', `${sent}.zip`)));
    const names = Object.keys(written);
    expect(names).toEqual(
      expect.arrayContaining(['request.json', 'verdict.json', 'history.json', 'index.json']),
    );
    const messages = JSON.parse(strFromU8(written['index.json'] ?? new Uint8Array())).messages;
    expect(messages.map(({ message, state }: Record<string, string>) => [message, state])).toEqual([
      ['document', 'delivered'],
      ['report', 'delivered'],
    ]);
    expect(JSON.parse(strFromU8(written['history.json'] ?? new Uint8Array()))).toEqual(history);
    const others = (await readdir(folder)).filter((name) => name !== companyId);
    const [received = ''] = await readdir(join(folder, others[0] ?? '', '2026-11'));
    const file = unzipSync(await readFile(join(folder, others[0] ?? '', '2026-11', received)));
    expect(Object.keys(file)).toContain('received.xml');
    const audit = await administer(opened.service, ['audit', 'list', '--company', companyId]);
    expect(audit.text).toContain(sent);
  });

  test('leaves nothing to a second one', async () => {
    expect((await archive()).text).toContain('0 documents');
  });
});

test('The history of a document cannot be removed otherwise', async () => {
  const { database } = opened.service;
  const removing = forCompany(database, companyId, (scoped) =>
    scoped.deleteFrom('document_history').execute(),
  );
  await expect(removing).rejects.toThrow('only added to');
});
