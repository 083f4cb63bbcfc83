/**
 * The VAT of a document in the accounting currency, and the day that decides its period, so that a monthly statement
 * reads no documents. Documents of an earlier release have neither.
 */
export const statements: readonly string[] = [
  'alter table documents add column supplied_on date, add column vat jsonb',
  'create index documents_by_supply on documents (company_id, (coalesce(supplied_on, issue_date)))',
];
