import { afterAll, describe, expect, test } from 'vitest';
import { forCompany } from '../../src/database/database.ts';
import { countDocument, documentsOf, dubaiMonth } from '../../src/draft/quota.ts';
import { asker } from '../support/asking.ts';
import { invoice } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

let now = new Date('2026-11-30T12:00:00Z');

const opened = await openTestService({ replaced: { clock: { now: () => now } } });
afterAll(() => opened.close());

describe('The quota of a month', () => {
  test('allows that many documents, then answers 402 until midnight in Dubai', async () => {
    const ask = asker(opened.app, await opened.key(await opened.company({ monthlyQuota: 2 })));
    const create = (path = '/v1/invoices') => ask(path, { method: 'POST', body: invoice });
    expect((await create()).status).toBe(201);
    expect((await create('/v1/credit-notes')).status).toBe(201);
    const refused = await create();
    expect(refused.status).toBe(402);
    expect(refused.body.type).toBe('http://localhost/errors/quota-exceeded');
    expect((await ask('/v1/customers', { method: 'POST', body: { name: 'A' } })).status).toBe(201);
    now = new Date('2026-11-30T19:59:59Z');
    expect((await create()).status).toBe(402);
    now = new Date('2026-11-30T20:00:00Z');
    expect((await create()).status).toBe(201);
  });

  test('is exact, however many count at the same moment and however many of these are not stored', async () => {
    const { database } = opened.service;
    const monthlyQuota = 120;
    const caller = { companyId: await opened.company({ monthlyQuota }), monthlyQuota };
    const counts = Array.from({ length: 200 }, (_, index) =>
      forCompany(database, caller.companyId, async (scoped) => {
        await countDocument(scoped, caller, now);
        if (index % 4 === 3) throw new Error('not stored');
      }),
    );
    const stored = (await Promise.allSettled(counts)).filter(({ status }) => status === 'fulfilled');
    const counted = forCompany(database, caller.companyId, (scoped) =>
      documentsOf(scoped, caller.companyId, dubaiMonth(now)),
    );
    expect(await counted).toBe(stored.length);
    for (let left = monthlyQuota - stored.length; left > 0; left -= 1)
      await forCompany(database, caller.companyId, (scoped) => countDocument(scoped, caller, now));
    const beyond = forCompany(database, caller.companyId, (scoped) => countDocument(scoped, caller, now));
    await expect(beyond).rejects.toThrow('quotaReached');
  });

  test.skipIf(process.env.DATABASE_URL === undefined)(
    'lets documents of one company be created while others of it are not stored yet',
    async () => {
      const { database } = opened.service;
      for (const monthlyQuota of [null, 1_000_000]) {
        const caller = { companyId: await opened.company({ monthlyQuota }), monthlyQuota };
        const count = (meanwhile: () => Promise<void>) =>
          forCompany(database, caller.companyId, async (scoped) => {
            await countDocument(scoped, caller, now);
            await meanwhile();
          });
        await count(() => count(() => count(async () => {})));
      }
    },
  );

  test('follows the calendar of Dubai, four hours ahead of UTC', () => {
    expect(dubaiMonth(new Date('2026-12-31T19:59:59.999Z'))).toBe('2026-12');
    expect(dubaiMonth(new Date('2026-12-31T20:00:00.000Z'))).toBe('2027-01');
  });
});
