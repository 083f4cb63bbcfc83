import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { readTaxData } from 'pint-ae/network';
import { embeddedRuleSet } from 'pint-ae/steps';
import { afterAll, describe, expect, test } from 'vitest';
import exportUsd from '../../../examples/export-usd.json' with { type: 'json' };
import { acrossCompanies } from '../../src/database/database.ts';
import {
  exchangeStatuses,
  exchangeTable,
  reportingStatuses,
  reportingTable,
  statusCodes,
} from '../../src/track/tracks.ts';
import { asker } from '../support/asking.ts';
import { given } from '../support/given.ts';
import { buyerId, invoice, invoiceTo, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

/** An export in the name of the seller. */
const exported = { ...exportUsd, seller: { ...exportUsd.seller, participantId: sellerId } };

let numbers = 0;

/** A document that was submitted, after all background work. */
async function sent(body: object, suffix = '') {
  numbers += 1;
  const created = await ask('/v1/invoices', {
    method: 'POST',
    body: { ...body, invoiceNumber: `T-${numbers}${suffix}` },
  });
  const { id } = created.body;
  return { id, ...(await submitted(id)) };
}

async function submitted(id: string) {
  const answer = await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
  expect(answer.status).toBe(202);
  await opened.drain();
  return read(id);
}

async function read(id: string) {
  return (await ask(`/v1/invoices/${id}`)).body;
}

const messagesOf = (id: string) =>
  acrossCompanies(opened.service.database, (scoped) =>
    scoped
      .selectFrom('submissions')
      .where('document_id', '=', id)
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );

const eventsAbout = async (id: string) => {
  const events = await acrossCompanies(opened.service.database, (scoped) =>
    scoped.selectFrom('events').select(['type', 'payload']).orderBy('id').execute(),
  );
  return events.filter(({ payload }) => JSON.parse(payload).data.id === id).map(({ type }) => type);
};

const opened = await openTestService({ replaced: { sendWebhook: async () => 200 } });
const seller = await opened.company({ participantId: sellerId });
const buyer = await opened.company({ participantId: buyerId });
const key = await opened.key(seller);
const ask = asker(opened.app, key);
const buyerAsk = asker(opened.app, await opened.key(buyer));
const eventTypes = ['document.delivered', 'document.rejected', 'report.accepted', 'report.rejected'];
await ask('/v1/webhooks', {
  method: 'POST',
  body: { targetUrl: 'https://erp.example.com/hook', eventTypes },
});
afterAll(() => opened.close());

describe('A document that is sent', () => {
  test('travels under identifiers that both are fixed when it is submitted, and the report names the first', async () => {
    const { body } = await ask('/v1/invoices', { method: 'POST', body: invoiceTo('0235:1000000777') });
    expect(body).toMatchObject({
      exchange: { status: 'notApplicable', at: null },
      reporting: { status: 'notReported', at: null },
    });
    const answer = await ask(`/v1/invoices/${body.id}/submit`, { method: 'POST' });
    expect(answer.body).toMatchObject({
      exchange: { status: 'pending' },
      reporting: { status: 'pending' },
    });
    const before = await messagesOf(body.id);
    await opened.drain();
    const [document, report] = await messagesOf(body.id);
    expect([document?.id, report?.id]).toEqual(before.map(({ id }) => id));
    expect(given(readTaxData(report?.ubl ?? '')).taxData).toMatchObject({
      role: '01',
      type: 'S',
      transportHeaderId: document?.id,
      authority: '0242:000999',
      representative: '0242:000001',
      reportingParty: sellerId,
    });
  });

  test('is answered by the company of this service that receives it, whose provider reports it too', async () => {
    const document = await sent(invoice);
    expect(document).toMatchObject({ exchange: { status: 'delivered' }, reporting: { status: 'reported' } });
    const received = (await buyerAsk('/v1/purchase-invoices?limit=1')).body.items[0];
    expect(received).toMatchObject({
      invoiceNumber: document.invoiceNumber,
      reporting: { status: 'reported', code: 'AP' },
    });
    const report = (await messagesOf(received.id)).find(({ message }) => message === 'report');
    const [outbound] = await messagesOf(document.id);
    expect(given(readTaxData(report?.ubl ?? '')).taxData).toMatchObject({
      role: '02',
      type: 'S',
      transportHeaderId: outbound?.id,
      reportingParty: buyerId,
    });
  });

  test.each(['97', '98', '99'])('to 0235:99000000%s is only reported', async (ending) => {
    const participantId = `0235:99000000${ending}`;
    const { id, ...document } = await sent(
      ending === '99'
        ? { ...exported, buyer: { ...exported.buyer, participantId } }
        : invoiceTo(participantId),
    );
    expect(document).toMatchObject({
      status: 'Sent',
      participantDelivery: 'NotApplicable',
      exchange: { status: 'notApplicable', code: null },
      reporting: { status: 'reported' },
    });
    const messages = await messagesOf(id);
    expect(messages.map(({ message, state }) => `${message} ${state}`)).toEqual([
      'document skipped',
      'report delivered',
    ]);
    const { taxData } = given(readTaxData(messages[1]?.ubl ?? ''));
    expect(taxData).toMatchObject({ transportHeaderId: null, scope: ending === '99' ? 'INP' : 'D' });
  });
});

describe('A document that the other provider rejects', () => {
  test('fails with its reasons at the fields of the request, in both languages', async () => {
    const { id, ...document } = await sent(invoiceTo('0235:1000000422'));
    expect(document).toMatchObject({
      status: 'DeliveryFailed',
      participantDelivery: 'Failed',
      exchange: { status: 'rejected', code: 'RE' },
      reporting: { status: 'reported' },
    });
    expect(document.exchange.issues).toEqual([
      expect.objectContaining({
        rule: 'SANDBOX-RE',
        message: expect.stringContaining('0000422'),
        path: 'buyer.participantId',
        severity: 'error',
        code: 'BV',
      }),
    ]);
    expect(document.submissionError).toContain('Rejected by 0242:000002');
    expect(document.submissionError).toContain('At buyer.participantId:');
    const arabic = (await ask(`/v1/invoices/${id}?lang=ar`)).body;
    expect(arabic.submissionError).toContain('رفضه 0242:000002');
    const failed = (await ask('/v1/invoices/failed')).body.items;
    expect(failed.map((item: { id: string }) => item.id)).toContain(id);
    expect(await eventsAbout(id)).toEqual([
      'document.submitted',
      'document.sent',
      'document.failed',
      'document.rejected',
      'report.accepted',
    ]);
  });
});

describe('A report that the tax authority rejects', () => {
  test('makes a document that was only reported fail, so that it can be corrected', async () => {
    const { id, ...document } = await sent(invoiceTo('0235:9900000098'), '-TDD-RE');
    expect(document).toMatchObject({ status: 'DeliveryFailed', reporting: { status: 'rejected' } });
    await ask(`/v1/invoices/${id}`, {
      method: 'PUT',
      body: { ...invoiceTo('0235:9900000098'), invoiceNumber: `T-${numbers}-AGAIN` },
    });
    expect(await submitted(id)).toMatchObject({ status: 'Sent', reporting: { status: 'reported' } });
  });
});

describe('The tables of both tracks', () => {
  test('answer every code only once', () => {
    for (const code of statusCodes) {
      const exchanged = exchangeTable.sent[code];
      expect(exchanged && exchangeTable[exchanged]).not.toHaveProperty(code);
      const reported = reportingTable.sent[code];
      expect(reported && reported !== 'before' && reportingTable[reported]).not.toHaveProperty(code);
    }
  });

  test('lead to every status', () => {
    const led = (table: object) => new Set(Object.values(table).flatMap((row) => Object.values(row)));
    expect([...led(exchangeTable)].sort()).toEqual([...exchangeStatuses].sort());
    expect([...led(reportingTable)].sort()).toEqual(['before', ...reportingStatuses].sort());
  });
});

describe('The evidence of a document', () => {
  test('is one ZIP of what was asked, sent, reported and answered', async () => {
    const { id } = await sent(invoiceTo('0235:1000000777'));
    const answer = await opened.app.request(`/v1/invoices/${id}/evidence`, { headers: { 'x-api-key': key } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(Object.keys(files).sort()).toEqual([
      'document.json',
      'history.json',
      'index.json',
      'messages/01-document-envelope.xml',
      'messages/01-document.xml',
      'messages/02-report-S-envelope.xml',
      'messages/02-report-S.xml',
      'request.json',
      'statuses/01-AP.xml',
      'statuses/02-AP.xml',
      'verdict.json',
    ]);
    expect(JSON.parse(textOf('request.json')).buyer.participantId).toBe('0235:1000000777');
    expect(JSON.parse(textOf('verdict.json'))).toMatchObject({
      isValid: true,
      ruleSet: { version: embeddedRuleSet.version, hash: expect.any(String) },
    });
    expect(textOf('messages/01-document-envelope.xml')).toContain('<Type>MLS_TYPE</Type>');
    const { files: listed } = JSON.parse(textOf('index.json'));
    for (const { name, sha256 } of listed)
      expect(createHash('sha256').update(textOf(name)).digest('hex'), name).toBe(sha256);
  });

  test('says valid only of the version that was sent', async () => {
    const isValid = async (id: string) => {
      const answer = await opened.app.request(`/v1/invoices/${id}/evidence`, {
        headers: { 'x-api-key': key },
      });
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
      return JSON.parse(strFromU8(files['verdict.json'] ?? new Uint8Array())).isValid;
    };
    const { id } = await sent(invoiceTo('0235:1000000404'));
    expect(await isValid(id)).toBe(true);
    await ask(`/v1/invoices/${id}`, { method: 'PUT', body: { ...invoice, invoiceNumber: 'CHANGED' } });
    expect(await isValid(id)).toBe(false);
  });
});
