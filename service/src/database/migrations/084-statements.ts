/**
 * The VAT of a document in the currency in which it is accounted for, and the day by which it belongs to a period, so that the
 * statement of a month reads no documents. Documents of an earlier release have neither.
 */
export const statements: readonly string[] = [
  'alter table documents add column supplied_on date, add column vat jsonb',
  'create index documents_by_supply on documents (company_id, (coalesce(supplied_on, issue_date)))',
];
