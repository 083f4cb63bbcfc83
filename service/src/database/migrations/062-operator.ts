/** A dead letter that the operator discards is no longer a dead letter. */
export const statements: readonly string[] = ['alter table submissions add column discarded_at timestamptz'];
