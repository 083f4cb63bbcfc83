/**
 * A text written when its document was submitted is valid for the sender at that time, which may change before the
 * attempt.
 */
export const statements: readonly string[] = ['alter table submissions add column sender jsonb'];
