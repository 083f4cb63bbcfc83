import { guarded } from './003-row-level-security.ts';

/**
 * Messages that were handed over and are not answered yet, in a separate narrow table, so that metrics count them
 * without reading the answered ones. Triggers maintain it, whatever changes a message. A message that is handed over
 * again stays in it.
 */
export const statements: readonly string[] = [
  `create table unanswered (
    submission_id text primary key references submissions on delete cascade,
    company_id text not null,
    document_id text not null,
    message text not null,
    since timestamptz not null
  )`,
  'alter table submissions add column resent_at timestamptz',
  'create index unanswered_by_age on unanswered (since, submission_id)',
  ...guarded('unanswered', 'company_id'),
  `select set_config('app.company', '*', true)`,
  // Earlier releases, which stored no provider, requested no status.
  `insert into unanswered
    select id, company_id, document_id, message, updated_at from submissions
    where state = 'delivered' and message <> 'status' and provider is not null
      and not exists (select from message_statuses where submission_id = submissions.id)`,
  `select set_config('app.company', '', true)`,
  `create function keep_unanswered() returns trigger language plpgsql as $$
    begin
      if new.state <> 'delivered' then
        delete from unanswered where submission_id = new.id;
      elsif not exists (select from message_statuses where submission_id = new.id) then
        insert into unanswered
          values (new.id, new.company_id, new.document_id, new.message, new.updated_at)
          on conflict (submission_id) do nothing;
      end if;
      return null;
    end $$`,
  `create trigger submissions_unanswered after update of state on submissions for each row
    when (new.message <> 'status' and new.state is distinct from old.state and new.state <> 'open')
    execute function keep_unanswered()`,
  `create function end_unanswered() returns trigger language plpgsql as $$
    begin
      delete from unanswered where submission_id = new.submission_id;
      return null;
    end $$`,
  `create trigger message_statuses_answer after insert or update of submission_id on message_statuses for each row
    when (new.submission_id is not null) execute function end_unanswered()`,
];
