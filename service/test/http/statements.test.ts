import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acrossCompanies } from '../../src/database/database.ts';
import { jobHandlers } from '../../src/lifecycle/background.ts';
import { dueOf } from '../../src/queue/due.ts';
import { handle } from '../../src/queue/worker.ts';
import { type Ask, asker } from '../support/asking.ts';
import { invoice, sellerId } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

const statements: string[] = [];
let opened: TestService;
let ask: Ask;

beforeAll(async () => {
  opened = await openTestService({
    replaced: {
      delivery: {
        deliver: async () => ({ outcome: 'delivered', receipt: null }),
        collect: async () => {},
      },
    },
    onStatement: (text) => statements.push(text),
  });
  ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
  // That a key is used is noted every five minutes.
  await ask('/v1/whoami');
});
afterAll(() => opened.close());

/**
 * Returns the number of statements that are sent to the database for some work, besides jobs, which only tell others
 * to look.
 */
async function sentFor(work: () => Promise<unknown>): Promise<number> {
  statements.length = 0;
  await work();
  return statements.filter((text) => !text.includes('pgboss')).length;
}

/** Finds what is due, as a process that works does, and does it. */
async function workOnce(): Promise<void> {
  const look = { now: new Date(), most: 10, except: [], full: [], after: '' };
  for (const due of await dueOf(opened.service.database, 'submission', look))
    await Promise.all(handle(jobHandlers(opened.service), [due]));
}

const newDraft = async (): Promise<string> =>
  (await ask('/v1/invoices', { method: 'POST', body: invoice })).body.id;

describe('So many statements are sent to the database', () => {
  test.each([
    ['to say who asks', 1, () => ask('/v1/whoami')],
    ['to create a document', 8, newDraft],
  ])('%s: %i', async (_, count, work) => {
    expect(await sentFor(work)).toBe(count);
  });

  test('to read a document: 2, and to validate it: 2', async () => {
    const id = await newDraft();
    expect(await sentFor(() => ask(`/v1/invoices/${id}`))).toBe(2);
    expect(await sentFor(() => ask(`/v1/invoices/${id}/validate`, { method: 'POST' }))).toBe(2);
  });

  test('from its submission until it is Sent: 28, and until it is reported: 18 more', async () => {
    const id = await newDraft();
    const submitted = await sentFor(() => ask(`/v1/invoices/${id}/submit`, { method: 'POST' }));
    const sent = await sentFor(workOnce);
    expect((await ask(`/v1/invoices/${id}`)).body.status).toBe('Sent');
    expect({ submitted, sent }).toEqual({ submitted: 11, sent: 17 });
    const reported = await sentFor(workOnce);
    expect((await ask(`/v1/invoices/${id}`)).body.reporting.status).toBe('sent');
    expect(reported).toBe(18);
  });

  test('and a lease waits for the disk only if nothing else does before the message is handed over', async () => {
    const body = { ...invoice, invoiceNumber: 'L-1' };
    const { id } = (await ask('/v1/invoices', { method: 'POST', body })).body;
    await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
    const waits = async () => {
      await sentFor(workOnce);
      return statements.some((text) => text === 'set local synchronous_commit to default');
    };
    // The document, and then its report.
    expect([await waits(), await waits()]).toEqual([false, false]);
    await acrossCompanies(opened.service.database, async (scoped) => {
      await scoped.updateTable('documents').set({ status: 'Pending' }).where('id', '=', id).execute();
      await scoped
        .updateTable('submissions')
        .set({ state: 'open', attempts: 0, due_at: new Date(0) })
        .where('document_id', '=', id)
        .where('message', '=', 'document')
        .execute();
    });
    expect(await waits()).toBe(true);
  });

  test('and a job for messages only if a webhook listens to an event', async () => {
    const jobsOf = async () => {
      const id = await newDraft();
      statements.length = 0;
      await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
      return statements.filter((text) => text.includes('pgboss')).length;
    };
    expect(await jobsOf()).toBe(1);
    const webhook = { targetUrl: 'https://example.com/hook', eventTypes: ['document.submitted'] };
    await ask('/v1/webhooks', { method: 'POST', body: webhook });
    expect(await jobsOf()).toBe(2);
  });
});
