import { sql } from 'kysely';
import { acrossCompanies, type Database } from './database.ts';

/**
 * Transactions are counted anew in a database that was restored on another server. Events that were written by
 * transactions which are still to come there are put before all others, and cursors of the time before end.
 */
export async function mendEventOrder(database: Database): Promise<void> {
  const toCome = sql`written_by >= pg_snapshot_xmax(pg_current_snapshot())`;
  await acrossCompanies(database, async (scoped) => {
    const { rows } = await sql<{ isRestored: boolean }>`select exists (
      select from companies where exists (
        select from events where company_id = companies.id and ${toCome})) as "isRestored"`.execute(scoped);
    if (rows[0]?.isRestored !== true) return;
    await sql`update events set written_by = '0'::xid8 where ${toCome}`.execute(scoped);
    await sql`update cursor_key set
      key = encode(sha256(convert_to(key || gen_random_uuid()::text, 'UTF8')), 'hex')`.execute(scoped);
  });
}
