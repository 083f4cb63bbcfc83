import { guarded } from './003-row-level-security.ts';

/**
 * The two tracks of a document: with the receiver's provider, and with the tax authority. Each message for a document
 * is a submission: the document, its reports, and the status that answers a received document. Received statuses are
 * stored as they came.
 */
export const statements: readonly string[] = [
  'alter table documents add column exchange jsonb, add column reporting jsonb',
  `alter table document_history add column track text check (track in ('exchange', 'reporting')),
    add column track_status text`,
  `alter table submissions
    add column message text not null default 'document'
      check (message in ('document', 'report', 'withdrawal', 'status')),
    add column about text,
    add column provider text,
    add column report_type text,
    add column report_uuid text`,
  'alter table submissions drop constraint submissions_state_check',
  `alter table submissions add constraint submissions_state_check check (state in
    ('waiting', 'open', 'delivered', 'failed', 'dead', 'skipped', 'rejected', 'superseded', 'withdrawn'))`,
  'alter table submissions drop constraint submissions_document_id_document_version_key',
  // A version has at most one submission to try; a rejected or delivered one may be followed by another.
  `create unique index submissions_to_try on submissions (document_id, document_version, message)
    where state in ('open', 'dead', 'skipped')`,
  'create index submissions_of on submissions (document_id, message)',
  `create table message_statuses (
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
    applied_at timestamptz
  )`,
  'create index message_statuses_of on message_statuses (submission_id, received_at)',
  ...guarded('message_statuses', 'company_id'),
];
