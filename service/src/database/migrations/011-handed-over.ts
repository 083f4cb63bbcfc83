/** The time of the hand-over: from then on, the service waits, and does not write the document again. */
export const statements: readonly string[] = [
  'alter table submissions add column handed_over_at timestamptz',
];
