import { guarded, isOfCompany } from './foundation.ts';

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
/** The columns of the states that a trigger computes. */
const computed = ['exchange_status', 'reporting_status', 'revision', 'changed_at'] as const;
/** The columns that are written when a document is created or replaced. */
const contents = [
  ...['id', 'company_id', 'kind', 'direction', 'document_type', 'invoice_number', 'issue_date', 'due_date'],
  ...['currency', 'seller_name', 'buyer_name', 'payable_amount', 'request', 'ubl', 'version', 'created_at'],
  ...['seller_trn', 'buyer_trn', 'receiver', 'filling', 'has_attachments', 'judgement', 'error_count'],
  ...['answered', 'same_as', 'supplied_on', 'vat', 'ledger', 'series', 'series_number'],
];

const list = (columns: readonly string[], row = '') => columns.map((column) => `${row}${column}`).join(', ');
/** The ledger entry without its lines, which is stored only if it cannot be made from the entry. */
const vat = (row: string) =>
  `case when ${row}supplied_on is not null and jsonb_typeof(${row}ledger -> 'document') = 'object'
    then jsonb_set(${row}ledger, '{document,lines}', '[]') end`;
const values = contents.map((column) =>
  column === 'vat' ? `nullif(new.vat, ${vat('new.')})` : `new.${column}`,
);

/**
 * Documents in two tables. A document is written when it is created or replaced. Everything that changes while it is
 * being sent is in a narrow table, so that a change writes neither the texts nor the indexes of the other.
 * `documents` is a view of both, through which every statement reads and writes.
 */
