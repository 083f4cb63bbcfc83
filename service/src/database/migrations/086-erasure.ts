/** When a company was last exported whole and later erased, by the clock of the database, as its changes are. */
export const statements: readonly string[] = [
  'alter table companies add column exported_at timestamptz, add column erased_at timestamptz',
];
