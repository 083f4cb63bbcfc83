/** The rounding differences of a document, which the monthly statement explains, or null. */
export const statements: readonly string[] = [
  'alter table documents add column roundings jsonb',
  `create index documents_rounded on documents (company_id, (coalesce(supplied_on, issue_date)))
    where roundings is not null`,
];
