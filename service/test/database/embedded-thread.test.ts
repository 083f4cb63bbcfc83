import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../src/database/connection-pool.ts';
import type { EmbeddedPool } from '../../src/database/embedded.ts';
import { openInThread } from '../../src/database/embedded-thread.ts';

describe('The embedded database in a thread of its own', () => {
  let pool: EmbeddedPool;
  let connection: Connection;
  beforeAll(async () => {
    pool = await openInThread(undefined);
    connection = await pool.connect();
  });
  afterAll(async () => {
    connection.release();
    await pool.end();
  });

  test('keeps nothing else waiting while it works', async () => {
    let isDone = false;
    const query = connection.query('select count(*)::integer as count from generate_series(1, 500000)');
    const done = query.finally(() => {
      isDone = true;
    });
    let turns = 0;
    for (; !isDone && turns < 10; turns += 1) await setImmediate();
    expect(turns).toBe(10);
    expect((await done).rows).toEqual([{ count: 500_000 }]);
  });

  test('takes and gives values of every kind', async () => {
    const at = new Date('2026-11-26T08:00:00Z');
    const text = 'select $1::timestamptz as at, $2::text[] as texts, $3::bigint as count, $4::text as none';
    const { rows } = await connection.query(text, [at, ['a', 'b'], 5, null]);
    expect(rows).toEqual([{ at, texts: ['a', 'b'], count: 5, none: null }]);
  });

  test('tells the code of an error', async () => {
    await expect(connection.query('select 1 / 0')).rejects.toMatchObject({
      code: '22012',
      severity: 'ERROR',
    });
  });
});

test('A database that cannot be opened says why', async () => {
  await expect(openInThread('/proc/nowhere')).rejects.toThrow();
});
