import { type Kysely, sql } from 'kysely';

/** Shorter than PostgreSQL's wait before it looks for a deadlock, so that a migration gives way to others. */
const lockMilliseconds = 500;

/**
 * Locks every table of the role in a transaction that changes some of them. Processes of the earlier release continue
 * at the same time, and lock tables in their own order. Ends with `lock_not_available` if a process keeps a table for
 * too long.
 */
export async function lockTables(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`do $$
    declare
      names text;
    begin
      select string_agg(oid::regclass::text, ', ' order by oid) into names from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace and pg_get_userbyid(relowner) = current_user;
      perform set_config('lock_timeout', '${lockMilliseconds}', true);
      execute coalesce('lock table ' || names || ' in access exclusive mode', '');
      perform set_config('lock_timeout', '0', true);
    end $$`)
    .execute(database);
}
