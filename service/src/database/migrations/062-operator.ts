/** What was given up can be let rest by the operator, and is no dead letter then. */
export const statements: readonly string[] = ['alter table submissions add column discarded_at timestamptz'];
