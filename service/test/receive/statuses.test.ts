import { convert, validateDocument, wrapUbl as wrap } from 'pint-ae';
import { readMessageStatus, readTaxData, wrapMessageStatus, writeMessageStatus } from 'pint-ae/network';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Consignment, DeliveryOutcome } from '../../src/access-points/delivery.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import { type Ask, asker } from '../support/asking.ts';
import { given } from '../support/given.ts';
import { buyerId, invalidInvoice, invoice, sellerId, stranger } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';
import { textIn } from '../text-in.ts';

let opened: TestService;
let ask: Ask;
let buyerAsk: Ask;
let sent: Consignment[] = [];
const taken: DeliveryOutcome = { outcome: 'delivered', receipt: 'receipt-1' };
/** Answer of the access point on a document, and the step meanwhile. */
let meet: (consignment: Consignment) => Promise<DeliveryOutcome> = async () => taken;
let meetReport = meet;

beforeAll(async () => {
  opened = await openTestService({
    replaced: {
      delivery: {
        deliver: async (consignment) => {
          sent.push(consignment);
          return consignment.message === 'document' ? meet(consignment) : meetReport(consignment);
        },
        collect: async () => {},
      },
    },
  });
  ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
  buyerAsk = asker(opened.app, await opened.key(await opened.company({ participantId: buyerId })));
});
afterAll(() => opened.close());
beforeEach(() => {
  sent = [];
  meet = async () => taken;
  meetReport = meet;
});

let numbers = 0;

/** A document that was submitted, after all background work. */
async function submitted(): Promise<string> {
  numbers += 1;
  const body = { ...invoice, invoiceNumber: `S-${numbers}` };
  const { id } = (await ask('/v1/invoices', { method: 'POST', body })).body;
  await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
  await opened.drain();
  return id;
}

const read = async (id: string) => (await ask(`/v1/invoices/${id}`)).body;

function bring(body: string) {
  const headers = { 'content-type': 'application/xml', 'x-token': 'token-of-the-access-point' };
  return asker(opened.app, '')('/inbound', { method: 'POST', body, headers });
}

/** The status by which the provider of the receiver answers an envelope. */
function statusOf(
  { envelope, instanceId, receiver, message }: Consignment,
  delivered?: 'confirmed' | 'unconfirmed',
): string {
  numbers += 1;
  const rejected = envelope.replaceAll('DocumentCurrencyCode>AED<', 'DocumentCurrencyCode>ZZZ<');
  const status = writeMessageStatus(validateDocument(delivered === undefined ? rejected : envelope), {
    id: `mls-${numbers}`,
    issuedAt: '2026-11-26T08:00:00Z',
    of: instanceId,
    from: message === 'document' ? '000773' : receiver.replace('0242:', ''),
    to: '000001',
    ...(delivered === undefined ? {} : { delivered }),
  });
  return given(status).xml;
}

const ofMessage = (message: Consignment['message']) => {
  const found = sent.find((consignment) => consignment.message === message);
  if (found === undefined) throw new Error(`No ${message} was sent.`);
  return found;
};

