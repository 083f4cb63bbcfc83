import { sql } from 'kysely';
import { acrossCompanies, type Database } from '../../src/database/database.ts';

/** Makes everything due that waits for its next try. */
export async function makeDue(database: Database): Promise<void> {
  await acrossCompanies(database, async (scoped) => {
    await sql`update submissions set run_at = now() - interval '1 minute' where state = 'open'`.execute(
      scoped,
    );
    await sql`update mails set run_at = now() - interval '1 minute' where state = 'open'`.execute(scoped);
    await sql`update webhook_deliveries set run_at = now() - interval '1 minute' where state = 'Pending'`.execute(
      scoped,
    );
  });
}
