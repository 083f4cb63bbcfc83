import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { phossApDelivery } from '../../src/access-points/phoss-ap.ts';
import { listening } from '../support/listening.ts';

/** A stand-in with the two operations of phoss-ap that are used: what it was asked, and how it answers. */
let asked: string[] = [];
let token = '';
let submit: (response: ServerResponse) => void;
let status: (response: ServerResponse) => void;
const standIn = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  token = String(request.headers['x-token']);
  request.resume();
  request.on('end', () => (request.url === '/api/outbound/submit-sbd' ? submit(response) : status(response)));
});
const answer =
  (code: number, body: object = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
beforeEach(() => {
  asked = [];
  status = answer(404);
});

const deliver = (triesBefore = 0) =>
  delivery.deliver({
    instanceId: 'instance-1',
    message: 'document',
    envelope: '<StandardBusinessDocument/>',
    receiver: '0235:1003548797',
    triesBefore,
  });
const submitting = 'POST /api/outbound/submit-sbd';
const asking = 'GET /api/outbound/status/instance-1?includeArchive=true';

const url = `${await listening(standIn)}/`;
const delivery = phossApDelivery({ url, token: 'secret', timeoutSeconds: 5 });
afterAll(() => {
  standIn.closeAllConnections();
  standIn.close();
});

describe('A document through phoss-ap', () => {
  test('is delivered with the receipt of its report', async () => {
    submit = answer(200, { overallSuccess: true, as4MessageId: 'message-1' });
    expect(await deliver()).toEqual({ outcome: 'delivered', receipt: 'message-1' });
    expect([asked, token]).toEqual([[submitting], 'secret']);
  });

  test.each([
    ['failed', { outcome: 'awaiting' }],
    ['sending', { outcome: 'awaiting' }],
    [
      'permanently_failed',
      { outcome: 'refused', reason: { text: 'accessPointReports', values: { words: 'No SMP' } } },
    ],
  ])('that could not be sent at once is waited for as long as it is repeated: %s', async (state, outcome) => {
    submit = answer(422, { overallSuccess: false, sendingResult: 'TRANSPORT_ERROR' });
    status = answer(200, { id: 'transaction-1', status: state, errorDetails: 'No SMP' });
    expect(await deliver()).toEqual(outcome);
    expect(await delivery.answerTo?.('instance-1')).toEqual(outcome);
  });

  test('that was handed over is delivered when its transaction says so', async () => {
    status = answer(200, { id: 'transaction-1', status: 'sent' });
    expect(await delivery.answerTo?.('instance-1')).toEqual({
      outcome: 'delivered',
      receipt: 'transaction-1',
    });
  });

  test('is not handed over a second time if an earlier try has arrived', async () => {
    status = answer(200, { id: 'transaction-1', status: 'sent' });
    expect((await deliver(1)).outcome).toBe('delivered');
    expect(asked).toEqual([asking]);
  });

  test('is handed over again if no earlier try has arrived', async () => {
    submit = answer(200, { overallSuccess: true });
    expect((await deliver(1)).outcome).toBe('delivered');
    expect(asked).toEqual([asking, submitting]);
  });

  test.each([
    [400, 'refused'],
    [401, 'unavailable'],
    [404, 'unavailable'],
    [503, 'unavailable'],
  ])('is answered with %i: %s', async (code, outcome) => {
    submit = answer(code);
    expect((await deliver()).outcome).toBe(outcome);
  });

  test('whose transaction is unknown or not understood counts as not delivered', async () => {
    expect((await delivery.answerTo?.('instance-1'))?.outcome).toBe('unavailable');
    status = answer(200, { status: 'elsewhere' });
    expect((await delivery.answerTo?.('instance-1'))?.outcome).toBe('unavailable');
  });
});
