import { afterAll, describe, expect, test } from 'vitest';
import { administer } from '../../src/admin-commands/administer.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import { asker } from '../support/asking.ts';
import { invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

let taken = 0;
function unclaimed(): string {
  taken += 1;
  return `0235:18${String(taken).padStart(8, '0')}`;
}

const create = (...participants: string[]) =>
  operator('/v1/operator/companies', { method: 'POST', body: { name: 'A', participants } });

const command = (...words: string[]) => administer(opened.service, ['companies', ...words]);

/** Returns who has a participant, by name. */
const owners = (participant: string) =>
  acrossCompanies(opened.service.database, (scoped) =>
    scoped
      .selectFrom('company_participants')
      .where('participant_id', '=', participant)
      .select('company_id')
      .execute(),
  );

const opened = await openTestService();
const ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
const operator = asker(opened.app, await opened.operatorKey());
afterAll(() => opened.close());

/** Returns what every unique index of the database gives to one only, claimed by several at the same moment. */
describe('At the same moment', () => {
  test.each([
    ['the first of all', (wanted: string) => create(wanted)],
    ['a further one of all', (wanted: string) => create(unclaimed(), wanted)],
  ])('one of several new companies gets a participant, which is %s', async (_, claim) => {
    const wanted = unclaimed();
    const answers = await Promise.all([1, 2, 3, 4].map(() => claim(wanted)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body.detail).toBe(`Another company has the participant identifier ${wanted}.`);
    expect(await owners(wanted)).toHaveLength(1);
  });

  test('one gets a participant that is the first of some and a further one of others', async () => {
    const wanted = unclaimed();
    const answers = await Promise.all(
      [[wanted], [unclaimed(), wanted], [wanted], [unclaimed(), wanted]].map((all) => create(...all)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });

  test('two that claim the same participants in another order: one gets them all', async () => {
    const [one, two] = [unclaimed(), unclaimed()];
    const answers = await Promise.all([create(one, two), create(two, one)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('one of several companies that are changed gets it, and the others are told who has it', async () => {
    const wanted = unclaimed();
    const ids = await Promise.all([1, 2, 3].map(() => opened.company()));
    const done = await Promise.all(ids.map((id) => command('update', id, '--participant', wanted)));
    expect(done.map(({ code }) => code).toSorted()).toEqual([0, 2, 2]);
    for (const { text } of done.filter(({ code }) => code === 2))
      expect(text).toBe(`Another company has the participant identifier ${wanted}.`);
    expect(await owners(wanted)).toHaveLength(1);
  });

  test('a document that is submitted several times is sent once', async () => {
    const { id } = (await ask('/v1/invoices', { method: 'POST', body: invoice })).body;
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => ask(`/v1/invoices/${id}/submit`, { method: 'POST' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409]);
  });

  test('one file is kept once, however often it is sent', async () => {
    const headers = { 'content-type': 'application/pdf' };
    const answers = await Promise.all(
      [1, 2, 3, 4].map((file) =>
        ask(`/v1/attachments?fileName=${file}.pdf`, { method: 'POST', body: '%PDF-1.4 same', headers }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  });

  test('the first documents of a month are all counted', async () => {
    const own = asker(opened.app, await opened.key(await opened.company()));
    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) =>
        own('/v1/invoices', { method: 'POST', body: { ...invoice, invoiceNumber: `M-${number}` } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const { body } = await own('/v1/usage');
    expect(body.months.at(0)?.documents).toBe(4);
  });

  test('the first keys of the operator have one account', async () => {
    const done = await Promise.all(
      [1, 2, 3].map((name) =>
        administer(opened.service, ['keys', 'create', '--operator', '--name', String(name)]),
      ),
    );
    expect(done.map(({ code }) => code)).toEqual([0, 0, 0]);
  });
});
