import { afterAll, describe, expect, test } from 'vitest';
import { administer } from '../../src/admin-commands/administer.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import { asker } from '../support/asking.ts';
import { creditNote, invoice, invoiceTo, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

async function created(body: object, path = '/v1/invoices'): Promise<string> {
  return (await ask(path, { method: 'POST', body })).body.id;
}
const submit = (id: string, path = '/v1/invoices') => ask(`${path}/${id}/submit`, { method: 'POST' });
const status = async (id: string) => (await ask(`/v1/invoices/${id}`)).body;
const numbered = (invoiceNumber: string, more = {}) => ({ ...invoice, invoiceNumber, ...more });

const opened = await openTestService();
const companyId = await opened.company({ participantId: sellerId, repeatsNumbers: false });
const ask = asker(opened.app, await opened.key(companyId));
afterAll(() => opened.close());

describe('A second document of one number, seller and type', () => {
  test('is not submitted while the first is Pending or Sent', async () => {
    const [first, second] = [await created(numbered('R-1')), await created(numbered('R-1'))];
    expect((await submit(first)).status).toBe(202);
    for (const _ of ['Pending', 'Sent']) {
      const { status: answer, body } = await submit(second);
      expect([answer, body.title]).toEqual([409, 'The number is taken']);
      expect(body.detail).toContain(first);
      await opened.drain();
    }
    expect((await status(second)).status).toBe('Draft');
    expect((await ask(`/v1/invoices/${second}`, { method: 'PUT', body: numbered('R-1B') })).status).toBe(200);
    expect((await submit(second)).status).toBe(202);
  });

  test('is not submitted at the same moment', async () => {
    const ids = [
      await created(numbered('R-2')),
      await created(numbered('R-2')),
      await created(numbered('R-2')),
    ];
    const answers = await Promise.all(ids.map((id) => submit(id)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([202, 409, 409]);
  });

  test('is submitted if the first failed, or is of another type', async () => {
    const failed = await created({ ...invoiceTo('0235:1000000404'), invoiceNumber: 'R-3' });
    await submit(failed);
    await opened.drain();
    expect((await submit(await created(numbered('R-3')))).status).toBe(202);
    const note = await created({ ...creditNote, invoiceNumber: 'R-3' }, '/v1/credit-notes');
    expect((await submit(note, '/v1/credit-notes')).status).toBe(202);
  });

  test('is submitted by a company that may repeat numbers; but nothing is reported twice under one UUID', async () => {
    await administer(opened.service, ['companies', 'update', companyId, '--repeats', 'allow']);
    const [first, same, later] = [
      await created(numbered('R-4')),
      await created(numbered('R-4')),
      await created(numbered('R-4', { issueDate: '2026-11-03' })),
    ];
    for (const id of [first, same, later]) expect((await submit(id)).status).toBe(202);
    await opened.drain();
    const all = await Promise.all([first, same, later].map(status));
    const sent = all.slice(0, 2).filter((each) => each.status === 'Sent');
    const failed = all.slice(0, 2).filter((each) => each.status === 'DeliveryFailed');
    expect([sent.length, failed.length, all[2].status]).toEqual([1, 1, 'Sent']);
    expect(failed[0].submissionError).toContain(sent[0].id);
    const uuids = await acrossCompanies(opened.service.database, (scoped) =>
      scoped.selectFrom('submissions').where('report_type', '=', 'S').select('report_uuid').execute(),
    );
    expect(new Set(uuids.map(({ report_uuid }) => report_uuid)).size).toBe(uuids.length);
  });
});
