/**
 * A statement is made of the entries of the ledger, without their lines, and knows purchases by the day on which they were
 * received, in Dubai. What an earlier release kept has the entry of its books, if it has one.
 */
export const statements: readonly string[] = [
  `update documents set vat = case when ledger #> '{document}' is null or supplied_on is null then null
    else jsonb_set(ledger, '{document}', (ledger -> 'document') || jsonb_build_object('lines', '[]'::jsonb,
      'suppliedOn', supplied_on, 'suppliedBy', 'issue', 'principal', null, 'entryTaxAmount', '0')) end
    where vat is not null`,
  'drop index documents_rounded',
  'alter table documents drop column roundings',
  `create index documents_by_receipt on documents (company_id, ((created_at at time zone 'Asia/Dubai')::date))
    where direction = 'Inbound'`,
];
