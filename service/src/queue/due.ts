import { sql } from 'kysely';
import { type Database, readingAcross } from '../database/database.ts';
import { isFree } from './lease.ts';
import { type Backlog, type JobName, type Jobs, jobNames } from './queue.ts';

/** A piece of work that is due. */
export interface Due {
  readonly name: JobName;
  readonly companyId: string;
  readonly id: string;
  /** The time since which it is due; postponed work is due later. */
  readonly runAt: string;
}

/** The table of each kind of work, and the state of unfinished work. */
const tables = {
  submission: { table: 'submissions', open: 'open' },
  webhook: { table: 'webhook_deliveries', open: 'Pending' },
  mail: { table: 'mails', open: 'open' },
} as const satisfies Record<JobName, object>;

/** The most pieces of work of a company that one look finds; the next look finds more. */
const mostOfEach = 32;

export interface Look {
  readonly now: Date;
  /** The most pieces of work to find. */
  readonly most: number;
  /** Messages to skip, because they are in progress. */
  readonly except: readonly string[];
  /** The companies that may not begin more work. */
  readonly full: readonly string[];
  /** The companies after this one come first, followed by the others. */
  readonly after: string;
}

/** The work of a kind that is due, the oldest of each company first. */
export async function dueOf(
  database: Database,
  name: JobName,
  { now, most, except, full, after }: Look,
): Promise<readonly Due[]> {
  const { table, open } = tables[name];
  const rows = sql.table(table);
  const isOpen = sql`state = ${sql.lit(open)}`;
  const { rows: found } = await sql<Omit<Due, 'name'>>`
    with recursive ${companiesWith(table, isOpen, after)}
    select due.id, due.company_id as "companyId", due.run_at::text as "runAt"
    from busy cross join lateral (
      select id, company_id, run_at from ${rows}
      where ${rows}.company_id = busy.company_id and ${isOpen} and run_at <= now()
        and ${isFree(now)} and id <> all(${except})
      order by run_at, id limit ${Math.min(most, mostOfEach)}) as due
    where busy.company_id <> all(${full})
    limit ${most}`.execute(readingAcross(database));
  return found.map((row) => ({ ...row, name }));
}

/**
 * Returns the companies that have rows in a table, starting after `after` and wrapping around. It makes one index
 * lookup per company, however many rows there are, and only for the number of companies requested.
 */
export function companiesWith(table: string, condition: ReturnType<typeof sql>, after: string) {
  const rows = sql.table(table);
  const next = (than: ReturnType<typeof sql>) => sql`(select each.company_id from ${rows} as each
      where ${condition} and each.company_id > ${than} order by each.company_id limit 1) as next`;
  return sql`busy(company_id, is_second) as (
    (select company_id, false from ${next(sql`${after}::text`)}
      union all select company_id, true from ${next(sql`''`)} limit 1)
    union all
    select following.company_id, following.is_second from busy cross join lateral (
      select company_id, busy.is_second from ${next(sql`busy.company_id`)}
      union all select company_id, true from ${next(sql`''`)} where not busy.is_second
      limit 1) as following(company_id, is_second)
    where not (following.is_second and following.company_id > ${after}))`;
}

/** A piece of work as its handler takes it. */
export function jobOf({ name, companyId, id }: Due): Jobs[JobName] {
  switch (name) {
    case 'submission':
      return { companyId, submissionId: id };
    case 'webhook':
      return { companyId, deliveryId: id };
    case 'mail':
      return { companyId, mailId: id };
  }
}

/** Waiting and running work, by name. */
export async function sizesOf(database: Database): Promise<Readonly<Record<string, number>>> {
  return (await ofEach(database, (rows) => sql`(select count(*) ${rows})::integer`)) ?? {};
}

/** Returns the backlog of a database, by its clock. */
export async function backlogOf(database: Database): Promise<Backlog> {
  const reading = readingAcross(database);
  const oldest = await ofEach(
    database,
    (rows) => sql`coalesce(greatest(0, (select extract(epoch from now() - min(run_at)) ${rows})), 0)::float8`,
  );
  const messages = await sql<{ message: string; waiting: number }>`
    select message, count(*)::integer as waiting from submissions
    where state in ('open', 'waiting') group by message`.execute(reading);
  return {
    oldest: oldest ?? { submission: 0, webhook: 0, mail: 0 },
    messages: Object.fromEntries(messages.rows.map(({ message, waiting }) => [message, waiting])),
  };
}

type Sql = ReturnType<typeof sql>;

async function ofEach(database: Database, numberOf: (rows: Sql) => Sql) {
  const columns = jobNames.map((name) => {
    const { table, open } = tables[name];
    return sql`${numberOf(sql`from ${sql.table(table)} where state = ${sql.lit(open)}`)} as ${sql.ref(name)}`;
  });
  const { rows } = await sql<Record<JobName, number>>`select ${sql.join(columns)}`.execute(
    readingAcross(database),
  );
  return rows[0];
}
