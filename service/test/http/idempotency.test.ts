import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import { forCompany } from '../../src/database/database.ts';
import { claim, forget, holding, type KeyUse, remember } from '../../src/http/idempotency.ts';
import { jsonReply } from '../../src/http/operation.ts';
import { hashOfBody, hashOfContent } from '../../src/texts/body-hash.ts';
import { asker } from '../support/asking.ts';
import { invoice } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

let now = new Date('2026-11-21T08:00:00Z');

const number = (text: string) => ({ ...invoice, invoiceNumber: text });
const create = (key: string, body: unknown) =>
  ask('/v1/invoices', { method: 'POST', body, headers: { 'idempotency-key': key } });
const numbersOf = async () =>
  (await ask('/v1/invoices?limit=200')).body.items.map(
    (item: { invoiceNumber: string }) => item.invoiceNumber,
  );

const opened = await openTestService({
  replaced: { clock: { now: () => now } },
  settings: { repeatWaitSeconds: 0.1 },
});
const companyId = await opened.company();
const ask = asker(opened.app, await opened.key(companyId));
afterAll(() => opened.close());

describe('The Idempotency-Key of a POST', () => {
  test('counts for every spelling of the id in the path', async () => {
    const headers = { 'idempotency-key': 'spelled' };
    const { id } = (await ask('/v1/invoices', { method: 'POST', body: invoice })).body;
    const first = await ask(`/v1/invoices/${id}/submit`, { method: 'POST', headers });
    const second = await ask(`/v1/invoices/%${id.charCodeAt(0).toString(16)}${id.slice(1)}/submit`, {
      method: 'POST',
      headers,
    });
    expect(first.status).toBe(202);
    expect(second.text).toBe(first.text);
  });

  test('may come with any id: an id that nothing can have is not found, however long it is', async () => {
    // Too long for an index, even compressed.
    const id = Array.from({ length: 120 }, (_, index) => hashOfBody(Buffer.from(String(index)))).join('');
    expect((await ask(`/v1/invoices/${id}/submit`, { method: 'POST' })).status).toBe(404);
  });

  test('is refused with 409 with another body even if no body is needed', async () => {
    const { body } = await create('for a submit', invoice);
    const submit = (text?: string) =>
      ask(`/v1/invoices/${body.id}/submit`, {
        method: 'POST',
        headers: { 'idempotency-key': 'with a body' },
        ...(text === undefined ? {} : { body: text }),
      });
    expect((await submit()).status).toBe(202);
    expect((await submit()).status).toBe(202);
    expect((await submit('{"other":1}')).status).toBe(409);
  });

  test('makes equal requests at the same instant create one document, and each gets the one answer', async () => {
    const patient = { ...opened.service, settings: { ...opened.service.settings, repeatWaitSeconds: 60 } };
    const waiting = asker(createApp(patient), await opened.key(companyId));
    const headers = { 'idempotency-key': 'race' };
    const all = await Promise.all(
      Array.from({ length: 20 }, () =>
        waiting('/v1/invoices', { method: 'POST', body: number('race'), headers }),
      ),
    );
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(all[0]?.status).toBe(201);
    expect((await numbersOf()).filter((text: string) => text === 'race')).toHaveLength(1);
  });

  test('counts for the same JSON in other whitespace and another order of members', async () => {
    const body = { ...number('reordered'), dueDate: '2026-12-02' };
    const reversed = Object.fromEntries(Object.entries(body).reverse());
    const first = await create('reordered', body);
    const second = await create('reordered', JSON.stringify(reversed, null, 2));
    expect([second.status, second.text]).toEqual([201, first.text]);
    const third = await create('reordered', { ...body, lines: [...body.lines].reverse() });
    expect(third.status).toBe(409);
  });

  const useOf = (key: string, body: string): KeyUse => ({
    ...{ companyId, route: 'POST /v1/invoices', key },
    bodyHash: hashOfContent({ bytes: Buffer.from(body) }),
  });

  test('waits for the answer of its first request', async () => {
    const body = JSON.stringify(number('slow'));
    const use = useOf('slow', body);
    const claimed = await claim(opened.service, use);
    if (claimed === undefined || !('claim' in claimed)) throw new Error('It is a new key.');
    const patient = { ...opened.service, settings: { ...opened.service.settings, repeatWaitSeconds: 60 } };
    const waiting = asker(createApp(patient), await opened.key(companyId));
    const answer = waiting('/v1/invoices', { method: 'POST', body, headers: { 'idempotency-key': 'slow' } });
    const stored = holding(opened.service, use, claimed.claim, () =>
      forCompany(opened.service.database, companyId, (scoped) =>
        remember(scoped, use, claimed.claim, jsonReply(201, { id: 'the first' }), opened.service.secrets),
      ),
    );
    await stored;
    expect(await answer).toMatchObject({ status: 201, body: { id: 'the first' } });
  });

  test('gives 502 and Retry-After while its first request has no answer, and is freed if that request died', async () => {
    const body = JSON.stringify(number('died'));
    expect(await claim(opened.service, useOf('in-progress', body))).toHaveProperty('claim');
    const waiting = await create('in-progress', body);
    expect(waiting.status).toBe(502);
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
    now = new Date(now.getTime() + 16_000);
    expect((await create('in-progress', body)).status).toBe(201);
  });

  test('keeps an answer, also for a request that was told its commit had failed', async () => {
    const body = JSON.stringify(number('told late'));
    const use = useOf('told-late', body);
    const claimed = await claim(opened.service, use);
    if (claimed === undefined || !('claim' in claimed)) throw new Error('The key is in use.');
    await forCompany(opened.service.database, companyId, (scoped) =>
      remember(scoped, use, claimed.claim, jsonReply(201, { id: 'answered' }), opened.service.secrets),
    );
    await forget(opened.service, use, claimed.claim);
    expect((await create('told-late', body)).body).toEqual({ id: 'answered' });
  });

  test('keeps a refusal because of the content, not one because of the moment', async () => {
    const { body } = await create('kept', invoice);
    const path = `/v1/invoices/${body.id}/submit`;
    const submit = (key: string) => ask(path, { method: 'POST', headers: { 'idempotency-key': key } });
    await submit('first');
    expect((await submit('second')).status).toBe(409);
    const again = await submit('second');
    expect(again.status).toBe(409);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await create('malformed', { ...invoice, lines: 1 })).status).toBe(400);
    expect((await create('malformed', number('after a malformed one'))).status).toBe(201);
  });

  test('is forgotten after a day', async () => {
    await create('yesterday', number('yesterday'));
    now = new Date(now.getTime() + 25 * 3_600_000);
    const { status } = await create('yesterday', number('today'));
    expect(status).toBe(201);
  });
});
