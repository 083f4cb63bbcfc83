import { afterAll, describe, expect, test } from 'vitest';
import { administer } from '../../src/admin-commands/administer.ts';
import { type Ask, asker } from '../support/asking.ts';
import { newKey } from '../support/company.ts';
import { buyerId, invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

const now = new Date('2026-11-26T08:00:00Z');

const run = (...line: string[]) => administer(opened.service, line);

async function company(
  participantId: string | null = null,
): Promise<{ readonly id: string; readonly ask: Ask }> {
  const id = await opened.company({ participantId });
  return { id, ask: asker(opened.app, await opened.key(id)) };
}

const opened = await openTestService({ replaced: { clock: { now: () => now } } });
afterAll(() => opened.close());

describe('A company', () => {
  test('that is suspended reads, and changes nothing until it is resumed', async () => {
    const { id, ask } = await company(buyerId);
    const draft = (await ask('/v1/invoices', { method: 'POST', body: invoice })).body.id;
    expect((await run('companies', 'suspend', id)).code).toBe(0);
    expect((await ask(`/v1/invoices/${draft}`)).status).toBe(200);
    expect((await ask(`/v1/invoices/${draft}/validate`, { method: 'POST' })).status).toBe(200);
    const refused = await ask(`/v1/invoices/${draft}`, { method: 'DELETE' });
    expect([refused.status, refused.body.detail]).toEqual([403, expect.stringContaining('suspended')]);
    expect((await ask('/v1/invoices', { method: 'POST', body: invoice })).status).toBe(403);
    // What is sent to it arrives.
    const sender = await company(sellerId);
    const sent = (await sender.ask('/v1/invoices', { method: 'POST', body: invoice })).body.id;
    await sender.ask(`/v1/invoices/${sent}/submit`, { method: 'POST' });
    await opened.drain();
    expect((await ask('/v1/purchase-invoices')).body.items).toHaveLength(1);
    expect((await run('companies', 'resume', id)).code).toBe(0);
    expect((await ask(`/v1/invoices/${draft}`, { method: 'DELETE' })).status).toBe(204);
  });

  test('that is closed has no keys, receives nothing, and stays closed', async () => {
    const { id, ask } = await company('0235:88');
    expect((await run('companies', 'close', id)).code).toBe(0);
    expect((await ask('/v1/whoami')).status).toBe(401);
    for (const command of ['close', 'resume', 'suspend'])
      expect((await run('companies', command, id)).code, command).toBe(2);
    expect((await run('companies', 'update', id, '--name', 'Again')).code).toBe(2);
    const created = await run('companies', 'create', '--name', 'Another', '--participant', '0235:88');
    expect(created.code).toBe(0);
    const late = await newKey(opened.service, id);
    expect((await asker(opened.app, late.apiKey)('/v1/whoami')).status).toBe(401);
  });
});
