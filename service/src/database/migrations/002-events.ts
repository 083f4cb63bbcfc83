/** Events, the webhooks that receive them, and documents from the network. */
export const statements: readonly string[] = [
  `create table webhooks (
    id text primary key,
    company_id text not null references companies,
    position bigint generated always as identity,
    target_url text not null,
    event_types text[] not null,
    status text not null check (status in ('Active', 'Disabled')),
    secrets jsonb not null,
    disabled_reason text,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index webhooks_listed on webhooks (company_id, position desc)',
  `create table events (
    id text primary key,
    company_id text not null references companies,
    type text not null,
    payload text not null,
    created_at timestamptz not null
  )`,
  `create table webhook_deliveries (
    id text primary key,
    company_id text not null references companies,
    position bigint generated always as identity,
    webhook_id text not null references webhooks on delete cascade,
    event_id text not null references events,
    state text not null check (state in ('Pending', 'Delivered', 'Failed')),
    attempts integer not null,
    leased_until timestamptz,
    due_at timestamptz not null,
    last_status integer,
    last_error text,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index webhook_deliveries_of on webhook_deliveries (company_id, webhook_id, position desc)',
  `create index webhook_deliveries_open on webhook_deliveries (due_at) where state = 'Pending'`,
  // One row for each company with recent requests; its key is the company.
  'create table rate_limits (key varchar(255) primary key, points integer not null, expire bigint)',
  `create table inbound_instances (
    id text primary key,
    company_id text not null references companies,
    document_id text not null references documents,
    received_at timestamptz not null
  )`,
  `create table inbound_refused (
    id text primary key,
    company_id text references companies,
    instance_id text not null,
    receiver text,
    reason text not null,
    content text not null,
    received_at timestamptz not null
  )`,
];
