import { guarded } from './003-row-level-security.ts';

/**
 * E-mails that bring documents to buyers outside the network. `begun_at` is the last time at which the mail server
 * was given the message: a message that was begun and not settled is not begun again. A document may get another
 * e-mail once the last one has ended. The history also has the reviews of received documents.
 */
export const statements: readonly string[] = [
  'alter table companies add column mails_invoices boolean not null default false',
  `create table mails (
    id text primary key,
    company_id text not null references companies,
    document_id text not null references documents on delete cascade,
    document_version integer not null,
    address text,
    state text not null check (state in ('open', 'sent', 'refused', 'dead', 'uncertain', 'superseded')),
    attempts integer not null,
    leased_until timestamptz,
    leased_by integer,
    due_at timestamptz not null,
    run_at timestamptz not null default now(),
    begun_at timestamptz,
    error jsonb,
    receipt text,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create unique index mails_open on mails (document_id) where state = 'open'`,
  'create index mails_of_document on mails (document_id, document_version)',
  `create index mails_turns on mails (company_id, run_at, id) where state = 'open'`,
  `create trigger mails_run_at before insert or update of due_at on mails
    for each row execute function run_after_wait()`,
  ...guarded('mails', 'company_id'),
  'alter table document_history drop constraint document_history_track_check',
  `alter table document_history add constraint document_history_track_check
    check (track in ('exchange', 'reporting', 'mail', 'review')) not valid`,
];
