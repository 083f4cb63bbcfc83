import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import type { JobHandlers } from '../../src/queue/queue.ts';
import { createWorker } from '../../src/queue/worker.ts';
import { jsonLog } from '../../src/telemetry/log.ts';

/** A database whose connection has ended. */
class Gone extends DummyDriver {
  override acquireConnection(): Promise<never> {
    return Promise.reject(new Error('the connection has ended'));
  }
}

const now = () => new Date(0);

test('a look for work without a database fails for whoever asked, so that the process goes on', async () => {
  const database: Database = new Kysely({
    dialect: {
      createDriver: () => new Gone(),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  });
  const handlers: JobHandlers = { submission: () => [], webhook: () => [], mail: () => [] };
  const { look } = createWorker('submission', handlers, {
    database,
    clock: { now },
    log: jsonLog('error', now, () => {}),
    atOnce: 1,
    onMore: () => {},
  });
  await expect(look()).rejects.toThrow('the connection has ended');
});
