/**
 * The times of a company's last whole export and of its later erasure, by the clock of the database, which also times
 * the changes of documents.
 */
export const statements: readonly string[] = [
  'alter table companies add column exported_at timestamptz, add column erased_at timestamptz',
];
