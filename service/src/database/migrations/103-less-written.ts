/**
 * Events are listed by their position, so the index by transaction is dropped: each event wrote to it, and only
 * cursors of an earlier release read it. A submission with free space beside it rewrites only its changes.
 */
export const statements: readonly string[] = [
  'drop index events_listed',
  'alter table submissions set (fillfactor = 60)',
];
