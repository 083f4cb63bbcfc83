/** Times of a company's last whole export and later erasure, by the database's clock, which also times changes. */
export const statements: readonly string[] = [
  'alter table companies add column exported_at timestamptz, add column erased_at timestamptz',
];
