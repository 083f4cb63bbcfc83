const exchangeStatus = (row: string) => `coalesce(${row}.exchange ->> 'status',
  case ${row}.status when 'Pending' then 'pending' when 'Sent' then 'sent' else 'notApplicable' end)`;
const reportingStatus = (row: string) => `coalesce(${row}.reporting ->> 'status', 'notReported')`;

/**
 * The statuses of the tracks as they are shown, for lists by them: what an earlier release, which kept no track, knew of
 * the exchange follows from the status. They are columns because row level security comes before `->>`, which an index
 * could not be asked for then; and no generated columns, because these would write all texts of all documents anew.
 */
export const statements: readonly string[] = [
  `alter table documents
    add column exchange_status text not null default 'notApplicable',
    add column reporting_status text not null default 'notReported'`,
  // Warnings and adjustments of a document stay the same.
  'alter table documents disable trigger documents_revision',
  `select set_config('app.company', '*', true)`,
  `update documents set exchange_status = ${exchangeStatus('documents')}, reporting_status = ${reportingStatus('documents')}
    where exchange is not null or reporting is not null or status in ('Pending', 'Sent')`,
  `select set_config('app.company', '', true)`,
  'alter table documents enable trigger documents_revision',
  `create function stand_on_tracks() returns trigger language plpgsql as $$
    begin
      new.exchange_status := ${exchangeStatus('new')};
      new.reporting_status := ${reportingStatus('new')};
      return new;
    end $$`,
  `create trigger documents_tracks before insert or update of status, exchange, reporting on documents
    for each row execute function stand_on_tracks()`,
  // Of a document that arrived there is no exchange to tell.
  `create index documents_by_exchange on documents (company_id, kind, exchange_status, position desc)
    where direction = 'Outbound'`,
  `create index documents_by_reporting on documents (company_id, direction, kind, reporting_status, position desc)`,
];
