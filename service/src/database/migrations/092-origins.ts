/**
 * The provider of a status by its certificate; whether a company may submit two documents with one number; and the
 * UUID of a submitted document, by which the authority knows it. `number_on_its_way` waits for another transaction
 * that submits the same number at that time: each statement of a function sees what was committed before it.
 */
export const statements: readonly string[] = [
  'alter table message_statuses add column sender_provider text',
  'alter table companies add column repeats_numbers boolean not null default false',
  `create index submissions_of_uuid on submissions (company_id, report_uuid) where report_uuid is not null`,
  `create function number_on_its_way(own_company text, own_id text) returns jsonb language plpgsql as $$
    declare
      own record;
    begin
      select invoice_number, document_type, seller_trn, seller_name into own
        from documents where company_id = own_company and id = own_id;
      perform pg_advisory_xact_lock(hashtextextended(own_company || ' ' || own.invoice_number, 1));
      return (select jsonb_build_object('number', other.invoice_number, 'id', other.id, 'status', other.status)
        from documents as other
        where other.company_id = own_company and other.direction = 'Outbound' and other.id <> own_id
          and other.invoice_number = own.invoice_number and own.invoice_number <> ''
          and other.document_type = own.document_type and other.status in ('Pending', 'Sent')
          and (other.seller_trn = own.seller_trn or ((other.seller_trn is null or own.seller_trn is null)
            and search_text(other.seller_name) = search_text(own.seller_name)))
          and not (select repeats_numbers from companies where companies.id = own_company)
        order by other.position limit 1);
    end $$`,
];
