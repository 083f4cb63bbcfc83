import { guarded } from './003-row-level-security.ts';

/** The columns that lists use and that change while a document is being sent. */
const states = ['status', 'exchange_status', 'reporting_status', 'changed_at'] as const;
const columns = ['company_id', 'direction', 'kind', 'position', 'issue_date', ...states] as const;
const list = (row: string) => columns.map((column) => `${row}${column}`).join(', ');

/**
 * The states of documents in a separate narrow table, maintained by triggers whatever changes a document. Its indexes
 * are few and small. The document itself, for which each status change wrote 22 index entries, is now changed in
 * place. Three of these indexes are no longer read.
 */
export const statements: readonly string[] = [
  `create table document_states (
    document_id text primary key references documents on delete cascade,
    company_id text not null,
    direction text not null,
    kind text not null,
    position bigint not null,
    issue_date date not null,
    status text not null,
    exchange_status text not null,
    reporting_status text not null,
    changed_at timestamptz not null
  )`,
  ...guarded('document_states', 'company_id'),
  // The triggers block writers of documents until all of them exist.
  `create function keep_document_state() returns trigger language plpgsql as $$
    begin
      insert into document_states (document_id, ${list('')}) values (new.id, ${list('new.')});
      return null;
    end $$`,
  `create trigger documents_state after insert on documents for each row execute function keep_document_state()`,
  `create function change_document_state() returns trigger language plpgsql as $$
    begin
      update document_states set issue_date = new.issue_date,
        ${states.map((column) => `${column} = new.${column}`).join(', ')} where document_id = new.id;
      return null;
    end $$`,
  `create trigger documents_state_changed after update on documents for each row
    execute function change_document_state()`,
  `select set_config('app.company', '*', true)`,
  `insert into document_states (document_id, ${list('')}) select id, ${list('')} from documents`,
  `select set_config('app.company', '', true)`,
  `create index document_states_by_status on document_states (company_id, direction, kind, status, position desc)`,
  `create index document_states_by_status_and_day
    on document_states (company_id, direction, kind, status, issue_date desc, position desc)`,
  `create index document_states_by_exchange on document_states (company_id, kind, exchange_status, position desc)
    where direction = 'Outbound'`,
  `create index document_states_by_reporting
    on document_states (company_id, direction, kind, reporting_status, position desc)`,
  `create index document_states_by_change on document_states (company_id, direction, kind, changed_at, position)`,
  ...[
    'failed',
    'pending',
    'by_update',
    'by_status',
    'by_status_and_day',
    'by_exchange',
    'by_reporting',
    'by_change',
  ].map((index) => `drop index documents_${index}`),
  // Room for the next versions of a document on the same page.
  'alter table documents set (fillfactor = 70)',
  // Work is found by `submissions_turns`.
  'drop index submissions_open',
];
