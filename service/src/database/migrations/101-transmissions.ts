/** From whom a document came, as far as the access point and its envelope say: what the statistics of the network ask for. */
export const statements: readonly string[] = [
  'alter table inbound_instances add column sender_provider text, add column sender_country text',
];
