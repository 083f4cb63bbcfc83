/**
 * Notes on a document in addition to its errors: the number of its warnings and adjustments, and their content when it
 * was written, sent or failed. A company may have warnings refused. An index finds documents by their number.
 */
export const statements: readonly string[] = [
  `alter table documents add column warning_count integer, add column adjustment_count integer`,
  'alter table document_history add column remarks jsonb',
  'alter table submissions add column remarks jsonb',
  `alter table companies add column handling text not null default 'lenient'
    check (handling in ('lenient', 'strict'))`,
  `create index documents_by_number on documents (company_id, invoice_number) where direction = 'Outbound'`,
];
