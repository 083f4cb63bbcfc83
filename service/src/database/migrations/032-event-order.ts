/**
 * Events are read in the order of the transactions that wrote them, once no earlier transaction is running. A time or
 * a counter would be assigned before the commit, so a reader could pass an event that is not visible yet.
 */
export const statements: readonly string[] = [
  'alter table events add column written_by xid8 not null default pg_current_xact_id()',
  'create index events_listed on events (company_id, written_by, id)',
];
