import { sql } from 'kysely';
import { acrossCompanies, type Database } from '../database/database.ts';
import { isFree } from './lease.ts';
import type { JobName, Jobs } from './queue.ts';

/** A piece of work that is due. */
export interface Due<Name extends JobName = JobName> {
  readonly companyId: string;
  readonly id: string;
  readonly name: Name;
  /** Since when; a piece of work that is put off is due later. */
  readonly runAt: string;
}

/** The table of each kind of work, and the state of what is not done in it. */
const tables = {
  submission: { table: 'submissions', open: 'open' },
  webhook: { table: 'webhook_deliveries', open: 'Pending' },
} as const satisfies Record<JobName, object>;

/** How many companies are looked at, and how many pieces of work of each; the next look finds the next ones. */
const mostCompanies = 200;
const mostOfEach = 32;

export interface Look {
  readonly now: Date;
  /** What is in progress here already. */
  readonly except: readonly string[];
  /** The companies after this one come first. */
  readonly after: string;
}

/** The work of a kind that is due, the oldest of each company first, of as many companies as have any. */
export async function dueOf<Name extends JobName>(
  database: Database,
  name: Name,
  { now, except, after }: Look,
): Promise<readonly Due<Name>[]> {
  const { table, open } = tables[name];
  const rows = sql.table(table);
  const { rows: found } = await acrossCompanies(database, (scoped) =>
    sql<{ id: string; companyId: string; runAt: string }>`
    with recursive ${companiesWith(table, sql`state = ${sql.lit(open)}`)}
    select due.id, due.company_id as "companyId", due.run_at::text as "runAt"
    from (select company_id from busy where company_id is not null
      order by company_id <= ${after}, company_id limit ${mostCompanies}) as company
    cross join lateral (
      select id, company_id, run_at from ${rows}
      where ${rows}.company_id = company.company_id and state = ${sql.lit(open)} and run_at <= now()
        and ${isFree(now)} and id <> all(${except})
      order by run_at, id limit ${mostOfEach}) as due
    order by company.company_id <= ${after}, company.company_id, due.run_at, due.id`.execute(scoped),
  );
  return found.map((row) => ({ ...row, name }));
}

/** The companies that have rows of a table, one look in an index for each, however many rows they have. */
export function companiesWith(table: string, condition: ReturnType<typeof sql>) {
  const rows = sql.table(table);
  return sql`busy(company_id) as (
    (select company_id from ${rows} where ${condition} order by company_id limit 1)
    union all
    select (select each.company_id from ${rows} as each
      where ${condition} and each.company_id > busy.company_id order by each.company_id limit 1)
    from busy where busy.company_id is not null)`;
}

/** A piece of work as its handler takes it. */
export function jobOf({ name, companyId, id }: Due): Jobs[JobName] {
  return name === 'submission' ? { companyId, submissionId: id } : { companyId, deliveryId: id };
}

/** Waiting and running work, by name. */
export async function sizesOf(database: Database): Promise<Readonly<Record<string, number>>> {
  const counts = await acrossCompanies(database, (scoped) =>
    sql<Record<JobName, number>>`select
      (select count(*) from submissions where state = 'open')::integer as submission,
      (select count(*) from webhook_deliveries where state = 'Pending')::integer as webhook`.execute(scoped),
  );
  return counts.rows[0] ?? {};
}
