/** Lists by status or day of issue do not look through all that a company has. */
export const statements: readonly string[] = [
  'create index documents_by_status on documents (company_id, direction, kind, status, position desc)',
  'create index documents_by_day on documents (company_id, direction, kind, issue_date)',
];
