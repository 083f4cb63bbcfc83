import { guarded } from './003-row-level-security.ts';

/**
 * Audit: every change that a key or a command requested, separate from the history of documents. Keys expire and
 * record their last use; companies can be suspended and closed.
 */
export const statements: readonly string[] = [
  `create table audit (
    id text primary key,
    position bigint generated always as identity,
    company_id text references companies,
    key_id text,
    key_name text,
    operation text not null,
    resource_id text,
    status integer,
    address text,
    trace_id text,
    at timestamptz not null
  )`,
  'create index audit_listed on audit (company_id, position desc)',
  'create index audit_of_resource on audit (company_id, resource_id, position desc)',
  `create function refuse_change_of_audit() returns trigger language plpgsql as $$
    begin raise exception 'the audit is only added to'; end $$`,
  `create trigger audit_append_only before update or delete on audit
    for each row execute function refuse_change_of_audit()`,
  ...guarded('audit', 'company_id'),
  'alter table api_keys add column expires_at timestamptz, add column last_used_at timestamptz',
  `alter table companies add column status text not null default 'active'
    check (status in ('active', 'suspended', 'closed'))`,
];
