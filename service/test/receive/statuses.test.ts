import { readTaxData, wrapMessageStatus } from 'pint-ae/network';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Consignment, DeliveryOutcome } from '../../src/access-points/delivery.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import { asker, submitNew } from '../support/asking.ts';
import { given } from '../support/given.ts';
import { statusAbout } from '../support/message-status.ts';
import { buyerId, invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';
import { takingDelivery } from '../support/taking-delivery.ts';
import { textIn } from '../text-in.ts';

let sent: Consignment[] = [];
/** Answer of the access point on a document, and the step meanwhile. */
let meet: (consignment: Consignment) => Promise<DeliveryOutcome | undefined> = async () => undefined;
let meetReport = meet;
beforeEach(() => {
  sent = [];
  meet = async () => undefined;
  meetReport = meet;
});

let numbers = 0;

/** A document that was submitted, after all background work. */
async function submitted(): Promise<string> {
  numbers += 1;
  const body = { ...invoice, invoiceNumber: `S-${numbers}` };
  const id = await submitNew(ask, body);
  await opened.drain();
  return id;
}

const read = async (id: string) => (await ask(`/v1/invoices/${id}`)).body;

const ofMessage = (message: Consignment['message']) => {
  const found = sent.find((consignment) => consignment.message === message);
  if (found === undefined) throw new Error(`No ${message} was sent.`);
  return found;
};

const opened = await openTestService({
  replaced: {
    delivery: takingDelivery((consignment) => {
      sent.push(consignment);
      return consignment.message === 'document' ? meet(consignment) : meetReport(consignment);
    }),
  },
});
const ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
const buyerAsk = asker(opened.app, await opened.key(await opened.company({ participantId: buyerId })));
afterAll(() => opened.close());

describe('A message level status at /inbound', () => {
  test('says in an envelope that a report was accepted', async () => {
    const id = await submitted();
    const status = wrapMessageStatus(statusAbout(ofMessage('report')), {
      id: 'envelope-of-status',
      createdAt: '2026-11-26T08:00:00Z',
    });
    expect((await opened.bring(textIn(status))).status).toBe(201);
    expect(await read(id)).toMatchObject({ reporting: { status: 'reported', code: 'AP' } });
    expect((await opened.bring(textIn(status))).body.outcome).toBe('repeated');
  });

  test('says that a document arrived which was given up: it is Sent, and reported', async () => {
    meet = async () => ({ outcome: 'unavailable', reason: { text: 'receiverSilent' } });
    const id = await submitted();
    expect((await read(id)).status).toBe('DeliveryFailed');
    await opened.bring(statusAbout(ofMessage('document')));
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
      await opened.bring(statusAbout(ofMessage('document'), 'rejected'));
      const body = { ...invoice, invoiceNumber: invoiceNumber ?? (await read(id)).document.invoiceNumber };
      await ask(`/v1/invoices/${id}`, { method: 'PUT', body });
      meetReport = async (consignment) => {
        await opened.bring(statusAbout(consignment));
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
    await opened.bring(statusAbout(first));
    expect(await read(id)).toMatchObject({ status: 'Draft', exchange: { status: 'notApplicable' } });
    const { tracks } = (await ask(`/v1/invoices/${id}/history`)).body;
    expect(tracks.at(-1)).toMatchObject({ track: 'exchange', status: 'delivered' });
  });
});

describe('A report that the tax authority rejected', () => {
  const rejectedReport = async () => {
    const id = await submitted();
    await opened.bring(statusAbout(ofMessage('document')));
    await opened.bring(statusAbout(ofMessage('report'), 'rejected'));
    return id;
  };
  const again = async (id: string) => {
    sent = [];
    const answer = await ask(`/v1/invoices/${id}/report`, { method: 'POST' });
    await opened.drain();
    return answer;
  };

  test('is corrected with its document where that is rejected too', async () => {
    const id = await rejectedReport();
    expect((await buyerAsk(`/v1/invoices/${id}/report`, { method: 'POST' })).status).toBe(404);
    const other = await submitted();
    await opened.bring(statusAbout(ofMessage('document'), 'rejected'));
    expect((await again(other)).status).toBe(409);
  });

  test('and is a revision leaves the report before it: the next one revises that again, and nobody deletes the Draft', async () => {
    const id = await submitted();
    await opened.bring(statusAbout(ofMessage('report')));
    const revise = async () => {
      await opened.bring(statusAbout(ofMessage('document'), 'rejected'));
      const body = { ...invoice, invoiceNumber: (await read(id)).document.invoiceNumber };
      await ask(`/v1/invoices/${id}`, { method: 'PUT', body });
      sent = [];
    };
    for (const _ of ['rejected', 'rejected again']) {
      await revise();
      await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
      await opened.drain();
      expect(given(readTaxData(ofMessage('report').envelope)).taxData).toMatchObject({ type: 'R' });
      await opened.bring(statusAbout(ofMessage('report'), 'rejected'));
      expect((await read(id)).reporting.status).toBe('rejected');
    }
    await revise();
    expect(await read(id)).toMatchObject({ status: 'Draft', reporting: { status: 'rejected' } });
    expect((await ask(`/v1/invoices/${id}`, { method: 'DELETE' })).status).toBe(409);
  });

  test('and is a withdrawal stands as reported, is told, and is withdrawn again by request', async () => {
    const id = await submitted();
    await opened.bring(statusAbout(ofMessage('report')));
    await opened.bring(statusAbout(ofMessage('document'), 'rejected'));
    const other = { ...invoice, invoiceNumber: `S-${numbers}-OTHER` };
    await ask(`/v1/invoices/${id}`, { method: 'PUT', body: other });
    sent = [];
    await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
    await opened.drain();
    await opened.bring(statusAbout(ofMessage('report')));
    const first = ofMessage('withdrawal');
    const forged = await opened.bring(statusAbout({ ...first, receiver: '0242:000773' }, 'rejected'));
    expect(forged.body.outcome).toBe('unknown');
    await opened.bring(statusAbout(first, 'rejected'));
    const { tracks } = (await ask(`/v1/invoices/${id}/history`)).body;
    expect(tracks.at(-1)).toMatchObject({ track: 'reporting', status: 'rejected' });
    expect((await again(id)).body.reporting.status).toBe('reported');
    const second = ofMessage('withdrawal');
    expect(sent).toEqual([second]);
    expect(second.instanceId).not.toBe(first.instanceId);
    await opened.bring(statusAbout(second));
    expect((await again(id)).status).toBe(409);
  });
});