describe('A message level status at /inbound', () => {
  test('says that a document was delivered, without an envelope', async () => {
    const id = await submitted();
    const { status, body } = await bring(statusOf(ofMessage('document'), 'confirmed'));
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ outcome: 'received', code: 'AP', documentId: id }),
    ]);
    expect(await read(id)).toMatchObject({ status: 'Sent', exchange: { status: 'delivered', code: 'AP' } });
  });

  test('says in an envelope that a report was accepted', async () => {
    const id = await submitted();
    const status = wrapMessageStatus(statusOf(ofMessage('report'), 'confirmed'), {
      id: 'envelope-of-status',
      createdAt: '2026-11-26T08:00:00Z',
    });
    expect((await bring(textIn(status))).status).toBe(201);
    expect(await read(id)).toMatchObject({ reporting: { status: 'reported', code: 'AP' } });
    expect((await bring(textIn(status))).body.outcome).toBe('repeated');
  });

  test('that rejects a document tells its reasons at the fields of the request, in the words of this library', async () => {
    const id = await submitted();
    await bring(statusOf(ofMessage('document')));
    const { status, exchange, submissionError } = await read(id);
    expect([status, exchange.status]).toEqual(['DeliveryFailed', 'rejected']);
    expect(exchange.issues.length).toBeGreaterThan(0);
    const issue = exchange.issues.find(({ path }: { path: string }) => path === 'currency');
    expect(issue).toMatchObject({ severity: 'error', code: 'BV', said: expect.stringContaining('[') });
    expect(submissionError).toContain('Rejected by 0242:000773');
    const arabic = (await ask(`/v1/invoices/${id}?lang=ar`)).body.exchange.issues;
    expect(arabic.some(({ message }: { message: string }) => /\p{Script=Arabic}/u.test(message))).toBe(true);
  });

  test('that is the second about a document is kept, and changes nothing', async () => {
    const id = await submitted();
    await bring(statusOf(ofMessage('document'), 'unconfirmed'));
    const before = await read(id);
    expect(before.exchange.status).toBe('forwarded');
    expect((await bring(statusOf(ofMessage('document')))).status).toBe(201);
    expect(await read(id)).toEqual(before);
    const kept = await acrossCompanies(opened.service.database, (scoped) =>
      scoped
        .selectFrom('message_statuses')
        .where('about', '=', ofMessage('document').instanceId)
        .select(['code', 'applied_at'])
        .orderBy('received_at')
        .execute(),
    );
    expect(kept).toEqual([
      { code: 'AB', applied_at: expect.any(Date) },
      { code: 'RE', applied_at: null },
    ]);
  });

  test('about nothing that was sent is kept, and answered with 202', async () => {
    await submitted();
    const foreign = statusOf(ofMessage('document'), 'confirmed');
    const answer = await bring(foreign.replace(ofMessage('document').instanceId, 'of-somebody-else'));
    expect([answer.status, answer.body.outcome]).toEqual([202, 'unknown']);
  });

  test('that comes while its document is still on its way is applied when that has gone out', async () => {
    meet = async (consignment) => {
      await bring(statusOf(consignment, 'confirmed'));
      return taken;
    };
    const id = await submitted();
    expect(await read(id)).toMatchObject({ status: 'Sent', exchange: { status: 'delivered' } });
    const { items } = (await ask(`/v1/invoices/${id}/history`)).body;
    expect(items.at(-1)).toMatchObject({ trigger: 'succeed', detail: 'receipt-1' });
  });

  test('says that a document arrived which was given up: it is Sent, and reported', async () => {
    meet = async () => ({ outcome: 'unavailable', reason: { text: 'receiverSilent' } });
    const id = await submitted();
    expect((await read(id)).status).toBe('DeliveryFailed');
    await bring(statusOf(ofMessage('document'), 'confirmed'));
    await opened.drain();
    expect(await read(id)).toMatchObject({
      status: 'Sent',
      submissionError: null,
      exchange: { status: 'delivered' },
      reporting: { status: 'sent' },
    });
  });

  test('that comes before its revised or withdrawing message is refused ends the report before that', async () => {
    const statesAfter = async (invoiceNumber?: string) => {
      sent = [];
      const id = await submitted();
      await bring(statusOf(ofMessage('document')));
      const body = { ...invoice, invoiceNumber: invoiceNumber ?? (await read(id)).document.invoiceNumber };
      await ask(`/v1/invoices/${id}`, { method: 'PUT', body });
      meetReport = async (consignment) => {
        await bring(statusOf(consignment, 'confirmed'));
        return { outcome: 'refused', reason: { text: 'receiverSilent' } };
      };
      await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
      await opened.drain();
      meetReport = meet;
      const messages = await acrossCompanies(opened.service.database, (scoped) =>
        scoped
          .selectFrom('submissions')
          .where('document_id', '=', id)
          .where('message', '!=', 'document')
          .select(['message', 'report_type', 'state'])
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
      );
      return messages.map(({ message, report_type: type, state }) => `${message} ${type} ${state}`);
    };
    expect(await statesAfter()).toEqual(['report S superseded', 'report R delivered']);
    expect(await statesAfter('S-RENAMED')).toEqual([
      'report S withdrawn',
      'report S delivered',
      'withdrawal W delivered',
    ]);
  });

  test('about an earlier version is told in the history, and does not change the document', async () => {
    meet = async () => ({ outcome: 'unavailable', reason: { text: 'receiverSilent' } });
    const id = await submitted();
    const first = ofMessage('document');
    const request = { ...invoice, invoiceNumber: `S-${numbers}-B` };
    expect((await ask(`/v1/invoices/${id}`, { method: 'PUT', body: request })).status).toBe(200);
    await bring(statusOf(first, 'confirmed'));
    expect(await read(id)).toMatchObject({ status: 'Draft', exchange: { status: 'notApplicable' } });
    const { tracks } = (await ask(`/v1/invoices/${id}/history`)).body;
    expect(tracks.at(-1)).toMatchObject({ track: 'exchange', status: 'delivered' });
  });
});

