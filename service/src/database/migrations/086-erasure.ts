/**
 * Time at which a company was last exported whole, and erased after that: by the clock of the database, which says
 * when documents change too.
 */
export const statements: readonly string[] = [
  'alter table companies add column exported_at timestamptz, add column erased_at timestamptz',
];
