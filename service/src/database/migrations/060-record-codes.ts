const tables = ['customers', 'items', 'vendors'] as const;

/** Keys for finding a code: its start, and a hash of it all, because an index accepts no long text. */
const found = (code: string) => `left(${code}, 500), hashtextextended(${code}, 0)`;

/**
 * A code belongs to one record of a company and kind. If an earlier release stored several records with one code, the
 * oldest has the code, and the others name the oldest. When the oldest gives up the code, the next record gets it.
 */
export const statements: readonly string[] = [
  `create function record_code(content jsonb) returns text language sql immutable parallel safe as $$
    select nullif(btrim(content ->> 'code', E' \\t\\n\\r\\u00a0'), '') $$`,
  ...tables.flatMap((table) => [
    `alter table ${table} disable trigger ${table}_revision`,
    `alter table ${table}
      add column code text generated always as (record_code(content)) stored,
      add column same_code_as text`,
    `select set_config('app.company', '*', true)`,
    `update ${table} set same_code_as = oldest.id from (
        select distinct on (company_id, code) id, company_id, code from ${table} where code is not null
        order by company_id, code, position) as oldest
      where oldest.company_id = ${table}.company_id and oldest.code = ${table}.code and oldest.id <> ${table}.id`,
    `select set_config('app.company', '', true)`,
    `alter table ${table} enable trigger ${table}_revision`,
    `create unique index ${table}_code on ${table} (company_id, ${found('code')})
      where same_code_as is null and code is not null`,
    `create index ${table}_by_code on ${table} (company_id, ${found('code')})`,
    `create index ${table}_code_doubles on ${table} (same_code_as) where same_code_as is not null`,
    // Generated columns have no value before the row is stored.
    `create function claim_code_of_${table}() returns trigger language plpgsql as $$
      begin
        if record_code(new.content) is distinct from record_code(old.content) then new.same_code_as := null; end if;
        return new;
      end $$`,
    `create trigger ${table}_code_claimed before update of content on ${table}
      for each row execute function claim_code_of_${table}()`,
    `create function pass_on_code_of_${table}() returns trigger language plpgsql as $$
      declare next text;
      begin
        select id into next from ${table} where same_code_as = old.id order by position limit 1;
        if next is not null then
          update ${table} set same_code_as = nullif(next, id) where same_code_as = old.id;
        end if;
        return null;
      end $$`,
    `create trigger ${table}_code_deleted after delete on ${table}
      for each row when (old.same_code_as is null) execute function pass_on_code_of_${table}()`,
    `create trigger ${table}_code_changed after update on ${table}
      for each row when (old.same_code_as is null and old.code is distinct from new.code)
      execute function pass_on_code_of_${table}()`,
  ]),
];
