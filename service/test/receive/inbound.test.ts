import { createHash } from 'node:crypto';
import { convert, wrapUbl as wrap } from 'pint-ae';
import { afterAll, describe, expect, test } from 'vitest';
import { acrossCompanies } from '../../src/database/database.ts';
import { asker } from '../support/asking.ts';
import { buyerId, invoice, invoiceTo } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';
import { textIn } from '../text-in.ts';

const ublOf = (request: object) => convert(request).xml ?? '';
const envelope = (request: object, id: string) =>
  textIn(wrap(ublOf(request), { id, createdAt: '2026-11-21T08:00:00Z' }));

const withoutReceiver = () => ublOf(invoice).replaceAll(/<cbc:EndpointID[^>]*>[^<]*<\/cbc:EndpointID>/g, '');

/** Too long for an index, even compressed. */
const longText = () =>
  Array.from({ length: 120 }, (_, index) => createHash('sha256').update(String(index)).digest('hex')).join(
    '',
  );

const refused = () =>
  acrossCompanies(opened.service.database, (scoped) =>
    scoped.selectFrom('inbound_refused').selectAll().orderBy('received_at').execute(),
  );

const opened = await openTestService();
const ask = asker(opened.app, await opened.key(await opened.company({ participantId: buyerId })));
afterAll(() => opened.close());

describe('What an access point brings', () => {
  test('is stored once when the same instance comes again, even at the same moment', async () => {
    const text = envelope(invoice, 'instance-2');
    const answers = await Promise.all([opened.bring(text), opened.bring(text)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(answers[0]?.body.documentId).toBe(answers[1]?.body.documentId);
  });

  test('is kept aside if another document came under its instance before: neither is lost', async () => {
    const before = (await refused()).length;
    const other = envelope({ ...invoice, invoiceNumber: 'OTHER-1' }, 'instance-2');
    for (const _ of ['once', 'again']) {
      const { status, body } = await opened.bring(other);
      expect([status, body.type]).toEqual([409, 'http://localhost/errors/conflict']);
      expect(body.detail).toContain('instance-2');
    }
    const kept = (await refused()).slice(before);
    expect(kept.map(({ content }) => content)).toEqual([other]);
  });

  test('is refused and kept aside if it is not UTF-8', async () => {
    const before = (await refused()).length;
    const headers = { 'content-type': 'application/xml', 'x-token': 'token-of-the-access-point' };
    const body = Buffer.from(envelope(invoice, 'latin').replace('LLC', 'Café'), 'latin1');
    const answers = [0, 1].map(() => opened.app.request('/inbound', { method: 'POST', body, headers }));
    for (const answer of await Promise.all(answers)) {
      expect(answer.status).toBe(400);
      expect((await answer.json()).detail).toBe('The received message is not UTF-8. We kept what you sent.');
    }
    expect(await refused()).toHaveLength(before + 1);
  });

  test('is answered with its trace id', async () => {
    const headers = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' };
    for (const body of [envelope(invoice, 'instance-2'), 'nothing of XML']) {
      const answer = await opened.bring(body, headers);
      expect(answer.headers.get('x-trace-id')).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test.each([
    ['for nobody here', () => envelope(invoiceTo('0235:1999999996'), 'instance-6')],
    ['for nobody at all', () => withoutReceiver()],
    ['not XML', () => 'nothing of XML'],
    ['not an invoice', () => '<Order xmlns="urn:x"/>'],
    [
      'a status',
      () =>
        '<ApplicationResponse xmlns="urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2"/>',
    ],
    ['of an instance too long', () => envelope(invoice, longText())],
    ['of a day that there is not', () => ublOf(invoice).replace('2026-11-02', '2026-02-30')],
    [
      'another document of an instance',
      () => envelope({ ...invoice, invoiceNumber: 'OTHER-2' }, 'instance-2'),
    ],
  ])('is refused in Arabic: it is %s', async (_, text) => {
    const headers = { 'accept-language': 'ar' };
    const { status, body } = await opened.bring(text(), headers);
    expect(status).not.toBe(422);
    expect(body.title).toMatch(/\p{Script=Arabic}/u);
    expect(body.detail).toMatch(/^\p{Script=Arabic}.* محفوظ جانباً\.$/u);
    expect(body.detail.replace(/<[^>]*>/, '')).not.toMatch(/[a-z]{4,} [a-z]{2,}/);
  });

  test('is not changed, submitted or deleted by anybody', async () => {
    const { body } = await opened.bring(envelope(invoice, 'instance-5'));
    const path = `/v1/purchase-invoices/${body.documentId}`;
    expect((await ask(path, { method: 'PUT', body: invoice })).status).toBe(405);
    expect((await ask(path, { method: 'DELETE' })).status).toBe(405);
    expect((await ask(`/v1/invoices/${body.documentId}/submit`, { method: 'POST' })).status).toBe(404);
  });
});
