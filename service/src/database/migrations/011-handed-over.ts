/**
 * The time at which a document was handed over. From then on, the service waits for the answer, and does not write the
 * document again.
 */
export const statements: readonly string[] = [
  'alter table submissions add column handed_over_at timestamptz',
];
