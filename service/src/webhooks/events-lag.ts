import { sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import { eventLock } from '../database/schema/events.ts';

/** The seconds for which the list of events has waited for the oldest transaction that writes an event, or 0. */
export async function eventsLag(scoped: Scoped): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(max(extract(epoch from now() - activity.xact_start)), 0)::float8 as seconds
    from pg_locks join pg_stat_get_activity(null) as activity on activity.pid = pg_locks.pid
    where locktype = 'advisory' and classid = ${eventLock} and mode = 'ShareLock' and granted`.execute(
    scoped,
  );
  return rows[0]?.seconds ?? 0;
}
