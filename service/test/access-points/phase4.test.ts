import { createServer, type ServerResponse } from 'node:http';
import { validateUbl } from 'pint-ae';
import { afterAll, describe, expect, test } from 'vitest';
import { outcomeOf, phase4Delivery } from '../../src/access-points/phase4.ts';
import { openEnvelope } from '../../src/receive/read-envelope.ts';
import { asker, submitNew } from '../support/asking.ts';
import { listening } from '../support/listening.ts';
import { invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

const mebibyte = 1024 * 1024;

interface Brought {
  readonly path: string;
  readonly token: string;
  readonly body: string;
}

const delivered = JSON.stringify({
  overallSuccess: true,
  sendingResult: 'SUCCESS',
  sbdhInstanceIdentifier: 'x',
  as4MessageId: 'message-1@phase4',
});

/** An access point with the REST interface of phase4-peppol-standalone. */
let brought: Brought[] = [];
let respond: (response: ServerResponse, tries: number) => unknown = (response) => response.end(delivered);
const accessPoint = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    // Reports are taken, and not looked at here.
    if (body.includes('TaxData>')) return response.end(delivered);
    brought.push({ path: request.url ?? '', token: String(request.headers['x-token']), body });
    respond(response, brought.length);
  });
});

let numbers = 0;

async function sentThrough(
  answer: typeof respond,
): Promise<{ status: string; submissionError: string | null }> {
  brought = [];
  respond = answer;
  numbers += 1;
  const body = { ...invoice, invoiceNumber: `P-${numbers}` };
  const id = await submitNew(ask, body);
  await opened.drain();
  return (await ask(`/v1/invoices/${id}`)).body;
}

const url = await listening(accessPoint);
const opened = await openTestService({
  delivery: {
    adapter: 'phase4',
    phase4Url: url,
    phase4Token: 'secret',
    timeoutSeconds: 5,
  },
});
const ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
afterAll(async () => {
  await opened.close();
  accessPoint.closeAllConnections();
  accessPoint.close();
});

