/**
 * Events are listed by their position: the index of their transactions was written with each, and only cursors of an earlier release
 * read it. Of a submission that has room for its next version beside it, only what changes is written.
 */
export const statements: readonly string[] = [
  'drop index events_listed',
  'alter table submissions set (fillfactor = 60)',
];
