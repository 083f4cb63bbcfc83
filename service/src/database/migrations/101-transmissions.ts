/** The sender of a document as far as the access point and its envelope name it, for the network statistics. */
export const statements: readonly string[] = [
  'alter table inbound_instances add column sender_provider text, add column sender_country text',
];
