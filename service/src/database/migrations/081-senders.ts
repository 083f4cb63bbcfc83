import { guarded } from './003-row-level-security.ts';

/**
 * The names in which a company may send: its participants, each of which belongs to one company, and its TRNs. An
 * earlier release knows only the first participant, so a trigger keeps both in step. A company that has already sent
 * documents keeps their TRNs, unless a TRN belongs to another company here.
 */
export const statements: readonly string[] = [
  `create table company_participants (
    participant_id text primary key,
    company_id text not null references companies
  )`,
  'create index company_participants_of on company_participants (company_id, participant_id)',
  ...guarded('company_participants', 'company_id'),
  `alter table companies add column trns text[] not null default '{}'`,
  `select set_config('app.company', '*', true)`,
  `insert into company_participants
    select participant_id, id from companies where participant_id is not null and status <> 'closed'`,
  `update companies set trns = sent.trns
    from (
      select company_id, array_agg(distinct trn order by trn) as trns from (
        select documents.company_id,
          case when document_type like 'SelfBilling%' then buyer_trn else seller_trn end as trn
        from documents where direction = 'Outbound' and documents.status = 'Sent') as named
      where trn ~ '^[0-9]{15}$' and not exists (select from company_participants as other
        where other.participant_id = '0235:' || left(trn, 10) and other.company_id <> named.company_id)
      group by company_id) as sent
    where companies.id = sent.company_id and companies.participant_id is not null`,
  `select set_config('app.company', '', true)`,
  `create function keep_participants() returns trigger language plpgsql as $$
    begin
      if new.status = 'closed' then
        delete from company_participants where company_id = new.id;
        return null;
      end if;
      if tg_op = 'UPDATE' and old.participant_id is distinct from new.participant_id then
        delete from company_participants where company_id = new.id and participant_id = old.participant_id;
      end if;
      if new.participant_id is not null and not exists (select from company_participants
          where participant_id = new.participant_id and company_id = new.id) then
        insert into company_participants values (new.participant_id, new.id);
      end if;
      return null;
    end $$`,
  `create trigger companies_participants after insert or update of participant_id, status on companies
    for each row execute function keep_participants()`,
];
