/**
 * The time of a document's last change, by the clock of the database. The clocks of processes differ, so a client
 * that requests later changes would miss those of a process whose clock is behind. To the millisecond, as it is
 * shown. Also indexes for the filters that read all documents of a company.
 */
export const statements: readonly string[] = [
  'alter table documents add column changed_at timestamptz not null default now()',
  // Warnings and adjustments of a document do not change here.
  'alter table documents disable trigger documents_revision',
  `select set_config('app.company', '*', true)`,
  'update documents set changed_at = updated_at',
  `select set_config('app.company', '', true)`,
  'alter table documents enable trigger documents_revision',
  `create function note_change() returns trigger language plpgsql as $$
    begin
      new.changed_at := date_trunc('milliseconds', clock_timestamp());
      return new;
    end $$`,
  'create trigger documents_change before insert or update on documents for each row execute function note_change()',
  'create index documents_by_change on documents (company_id, direction, kind, changed_at, position)',
  'create index documents_by_type on documents (company_id, direction, kind, document_type, position desc)',
  // Together with the indexes of the other side, either party can be found.
  `create index documents_by_own_seller on documents (company_id, kind, seller_trn, position desc)
    where direction = 'Outbound'`,
  `create index documents_by_own_buyer on documents (company_id, kind, buyer_trn, position desc)
    where direction = 'Inbound'`,
];
