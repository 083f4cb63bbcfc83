/** The process that leased work, while its connection exists: the work of a killed process is taken over at once. */
export const statements: readonly string[] = [
  'alter table submissions add column leased_by integer',
  'alter table webhook_deliveries add column leased_by integer',
];
