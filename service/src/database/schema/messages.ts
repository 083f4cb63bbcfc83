import { guarded } from './foundation.ts';

/** Messages of documents to and from the network, and e-mails. */
export const messages = `
  -- Every message that is sent: a document, its reports, and the status that answers a received document. Its id is
  -- the instance under which the message travels. An open one is worked on, in turns of the companies; its lease ends
  -- with the connection of the process that holds it, so the work of a killed process is taken over at once.
  create table submissions (
    id text primary key,
    company_id text not null references companies,
    document_id text not null,
    document_version integer not null,
    state text not null check (state in
      ('waiting', 'open', 'delivered', 'failed', 'dead', 'skipped', 'rejected', 'superseded', 'withdrawn')),
    attempts integer not null,
    leased_until timestamptz,
    due_at timestamptz not null,
    ubl text,
    receipt text,
    error jsonb,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    -- From then on, the service waits, and does not write the document again.
    handed_over_at timestamptz,
    remarks jsonb,
    message text not null default 'document'
      check (message in ('document', 'report', 'withdrawal', 'status')),
    about text,
    provider text,
    report_type text,
    -- The UUID by which the authority knows a submitted document.
    report_uuid text,
    run_at timestamptz not null default now(),
    -- When the operator discarded the message, which then no longer counts as a dead letter.
    discarded_at timestamptz,
    trace_parent text,
    leased_by integer,
    resent_at timestamptz,
    -- A text written on submission is valid for the sender at that time; the sender may change before the attempt.
    sender jsonb
  ) with (fillfactor = 60);
  create trigger submissions_run_at before insert or update of due_at on submissions
    for each row execute function run_after_wait();
  -- A version has at most one submission to try; a rejected or delivered one may be followed by another.
  create unique index submissions_to_try on submissions (document_id, document_version, message)
    where state in ('open', 'dead', 'skipped');
  create index submissions_of on submissions (document_id, message);
  create index submissions_turns on submissions (company_id, run_at, id) where state = 'open';
  -- Dead letters are counted whenever the metrics are read, without reading other messages.
  create index submissions_given_up on submissions (document_id)
    where state = 'dead' or (message = 'report' and state in ('failed', 'rejected'));
  create index submissions_of_uuid on submissions (report_uuid) where report_uuid is not null;
  ${guarded('submissions')}

  -- Waits for another transaction that submits the same number, and returns the other document: each statement of a
  -- function sees what was committed before it.
  create function number_on_its_way(own_company text, own_id text) returns jsonb language plpgsql as $$
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
    end $$;

  -- Received statuses of messages, as they came.
  create table message_statuses (
    id text primary key,
    company_id text references companies,
    submission_id text references submissions,
    instance_id text not null unique,
    about text not null,
    code text not null,
    sender text not null,
    rejection jsonb,
    content text not null,
    received_at timestamptz not null,
    applied_at timestamptz,
    -- The provider by its certificate.
    sender_provider text
  );
  create index message_statuses_of on message_statuses (submission_id, received_at);
  create index message_statuses_unknown on message_statuses (received_at) where submission_id is null;
  ${guarded('message_statuses')}

  -- Messages that were handed over and are not answered yet, so that metrics count them without reading the answered
  -- ones. A message that is handed over again stays in it.
  create table unanswered (
    submission_id text primary key references submissions on delete cascade,
    company_id text not null,
    document_id text not null,
    message text not null,
    since timestamptz not null
  );
  create index unanswered_by_age on unanswered (since, submission_id);
  ${guarded('unanswered')}
  create function keep_unanswered() returns trigger language plpgsql as $$
    begin
      if new.state <> 'delivered' then
        delete from unanswered where submission_id = new.id;
      elsif not exists (select from message_statuses where submission_id = new.id) then
        insert into unanswered
          values (new.id, new.company_id, new.document_id, new.message, new.updated_at)
          on conflict (submission_id) do nothing;
      end if;
      return null;
    end $$;
  create trigger submissions_unanswered after update of state on submissions for each row
    when (new.message <> 'status' and new.state is distinct from old.state and new.state <> 'open')
    execute function keep_unanswered();
  create function end_unanswered() returns trigger language plpgsql as $$
    begin
      delete from unanswered where submission_id = new.submission_id;
      return null;
    end $$;
  create trigger message_statuses_answer after insert or update of submission_id on message_statuses for each row
    when (new.submission_id is not null) execute function end_unanswered();

  -- The envelope of each received document, and its sender for the network statistics.
  create table inbound_instances (
    id text primary key,
    company_id text not null references companies,
    document_id text not null references document_contents,
    received_at timestamptz not null,
    sender_provider text,
    sender_country text
  );
  create index inbound_instances_of on inbound_instances (document_id);
  ${guarded('inbound_instances')}

  -- Messages that belong to no company, or could not be read.
  create table inbound_refused (
    id text primary key,
    company_id text references companies,
    instance_id text not null,
    receiver text,
    reason jsonb not null,
    content text not null,
    received_at timestamptz not null
  );
  create index inbound_refused_of on inbound_refused (instance_id);
  create index inbound_refused_age on inbound_refused (received_at);
  ${guarded('inbound_refused')}

  -- E-mails that bring documents to buyers outside the network. A document may get another e-mail once the last one
  -- has ended.
  create table mails (
    id text primary key,
    company_id text not null references companies,
    document_id text not null references document_contents on delete cascade,
    document_version integer not null,
    address text,
    state text not null check (state in ('open', 'sent', 'refused', 'dead', 'uncertain', 'superseded')),
    attempts integer not null,
    leased_until timestamptz,
    leased_by integer,
    due_at timestamptz not null,
    run_at timestamptz not null default now(),
    -- The last time at which the mail server was given the message: one that was begun and not settled is not begun
    -- again.
    begun_at timestamptz,
    error jsonb,
    receipt text,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create trigger mails_run_at before insert or update of due_at on mails
    for each row execute function run_after_wait();
  create unique index mails_open on mails (document_id) where state = 'open';
  create index mails_of_document on mails (document_id, document_version);
  create index mails_turns on mails (company_id, run_at, id) where state = 'open';
  ${guarded('mails')}
`;
