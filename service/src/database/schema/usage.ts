import { guarded } from './foundation.ts';

/** Documents and requests of companies, counted, and requests that were answered. */
export const usage = `
  -- The documents of a company in a month, in one number, and in several rows, so that simultaneous creations do not
  -- wait for each other's commit. A month counts both.
  create table document_usage (
    company_id text not null references companies,
    month text not null,
    documents integer not null,
    primary key (company_id, month)
  );
  create table document_usage_parts (
    company_id text not null references companies,
    month text not null,
    part integer not null,
    documents integer not null,
    primary key (company_id, month, part)
  ) with (fillfactor = 50);
  ${guarded('document_usage')}
  ${guarded('document_usage_parts')}

  create function documents_of(of_company text, of_month text) returns bigint language sql as $$
    select coalesce(sum(documents), 0)::bigint from (
      select documents from document_usage where company_id = of_company and month = of_month
      union all
      select documents from document_usage_parts where company_id = of_company and month = of_month) as parts $$;

  -- Counts a document and tells whether the quota had room. While more documents are left than transactions can run at
  -- once, the transactions count in parallel. The last documents are counted one after another, so that the quota is
  -- exact.
  create function count_document(of_company text, of_month text, quota integer) returns boolean
    language plpgsql as $$
  declare
    turn bigint := hashtextextended(of_company || ' ' || of_month, 3);
    far bigint := quota - current_setting('max_connections')::integer;
    is_far boolean := quota is null;
    free integer;
  begin
    if not is_far and documents_of(of_company, of_month) < far then
      begin
        perform pg_advisory_xact_lock_shared(turn);
        if documents_of(of_company, of_month) >= far then raise exception 'near'; end if;
        is_far := true;
      exception when raise_exception then
        -- Gives the shared lock back: two that wait for each other's would wait for ever.
        is_far := false;
      end;
    end if;
    if not is_far then
      perform pg_advisory_xact_lock(turn);
      if documents_of(of_company, of_month) >= quota then return false; end if;
    end if;
    -- One that nobody else is counting in.
    select part into free from document_usage_parts where company_id = of_company and month = of_month
      limit 1 for update skip locked;
    if free is null then
      insert into document_usage_parts values (of_company, of_month, floor(random() * 2147483647)::integer, 1);
    else
      update document_usage_parts set documents = documents + 1
        where company_id = of_company and month = of_month and part = free;
    end if;
    return true;
  end $$;

  -- One row for each company with recent requests; its key is the company. Counts start again after a crash of the
  -- server: to keep them, every read would have to wait for the disk.
  create unlogged table rate_limits (key varchar(255) primary key, points integer not null, expire bigint);

  -- Answers to requests with an Idempotency-Key, by which a repeated request gets the same answer.
  create table idempotency_keys (
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
  );
  create index idempotency_keys_age on idempotency_keys (created_at);
  -- A start removes keys that the last process left in an embedded database.
  create index idempotency_keys_claimed on idempotency_keys (created_at) where status is null;
  ${guarded('idempotency_keys')}
`;
