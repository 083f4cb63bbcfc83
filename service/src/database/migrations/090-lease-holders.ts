/** The process that leased work, as long as the server has its connection: what a killed one left is taken at once. */
export const statements: readonly string[] = [
  'alter table submissions add column leased_by integer',
  'alter table webhook_deliveries add column leased_by integer',
];
