import { describe, expect, test } from 'vitest';
import { readStatus as readMessageStatus } from '../../src/network/read-message-status.ts';
import { readReport as readTaxData } from '../../src/network/read-tax-data.ts';
import { statusTextOf, ublOf } from '../network/statuses.ts';
import { example } from '../requests.ts';
import { post, problemIn } from './asking.ts';

const xml = { 'content-type': 'application/xml' };
const invoice = ublOf('standard-invoice');
const broken = invoice.replace('>AE</cbc:IdentificationCode>', '>ZZ</cbc:IdentificationCode>');
const providers = 'from=001147&to=000773&of=env-1';
const reporting = 'role=01&authority=000773&representative=001147';

describe('POST mls', () => {
  test('writes the status that answers a document, new and of now', async () => {
    const { status, headers, text } = await post(`/v1/mls?${providers}&delivered=unconfirmed`, invoice, xml);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml']);
    const read = readMessageStatus(text).status;
    expect(read).toMatchObject({ code: 'AB', of: 'env-1', id: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(Math.abs(Date.parse(read?.issuedAt ?? '') - Date.now())).toBeLessThan(600_000);
  });

  test('gives JSON with what is to be told to who prefers it, for a rejection too', async () => {
    const asJson = { ...xml, accept: 'application/json' };
    const { status, text } = await post(`/v1/mls?${providers}`, broken, asJson);
    expect([status, JSON.parse(text)]).toMatchObject([200, { code: 'RE', issues: [], warnings: [] }]);
  });

  test('says why none can be sent, in Arabic too, and not that a valid document breaks rules', async () => {
    expect(problemIn(await post(`/v1/mls?${providers}`, invoice, xml))).toMatchObject({
      title: 'The result cannot be written',
      detail: 'Nothing was written. See errors for the reason.',
    });
    const answered = await post(`/v1/mls?${providers}&lang=ar`, invoice, xml);
    expect(problemIn(answered)).toMatchObject({
      status: 422,
      title: 'لا يمكن كتابة المطلوب',
      errors: [{ message: expect.stringMatching(/سُلّم/) }],
    });
  });

  test.each([
    ['from=001147', [{ field: 'to', message: 'The parameter to is required.' }]],
    [`${providers}&delivered=yes`, [{ field: 'delivered', message: expect.stringContaining('confirmed') }]],
    [`${providers}&issuedAt=today`, [{ field: 'issuedAt', message: expect.stringContaining('“today”') }]],
    [`${providers}&id=%01`, [{ field: 'id', message: expect.stringContaining('U+0001') }]],
  ])('refuses %s', async (query, errors) => {
    expect(problemIn(await post(`/v1/mls?${query}`, invoice, xml))).toMatchObject({ status: 400, errors });
  });
});

describe('POST mls/read', () => {
  const rejection = statusTextOf(broken);

  test('names the field of the document that is sent along', async () => {
    const request = example('standard-invoice');
    for (const document of [request, JSON.stringify(request), invoice]) {
      const { text } = await post('/v1/mls/read', JSON.stringify({ mls: rejection, document }));
      expect(JSON.parse(text).status.reasons[0].path).toBe('seller.address.countryCode');
    }
  });
});

describe('POST tdd', () => {
  test('reports a request, UBL or an envelope', async () => {
    const ofRequest = await post(`/v1/tdd?${reporting}`, JSON.stringify(example('standard-invoice')));
    const ofUbl = await post(`/v1/tdd?${reporting}&type=R&scope=IP`, invoice, xml);
    expect([ofRequest.status, ofUbl.status]).toEqual([200, 200]);
    expect(readTaxData(ofRequest.text).taxData).toMatchObject({ type: 'S', scope: 'D', role: '01' });
    expect(readTaxData(ofUbl.text).taxData).toMatchObject({ type: 'R', scope: 'IP' });
  });
});

test('POST tdd/read compares a report with the document in it', async () => {
  const { text: report } = await post(`/v1/tdd?${reporting}`, invoice, xml);
  const { status, text } = await post('/v1/tdd/read', report.replace(/<cbc:UUID>./, '<cbc:UUID>x'), xml);
  const { differences, source } = JSON.parse(text);
  expect([status, differences.length, differences[0].term]).toEqual([200, 1, 'BTAE-07']);
  expect(source.request.invoiceNumber).toBe(example('standard-invoice').invoiceNumber);
  expect(problemIn(await post('/v1/tdd/read', invoice, xml)).status).toBe(400);
});
