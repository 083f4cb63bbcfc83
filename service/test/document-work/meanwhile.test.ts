import { convert } from 'pint-ae';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { WorkFailed } from '../../src/document-work/document-work.ts';
import { asker } from '../support/asking.ts';
import { toldWork } from '../support/document-work.ts';
import { buyerId, invalidInvoice, invoice, sellerId, stranger } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

/** Step before each piece of work. */
let before: (name: string, ended?: AbortSignal) => Promise<void>;
let numbers = 0;
beforeEach(() => {
  before = async () => {};
});

/** Creates a document under a number of its own. */
async function create(body: object): Promise<string> {
  numbers += 1;
  const numbered = { ...body, invoiceNumber: `M-${numbers}` };
  return (await ask('/v1/invoices', { method: 'POST', body: numbered })).body.id;
}
const submit = (id: string) => ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
/** Submits a document whose text is written only when it is tried. */
async function submitUnwritten(id: string): Promise<void> {
  before = async (name) => {
    if (name === 'keptSubmission') throw new WorkFailed('unavailable', 'overloaded', 3);
  };
  expect((await submit(id)).status).toBe(202);
  before = async () => {};
}
const statusOf = async (id: string) => (await ask(`/v1/invoices/${id}`)).body.status;

/** Does something while a piece of work of that name has begun and not ended; returns the names of all work. */
async function during(name: string, doing: () => Promise<unknown>): Promise<void> {
  const reached = new Promise<() => void>((begun) => {
    before = (asked) => (asked === name ? new Promise((goOn) => begun(goOn)) : Promise.resolve());
  });
  const done = doing();
  const goOn = await reached;
  before = async () => {};
  // The embedded database has one connection: if the work held it, this would have no answer.
  expect((await ask('/v1/whoami')).status).toBe(200);
  await create(invoice);
  goOn();
  await done;
}

const documentWork = toldWork((name, ended) => before(name, ended));
const opened = await openTestService({ replaced: { documentWork } });
await opened.company({ participantId: buyerId });
const ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
afterAll(() => opened.close());

describe('While a document is worked on, others are answered, and the database is free:', () => {
  test('while it is created', async () => {
    await during('keptColumns', () => ask('/v1/invoices', { method: 'POST', body: invoice }));
  });

  test('while it is replaced, validated and read', async () => {
    const id = await create(invoice);
    const path = `/v1/invoices/${id}`;
    await during('keptColumns', () => ask(path, { method: 'PUT', body: invoice }));
    await during('validationText', () => ask(`${path}/validate`, { method: 'POST' }));
    await during('detailText', () => ask(path));
    await during('writtenUbl', () => ask(path, { headers: { accept: 'application/xml' } }));
    await during('shownDocument', () => ask(path, { headers: { accept: 'text/html' } }));
    await during('libraryAnswer', () => ask('/v1/validate', { method: 'POST', body: invoice }));
  });

  test('while it is judged, sent and received after it was submitted, and read where it arrived', async () => {
    const id = await create(invoice);
    await submitUnwritten(id);
    await during('validatedSubmission', () => opened.drain());
    expect(await statusOf(id)).toBe('Sent');
    const other = await create(invoice);
    await during('keptSubmission', () => submit(other));
    await during('arrivalOf', () => opened.drain());
    const company = await opened.company({ participantId: '0235:1555555555' });
    const buyer = { ...invoice.buyer, participantId: '0235:1555555555' };
    const itself = { ...invoice, buyer };
    await submit(await create(itself));
    await opened.drain();
    const theirs = asker(opened.app, await opened.key(company));
    const [{ links }] = (await theirs('/v1/purchase-invoices')).body.items;
    await during('purchaseText', () => theirs(links.self));
    await during('shownPurchase', () => theirs(links.self, { headers: { accept: 'text/html' } }));
  });

  test('while one that failed is judged before it is submitted again', async () => {
    const id = await create(invalidInvoice);
    await submit(id);
    await opened.drain();
    await during('refuseUnlessValid', () => submit(id));
    expect(await statusOf(id)).toBe('DeliveryFailed');
  });
});

