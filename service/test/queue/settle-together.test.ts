import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Scoped, sendAlong } from '../../src/database/database.ts';
import { createSettling } from '../../src/queue/settle-together.ts';
import { openTestService } from '../support/service.ts';

beforeEach(() => sql`truncate settled`.execute(opened.service.database));

const trace = new AsyncLocalStorage<string>();

/** Writes a name, and demands that something holds. */
function writing(name: string, holds = true): (scoped: Scoped) => Promise<void> {
  return async (scoped) => {
    const statement = sql`insert into settled (name, trace)
      select ${name}, ${trace.getStore() ?? ''}::text where demand(${holds})`;
    sendAlong(scoped, { execute: () => statement.execute(scoped) });
  };
}

async function written() {
  const { rows } = await sql<{ name: string; transaction: string; trace: string }>`
    select * from settled order by name`.execute(opened.service.database);
  return {
    names: rows.map(({ name }) => name),
    transactions: new Set(rows.map(({ transaction }) => transaction)).size,
    traces: rows.map((row) => row.trace),
  };
}

const settling = () => createSettling(opened.service.database, (work) => work());

const opened = await openTestService();
await sql`create table settled (name text, transaction xid8 default pg_current_xact_id(), trace text)`.execute(
  opened.service.database,
);
afterAll(() => opened.close());

test('What ends while something of its company is settled is settled together after it, each in its trace', async () => {
  const settle = settling();
  const each = ['a', 'b', 'c'].map((name) => trace.run(`trace-${name}`, () => settle('one', writing(name))));
  expect(await Promise.all(each)).toEqual([true, true, true]);
  expect(await written()).toEqual({
    names: ['a', 'b', 'c'],
    transactions: 2,
    traces: ['trace-a', 'trace-b', 'trace-c'],
  });
});

test('Companies do not wait for each other', async () => {
  const settle = settling();
  await Promise.all(['a', 'b', 'c'].map((name) => settle(name, writing(name))));
  expect((await written()).transactions).toBe(3);
});

test('If something is not as one demands, the others are settled by themselves', async () => {
  const settle = settling();
  const each = ['a', 'b', 'c', 'd'].map((name) => settle('one', writing(name, name !== 'c')));
  expect(await Promise.all(each)).toEqual([true, true, false, true]);
  expect(await written()).toMatchObject({ names: ['a', 'b', 'd'], transactions: 3 });
});

test('An error is that of each which was settled with it, and of no later one', async () => {
  const settle = settling();
  const failing = async (scoped: Scoped) => void (await sql`select 1 / 0`.execute(scoped));
  const works = [writing('a'), failing, writing('c')];
  const each = await Promise.allSettled(works.map((work) => settle('one', work)));
  expect(each.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await settle('one', writing('d'))).toBe(true);
  expect((await written()).names).toEqual(['a', 'd']);
});

test('A process runs at most four transactions at once, however many have ended', async () => {
  const { gate } = opened.service.queue;
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
  };
  for (let round = 0; round < 2; round += 1) await Promise.all(Array.from({ length: 9 }, () => gate(work)));
  expect(most).toBe(4);
});
