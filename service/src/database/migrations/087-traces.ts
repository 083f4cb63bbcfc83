/** The trace in which a message or event was created (W3C `traceparent`); it continues wherever that is sent. */
export const statements: readonly string[] = [
  'alter table submissions add column trace_parent text',
  'alter table events add column trace_parent text',
];
