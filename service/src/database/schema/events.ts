import { guarded } from './foundation.ts';

/** The first number of the advisory locks for writing events; the second number is the company. */
export const eventLock = 7_401_236;

/** Events, the webhooks that receive them, and the deliveries. */
export const events = `
  create table webhooks (
    id text primary key,
    company_id text not null references companies,
    position bigint generated always as identity,
    target_url text not null,
    event_types text[] not null,
    status text not null check (status in ('Active', 'Disabled')),
    secrets jsonb not null,
    disabled_reason jsonb,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create index webhooks_listed on webhooks (company_id, position desc);
  ${guarded('webhooks')}

  -- An event is written once, and given to webhooks later. Events are read by their own position. A transaction that
  -- writes one holds a lock of its company until it ends, and takes the position after getting the lock. Once a reader
  -- alone has held the lock, no event can be added before the last position. Readers wait only for transactions that
  -- write events of the company, not for those of other databases or applications.
  create table events (
    id text primary key,
    company_id text not null references companies,
    type text not null,
    payload text not null,
    created_at timestamptz not null,
    is_given boolean not null default true,
    written_by xid8 not null default pg_current_xact_id(),
    -- The trace in which the event happened; it continues wherever the event is sent.
    trace_parent text,
    position bigint not null
  );
  create index events_turns on events (company_id, created_at, id) where not is_given;
  create index events_by_position on events (company_id, position);
  create index events_age on events (created_at);
  ${guarded('events')}
  create sequence events_position;
  -- The last value is 1 before the first event, whose position is 2.
  select setval('events_position', 1);
  create function place_event() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${eventLock}, hashtext(new.company_id));
      new.position := nextval('events_position');
      return new;
    end $$;
  create trigger events_placed before insert on events for each row execute function place_event();
  -- The last position before which no event can be added; null if the wait for a transaction is too long.
  create function settled_events(of_company text) returns bigint language plpgsql as $$
    declare
      settled bigint;
    begin
      select last_value into settled from events_position;
      perform set_config('lock_timeout', '2000', true);
      perform pg_advisory_xact_lock(${eventLock}, hashtext(of_company));
      return settled;
    exception when lock_not_available then
      return null;
    end $$;

  -- Each event for each webhook that receives it, with its last attempt.
  create table webhook_deliveries (
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
    last_error jsonb,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    run_at timestamptz not null default now(),
    leased_by integer
  );
  create trigger webhook_deliveries_run_at before insert or update of due_at on webhook_deliveries
    for each row execute function run_after_wait();
  create index webhook_deliveries_of on webhook_deliveries (company_id, webhook_id, position desc);
  create index webhook_deliveries_of_event on webhook_deliveries (event_id);
  create index webhook_deliveries_open on webhook_deliveries (due_at) where state = 'Pending';
  create index webhook_deliveries_turns on webhook_deliveries (company_id, run_at, id) where state = 'Pending';
  ${guarded('webhook_deliveries')}
`;
