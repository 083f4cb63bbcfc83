/**
 * To which environment the database belongs: one row at most. A database that has given out keys of production
 * belongs to it; otherwise the first process that opens it decides.
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
