import { sql } from 'kysely';
import { acrossCompanies, type Database } from '../database/database.ts';
import { companiesWith } from './due.ts';

/** Number of events that a company's webhooks get in one turn, and of all companies together. */
const mostOfEach = 20;
const most = 1000;

interface Given {
  readonly events: number;
  readonly isMore: boolean;
}

/** Gives events to the webhooks that listened then, a few for each company, in one statement: all or none. */
export async function giveEvents(database: Database, now: Date): Promise<Given> {
  const { rows } = await acrossCompanies(database, (scoped) =>
    sql<{ events: number }>`
    with recursive ${companiesWith('events', sql`not is_given`, '')},
    chosen as materialized (
      select event.* from busy cross join lateral (
        select id, company_id, type, created_at from events
        where events.company_id = busy.company_id and not is_given
        order by created_at, id limit ${mostOfEach} for update skip locked) as event
      limit ${most}
    ),
    given as (
      update events set is_given = true from chosen
      where events.id = chosen.id and events.company_id = chosen.company_id returning events.id
    ),
    messages as (
      insert into webhook_deliveries
        (id, company_id, webhook_id, event_id, state, attempts, due_at, created_at, updated_at)
      select gen_random_uuid()::text, chosen.company_id, webhooks.id, chosen.id, 'Pending', 0, ${now}, ${now}, ${now}
      from chosen join webhooks on webhooks.company_id = chosen.company_id and webhooks.status = 'Active'
        and chosen.type = any(webhooks.event_types) and webhooks.created_at <= chosen.created_at
      order by chosen.created_at, chosen.id, webhooks.position
      returning id
    )
    select (select count(*) from given)::integer as events`.execute(scoped),
  );
  const events = rows[0]?.events ?? 0;
  return { events, isMore: events >= mostOfEach };
}
