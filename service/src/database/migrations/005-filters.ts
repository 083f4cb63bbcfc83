/** Indexes for lists by status or issue date, and for a refused document that arrives again. */
export const statements: readonly string[] = [
  'create index documents_by_status on documents (company_id, direction, kind, status, position desc)',
  'create index documents_by_day on documents (company_id, direction, kind, issue_date)',
  'create index inbound_refused_of on inbound_refused (instance_id)',
];
