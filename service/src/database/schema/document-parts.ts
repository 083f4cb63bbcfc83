import { guarded } from './foundation.ts';
import { searchTable } from './search.ts';

/** Tables beside the documents: their texts for searching, history, preceding documents and attachments. */
export const documentParts = `
  ${searchTable({
    search: 'document_search',
    key: 'document_id',
    table: 'document_contents',
    columns: 'invoice_number, seller_name, buyer_name',
    list: 'new.company_id, new.direction, new.kind',
  })}

  -- Every change of a document's status, of its tracks and e-mail, and every review. It is only added to; a document
  -- that is archived is removed with its history, by a transaction that states that it archives.
  create table document_history (
    id bigint generated always as identity,
    company_id text not null references companies,
    document_id text not null,
    from_status text,
    to_status text,
    trigger text not null,
    detail jsonb,
    trace_id text,
    at timestamptz not null,
    remarks jsonb,
    track text check (track in ('exchange', 'reporting', 'mail', 'review')),
    track_status text,
    primary key (document_id, id)
  );
  ${guarded('document_history')}
  create function refuse_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('app.archiving', true) = 'yes' then return old; end if;
      raise exception 'the history of documents is only added to';
    end $$;
  create trigger document_history_append_only before update or delete on document_history
    for each row execute function refuse_change();

  -- The numbers of the documents that precede a document.
  create table document_preceding (
    company_id text not null,
    number text not null,
    document_id text not null references document_contents on delete cascade,
    primary key (document_id, number)
  );
  create index document_preceding_by_number on document_preceding (company_id, number);
  ${guarded('document_preceding')}
  create function keep_preceding() returns trigger language plpgsql as $$
    begin
      delete from document_preceding where document_id = new.id;
      insert into document_preceding
        select distinct new.company_id, part ->> 'number', new.id
        from jsonb_array_elements(new.ledger #> '{document,preceding}') as part;
      return null;
    end $$;
  create trigger documents_preceding after insert on document_contents for each row
    when (jsonb_array_length(new.ledger #> '{document,preceding}') > 0) execute function keep_preceding();
  create trigger documents_preceding_replaced after update of ledger on document_contents for each row
    execute function keep_preceding();

  -- Files that a company stores separately from its documents, which refer to them. The same bytes are stored once per
  -- company. A row is never changed, and cannot be removed while a document refers to it.
  create table attachment_contents (
    company_id text not null references companies,
    sha256 text not null,
    base64 text not null,
    primary key (company_id, sha256)
  );
  create table attachments (
    id text primary key,
    company_id text not null references companies,
    position bigint generated always as identity,
    file_name text,
    media_type text not null,
    bytes integer not null,
    sha256 text not null,
    created_at timestamptz not null,
    foreign key (company_id, sha256) references attachment_contents
  );
  create index attachments_listed on attachments (company_id, position desc);
  create index attachments_with on attachments (company_id, sha256);
  create index attachments_bytes on attachments (company_id) include (bytes);
  create table document_attachments (
    company_id text not null references companies,
    document_id text not null references document_contents on delete cascade,
    attachment_id text not null references attachments,
    primary key (document_id, attachment_id)
  );
  create index document_attachments_of on document_attachments (attachment_id);
  ${['attachment_contents', 'attachments', 'document_attachments'].map((table) => guarded(table)).join('')}
`;
