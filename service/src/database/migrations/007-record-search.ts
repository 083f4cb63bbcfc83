import { guarded } from './003-row-level-security.ts';

const tables = ['customers', 'items', 'vendors'] as const;

const partsOf = (table: string, row: string) =>
  `text_parts(list_salt(${row}company_id, 'records', '${table}'),
    concat_ws(chr(10), ${row}content ->> 'name', ${row}content ->> 'code'), 1)`;

/** Searches of records use parts of texts, like those of documents, and an index finds the active ones. */
export const statements: readonly string[] = tables.flatMap((table) => {
  const search = `${table}_search`;
  return [
    `alter table ${table} add column is_active boolean
      generated always as ((content ->> 'isActive')::boolean) stored`,
    `create index ${table}_by_activity on ${table} (company_id, is_active, position desc)`,
    `create table ${search} (
      row_id text primary key references ${table} on delete cascade,
      company_id text not null references companies,
      parts bigint[] not null
    )`,
    `select set_config('app.company', '*', true)`,
    `insert into ${search} select id, company_id, ${partsOf(table, '')} from ${table}`,
    `select set_config('app.company', '', true)`,
    `create index ${search}_parts on ${search} using gin (parts) with (gin_pending_list_limit = 256)`,
    `create function keep_${search}() returns trigger language plpgsql as $$
      begin
        insert into ${search} values (new.id, new.company_id, ${partsOf(table, 'new.')})
        on conflict (row_id) do update set parts = excluded.parts;
        return null;
      end $$`,
    `create trigger ${search}_kept after insert or update of content on ${table}
      for each row execute function keep_${search}()`,
    ...guarded(search, 'company_id'),
    `create policy ${search}_read on ${search} for select using (true)`,
  ];
});
