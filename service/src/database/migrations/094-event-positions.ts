/** The first number of the advisory locks for writing events; the second number is the company. */
export const eventLock = 7_401_236;

/**
 * Events are read by their own position. A transaction that writes one holds a lock of its company until it ends, and
 * takes the position after getting the lock. Once a reader alone has held the lock, no event can be added before the
 * last position. Readers wait only for transactions that write events of the company, not for those of other databases
 * or applications.
 */
export const statements: readonly string[] = [
  'create sequence events_position',
  'alter table events add column position bigint',
  `select set_config('app.company', '*', true)`,
  `update events set position = ordered.place
    from (select id, row_number() over (order by written_by, id) as place from events) as ordered
    where events.id = ordered.id`,
  `select setval('events_position', (select coalesce(max(position), 0) + 1 from events))`,
  `select set_config('app.company', '', true)`,
  'alter table events alter column position set not null',
  `create function place_event() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${eventLock}, hashtext(new.company_id));
      new.position := nextval('events_position');
      return new;
    end $$`,
  'create trigger events_placed before insert on events for each row execute function place_event()',
  'create index events_by_position on events (company_id, position)',
  `create function settled_events(of_company text) returns bigint language plpgsql as $$
    declare
      settled bigint;
    begin
      select last_value into settled from events_position;
      perform set_config('lock_timeout', '2000', true);
      perform pg_advisory_xact_lock(${eventLock}, hashtext(of_company));
      return settled;
    exception when lock_not_available then
      return null;
    end $$`,
  // A start removes keys that the last process left in an embedded database.
  'create index idempotency_keys_claimed on idempotency_keys (created_at) where status is null',
];
