import { sql } from 'kysely';
import { convert } from 'pint-ae';
import { parseUbl } from 'pint-ae/steps';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Consignment } from '../../src/access-points/delivery.ts';
import { administer } from '../../src/admin-commands/administer.ts';
import { companyOfParticipant } from '../../src/companies/companies.ts';
import { acrossCompanies, readingAcross } from '../../src/database/database.ts';
import { foreignSenderOf } from '../../src/draft/sender.ts';
import { routeOf } from '../../src/ubl/reading.ts';
import { type Ask, asker, submitNew } from '../support/asking.ts';
import { given } from '../support/given.ts';
import { buyerId, creditNote, invoice, selfBillingInvoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';
import { takingDelivery } from '../support/taking-delivery.ts';

let sent: Consignment[] = [];
/** The first ten digits of its TRN, and another company's. */
const otherId = '0235:1888888888';
const trn = invoice.seller.trn;
const groupTrn = '100777777700003';
beforeEach(async () => {
  sent = [];
  await acrossCompanies(opened.service.database, (scoped) =>
    sql`update companies set status = 'closed', participant_id = null`.execute(scoped),
  );
});

const run = (...words: string[]) => administer(opened.service, words);

/** A new company by the command line. */
async function created(...options: string[]): Promise<{ readonly id: string; readonly ask: Ask }> {
  const { text } = await run('companies', 'create', '--name', 'A company', ...options);
  const id = text.split(' ')[1] ?? '';
  return { id, ask: asker(opened.app, await opened.key(id)) };
}

let numbers = 0;

/** Returns where a document stands after it was submitted, and all work is done. */
async function submitted(ask: Ask, request: object, path = '/v1/invoices') {
  numbers += 1;
  const body = { ...request, invoiceNumber: `SENDER-${numbers}` };
  const { id } = (await ask(path, { method: 'POST', body })).body;
  const answer = await ask(`${path}/${id}/submit`, { method: 'POST' });
  await opened.drain();
  return { answer, id, read: (await ask(`${path}/${id}`)).body };
}

const withSeller = (changed: object) => ({ ...invoice, seller: { ...invoice.seller, ...changed } });

const opened = await openTestService({
  replaced: {
    delivery: takingDelivery((consignment) => void sent.push(consignment)),
  },
});
afterAll(() => opened.close());

describe('A company without a participant', () => {
  test('keeps drafts and submits none, and is told how to change that', async () => {
    const { id, ask } = await created();
    const { answer, read } = await submitted(ask, invoice);
    expect([answer.status, answer.body.title]).toEqual([409, 'The company can only keep drafts']);
    expect(answer.body.detail).toContain(`companies update ${id} --participant`);
    expect(read.status).toBe('Draft');
    expect(sent).toEqual([]);
  });

  test('keeps drafts under strict handling too', async () => {
    const { ask } = await created('--handling', 'strict');
    const plain = await ask('/v1/invoices', { method: 'POST', body: invoice });
    expect(plain.status).toBe(201);
  });

  test('submits none in bulk either', async () => {
    const { ask } = await created();
    const { id } = (await ask('/v1/invoices', { method: 'POST', body: invoice })).body;
    const headers = { 'content-type': 'application/x-ndjson' };
    await ask('/v1/invoices/bulk/submit', { method: 'POST', body: `{"id":"${id}"}\n`, headers });
    await opened.drain();
    expect((await ask(`/v1/invoices/${id}`)).body.status).toBe('Draft');
  });

  test('sends nothing that was submitted before it lost its participant', async () => {
    const { id, ask } = await created('--participant', sellerId);
    const document = await submitNew(ask, invoice);
    await run('companies', 'update', id, '--participant', 'none');
    await opened.drain();
    const read = (await ask(`/v1/invoices/${document}`)).body;
    expect([read.status, sent]).toEqual(['DeliveryFailed', []]);
    expect(read.submissionError).toContain('no participant identifier');
  });
});

describe('A participant is the same in all letters', () => {
  const [large, small] = ['0088:GLN-ABC', '0088:gln-abc'];

  test('so another company cannot have it in others, by no door', async () => {
    const { id } = await created('--participant', small);
    const refused = { code: 2, text: `Another company has the participant identifier ${small}.` };
    expect(await run('companies', 'create', '--name', 'Other', '--participant', large)).toEqual(refused);
    const other = await created('--participant', '0088:other');
    expect(
      await run('companies', 'update', other.id, '--participant', '0088:other', '--participant', large),
    ).toEqual(refused);
    expect(
      (await run('companies', 'update', id, '--participant', large, '--participant', small)).code,
    ).not.toBe(2);
    const operator = asker(opened.app, await opened.operatorKey());
    const body = { name: 'Other', participants: [large] };
    expect((await operator('/v1/operator/companies', { method: 'POST', body })).status).toBe(409);
  });

  test('and its company sends and receives under it', async () => {
    const { id } = await created('--participant', large, '--trn', trn);
    for (const written of [large, small, '0088:Gln-Abc'])
      expect((await companyOfParticipant(readingAcross(opened.service.database), written))?.id).toBe(id);
    const text = convert(invoice).xml?.replaceAll(
      `schemeID="0235">${sellerId.slice(5)}<`,
      `schemeID="0088">${large.slice(5)}<`,
    );
    const root = given(parseUbl(text ?? ''));
    expect(routeOf(root).sender).toBe(large);
    expect(foreignSenderOf(root, routeOf(root), { participants: [small], trns: [trn] })).toBeUndefined();
  });
});

describe('Nobody sends as another', () => {
  const foreign = [
    ['another participant of nobody', () => withSeller({ participantId: '0235:1999999996' })],
    ['a participant that another company here has', () => withSeller({ participantId: otherId })],
    ['the TRN of another', () => withSeller({ trn: '188888888800003' })],
    [
      'no participant, and the TRN of another',
      () => withSeller({ participantId: null, trn: '188888888800003' }),
    ],
  ] as const;

  test.each(foreign)('with %s: it does not leave, and is not reported', async (_, request) => {
    await created('--participant', otherId);
    const { ask } = await created('--participant', sellerId, '--trn', trn);
    const { read } = await submitted(ask, request());
    expect(read.status).not.toBe('Sent');
    expect(sent).toEqual([]);
  });

  test.each(foreign)('with %s, if its TRN is known by its participant only', async (_, request) => {
    const { ask } = await created('--participant', sellerId);
    const { read } = await submitted(ask, request());
    expect(read.status).not.toBe('Sent');
    expect(sent).toEqual([]);
  });

  test('in a credit note', async () => {
    const { ask } = await created('--participant', sellerId);
    const wrong = { ...creditNote, seller: { ...creditNote.seller, trn: '188888888800003' } };
    expect((await submitted(ask, wrong, '/v1/credit-notes')).read.status).not.toBe('Sent');
    expect((await submitted(ask, creditNote, '/v1/credit-notes')).read.status).toBe('Sent');
  });

  test('as the buyer of a self-billed invoice', async () => {
    const { buyer } = selfBillingInvoice;
    const { ask } = await created('--participant', buyer.participantId);
    const wrong = { ...selfBillingInvoice, buyer: { ...buyer, trn: '188888888800003' } };
    expect((await submitted(ask, wrong)).read.status).not.toBe('Sent');
    expect(sent).toEqual([]);
    expect((await submitted(ask, selfBillingInvoice)).read.status).toBe('Sent');
  });
});

describe('A company', () => {
  test('sends under each of its participants, and receives under each', async () => {
    const { id, ask } = await created('--participant', sellerId, '--participant', otherId);
    expect((await submitted(ask, invoice)).read.status).toBe('Sent');
    const second = withSeller({ participantId: otherId, trn: '188888888800003' });
    expect((await submitted(ask, second)).read.status).toBe('Sent');
    const listed = (await run('companies', 'list')).text.split('\n').find((line) => line.includes(id));
    expect(JSON.parse(listed ?? '{}').participants).toEqual([sellerId, otherId]);
  });

  test('sends under the TRNs of the members of its VAT group, and no others', async () => {
    const { ask } = await created('--participant', sellerId, '--trn', trn, '--trn', groupTrn);
    expect((await submitted(ask, invoice)).read.status).toBe('Sent');
    expect((await submitted(ask, withSeller({ trn: groupTrn }))).read.status).toBe('Sent');
    expect((await submitted(ask, withSeller({ trn: '188888888800003' }))).read.status).not.toBe('Sent');
  });

  test.each([sellerId, otherId])(
    'has a participant alone, be it its first or a further one: %s',
    async (taken) => {
      await created('--participant', sellerId, '--participant', otherId);
      for (const options of [
        ['--participant', taken],
        ['--participant', buyerId, '--participant', taken],
      ]) {
        const { code, text } = await run('companies', 'create', '--name', 'Another', ...options);
        expect([code, text]).toEqual([2, `Another company has the participant identifier ${taken}.`]);
      }
    },
  );

  test('gives its participants free when it changes them, or is closed', async () => {
    const { id } = await created('--participant', sellerId, '--participant', otherId);
    await run('companies', 'update', id, '--participant', otherId);
    await created('--participant', sellerId);
    await run('companies', 'close', id);
    expect((await run('companies', 'create', '--name', 'C', '--participant', otherId)).code).toBe(0);
  });
});