describe('A submission through phase4', () => {
  test('travels in an envelope of the service, under the identifier of the submission', async () => {
    const { status } = await sentThrough((response) => response.end(delivered));
    expect(status).toBe('Sent');
    const [first] = brought;
    expect(first).toMatchObject({ path: '/sendsbdh', token: 'secret' });
    expect(openEnvelope(first?.body ?? '')).toMatchObject({
      receiver: invoice.buyer.participantId,
      instanceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(first?.body).toContain('Invoice-2::Invoice##urn:peppol:pint:billing-1@ae-1::2.1');
    expect(validateUbl(first?.body ?? '').valid).toBe(true);
  });

  test('is tried again with the same envelope while the access point fails', async () => {
    const { status } = await sentThrough((response, tries) => {
      if (tries === 1) response.writeHead(503).end();
      else if (tries === 2) response.end('<html>');
      else response.end(delivered);
    });
    expect(status).toBe('Sent');
    expect(brought).toHaveLength(3);
    expect(new Set(brought.map(({ body }) => body)).size).toBe(1);
  });

  test('is tried again if the access point is slow or breaks off', async () => {
    const { status } = await sentThrough((response, tries) => {
      if (tries === 1) return;
      if (tries === 2) response.destroy();
      else response.end(delivered);
    });
    expect(status).toBe('Sent');
    expect(brought).toHaveLength(3);
  });

  test('fails at once with the reason if it is refused', async () => {
    const { status, submissionError } = await sentThrough((response) =>
      response.end(
        JSON.stringify({
          overallSuccess: false,
          sendingResult: 'AS4_ERROR_MESSAGE_RECEIVED',
          as4ResponseErrors: [{ errorCode: 'EBMS:0004', description: 'PEPPOL:NOT_SERVICED' }],
        }),
      ),
    );
    expect(status).toBe('DeliveryFailed');
    expect(submissionError).toContain('PEPPOL:NOT_SERVICED');
    expect(brought).toHaveLength(1);
  });

  test.each([
    [
      'refused',
      '{"overallSuccess":false,"as4ResponseErrors":[{"description":"no \\u0000 \\ud800"}]}',
      'DeliveryFailed',
    ],
    ['delivered', '{"overallSuccess":true,"as4MessageId":"m\\u0000"}', 'Sent'],
  ])(
    'is %s once, even if the answer has characters that the database cannot store',
    async (_, answer, status) => {
      expect((await sentThrough((response) => response.end(answer))).status).toBe(status);
      expect(brought).toHaveLength(1);
    },
  );

  test('is tried again after an answer without end, of which only the beginning is read', async () => {
    let written = 0;
    const { status } = await sentThrough((response, tries) => {
      if (tries === 2) return response.end(delivered);
      const fill = () => {
        while (!response.destroyed && written < 64 * mebibyte) {
          written += mebibyte;
          if (!response.write(Buffer.alloc(mebibyte, 'a'))) return;
        }
        response.end();
      };
      response.on('drain', fill);
      fill();
    });
    expect(status).toBe('Sent');
    expect(written).toBeLessThan(64 * mebibyte);
  });

  test('is given up after the allowed number of tries', async () => {
    const { status, submissionError } = await sentThrough((response) => response.writeHead(500).end());
    expect(status).toBe('DeliveryFailed');
    expect(submissionError).toContain('Given up after 4 tries');
    expect(brought).toHaveLength(4);
  });
});

describe('A failure that phase4 tells', () => {
  const told = (members: object) => outcomeOf(200, JSON.stringify({ overallSuccess: false, ...members }));

  test('without a word has those of the answer', () => {
    const words = 'overallSuccess: false';
    for (const members of [{}, { sendingException: {} }])
      expect(told(members)).toMatchObject({ reason: { text: 'accessPointReports', values: { words } } });
  });

  const exception = (name: string, message: string) => ({ class: name, message, stackTrace: 'at …' });

  test.each([
    [
      {
        lookupException: exception('com.helger.smpclient.exception.SMPClientNotFoundException', 'Not found'),
      },
    ],
    [{ lookupError: 'The participant is not registered in the SMP' }],
  ])('of a receiver that is not registered is that, and final: %j', (members) => {
    expect(told(members)).toEqual({ outcome: 'refused', reason: { text: 'receiverNotRegistered' } });
  });

  test.each([
    [{ lookupException: exception('java.net.UnknownHostException', 'smp.example.com') }],
    [{ lookupException: exception('com.helger.peppol.sml.PeppolDNSResolutionException', 'NAPTR') }],
    [{ lookupError: 'Failed name resolution of the SMP' }],
    [{ sendingException: exception('org.apache.hc.client5.http.HttpHostConnectException', 'refused') }],
    [{ sendingResult: 'INVALID_SIGNAL_MESSAGE_RECEIVED' }],
    [{ sendingResult: 'TRANSPORT_ERROR', lookupError: 'The participant is not registered in the SMP' }],
  ])('of the network is tried again: %j', (members) => {
    expect(told(members).outcome).toBe('unavailable');
  });

  test.each([
    ...['UnknownHost', 'NoRouteToHost', 'Socket', 'ConnectException', 'HttpHostConnect', 'ConnectTimeout'],
    ...['NoHttpResponse', 'DNS', 'name resolution', 'timed out', 'Timeout', 'time out'],
  ])('with the word %s is of the network, in whatever letters', (word) => {
    for (const said of [word, word.toLowerCase(), word.toUpperCase()])
      expect(told({ sendingError: `It ended: ${said}.` }).outcome).toBe('unavailable');
  });

  test.each([
    ...['SMPClientNotFound', 'not registered', 'no such participant', 'Participant 0235:1 was not found'],
    ...['not found in SMP', 'not found in the SMP'],
  ])('with the words %s is of the register', (words) => {
    expect(told({ lookupError: `It ended: ${words}.` })).toMatchObject({
      reason: { text: 'receiverNotRegistered' },
    });
  });

  test('of a message that came before says nothing about it: its first answer was lost', () => {
    const error = { errorCode: 'EBMS:0004', description: 'An error.', errorDetails: 'It is a duplicate' };
    const members = { sendingResult: 'AS4_ERROR_MESSAGE_RECEIVED', as4ResponseErrors: [error] };
    expect(told(members).outcome).toBe('unavailable');
  });

  test('has its details for a reason where the description says nothing', () => {
    const error = { errorCode: 'EBMS:0004', description: 'An error.', errorDetails: 'PEPPOL:NOT_SERVICED' };
    const members = { sendingResult: 'AS4_ERROR_MESSAGE_RECEIVED', as4ResponseErrors: [error] };
    expect(told(members)).toEqual({
      outcome: 'refused',
      reason: {
        text: 'accessPointReports',
        values: { words: 'AS4_ERROR_MESSAGE_RECEIVED; EBMS:0004 PEPPOL:NOT_SERVICED' },
      },
    });
  });

  test('has its cause for a reason where its message says only that there is one', () => {
    const stackTrace = [
      'com.helger.phase4.util.Phase4Exception: Wrapped Phase4Exception',
      '==> [1] caused by java.io.IOException: Broken',
      '==> [2] caused by org.apache.hc.client5.http.HttpHostConnectException: Connection refused',
      '  1.: java.base/java.net.Socket.connect(Socket.java:633)',
    ].join('\n');
    const sendingException = { ...exception('Phase4Exception', 'Wrapped Phase4Exception'), stackTrace };
    expect(told({ sendingResult: 'TRANSPORT_ERROR', sendingException })).toEqual({
      outcome: 'unavailable',
      reason: { text: 'accessPointReports', values: { words: 'TRANSPORT_ERROR; Connection refused' } },
    });
  });

  test.each([
    [false, 'refused', 'receiverNotRegistered'],
    [true, 'unavailable', 'accessPointReports'],
    [null, 'unavailable', 'accessPointReports'],
  ])(
    'of a name lookup says nothing of the receiver, whom the register has: %s',
    async (registered, outcome, text) => {
      const name = 'com.helger.smpclient.url.SMPDNSResolutionException';
      const answer = { overallSuccess: false, sendingException: exception(name, 'Failed to resolve a name') };
      respond = (response) => response.end(JSON.stringify(answer));
      const settings = { url, token: 'secret', timeoutSeconds: 5 };
      const asked: string[] = [];
      const delivery = phase4Delivery(settings, async (receiver) => {
        asked.push(receiver);
        return { registered, receives: null, reason: null };
      });
      const consignment = {
        instanceId: 'i',
        message: 'document',
        envelope: '<a/>',
        receiver: '0235:1',
        triesBefore: 0,
      } as const;
      expect(await delivery.deliver(consignment)).toMatchObject({ outcome, reason: { text } });
      expect(asked).toEqual(['0235:1']);
    },
  );

  test.each([
    [{ sbdhParsingException: exception('PeppolSBDHDataReadException', 'No sender') }, 'No sender'],
    [{ sendingException: exception('Phase4Exception', 'The certificate is revoked') }, 'is revoked'],
    [{ sendingError: 'The document type is unknown' }, 'type is unknown'],
    [{ lookupException: exception('SomeException', '') }, 'SomeException'],
  ])('of anything else is final, with its reason: %j', (members, words) => {
    const { outcome, ...rest } = told(members);
    expect(outcome).toBe('refused');
    expect(JSON.stringify(rest)).toContain(words);
  });

  test('of an envelope that an earlier release cannot read is final', () => {
    const answer = { success: false, sbdhParsingException: exception('E', 'No receiver') };
    expect(outcomeOf(200, JSON.stringify(answer)).outcome).toBe('refused');
  });
});
