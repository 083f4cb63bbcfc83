import { sql } from 'kysely';
import { acrossCompanies, type Database } from '../../src/database/database.ts';

type Row = Readonly<Record<string, unknown>>;

/** Returns the rows that have changed since it was asked before, one change a line. */
export type ChangedRows = () => Promise<readonly string[]>;

/** Columns that say which process or transaction has written what, or hold what another column is made of. */
const left: ReadonlySet<string> = new Set(['leased_by', 'written_by', 'parts', 'text_parts']);

export async function changedRows(database: Database): Promise<ChangedRows> {
  const tables = await tablesIn(database);
  await prepareLooks(database, tables);
  const keys = await keysOf(database);
  const identity = (table: string, row: Row) =>
    [table, ...(keys.get(table) ?? Object.keys(row)).map((name) => String(row[name]))].join(' ');
  const known = new Map<string, Row>();
  let since = 0;
  return async () => {
    const { fresh, count, next } = await look(database, since);
    since = next;
    const lines = fresh.flatMap(({ table, row }) => {
      const id = identity(table, row);
      const before = known.get(id);
      known.set(id, row);
      const columns = differences(before ?? {}, row);
      if (columns.length === 0) return [];
      return [[`${before === undefined ? '+' : '~'} ${id}`, ...columns].join('\n')];
    });
    if (count === known.size) return lines.toSorted();
    const { fresh: left } = await look(database, 0);
    const there = new Set(left.map(({ table, row }) => identity(table, row)));
    const gone = [...known.keys()].filter((id) => !there.has(id));
    for (const id of gone) known.delete(id);
    return [...lines, ...gone.map((id) => `- ${id}`)].toSorted();
  };
}

async function tablesIn(database: Database): Promise<readonly string[]> {
  const { rows } = await acrossCompanies(database, (scoped) =>
    sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname !~ '^kysely|^settings$|_texts$|usage_parts$'
      order by 1`.execute(scoped),
  );
  return rows.map(({ name }) => name);
}

interface Looked {
  readonly fresh: readonly { readonly table: string; readonly row: Row }[];
  /** The number of all rows. */
  readonly count: number;
  /** The transaction from which later rows are. */
  readonly next: number;
}

/** Functions of the database, which plans them once: the rows that transactions since one have written, and their number. */
async function prepareLooks(database: Database, tables: readonly string[]): Promise<void> {
  const written = tables.map(
    (table) =>
      `select '${table}', to_jsonb(each) from "${table}" as each where each.xmin::text::bigint >= earliest`,
  );
  const counted = tables.map((table) => `(select count(*) from "${table}")`).join(' + ');
  await acrossCompanies(database, async (scoped) => {
    for (const statement of [
      `create function stepped.written(earliest bigint) returns table (name text, content jsonb)
        language plpgsql as $$ begin return query ${written.join(' union all ')}; end $$`,
      `create function stepped.counted() returns bigint
        language plpgsql as $$ begin return ${counted}; end $$`,
    ])
      await sql.raw(statement).execute(scoped);
  });
}

function look(database: Database, since: number): Promise<Looked> {
  return acrossCompanies(database, async (scoped) => {
    const fresh = await sql<Looked['fresh'][number]>`
      select name as table, content as row from stepped.written(${since})`.execute(scoped);
    const { rows } = await sql<{ count: number; next: number }>`
      select stepped.counted()::integer as count,
        pg_snapshot_xmax(pg_current_snapshot())::text::integer as next`.execute(scoped);
    return { fresh: fresh.rows, ...(rows[0] ?? { count: 0, next: 0 }) };
  });
}

/** The columns by which the rows of each table are told apart. */
async function keysOf(database: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await acrossCompanies(database, (scoped) =>
    sql<{ table: string; columns: readonly string[] }>`
      select relname as table, array_agg(attname::text order by attnum) as columns
      from pg_index join pg_class on pg_class.oid = indrelid join pg_attribute on attrelid = indrelid
      where indisprimary and attnum = any(indkey) and relnamespace = 'public'::regnamespace
      group by 1`.execute(scoped),
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** The columns that have another value than before. */
function differences(before: Row, after: Row): string[] {
  return Object.entries(after).flatMap(([name, value]) => {
    const text = JSON.stringify(value);
    return left.has(name) || JSON.stringify(before[name]) === text ? [] : [`  ${name} ${text}`];
  });
}
