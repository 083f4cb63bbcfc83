const exchangeStatus = (row: string) => `coalesce(${row}.exchange ->> 'status',
  case ${row}.status when 'Pending' then 'pending' when 'Sent' then 'sent' else 'notApplicable' end)`;
const reportingStatus = (row: string) => `coalesce(${row}.reporting ->> 'status', 'notReported')`;

/**
 * The statuses of the tracks in the form shown, for filtering lists. An earlier release had no tracks, so its statuses
 * follow from the document's status. They are separate columns, because row level security is applied before `->>`, so
 * an index on `->>` could not be used. Generated columns would rewrite all texts of all documents.
 */
export const statements: readonly string[] = [
  `alter table documents
    add column exchange_status text not null default 'notApplicable',
    add column reporting_status text not null default 'notReported'`,
  // Warnings and adjustments of a document do not change here.
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
  // A received document has no exchange status.
  `create index documents_by_exchange on documents (company_id, kind, exchange_status, position desc)
    where direction = 'Outbound'`,
  `create index documents_by_reporting on documents (company_id, direction, kind, reporting_status, position desc)`,
];
