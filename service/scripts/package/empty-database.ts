import type { ConnectionPool } from '../../src/database/connection-pool.ts';
import { databaseOn } from '../../src/database/database.ts';
import { openEmbedded } from '../../src/database/embedded.ts';
import { migrate } from '../../src/database/migrate.ts';
import { prepareQueue } from '../../src/queue/boss.ts';

/** An archive of an embedded database with all tables and without rows. */
export default async function emptyDatabase(): Promise<Uint8Array> {
  const pool = await openEmbedded(undefined);
  await makeTables(pool);
  const archive = await pool.dump();
  await pool.end();
  return new Uint8Array(await archive.arrayBuffer());
}

/** Creates the tables of the service and of its queue. */
export async function makeTables(pool: ConnectionPool): Promise<void> {
  await migrate(databaseOn(pool));
  await prepareQueue(pool);
}
