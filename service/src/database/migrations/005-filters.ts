/**
 * Indexes, so that lists by status or issue date do not read all rows of a company, and so that a refused document
 * that arrives again is found quickly.
 */
export const statements: readonly string[] = [
  'create index documents_by_status on documents (company_id, direction, kind, status, position desc)',
  'create index documents_by_day on documents (company_id, direction, kind, issue_date)',
  'create index inbound_refused_of on inbound_refused (instance_id)',
];
