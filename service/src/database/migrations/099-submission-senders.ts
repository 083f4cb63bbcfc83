/** A text that is written when its document is submitted is valid by whom the company may send as, which may change before its try. */
export const statements: readonly string[] = ['alter table submissions add column sender jsonb'];
