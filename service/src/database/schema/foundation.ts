/** SQLSTATE with which a statement ends its transaction because a condition is not met. */
export const demandRefused = 'PA001';

/** Facts of the database itself, and functions for several subjects. */
export const foundation = `
  -- The environment to which the database belongs: at most one row. The first process that opens it decides.
  create table environment (
    id integer primary key check (id = 1),
    name text not null check (name in ('production', 'sandbox'))
  );

  -- The key of the cursors, which reveal nothing to their holder: the same for every process.
  create table cursor_key (id integer primary key check (id = 1), key text not null);
  insert into cursor_key values
    (1, encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'));

  -- Counts the changes of a resource: its ETag.
  create function raise_revision() returns trigger language plpgsql as $$
    begin
      new.revision := old.revision + 1;
      return new;
    end $$;

  -- When work is due by the clock of the database: the clocks of processes may differ.
  create function run_after_wait() returns trigger language plpgsql as $$
  begin
    new.run_at := now() + (new.due_at - new.updated_at);
    return new;
  end $$;

  -- Ends the transaction unless a condition is met: a client that sends its commit along has seen no answer.
  create function demand(holds boolean) returns boolean language plpgsql as $$
    begin
      if holds is not true then
        raise exception 'What the statement demands does not hold.' using errcode = '${demandRefused}';
      end if;
      return true;
    end $$;
`;

/**
 * Statements that restrict a table to the rows of one company: a second protection behind the conditions of the
 * queries. `app.company` names the company of a transaction; `*` is all companies.
 */
export function guarded(table: string, condition = isOfCompany('company_id')): string {
  return `
  alter table ${table} enable row level security;
  alter table ${table} force row level security;
  create policy ${table}_of_company on ${table} using (${condition}) with check (${condition});`;
}

/**
 * Tells whether a row belongs to the company of the transaction. With `case`, the planner expects half of the rows to
 * pass. With a plain comparison, it expects one row in two hundred if the planned statement sets the scope itself; it
 * then reads a whole table instead of an index in the order of a list.
 */
export function isOfCompany(column: string): string {
  return `case when ${column} = current_setting('app.company', true) then true
    else current_setting('app.company', true) = '*' end`;
}
