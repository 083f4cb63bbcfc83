/**
 * A statement is made from ledger entries without their lines, and uses the day of receipt of purchases, in Dubai. A
 * document of an earlier release has the entry of its books, if there is one.
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
