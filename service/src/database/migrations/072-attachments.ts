import { guarded } from './003-row-level-security.ts';

/**
 * Files that a company stores separately from its documents, which refer to them. The same bytes are stored once per
 * company. A row is never changed, and cannot be removed while a document refers to it.
 */
export const statements: readonly string[] = [
  `create table attachment_contents (
    company_id text not null references companies,
    sha256 text not null,
    base64 text not null,
    primary key (company_id, sha256)
  )`,
  `create table attachments (
    id text primary key,
    company_id text not null references companies,
    position bigint generated always as identity,
    file_name text,
    media_type text not null,
    bytes integer not null,
    sha256 text not null,
    created_at timestamptz not null,
    foreign key (company_id, sha256) references attachment_contents
  )`,
  'create index attachments_listed on attachments (company_id, position desc)',
  'create index attachments_with on attachments (company_id, sha256)',
  'create index attachments_bytes on attachments (company_id) include (bytes)',
  `create table document_attachments (
    company_id text not null references companies,
    document_id text not null references documents on delete cascade,
    attachment_id text not null references attachments,
    primary key (document_id, attachment_id)
  )`,
  'create index document_attachments_of on document_attachments (attachment_id)',
  'alter table documents add column has_attachments boolean not null default false',
  ...['attachment_contents', 'attachments', 'document_attachments'].flatMap((table) =>
    guarded(table, 'company_id'),
  ),
];
