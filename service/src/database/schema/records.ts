import { guarded } from './foundation.ts';
import { searchTable } from './search.ts';

/** Keys for finding a code: its start, and a hash of it all, because an index accepts no long text. */
const found = 'left(code, 500), hashtextextended(code, 0)';

/** Customers, items and vendors, from which documents take values. */
export const records = `
  create function record_code(content jsonb) returns text language sql immutable parallel safe as $$
    select nullif(btrim(content ->> 'code', E' \\t\\n\\r\\u00a0'), '') $$;
  ${['customers', 'items', 'vendors'].map(recordTable).join('')}
`;

function recordTable(table: string): string {
  return `
  create table ${table} (
    id text primary key,
    company_id text not null references companies,
    position bigint generated always as identity,
    content jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    is_active boolean generated always as ((content ->> 'isActive')::boolean) stored,
    searched text generated always as (search_text(coalesce(content ->> 'name', '')) || chr(10)
      || search_text(coalesce(content ->> 'nameAr', '')) || chr(10)
      || search_text(coalesce(content ->> 'code', ''))) stored,
    revision integer not null default 1,
    code text generated always as (record_code(content)) stored,
    same_code_as text
  );
  create index ${table}_listed on ${table} (company_id, position desc);
  create index ${table}_by_activity on ${table} (company_id, is_active, position desc);
  create trigger ${table}_revision before update on ${table} for each row execute function raise_revision();
  ${guarded(table)}
  ${searchTable({
    search: `${table}_search`,
    key: 'row_id',
    table,
    columns: 'content',
    list: `new.company_id, 'records', '${table}'`,
  })}

  -- A code belongs to one record of a company and kind. Others with the code name the record that has it.
  -- When that one gives up the code, the oldest of them gets it.
  create unique index ${table}_code on ${table} (company_id, ${found})
    where same_code_as is null and code is not null;
  create index ${table}_by_code on ${table} (company_id, ${found});
  create index ${table}_code_doubles on ${table} (same_code_as) where same_code_as is not null;
  -- Generated columns have no value before the row is stored.
  create function claim_code_of_${table}() returns trigger language plpgsql as $$
    begin
      if record_code(new.content) is distinct from record_code(old.content) then new.same_code_as := null; end if;
      return new;
    end $$;
  create trigger ${table}_code_claimed before update of content on ${table}
    for each row execute function claim_code_of_${table}();
  create function pass_on_code_of_${table}() returns trigger language plpgsql as $$
    declare next text;
    begin
      select id into next from ${table} where same_code_as = old.id order by position limit 1;
      if next is not null then
        update ${table} set same_code_as = nullif(next, id) where same_code_as = old.id;
      end if;
      return null;
    end $$;
  create trigger ${table}_code_deleted after delete on ${table}
    for each row when (old.same_code_as is null) execute function pass_on_code_of_${table}();
  create trigger ${table}_code_changed after update on ${table}
    for each row when (old.same_code_as is null and old.code is distinct from new.code)
    execute function pass_on_code_of_${table}();
`;
}
