/** Values that documents got from customers, items and vendors. */
export const statements: readonly string[] = ['alter table documents add column filling jsonb'];
