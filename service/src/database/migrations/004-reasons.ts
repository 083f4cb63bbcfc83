const columns = [
  ['documents', 'submission_error'],
  ['document_history', 'detail'],
  ['submissions', 'error'],
  ['webhooks', 'disabled_reason'],
  ['webhook_deliveries', 'last_error'],
] as const;

/** Reasons of failures are stored as data, and put into words for the reader; those in words stay unchanged. */
export const statements: readonly string[] = columns.map(
  ([table, column]) => `alter table ${table} alter column ${column} type jsonb
    using case when ${column} is null then null else jsonb_build_object('words', ${column}) end`,
);
