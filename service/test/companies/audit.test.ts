import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import type { LogFields } from '../../src/telemetry/log.ts';
import { allItems, asker } from '../support/asking.ts';
import { newKey } from '../support/company.ts';
import { invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

const audit = (filter = '') => allItems(ask, `/v1/audit?limit=2${filter}`);

/** The whole of what is done with one invoice, and its id. */
async function handled(): Promise<string> {
  const { id } = (await ask('/v1/invoices', { method: 'POST', body: invoice })).body;
  await ask(`/v1/invoices/${id}`, { method: 'PUT', body: invoice });
  await ask(`/v1/invoices/${id}/validate`, { method: 'POST' });
  await ask(`/v1/invoices/${id}`);
  await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
  return id;
}

const opened = await openTestService();
const companyId = await opened.company({ participantId: sellerId });
const key = await newKey(opened.service, companyId);
const ask = asker(opened.app, key.apiKey);
afterAll(() => opened.close());

describe('The audit of a company', () => {
  test('says which key changed what, and when; what was only read or refused is not in it', async () => {
    const id = await handled();
    await ask('/v1/invoices', { method: 'POST', body: { lines: 1 } });
    const deeds = await audit(`&resourceId=${id}`);
    expect(deeds.map(({ operation, status }) => [operation, status])).toEqual([
      ['submitInvoice', 202],
      ['replaceInvoice', 200],
      ['createInvoice', 201],
    ]);
    expect(deeds[0]).toMatchObject({ key: { id: key.id, name: 'test' }, resourceId: id });
    expect(deeds[0].traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(new Date(deeds[0].at).getTime()).toBeLessThanOrEqual(Date.now());
    expect((await audit('&operation=createInvoice')).every(({ status }) => status === 201)).toBe(true);
    expect(await audit('&since=2999-01-01T00:00:00Z')).toEqual([]);
    // A moment belongs to the time that begins with it.
    const [last, , first] = deeds;
    expect(await audit(`&resourceId=${id}&since=${last.at}`)).toEqual([last]);
    expect(await audit(`&resourceId=${id}&until=${last.at}`)).toEqual(deeds.slice(1));
    expect(await audit(`&resourceId=${id}&until=${first.at}`)).toEqual([]);
    expect((await audit(`&keyId=${key.id}&until=2999-01-01T00:00:00Z`)).length).toBeGreaterThan(2);
  });

  test('names the client behind a trusted proxy', async () => {
    const settings = { ...opened.service.settings, trustedProxies: ['10.0.0.0/8'] };
    const app = createApp({ ...opened.service, settings });
    const answer = await app.request(
      '/v1/customers',
      {
        method: 'POST',
        headers: {
          'x-api-key': key.apiKey,
          'idempotency-key': 'from-outside',
          'content-type': 'application/json',
          'x-forwarded-for': '203.0.113.7, 10.1.1.1',
        },
        body: JSON.stringify({ name: 'A customer' }),
      },
      { address: '10.2.2.2' },
    );
    const { id } = await answer.json();
    expect((await audit(`&resourceId=${id}`))[0].address).toBe('203.0.113.7');
  });

  test('is only added to', async () => {
    for (const change of ['delete from audit', `update audit set operation = 'x'`])
      await expect(
        acrossCompanies(opened.service.database, (scoped) => sql.raw(change).execute(scoped)),
      ).rejects.toThrow('the audit is only added to');
  });
});

test('The log of a request names its company, its key and its document', async () => {
  const lines: LogFields[] = [];
  const log = { info: (_: string, fields: LogFields = {}) => void lines.push(fields), error: () => {} };
  const logged = asker(createApp({ ...opened.service, log }), key.apiKey);
  const { id } = (await logged('/v1/invoices', { method: 'POST', body: invoice })).body;
  await logged(`/v1/invoices/${id}`);
  for (const line of lines) expect(line).toMatchObject({ company: companyId, key: key.id, resource: id });
  expect(lines.map(({ operation }) => operation)).toEqual(['createInvoice', 'getInvoice']);
});
