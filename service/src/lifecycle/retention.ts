import { type RawBuilder, sql } from 'kysely';
import { acrossCompanies } from '../database/database.ts';
import type { Service } from '../service.ts';
import type { Settings } from '../settings.ts';

interface Aged {
  readonly hours: (settings: Settings) => number;
  /** Removes some rows before a certain time, oldest first; returns their number. */
  readonly remove: (before: Date) => RawBuilder<{ removed: number }>;
}

/** Number of rows that a statement removes, so that no statement delays others for long. */
const atOnce = 2000;
/** Number of consecutive statements for a table; the next round continues. */
const inRow = 25;

const hoursOfDay = 24;

/** Removes rows by age, except archived kinds; an event is kept while a message about it waits. */
const aged: readonly Aged[] = [
  {
    hours: ({ idempotencyHours }) => idempotencyHours,
    remove: (before) => removing('idempotency_keys', sql`created_at < ${before}`),
  },
  {
    hours: ({ retention }) => retention.eventDays * hoursOfDay,
    remove: (before) => sql`
      with old as materialized (
        select id from events where created_at < ${before} and is_given
          and not exists (select from webhook_deliveries where event_id = events.id and state = 'Pending')
        order by created_at limit ${sql.lit(atOnce)}),
      messages as (delete from webhook_deliveries where event_id in (select id from old)),
      gone as (delete from events where id in (select id from old) returning 1)
      select count(*)::integer as removed from gone`,
  },
  {
    hours: ({ retention }) => retention.refusedDays * hoursOfDay,
    remove: (before) => removing('inbound_refused', sql`received_at < ${before}`),
  },
  {
    hours: ({ retention }) => retention.refusedDays * hoursOfDay,
    remove: (before) => removing('message_statuses', sql`submission_id is null and received_at < ${before}`),
  },
];

function removing(table: string, isOld: RawBuilder<unknown>): RawBuilder<{ removed: number }> {
  return sql`
    with gone as (
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isOld} limit ${sql.lit(atOnce)} for update skip locked))
      returning 1)
    select count(*)::integer as removed from gone`;
}

/** Removes data that is older than the settings allow. */
export async function removeAged({
  database,
  clock,
  settings,
}: Pick<Service, 'database' | 'clock' | 'settings'>): Promise<void> {
  for (const { hours, remove } of aged) {
    const before = new Date(clock.now().getTime() - hours(settings) * 3_600_000);
    for (let row = 0, removed = atOnce; removed === atOnce && row < inRow; row += 1) {
      const { rows } = await acrossCompanies(database, (scoped) => remove(before).execute(scoped));
      removed = rows[0]?.removed ?? 0;
    }
  }
}
