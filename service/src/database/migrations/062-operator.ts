/** A dead letter that the operator discards is one no longer. */
export const statements: readonly string[] = ['alter table submissions add column discarded_at timestamptz'];
