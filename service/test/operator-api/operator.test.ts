import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administer } from '../../src/admin-commands/administer.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import { type Ask, allItems, asker } from '../support/asking.ts';
import { buyerId, invoiceTo, sellerId } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
let operator: Ask;
let companyId: string;
let company: Ask;

beforeAll(async () => {
  opened = await openTestService({
    // A database that takes its time to say that it is there.
    onStatement: (text) => (text === 'select 1' ? delay(50) : undefined),
  });
  companyId = await opened.company({ name: 'Falcon LLC', participantId: sellerId, monthlyQuota: 7 });
  company = asker(opened.app, await opened.key(companyId));
  const { text } = await run('keys', 'create', '--operator', '--name', 'console');
  operator = asker(opened.app, text.split('\n')[1] ?? '');
});
afterAll(() => opened.close());

const run = (...words: string[]) => administer(opened.service, words);
const post = (path: string) => operator(path, { method: 'POST' });
const companies = '/v1/operator/companies';
const letters = '/v1/operator/dead-letters';

/** A document that was given up: its receiver never answers. */
async function givenUp(): Promise<string> {
  const { id } = (await company('/v1/invoices', { method: 'POST', body: invoiceTo('0235:1000000503') })).body;
  await company(`/v1/invoices/${id}/submit`, { method: 'POST' });
  await opened.drain();
  return id;
}

test('the report that the authority rejected is a dead letter with its reason', async () => {
  const body = { ...invoiceTo(buyerId), invoiceNumber: 'O-1-TDD-RE' };
  const { id } = (await company('/v1/invoices', { method: 'POST', body })).body;
  await company(`/v1/invoices/${id}/submit`, { method: 'POST' });
  await opened.drain();
  const { message, error } = (await letterOf(id)) ?? {};
  expect([message, error]).toEqual(['report', expect.stringContaining('rejects every report')]);
});

async function letterOf(documentId: string) {
  const all = await allItems(operator, `${letters}?limit=1`);
  return all.find((letter) => letter.documentId === documentId);
}

describe('The key of the operator', () => {
  test('is made by a command, for an account that is none of the companies', async () => {
    const who = (await operator('/v1/whoami')).body;
    expect(who.key).toMatchObject({ name: 'console', scopes: ['operator:write', 'audit:read'] });
    expect((await run('companies', 'list')).text).not.toContain(who.company.id);
    expect((await run('keys', 'list', '--company', who.company.id)).text).toContain('console');
    for (const verb of ['suspend', 'close'])
      expect(await run('companies', verb, who.company.id)).toMatchObject({ code: 2 });
  });

  test.each([
    [['--company', 'operator', '--scope', 'invoices:write'], 'There is no company'],
    [['--operator', '--scope', 'invoices:write'], 'no scope invoices:write'],
    [['--operator', '--company', 'x'], 'not both'],
    [['--company', 'x', '--scope', 'operator:read'], 'no scope operator:read'],
  ])('is not made with %j', async (options, text) => {
    const answer = await run('keys', 'create', '--name', 'k', ...options);
    expect([answer.code, answer.text]).toEqual([2, expect.stringContaining(text)]);
  });

  test('may be one that only reads', async () => {
    const { text } = await run('keys', 'create', '--operator', '--name', 'r', '--scope', 'operator:read');
    const reader = asker(opened.app, text.split('\n')[1] ?? '');
    expect((await reader(companies)).status).toBe(200);
    expect((await reader(`${companies}/${companyId}/suspend`, { method: 'POST' })).status).toBe(403);
  });
});

