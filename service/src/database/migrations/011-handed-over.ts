/**
 * Time at which a document was handed over whose answer comes later: from then on it is waited for, not written
 * again.
 */
export const statements: readonly string[] = [
  'alter table submissions add column handed_over_at timestamptz',
];
