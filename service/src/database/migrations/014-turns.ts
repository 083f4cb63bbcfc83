/**
 * Work is taken from its own tables, by turns of the companies: indexes find the companies that have any, and of each
 * what is due. An event is written once, and given to webhooks later; those of an earlier release are given already.
 * A webhook's messages are due by the clock of the database, as submissions are.
 */
export const statements: readonly string[] = [
  'alter table submissions add column run_at timestamptz not null default now()',
  'alter table webhook_deliveries add column run_at timestamptz not null default now()',
  'alter table events add column is_given boolean not null default true',
  `select set_config('app.company', '*', true)`,
  `update submissions set run_at = due_at where state = 'open'`,
  `update webhook_deliveries set run_at = due_at where state = 'Pending'`,
  `select set_config('app.company', '', true)`,
  `create index submissions_turns on submissions (company_id, run_at, id) where state = 'open'`,
  `create index webhook_deliveries_turns on webhook_deliveries (company_id, run_at, id) where state = 'Pending'`,
  'create index events_turns on events (company_id, created_at, id) where not is_given',
];