export const documents = `
  -- What a document contains. It is made under the name of the view, which its constraints, indexes and policy keep.
  create table documents (
    id text primary key,
    company_id text not null references companies,
    position bigint generated always as identity,
    kind text not null check (kind in ('invoice', 'credit-note')),
    direction text not null check (direction in ('Outbound', 'Inbound')),
    document_type text not null,
    invoice_number text not null,
    issue_date date not null,
    due_date date,
    currency text not null,
    seller_name text not null,
    buyer_name text not null,
    payable_amount text,
    request text,
    ubl text,
    version integer not null,
    created_at timestamptz not null,
    searched text generated always as (search_text(invoice_number) || chr(10) || search_text(seller_name)
      || chr(10) || search_text(buyer_name)) stored,
    -- The parties by which documents can be searched.
    seller_trn text,
    buyer_trn text,
    receiver text,
    -- Values from customers, items and vendors.
    filling jsonb,
    has_attachments boolean not null default false,
    -- A received document: its judgement, its answer, and the document that it repeats.
    judgement jsonb,
    error_count integer,
    answered text,
    same_as text,
    -- The VAT and the day that decides its period, so that a monthly statement reads no documents; and facts for
    -- comparing documents.
    supplied_on date,
    vat jsonb,
    ledger jsonb,
    series text,
    series_number bigint
  ) with (fillfactor = 70);

  -- Lists, in their two orders.
  create index documents_listed on documents (company_id, direction, kind, position desc);
  create index documents_by_day on documents (company_id, direction, kind, issue_date desc, position desc);
  -- Their filters. Either party can be found, the own one too.
  create index documents_by_type on documents (company_id, direction, kind, document_type, position desc);
  create index documents_by_buyer on documents (company_id, kind, buyer_trn, position desc)
    where direction = 'Outbound';
  create index documents_by_seller on documents (company_id, kind, seller_trn, position desc)
    where direction = 'Inbound';
  create index documents_by_own_seller on documents (company_id, kind, seller_trn, position desc)
    where direction = 'Outbound';
  create index documents_by_own_buyer on documents (company_id, kind, buyer_trn, position desc)
    where direction = 'Inbound';
  create index documents_by_receiver on documents (company_id, kind, receiver, position desc)
    where direction = 'Outbound';
  -- Documents with one number. An index accepts no long text.
  create index documents_by_number on documents (company_id, invoice_number) where direction = 'Outbound';
  create index documents_same on documents (company_id, left(btrim(invoice_number), 200), issue_date)
    where direction = 'Inbound';
  create index documents_by_series on documents (company_id, series, series_number)
    where direction = 'Outbound' and series is not null;
  -- Months of statements: by supply, and purchases by their day of receipt in Dubai.
  create index documents_by_supply on documents (company_id, (coalesce(supplied_on, issue_date)));
  create index documents_by_receipt on documents (company_id, ((created_at at time zone 'Asia/Dubai')::date))
    where direction = 'Inbound';
  ${guarded('documents')}
  alter table documents rename to document_contents;

  -- What changes while a document is being sent. Its indexes have a number for the list instead of three texts.
  create table document_states (
    document_id text primary key references document_contents on delete cascade,
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
    status text not null
      check (status in ('Draft', 'Pending', 'Sent', 'DeliveryFailed', 'Received', 'Refused')),
    -- The tracks of a document: with the receiver's provider, and with the tax authority.
    exchange jsonb,
    reporting jsonb,
    updated_at timestamptz not null,
    -- Their statuses in the form shown: row level security comes before an operator, so an index on
    -- members of the tracks is not used.
    exchange_status text not null,
    reporting_status text not null,
    -- Counts the changes: its ETag.
    revision integer not null default 1,
    -- By the clock of the database, to the millisecond as shown: a client that requests later changes would miss those
    -- of a process whose clock is behind.
    changed_at timestamptz not null,
    check ((direction = 'Inbound') = (status in ('Received', 'Refused'))),
    check (status = 'Refused' or (status = 'DeliveryFailed') = (submission_error is not null))
  ) with (fillfactor = 60);
  create index document_states_by_status on document_states (list, status, position desc);
  create index document_states_by_status_and_day on document_states (list, status, issue_date desc, position desc);
  create index document_states_by_exchange on document_states (list, exchange_status, position desc);
  create index document_states_by_reporting on document_states (list, reporting_status, position desc);
  create index document_states_by_change on document_states (list, changed_at, position);
  -- The planner expects all rows to pass: of a document, half the rows pass the policy of its other table already.
  ${guarded('document_states', `(nullif(${isOfCompany('company_id')}, false)) is not null`)}
  create function keep_document_state() returns trigger language plpgsql as $$
    begin
      new.exchange_status := coalesce(new.exchange ->> 'status',
        case new.status when 'Pending' then 'pending' when 'Sent' then 'sent' else 'notApplicable' end);
      new.reporting_status := coalesce(new.reporting ->> 'status', 'notReported');
      new.changed_at := date_trunc('milliseconds', clock_timestamp());
      if tg_op = 'UPDATE' then new.revision := old.revision + 1; end if;
      return new;
    end $$;
  create trigger document_states_kept before insert or update on document_states
    for each row execute function keep_document_state();

  create view documents with (security_invoker = true) as
    select ${list([...contents.filter((column) => column !== 'vat'), 'position', 'searched'], 'document_contents.')},
      coalesce(document_contents.vat, ${vat('document_contents.')}) as vat,
      ${list([...states, ...computed, 'list'], 'document_states.')},
      document_states.position as listed_position, document_states.issue_date as listed_day
    from document_contents join document_states on document_states.document_id = document_contents.id;

  create function insert_document() returns trigger language plpgsql as $$
    begin
      new.has_attachments := coalesce(new.has_attachments, false);
      insert into document_contents (${list(contents)}) values (${list(values)})
        returning position, searched into new.position, new.searched;
      insert into document_states (document_id, ${list([...shared, ...states])})
        values (new.id, ${list([...shared, ...states], 'new.')})
        returning ${list(computed)} into ${list(computed, 'new.')};
      return new;
    end $$;
  create function update_document() returns trigger language plpgsql as $$
    begin
      if (${list(contents, 'new.')}) is distinct from (${list(contents, 'old.')}) then
        update document_contents set (${list(contents)}) = row(${list(values)}) where id = old.id
          returning searched into new.searched;
      end if;
      update document_states set (issue_date, ${list(states)}) = row(new.issue_date, ${list(states, 'new.')})
        where document_id = old.id returning ${list(computed)} into ${list(computed, 'new.')};
      return case when found then new end;
    end $$;
  create function delete_document() returns trigger language plpgsql as $$
    begin
      delete from document_contents where id = old.id;
      return case when found then old end;
    end $$;
  ${['insert', 'update', 'delete']
    .map(
      (change) => `
  create trigger documents_${change} instead of ${change} on documents
    for each row execute function ${change}_document();`,
    )
    .join('')}
`;
