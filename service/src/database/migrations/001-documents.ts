/** Companies, their keys and documents, and the tables for processing documents. */
export const statements: readonly string[] = [
  `create table companies (
    id text primary key,
    name text not null,
    participant_id text unique,
    monthly_quota integer check (monthly_quota >= 0),
    created_at timestamptz not null
  )`,
  `create table api_keys (
    id text primary key,
    company_id text not null references companies,
    name text not null,
    hash text not null unique,
    hint text not null,
    scopes text[] not null,
    created_at timestamptz not null,
    revoked_at timestamptz
  )`,
  `create table documents (
    id text primary key,
    company_id text not null references companies,
    position bigint generated always as identity,
    kind text not null check (kind in ('invoice', 'credit-note')),
    direction text not null check (direction in ('Outbound', 'Inbound')),
    document_type text not null,
    status text not null check (status in ('Draft', 'Pending', 'Sent', 'DeliveryFailed', 'Received')),
    invoice_number text not null,
    issue_date date not null,
    due_date date,
    currency text not null,
    seller_name text not null,
    buyer_name text not null,
    payable_amount text,
    request text,
    ubl text,
    ruleset jsonb,
    submission_error text,
    version integer not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check ((direction = 'Inbound') = (status = 'Received')),
    check ((status = 'DeliveryFailed') = (submission_error is not null))
  )`,
  'create index documents_listed on documents (company_id, direction, kind, position desc)',
  `create index documents_failed on documents (company_id, position desc) where status = 'DeliveryFailed'`,
  `create index documents_pending on documents (updated_at) where status = 'Pending'`,
  `create table document_history (
    id bigint generated always as identity primary key,
    company_id text not null references companies,
    document_id text not null,
    from_status text,
    to_status text,
    trigger text not null,
    detail text,
    trace_id text,
    at timestamptz not null
  )`,
  'create index document_history_of on document_history (company_id, document_id, id)',
  `create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'the history of documents is only added to'; end $$`,
  `create trigger document_history_append_only before update or delete on document_history
    for each row execute function refuse_change()`,
  `create table submissions (
    id text primary key,
    company_id text not null references companies,
    document_id text not null,
    document_version integer not null,
    state text not null check (state in ('open', 'delivered', 'failed', 'dead')),
    attempts integer not null,
    leased_until timestamptz,
    due_at timestamptz not null,
    ubl text,
    receipt text,
    error text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (document_id, document_version)
  )`,
  `create index submissions_open on submissions (due_at) where state = 'open'`,
  `create table document_usage (
    company_id text not null references companies,
    month text not null,
    documents integer not null,
    primary key (company_id, month)
  )`,
  `create table idempotency_keys (
    company_id text not null references companies,
    route text not null,
    key text not null,
    body_hash text not null,
    leased_until timestamptz not null,
    status integer,
    headers jsonb,
    body text,
    created_at timestamptz not null,
    primary key (company_id, route, key)
  )`,
  'create index idempotency_keys_age on idempotency_keys (created_at)',
  ...['customers', 'items', 'vendors'].flatMap((table) => [
    `create table ${table} (
      id text primary key,
      company_id text not null references companies,
      position bigint generated always as identity,
      content jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `create index ${table}_listed on ${table} (company_id, position desc)`,
  ]),
];
