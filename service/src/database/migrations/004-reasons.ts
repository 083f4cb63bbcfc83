const columns = [
  ['documents', 'submission_error'],
  ['document_history', 'detail'],
  ['submissions', 'error'],
  ['webhooks', 'disabled_reason'],
  ['webhook_deliveries', 'last_error'],
] as const;

/**
 * The reason of a failure is stored as data, and put into words for its reader; reasons stored as words stay
 * unchanged.
 */
export const statements: readonly string[] = columns.map(
  ([table, column]) => `alter table ${table} alter column ${column} type jsonb
    using case when ${column} is null then null else jsonb_build_object('words', ${column}) end`,
);
