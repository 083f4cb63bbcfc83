const wasRefused = `document_history.trigger = 'receive'
  and document_history.detail -> 'verdict' ->> 'outcome' <> 'valid'`;

/**
 * A received document that breaks the rules is not a purchase: it has its own status. Documents that an earlier
 * release treated as purchases, although it reported them as failed, get that status, and their history says so.
 * Received documents keep their judgement, their answer, and the document that they repeat.
 */
export const statements: readonly string[] = [
  `alter table documents
    drop constraint documents_status_check,
    add constraint documents_status_check
      check (status in ('Draft', 'Pending', 'Sent', 'DeliveryFailed', 'Received', 'Refused')) not valid,
    drop constraint documents_check,
    add constraint documents_inbound_check
      check ((direction = 'Inbound') = (status in ('Received', 'Refused'))) not valid,
    add column judgement jsonb,
    add column error_count integer,
    add column answered text,
    add column same_as text`,
  `select set_config('app.company', '*', true)`,
  `update documents set
      status = 'Refused',
      updated_at = now(),
      error_count = jsonb_array_length(detail -> 'verdict' -> 'findings')
        + coalesce((detail -> 'verdict' ->> 'unlisted')::integer, 0),
      judgement = jsonb_build_object('errors', detail -> 'verdict', 'remarks', null)
    from document_history
    where documents.direction = 'Inbound' and document_history.document_id = documents.id
      and document_history.company_id = documents.company_id and ${wasRefused}`,
  `insert into document_history (company_id, document_id, from_status, to_status, trigger, at)
    select company_id, id, 'Received', 'Refused', 'refuse', updated_at from documents where status = 'Refused'`,
  `select set_config('app.company', '', true)`,
  // An index accepts no long text.
  `create index documents_same on documents (company_id, left(btrim(invoice_number), 200), issue_date)
    where direction = 'Inbound'`,
];
