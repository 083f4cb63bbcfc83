import { guarded, isOfCompany } from './foundation.ts';

/** Companies, the names in which they send, their keys, and what they did. */
export const companies = `
  -- Each row of the other tables belongs to a company. A suspended company changes nothing over HTTP, but receives; a
  -- closed one has no keys and receives nothing.
  create table companies (
    id text primary key,
    name text not null,
    participant_id text unique,
    monthly_quota integer check (monthly_quota >= 0),
    created_at timestamptz not null,
    -- Whether warnings are only reported or refused.
    handling text not null default 'lenient' check (handling in ('lenient', 'strict')),
    status text not null default 'active' check (status in ('active', 'suspended', 'closed')),
    trns text[] not null default '{}',
    -- Whether numbers that are missing in a series are reported.
    number_gaps boolean not null default false,
    -- The last whole export and the later erasure, by the clock of the database, which also times changes.
    exported_at timestamptz,
    erased_at timestamptz,
    -- Whether the company may submit two documents with one number.
    repeats_numbers boolean not null default false,
    -- Whether documents go by e-mail to buyers outside the network.
    mails_invoices boolean not null default false
  );
  ${guarded('companies', isOfCompany('id'))}

  -- All participants of companies. The network ignores letter case, so two companies may not have the same one in
  -- different case.
  create table company_participants (
    participant_id text primary key,
    company_id text not null references companies
  );
  create index company_participants_of on company_participants (company_id, participant_id);
  create index company_participants_letters on company_participants (lower(participant_id));
  ${guarded('company_participants')}

  -- The first participant is named in the company itself; it is one of all until the company is closed.
  create function keep_participants() returns trigger language plpgsql as $$
    begin
      if new.status = 'closed' then
        delete from company_participants where company_id = new.id;
        return null;
      end if;
      if tg_op = 'UPDATE' and old.participant_id is distinct from new.participant_id then
        delete from company_participants where company_id = new.id and participant_id = old.participant_id;
      end if;
      if new.participant_id is not null and not exists (select from company_participants
          where participant_id = new.participant_id and company_id = new.id) then
        insert into company_participants values (new.participant_id, new.id);
      end if;
      return null;
    end $$;
  create trigger companies_participants after insert or update of participant_id, status on companies
    for each row execute function keep_participants();

  -- Only hashes of keys are stored, with the beginning and the end to recognise them by.
  create table api_keys (
    id text primary key,
    company_id text not null references companies,
    name text not null,
    hash text not null unique,
    hint text not null,
    scopes text[] not null,
    created_at timestamptz not null,
    revoked_at timestamptz,
    expires_at timestamptz,
    last_used_at timestamptz
  );
  ${guarded('api_keys')}

  -- Every change that a key or a command requested, separate from the history of documents.
  create table audit (
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
  );
  create index audit_listed on audit (company_id, position desc);
  create index audit_of_resource on audit (company_id, resource_id, position desc);
  create function refuse_change_of_audit() returns trigger language plpgsql as $$
    begin raise exception 'the audit is only added to'; end $$;
  create trigger audit_append_only before update or delete on audit
    for each row execute function refuse_change_of_audit();
  ${guarded('audit')}
`;
