/** A text written on submission is valid for the sender at that time; the sender may change before the attempt. */
export const statements: readonly string[] = ['alter table submissions add column sender jsonb'];