describe('If no thread is free', () => {
  const busy = async () => {
    throw new WorkFailed('unavailable', 'overloaded', 3);
  };

  test('a request is answered with 503 and when to come again, and is done then under its key', async () => {
    before = busy;
    const headers = { 'idempotency-key': 'again' };
    const refused = await ask('/v1/invoices', { method: 'POST', body: invoice, headers });
    expect(refused).toMatchObject({ status: 503, body: { detail: expect.stringContaining('wait') } });
    expect(refused.headers.get('retry-after')).toBe('3');
    const judging = await ask('/v1/validate?lang=ar', { method: 'POST', body: invoice });
    expect(judging).toMatchObject({ status: 503, body: { detail: expect.stringContaining('أعد المحاولة') } });
    expect(judging.headers.get('retry-after')).toBe('3');
    before = async () => {};
    expect((await ask('/v1/invoices', { method: 'POST', body: invoice, headers })).status).toBe(201);
  });

  test('a submission waits for one, without a try that counts', async () => {
    const id = await create(invoice);
    await submit(id);
    let refusals = 0;
    before = async () => {
      refusals += 1;
      if (refusals <= 6) throw new WorkFailed('unavailable', 'overloaded', 0);
    };
    await opened.drain();
    expect([refusals > 6, await statusOf(id)]).toEqual([true, 'Sent']);
  });
});

test('A submission whose document no thread can judge is tried again, and fails with the reason after the last try', async () => {
  const id = await create(invoice);
  await submitUnwritten(id);
  before = async (name) => {
    if (name === 'validatedSubmission') throw new WorkFailed('internal-error', 'notJudged');
  };
  await opened.drain();
  const { status, submissionError } = (await ask(`/v1/invoices/${id}`)).body;
  expect([status, submissionError]).toEqual([
    'DeliveryFailed',
    expect.stringContaining('could not be checked yet'),
  ]);
});

test('What is to replace a document is not judged if the document is not there, or its status forbids it', async () => {
  const id = await create(invoice);
  await submit(id);
  const validated: string[] = [];
  before = async (name) => void validated.push(name);
  const replacing = { method: 'PUT', body: invalidInvoice, headers: { prefer: 'handling=strict' } };
  expect((await ask(`/v1/invoices/${id}`, replacing)).status).toBe(409);
  expect((await ask('/v1/invoices/none', replacing)).status).toBe(404);
  expect(validated).toEqual([]);
  await opened.drain();
});

test('Every piece of work for a request knows when its client leaves, and none for what is done in the background', async () => {
  const theirs = await opened.key(await opened.company({ participantId: '0235:1666666666' }));
  const buyer = { ...invoice.buyer, participantId: '0235:1666666666' };
  const itself = { ...invoice, seller: stranger, buyer };
  const { signal } = new AbortController();
  const told: Record<string, boolean> = {};
  before = async (name, ended) => {
    told[name] = ended === signal;
  };
  const bound = {
    request: (path: string, init: RequestInit) => opened.app.request(path, init, { ended: signal }),
  };
  const asks = asker(bound, await opened.key(await opened.company({ participantId: '0235:1444444444' })));
  const [html, xml] = ['text/html', 'application/xml'].map((accept) => ({ headers: { accept } }));
  const { id } = (await asks('/v1/invoices', { method: 'POST', body: invalidInvoice })).body;
  const path = `/v1/invoices/${id}`;
  await asks('/v1/validate', { method: 'POST', body: invoice });
  await asks(`${path}/validate`, { method: 'POST' });
  await asks(path);
  await asks(path, xml);
  await asks(path, html);
  await asks(`${path}/submit`, { method: 'POST' });
  await opened.drain();
  await asks(`${path}/submit`, { method: 'POST' });
  const headers = { 'content-type': 'application/xml', 'x-token': 'token-of-the-access-point' };
  await asks('/inbound', { method: 'POST', body: convert(itself).xml, headers });
  const reader = asker(bound, theirs);
  const [{ links }] = (await reader('/v1/purchase-invoices')).body.items;
  await reader(links.self);
  await reader(links.self, html);
  expect(told).toEqual({
    hashOfContent: true,
    keptColumns: true,
    libraryAnswer: true,
    validationText: true,
    detailText: true,
    writtenUbl: true,
    shownDocument: true,
    refuseUnlessValid: true,
    arrivalOf: true,
    purchaseText: true,
    shownPurchase: true,
    keptSubmission: true,
    validatedSubmission: false,
  });
});