describe('The operator', () => {
  test('lists the companies with what they used of their quota, page by page, and finds one', async () => {
    const other = await opened.company({ name: 'واحة الاستشارات' });
    await company('/v1/invoices', { method: 'POST', body: invoiceTo('0235:1000000404') });
    const all = await allItems(operator, `${companies}?limit=1`);
    expect(all.map(({ id }) => id)).toEqual([other, companyId]);
    expect(all[1]).toMatchObject({ name: 'Falcon LLC', status: 'active', monthlyQuota: 7 });
    expect(all[1].documentsThisMonth).toBeGreaterThan(0);
    expect(await allItems(operator, `${companies}?text=${encodeURIComponent('الإستشارات')}`)).toHaveLength(1);
    expect(await allItems(operator, `${companies}?status=closed`)).toEqual([]);
    expect((await operator(`${companies}/operator`)).status).toBe(404);
  });

  test('suspends a company, lets it go on, and closes it for good; both audits say so', async () => {
    const id = await opened.company({ name: 'Oasis' });
    const ask = asker(opened.app, await opened.key(id));
    const create = async () => (await ask('/v1/customers', { method: 'POST', body: { name: 'A' } })).status;
    expect((await post(`${companies}/${id}/suspend`)).body).toMatchObject({ id, status: 'suspended' });
    expect(await create()).toBe(403);
    expect((await post(`${companies}/${id}/resume`)).body.status).toBe('active');
    expect(await create()).toBe(201);
    const told = (await ask('/v1/audit')).body.items;
    expect(told.map((deed: { operation: string }) => deed.operation)).toEqual([
      'createCustomer',
      'companies resume',
      'companies suspend',
    ]);
    expect([told[1].key, told[1].address]).toEqual([null, null]);
    expect((await post(`${companies}/${id}/close`)).body.status).toBe('closed');
    expect((await ask('/v1/whoami')).status).toBe(401);
    expect((await post(`${companies}/${id}/resume`)).status).toBe(404);
    const own = (await operator(`/v1/audit?resourceId=${id}`)).body.items;
    expect(own.map((deed: { operation: string }) => deed.operation)).toEqual([
      'closeCompany',
      'resumeCompany',
      'suspendCompany',
    ]);
    expect(own[0].key.name).toBe('console');
  });

  test('reads how much work waits, and how the service is', async () => {
    expect((await operator('/v1/operator/queues')).body.queues).toEqual([
      { name: 'submission', waiting: expect.any(Number), oldestSeconds: expect.any(Number) },
      { name: 'webhook', waiting: 0, oldestSeconds: 0 },
      { name: 'mail', waiting: 0, oldestSeconds: 0 },
    ]);
    const health = (await operator('/v1/operator/health')).body;
    expect(health).toMatchObject({ environment: 'sandbox', delivery: 'sandbox' });
    expect(health.databaseMilliseconds).toBeGreaterThanOrEqual(50);
  });

  test('sends again what was given up', async () => {
    const documentId = await givenUp();
    const letter = await letterOf(documentId);
    expect(letter).toMatchObject({ companyId, message: 'document', attempts: 4 });
    expect(letter.error).toContain('does not answer');
    const sent = await post(`${letters}/${letter.id}/resend`);
    expect(sent.body).toMatchObject({ documentId, done: `Document ${documentId} is Pending.` });
    expect(await letterOf(documentId)).toBeUndefined();
    await opened.drain();
    expect((await letterOf(documentId)).id).toBe(letter.id);
  });

  test('discards what was given up, until it is given up again; its company can still submit it', async () => {
    const documentId = await givenUp();
    const { id } = await letterOf(documentId);
    const count = async () => (await operator('/v1/operator/queues')).body.deadLetters;
    const before = await count();
    expect(before).toBe((await allItems(operator, letters)).length);
    expect((await post(`${letters}/${id}/discard`)).body.done).toBe(`Message ${id} is discarded.`);
    expect([await letterOf(documentId), await count()]).toEqual([undefined, before - 1]);
    expect((await post(`${letters}/${id}/discard`)).status).toBe(404);
    expect((await company(`/v1/invoices/${documentId}`)).body.status).toBe('DeliveryFailed');
    expect((await company(`/v1/invoices/${documentId}/submit`, { method: 'POST' })).status).toBe(202);
    await opened.drain();
    expect((await letterOf(documentId)).id).toBe(id);
  });
});

