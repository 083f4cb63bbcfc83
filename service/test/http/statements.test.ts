import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import type { Consignment } from '../../src/access-points/delivery.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import { jobHandlers } from '../../src/lifecycle/background.ts';
import { dueOf } from '../../src/queue/due.ts';
import { handle } from '../../src/queue/worker.ts';
import { asker, submitNew } from '../support/asking.ts';
import { statusAbout } from '../support/message-status.ts';
import { invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';
import { takingDelivery } from '../support/taking-delivery.ts';

const statements: string[] = [];
let trips = 0;
const envelopes: Consignment[] = [];

/**
 * Returns the number of round trips to the database for some work, and of the statements in them, besides jobs, which only
 * tell others to look.
 */
async function sentFor(work: () => Promise<unknown>) {
  statements.length = 0;
  trips = 0;
  await work();
  return { trips, statements: statements.filter((text) => !text.includes('pgboss')).length };
}

/** Finds what is due, as a process that works does, and does it. */
async function workOnce(): Promise<void> {
  const look = { now: new Date(), most: 10, except: [], full: [], after: '' };
  for (const due of await dueOf(opened.service.database, 'submission', look))
    await Promise.all(handle(jobHandlers(opened.service), [due]));
}

/** Notes of each lease whether its transaction waits for the disk when it ends. */
async function noteWaits(): Promise<void> {
  const { database } = opened.service;
  await sql`create table waits (position bigint generated always as identity, setting text)`.execute(
    database,
  );
  await sql`create function note_wait() returns trigger language plpgsql as $$
    begin
      insert into waits (setting) values (current_setting('synchronous_commit'));
      return null;
    end $$`.execute(database);
  await sql`create constraint trigger submissions_wait after update of leased_until on submissions
    deferrable initially deferred for each row when (new.attempts > old.attempts)
    execute function note_wait()`.execute(database);
}

async function waitsNoted(): Promise<string[]> {
  const { rows } = await sql<{ setting: string }>`select setting from waits order by position`.execute(
    opened.service.database,
  );
  return rows.map(({ setting }) => setting);
}

const newDraft = async (): Promise<string> =>
  (await ask('/v1/invoices', { method: 'POST', body: invoice })).body.id;

const opened = await openTestService({
  replaced: {
    delivery: takingDelivery((consignment) => void envelopes.push(consignment)),
  },
  onStatement: (text, _, isNewTrip) => {
    statements.push(text);
    if (isNewTrip === true && !text.includes('pgboss')) trips += 1;
  },
});
const ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
// That a key is used is noted every five minutes.
await ask('/v1/whoami');
afterAll(() => opened.close());

describe('So many statements are sent to the database, and in so few round trips', () => {
  test.each([
    ['to say who asks', { trips: 1, statements: 1 }, () => ask('/v1/whoami')],
    ['to create a document', { trips: 3, statements: 7 }, newDraft],
  ])('%s: %o', async (_, count, work) => {
    expect(await sentFor(work)).toEqual(count);
  });

  test('to read a document: 2, and to validate it: 2', async () => {
    const id = await newDraft();
    const two = { trips: 2, statements: 2 };
    expect(await sentFor(() => ask(`/v1/invoices/${id}`))).toEqual(two);
    expect(await sentFor(() => ask(`/v1/invoices/${id}/validate`, { method: 'POST' }))).toEqual(two);
  });

  test('from its submission until it is Sent and reported, and for both statuses', async () => {
    const id = await newDraft();
    envelopes.length = 0;
    const submitted = await sentFor(() => ask(`/v1/invoices/${id}/submit`, { method: 'POST' }));
    const sent = await sentFor(workOnce);
    expect((await ask(`/v1/invoices/${id}`)).body).toMatchObject({
      status: 'Sent',
      reporting: { status: 'sent' },
    });
    const answered = await sentFor(async () => {
      for (const envelope of envelopes.splice(0))
        expect((await opened.bring(statusAbout(envelope))).status).toBe(201);
    });
    expect((await ask(`/v1/invoices/${id}`)).body).toMatchObject({
      exchange: { status: 'delivered' },
      reporting: { status: 'reported' },
    });
    expect({ submitted, sent, answered }).toEqual({
      submitted: { trips: 4, statements: 11 },
      sent: { trips: 4, statements: 18 },
      answered: { trips: 4, statements: 20 },
    });
  });

  test('and a lease waits for the disk only if nothing else does before the message is handed over', async () => {
    await noteWaits();
    const body = { ...invoice, invoiceNumber: 'L-1' };
    const id = await submitNew(ask, body);
    await workOnce();
    // Its text was stored when it was submitted; its report is leased with the end of the document.
    expect(await waitsNoted()).toEqual(['on', 'on']);
    await acrossCompanies(opened.service.database, async (scoped) => {
      await scoped.updateTable('documents').set({ status: 'Pending' }).where('id', '=', id).execute();
      await scoped
        .updateTable('submissions')
        .set({ state: 'open', attempts: 0, due_at: new Date(0), ubl: null })
        .where('document_id', '=', id)
        .where('message', '=', 'document')
        .execute();
    });
    await workOnce();
    expect((await waitsNoted()).at(2)).toBe('off');
  });

  test('and a job for messages only if a webhook listens to an event', async () => {
    const jobsOf = async () => {
      const id = await newDraft();
      statements.length = 0;
      await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
      // Jobs are told of once all is stored.
      return () => statements.filter((text) => text.includes('pgboss')).length;
    };
    await expect.poll(await jobsOf()).toBe(1);
    const webhook = { targetUrl: 'https://example.com/hook', eventTypes: ['document.submitted'] };
    await ask('/v1/webhooks', { method: 'POST', body: webhook });
    await expect.poll(await jobsOf()).toBe(2);
  });
});
