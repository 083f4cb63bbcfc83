import { type RawBuilder, sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { forCompany, inOneTrip, readingFor, type Scoped, sendAlong } from '../../src/database/database.ts';
import { openTestService } from '../support/service.ts';

let isNewTrip: boolean[] = [];

const rename = (name: string) => sql`update companies set name = ${name} where id = ${companyId}`;
const sent = (scoped: Scoped, statement: RawBuilder<unknown>) =>
  sendAlong(scoped, { execute: () => statement.execute(scoped) });
const nameNow = async () => {
  const reading = readingFor(opened.service.database, companyId);
  return (await reading.selectFrom('companies').where('id', '=', companyId).select('name').execute())[0]
    ?.name;
};

const opened = await openTestService({
  onStatement: (_, __, isNew) => isNewTrip.push(isNew === true),
});
const companyId = await opened.company();
afterAll(() => opened.close());

describe('A statement that is sent along in a transaction', () => {
  test('is done before what is asked after it, in the same round trip as the commit', async () => {
    isNewTrip = [];
    const { database } = opened.service;
    const name = await inOneTrip(database, companyId, async (scoped) => {
      sent(scoped, rename('Along'));
      return (await sql<{ name: string }>`select name from companies`.execute(scoped)).rows[0]?.name;
    });
    expect(name).toBe('Along');
    expect(isNewTrip).toEqual([true, false, false, false]);
  });

  test('undoes the transaction if it fails, which fails by its error and not by those that follow from it', async () => {
    const before = await nameNow();
    const transaction = forCompany(opened.service.database, companyId, async (scoped) => {
      sent(scoped, rename('Never'));
      sent(scoped, sql`select 1 / 0`);
      await sql`select 1`.execute(scoped);
    });
    await expect(transaction).rejects.toMatchObject({ code: '22012' });
    expect(await nameNow()).toBe(before);
  });

  test('undoes it if what it demands does not hold, though the commit was sent with it', async () => {
    const before = await nameNow();
    const transaction = inOneTrip(opened.service.database, companyId, async (scoped) => {
      sent(scoped, rename('Never'));
      await sql`select demand(false)`.execute(scoped);
    });
    await expect(transaction).rejects.toMatchObject({ code: 'PA001' });
    expect(await nameNow()).toBe(before);
  });

  test('undoes it if its values are not of its types, though the commit was sent with it', async () => {
    const before = await nameNow();
    const transaction = inOneTrip(opened.service.database, companyId, async (scoped) => {
      sent(scoped, rename('Half'));
      await sql`select ${'neither'}::boolean`.execute(scoped);
    });
    await expect(transaction).rejects.toThrow();
    expect(await nameNow()).toBe(before);
  });

  test('is refused once its transaction has ended', async () => {
    let ended: Scoped | undefined;
    await forCompany(opened.service.database, companyId, async (scoped) => {
      ended = scoped;
    });
    const late = ended;
    if (late === undefined) throw new Error('There was a transaction.');
    await expect(sent(late, rename('Late'))).rejects.toThrow('ended');
  });
});