describe('A company that the operator creates', () => {
  const given = {
    name: 'Gulf Pearl LLC',
    participants: ['0235:1000000091', '0235:1000000092'],
    trns: ['100000009100003'],
    monthlyQuota: 1,
    handling: 'strict',
    numberGaps: true,
    scopes: ['invoices:write'],
  };
  const create = (body: object, headers = {}) => operator(companies, { method: 'POST', body, headers });

  test('has its participants, TRN and quota, and a key that is shown once and works', async () => {
    const key = { 'idempotency-key': 'new-company-1' };
    const { status, body, headers } = await create(given, key);
    expect(status).toBe(201);
    const { scopes: _, ...facts } = given;
    expect(body).toMatchObject({ ...facts, participantId: '0235:1000000091', status: 'active' });
    expect(headers.get('location')).toContain(`${companies}/${body.id}`);
    const own = asker(opened.app, body.apiKey);
    expect((await own('/v1/whoami')).body.key.scopes).toEqual(['invoices:write']);
    const again = await create(given, key);
    expect(again.body).toEqual({ ...body, apiKey: null });
    const rows = await acrossCompanies(opened.service.database, (scoped) =>
      scoped.selectFrom('idempotency_keys').select('body').execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(body.apiKey);
    expect((await own('/v1/invoices', { method: 'POST', body: invoiceTo(buyerId) })).status).toBe(422);
    const audit = (await run('audit', 'list', '--company', body.id)).text;
    expect(audit).toContain('"operation":"companies create"');
  });

  test('has no participant of another, and no field that is not known or well formed', async () => {
    const taken = await create({ ...given, participants: ['0235:1000000092'] });
    expect([taken.status, taken.body.detail]).toEqual([409, expect.stringContaining('0235:1000000092')]);
    for (const wrong of [
      { name: '' },
      { name: 'A', participants: ['1000000093'] },
      { name: 'A', trns: ['1'] },
      { name: 'A', monthlyQuota: -1 },
      { name: 'A', scopes: ['operator:write'] },
      { name: 'A', color: 'red' },
    ])
      expect((await create(wrong)).status).toBe(400);
    expect((await company(companies, { method: 'POST', body: given })).status).toBe(403);
  });
});

describe('The whole life of a company', () => {
  test('is changed, with its participants and TRNs, and a TRN of another is told before it is allowed', async () => {
    const { id } = (
      await operator(companies, { method: 'POST', body: { name: 'Old', trns: ['100000055500003'] } })
    ).body;
    const change = (body: object) => operator(`${companies}/${id}`, { method: 'PUT', body });
    const facts = { name: 'New', participants: ['0235:1000000555'], monthlyQuota: 9, handling: 'strict' };
    const { status, body } = await change(facts);
    expect([status, body]).toEqual([200, expect.objectContaining({ ...facts, trns: ['100000055500003'] })]);
    expect((await change({ name: 'Newer' })).body).toMatchObject({ ...body, name: 'Newer' });
    const without = { participants: [], trns: [], monthlyQuota: null };
    expect((await change(without)).body).toMatchObject({ ...without, handling: 'strict' });
    await change({ trns: ['100000055500003'] });
    const other = (await operator(companies, { method: 'POST', body: { name: 'Other' } })).body.id;
    const claim = (more: object) =>
      operator(`${companies}/${other}`, { method: 'PUT', body: { trns: ['100000055500003'], ...more } });
    const told = await claim({});
    expect([told.status, told.body.detail]).toEqual([409, expect.stringContaining('New')]);
    expect((await claim({ sharesTrns: true })).body.trns).toEqual(['100000055500003']);
    expect((await change({ colour: 'red' })).status).toBe(400);
    expect((await operator(`${companies}/operator`, { method: 'PUT', body: { name: 'x' } })).status).toBe(
      404,
    );
  });

  test('has keys that are made, listed without their secrets, replaced and revoked', async () => {
    const path = `${companies}/${companyId}/keys`;
    const key = { name: 'ERP', scopes: ['items:read'] };
    const made = await operator(path, { method: 'POST', body: key });
    expect(made.status).toBe(201);
    const who = (apiKey: string) => asker(opened.app, apiKey)('/v1/whoami');
    expect((await who(made.body.apiKey)).body.key.scopes).toEqual(['items:read']);
    const listed = async () =>
      (await operator(path)).body.items.find((key: { id: string }) => key.id === made.body.id);
    expect(JSON.stringify(await listed())).not.toContain(made.body.apiKey);
    const keys = `/v1/operator/keys/${made.body.id}`;
    const rotated = await operator(`${keys}/rotate`, { method: 'POST', body: { overlapHours: 1 } });
    expect((await listed()).expiresAt).toBe(rotated.body.until);
    expect((await who(rotated.body.apiKey)).status).toBe(200);
    await post(`${keys}/revoke`);
    expect((await who(made.body.apiKey)).status).toBe(401);
    expect((await post(`${keys}/revoke`)).status).toBe(404);
    const own = (await operator('/v1/whoami')).body.key.id;
    for (const verb of ['revoke', 'rotate'])
      expect((await operator(`/v1/operator/keys/${own}/${verb}`, { method: 'POST', body: {} })).status).toBe(
        404,
      );
    expect((await operator(`${companies}/operator/keys`)).status).toBe(404);
    expect((await operator(`${companies}/operator/keys`, { method: 'POST', body: key })).status).toBe(404);
    expect((await operator('/v1/whoami')).body.key).toMatchObject({ id: own });
    expect((await run('keys', 'list', '--company', 'operator')).text.match(/\bconsole\b/g)).toHaveLength(1);
  });

  test('is in an audit over all companies, beside what came for nobody', async () => {
    const { items } = (await operator(`/v1/operator/audit?companyId=${companyId}&limit=3`)).body;
    expect(items.map(({ operation }: { operation: string }) => operation)).toEqual([
      'keys revoke',
      'keys rotate',
      'keys create',
    ]);
    const headers = { 'content-type': 'application/xml', 'x-token': 'token-of-the-access-point' };
    await asker(opened.app, '')('/inbound', { method: 'POST', body: '<nothing/>', headers });
    expect((await operator('/v1/operator/refused')).body.items[0]).toMatchObject({
      receiver: null,
      reason: expect.any(String),
    });
  });
});