describe('A report that the tax authority rejected', () => {
  const rejectedReport = async () => {
    const id = await submitted();
    await bring(statusOf(ofMessage('document'), 'confirmed'));
    await bring(statusOf(ofMessage('report')));
    return id;
  };
  const again = async (id: string) => {
    sent = [];
    const answer = await ask(`/v1/invoices/${id}/report`, { method: 'POST' });
    await opened.drain();
    return answer;
  };

  test('names the fields of the request', async () => {
    const { reporting, status } = await read(await rejectedReport());
    expect([status, reporting.status]).toEqual(['Sent', 'rejected']);
    expect(reporting.issues.map(({ path }: { path: string }) => path)).toContain('legalMonetaryTotal');
  });

  test('is sent again in a new envelope, by request, which the history names', async () => {
    const id = await rejectedReport();
    const first = ofMessage('report').instanceId;
    const { status, body } = await again(id);
    expect([status, body.status, body.reporting.status]).toEqual([202, 'Sent', 'pending']);
    const report = ofMessage('report');
    expect(sent).toEqual([report]);
    expect(report.instanceId).not.toBe(first);
    expect(given(readTaxData(report.envelope)).taxData).toMatchObject({ role: '01', type: 'S' });
    await bring(statusOf(report, 'confirmed'));
    expect(await read(id)).toMatchObject({
      exchange: { status: 'delivered' },
      reporting: { status: 'reported', issues: [] },
    });
    const { tracks } = (await ask(`/v1/invoices/${id}/history`)).body;
    const changes = tracks.filter(({ track }: { track: string }) => track === 'reporting').slice(1);
    expect(
      changes.map((change: { status: string; traceId: string | null }) => [
        change.status,
        change.traceId !== null,
      ]),
    ).toEqual([
      ['rejected', false],
      ['pending', true],
      ['sent', false],
      ['reported', false],
    ]);
  });

  test('is sent again as it was if it did not arrive', async () => {
    meetReport = async () => ({ outcome: 'unavailable', reason: { text: 'receiverSilent' } });
    const id = await submitted();
    expect((await read(id)).reporting.status).toBe('notReported');
    const [first] = sent.filter(({ message }) => message === 'report');
    meetReport = async () => taken;
    expect((await again(id)).status).toBe(202);
    expect(ofMessage('report')).toMatchObject({ instanceId: first?.instanceId, envelope: first?.envelope });
    expect((await read(id)).reporting.status).toBe('sent');
  });

  test.each(['sent', 'reported'])('is sent again only then: not while it is %s', async (standing) => {
    const id = await submitted();
    if (standing === 'reported') await bring(statusOf(ofMessage('report'), 'confirmed'));
    expect((await read(id)).reporting.status).toBe(standing);
    const { status, body } = await again(id);
    expect([status, body.detail]).toEqual([409, expect.stringContaining(`its reporting is ${standing}`)]);
    expect(sent).toEqual([]);
  });

  test('is corrected with its document where that is rejected too', async () => {
    const id = await rejectedReport();
    expect((await buyerAsk(`/v1/invoices/${id}/report`, { method: 'POST' })).status).toBe(404);
    const other = await submitted();
    await bring(statusOf(ofMessage('document')));
    expect((await again(other)).status).toBe(409);
  });

  test('is not rejected by a provider that is not the tax authority: such a status is kept', async () => {
    const id = await submitted();
    const forged = statusOf({ ...ofMessage('report'), receiver: '0242:000773' });
    expect((await bring(forged)).body.outcome).toBe('unknown');
    expect((await read(id)).reporting.status).toBe('sent');
  });

  test('and is a revision leaves the report before it: the next one revises that again, and nobody deletes the Draft', async () => {
    const id = await submitted();
    await bring(statusOf(ofMessage('report'), 'confirmed'));
    const revise = async () => {
      await bring(statusOf(ofMessage('document')));
      const body = { ...invoice, invoiceNumber: (await read(id)).document.invoiceNumber };
      await ask(`/v1/invoices/${id}`, { method: 'PUT', body });
      sent = [];
    };
    for (const _ of ['rejected', 'rejected again']) {
      await revise();
      await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
      await opened.drain();
      expect(given(readTaxData(ofMessage('report').envelope)).taxData).toMatchObject({ type: 'R' });
      await bring(statusOf(ofMessage('report')));
      expect((await read(id)).reporting.status).toBe('rejected');
    }
    await revise();
    expect(await read(id)).toMatchObject({ status: 'Draft', reporting: { status: 'rejected' } });
    expect((await ask(`/v1/invoices/${id}`, { method: 'DELETE' })).status).toBe(409);
  });

  test('and is a withdrawal stands as reported, is told, and is withdrawn again by request', async () => {
    const id = await submitted();
    await bring(statusOf(ofMessage('report'), 'confirmed'));
    await bring(statusOf(ofMessage('document')));
    const other = { ...invoice, invoiceNumber: `S-${numbers}-OTHER` };
    await ask(`/v1/invoices/${id}`, { method: 'PUT', body: other });
    sent = [];
    await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
    await opened.drain();
    await bring(statusOf(ofMessage('report'), 'confirmed'));
    const first = ofMessage('withdrawal');
    const forged = await bring(statusOf({ ...first, receiver: '0242:000773' }));
    expect(forged.body.outcome).toBe('unknown');
    await bring(statusOf(first));
    const { tracks } = (await ask(`/v1/invoices/${id}/history`)).body;
    expect(tracks.at(-1)).toMatchObject({ track: 'reporting', status: 'rejected' });
    expect((await again(id)).body.reporting.status).toBe('reported');
    const second = ofMessage('withdrawal');
    expect(sent).toEqual([second]);
    expect(second.instanceId).not.toBe(first.instanceId);
    await bring(statusOf(second, 'confirmed'));
    expect((await again(id)).status).toBe(409);
  });
});

