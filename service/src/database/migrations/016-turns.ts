/**
 * Work is taken from its own tables, in turns of the companies. Indexes find the companies with work, and the due
 * work of each. The clocks of processes may differ, so `run_at` is by the clock of the database: a trigger adds the
 * wait, whichever release writes the row. An event is written once and given to webhooks later; events of an earlier
 * release have already been given.
 */
export const statements: readonly string[] = [
  'alter table submissions add column run_at timestamptz not null default now()',
  'alter table webhook_deliveries add column run_at timestamptz not null default now()',
  'alter table events add column is_given boolean not null default true',
  `select set_config('app.company', '*', true)`,
  `update submissions set run_at = due_at where state = 'open'`,
  `update webhook_deliveries set run_at = due_at where state = 'Pending'`,
  `select set_config('app.company', '', true)`,
  `create function run_after_wait() returns trigger language plpgsql as $$
  begin
    new.run_at := now() + (new.due_at - new.updated_at);
    return new;
  end $$`,
  `create trigger submissions_run_at before insert or update of due_at on submissions
    for each row execute function run_after_wait()`,
  `create trigger webhook_deliveries_run_at before insert or update of due_at on webhook_deliveries
    for each row execute function run_after_wait()`,
  `create index submissions_turns on submissions (company_id, run_at, id) where state = 'open'`,
  `create index webhook_deliveries_turns on webhook_deliveries (company_id, run_at, id) where state = 'Pending'`,
  'create index events_turns on events (company_id, created_at, id) where not is_given',
];
