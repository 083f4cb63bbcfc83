/**
 * The environment to which the database belongs: at most one row. A database that has issued production keys belongs
 * to production; otherwise the first process that opens it decides.
 */
export const statements: readonly string[] = [
  `create table environment (
    id integer primary key check (id = 1),
    name text not null check (name in ('production', 'sandbox'))
  )`,
  `select set_config('app.company', '*', true)`,
  `insert into environment select 1, 'production' from api_keys where hint like 'pint\\_live\\_%' limit 1`,
  `select set_config('app.company', '', true)`,
];