describe('A document that arrives', () => {
  const arriving = (request: object, id: string, asked: object) =>
    textIn(
      wrap(convert({ ...request, seller: stranger }).xml ?? '', {
        id,
        createdAt: '2026-11-26T08:00:00Z',
        ...asked,
      }),
    );
  const everything = { mlsTo: '0242:000773', mlsType: 'ALWAYS_SEND' } as const;

  test('is answered by AP if its envelope asks for every status, and reported', async () => {
    const { body } = await bring(arriving(invoice, 'arriving-1', everything));
    await opened.drain();
    const answer = ofMessage('status');
    expect(given(readMessageStatus(answer.envelope)).status).toMatchObject({
      code: 'AP',
      of: 'arriving-1',
      sender: '0242:000001',
      receiver: '0242:000773',
    });
    expect(answer.receiver).toBe('0242:000773');
    expect(given(readTaxData(ofMessage('report').envelope)).taxData).toMatchObject({
      role: '02',
      type: 'S',
    });
    const read = await buyerAsk(`/v1/purchase-invoices/${body.documentId}`);
    expect(read.body.reporting.status).toBe('sent');
  });

  test('that breaks rules is answered by RE with its reasons, and reported as failed', async () => {
    await bring(arriving(invalidInvoice, 'arriving-2', { mlsTo: '0242:000773' }));
    await opened.drain();
    const { status } = given(readMessageStatus(ofMessage('status').envelope));
    expect(status?.code).toBe('RE');
    expect(status?.reasons.map(({ rule }) => rule)).toContain('ibr-167-ae');
    expect(given(readTaxData(ofMessage('report').envelope)).taxData).toMatchObject({
      role: '02',
      type: 'F',
      transportHeaderId: 'arriving-2',
    });
  });

  test.each([
    ['asks only for failures', { mlsTo: '0242:000773', mlsType: 'FAILURE_ONLY' }],
    ['does not say where to', {}],
  ])('gets no answer if its envelope %s', async (name, asked) => {
    await bring(arriving(invoice, `arriving ${name}`, asked));
    await opened.drain();
    expect(sent.map(({ message }) => message)).toEqual(['report']);
  });
});
