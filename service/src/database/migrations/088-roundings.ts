/** The differences that rounding makes in a document, which the statement of a month explains; null if it makes none. */
export const statements: readonly string[] = [
  'alter table documents add column roundings jsonb',
  `create index documents_rounded on documents (company_id, (coalesce(supplied_on, issue_date)))
    where roundings is not null`,
];
