import { guarded, isSeen } from './003-row-level-security.ts';

/** The columns that both tables have, because an index of either may define the order of a list. */
const shared = ['company_id', 'direction', 'kind', 'position', 'issue_date'] as const;
/** The columns that change while a document is being sent. */
const states = [
  'submission_error',
  'rule_set',
  'warning_count',
  'adjustment_count',
  'status',
  'exchange',
  'reporting',
  'updated_at',
] as const;
/** The columns that the narrow table computes. */
const computed = ['exchange_status', 'reporting_status', 'revision', 'changed_at'] as const;
const contents = [
  'id',
  ...['company_id', 'kind', 'direction', 'document_type', 'invoice_number', 'issue_date', 'due_date'],
  ...['currency', 'seller_name', 'buyer_name', 'payable_amount', 'request', 'ubl', 'version', 'created_at'],
  ...['seller_trn', 'buyer_trn', 'receiver', 'filling', 'has_attachments', 'judgement', 'error_count'],
  ...['answered', 'same_as', 'supplied_on', 'vat', 'ledger', 'series', 'series_number'],
];

const list = (columns: readonly string[], row = '') => columns.map((column) => `${row}${column}`).join(', ');
/** The ledger entry without its lines, which is stored only if it cannot be made from the entry. */
const vat = (
  row: string,
) => `case when ${row}supplied_on is not null and jsonb_typeof(${row}ledger -> 'document') = 'object'
  then jsonb_set(${row}ledger, '{document,lines}', '[]') end`;
const values = contents.map((column) =>
  column === 'vat' ? `nullif(new.vat, ${vat('new.')})` : `new.${column}`,
);
const isSeenAtAll = `(nullif(${isSeen('company_id')}, false)) is not null`;
const exchangeStatus = `coalesce(new.exchange ->> 'status',
  case new.status when 'Pending' then 'pending' when 'Sent' then 'sent' else 'notApplicable' end)`;

/**
 * A document is written when it is created or replaced. Everything that changes while it is being sent is in the
 * narrow table, whose indexes have a number for the list instead of three texts. `documents` is a view of both, in
 * which an earlier release finds and changes what it knows.
 */
export const statements: readonly string[] = [
  ...['state', 'state_changed', 'tracks', 'change', 'revision'].map(
    (trigger) => `drop trigger documents_${trigger} on documents`,
  ),
  ...['keep_document_state', 'change_document_state', 'stand_on_tracks', 'note_change'].map(
    (name) => `drop function ${name}`,
  ),
  'drop table document_states',
  `create table document_states (
    document_id text not null,
    company_id text not null,
    direction text not null,
    kind text not null,
    position bigint not null,
    list bigint not null generated always as (list_salt(company_id, direction, kind)) stored,
    issue_date date not null,
    submission_error jsonb,
    rule_set jsonb,
    warning_count integer,
    adjustment_count integer,
    status text not null,
    exchange jsonb,
    reporting jsonb,
    updated_at timestamptz not null,
    exchange_status text not null,
    reporting_status text not null,
    revision integer not null default 1,
    changed_at timestamptz not null
  ) with (fillfactor = 60)`,
  ...guarded('document_states', 'company_id'),
  // The planner expects all rows to pass: of a document, half the rows pass the policy of its other table already.
  `alter policy document_states_of_company on document_states
    using (${isSeenAtAll}) with check (${isSeenAtAll})`,
  `select set_config('app.company', '*', true)`,
  `insert into document_states (document_id, ${list([...shared, ...states, ...computed])})
    select id, ${list([...shared, ...states, ...computed])} from documents`,
  `select set_config('app.company', '', true)`,
  `alter table document_states
    add primary key (document_id),
    add foreign key (document_id) references documents on delete cascade,
    add check (status in ('Draft', 'Pending', 'Sent', 'DeliveryFailed', 'Received', 'Refused')) not valid,
    add check ((direction = 'Inbound') = (status in ('Received', 'Refused'))) not valid,
    add check (status = 'Refused' or (status = 'DeliveryFailed') = (submission_error is not null)) not valid`,
  'create index document_states_by_status on document_states (list, status, position desc)',
  `create index document_states_by_status_and_day
    on document_states (list, status, issue_date desc, position desc)`,
  'create index document_states_by_exchange on document_states (list, exchange_status, position desc)',
  'create index document_states_by_reporting on document_states (list, reporting_status, position desc)',
  'create index document_states_by_change on document_states (list, changed_at, position)',
  `create function keep_document_state() returns trigger language plpgsql as $$
    begin
      new.exchange_status := ${exchangeStatus};
      new.reporting_status := coalesce(new.reporting ->> 'status', 'notReported');
      new.changed_at := date_trunc('milliseconds', clock_timestamp());
      if tg_op = 'UPDATE' then new.revision := old.revision + 1; end if;
      return new;
    end $$`,
  `create trigger document_states_kept before insert or update on document_states
    for each row execute function keep_document_state()`,
  'alter table documents rename to document_contents',
  `alter table document_contents ${[...states, ...computed].map((column) => `drop column ${column}`).join(', ')}`,
  `create view documents with (security_invoker = true) as
    select ${list([...contents.filter((column) => column !== 'vat'), 'position', 'searched'], 'document_contents.')},
      coalesce(document_contents.vat, ${vat('document_contents.')}) as vat, ${list([...states, ...computed, 'list'], 'document_states.')},
      document_states.position as listed_position, document_states.issue_date as listed_day
    from document_contents join document_states on document_states.document_id = document_contents.id`,
  `create function insert_document() returns trigger language plpgsql as $$
    begin
      new.has_attachments := coalesce(new.has_attachments, false);
      insert into document_contents (${list(contents)}) values (${list(values)})
        returning position, searched into new.position, new.searched;
      insert into document_states (document_id, ${list([...shared, ...states])})
        values (new.id, ${list([...shared, ...states], 'new.')})
        returning ${list(computed)} into ${list(computed, 'new.')};
      return new;
    end $$`,
  `create function update_document() returns trigger language plpgsql as $$
    begin
      if (${list(contents, 'new.')}) is distinct from (${list(contents, 'old.')}) then
        update document_contents set (${list(contents)}) = row(${list(values)}) where id = old.id
          returning searched into new.searched;
      end if;
      update document_states set (issue_date, ${list(states)}) = row(new.issue_date, ${list(states, 'new.')})
        where document_id = old.id returning ${list(computed)} into ${list(computed, 'new.')};
      return case when found then new end;
    end $$`,
  `create function delete_document() returns trigger language plpgsql as $$
    begin
      delete from document_contents where id = old.id;
      return case when found then old end;
    end $$`,
  ...['insert', 'update', 'delete'].map(
    (change) => `create trigger documents_${change} instead of ${change} on documents
      for each row execute function ${change}_document()`,
  ),
];
