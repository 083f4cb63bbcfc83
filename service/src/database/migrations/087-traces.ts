/** The trace in which a message or an event came about (W3C `traceparent`), which goes on wherever it is sent. */
export const statements: readonly string[] = [
  'alter table submissions add column trace_parent text',
  'alter table events add column trace_parent text',
];
