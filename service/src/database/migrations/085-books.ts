import { guarded } from './003-row-level-security.ts';

/**
 * Facts for comparing documents: facts of their content, the series of their numbers, and the numbers of preceding
 * documents, which a trigger maintains. Documents of an earlier release have none. A company may want reports of
 * missing numbers.
 */
export const statements: readonly string[] = [
  'alter table companies add column number_gaps boolean not null default false',
  'alter table documents add column ledger jsonb, add column series text, add column series_number bigint',
  `create index documents_by_series on documents (company_id, series, series_number)
    where direction = 'Outbound' and series is not null`,
  `create table document_preceding (
    company_id text not null,
    number text not null,
    document_id text not null references documents on delete cascade,
    primary key (document_id, number)
  )`,
  'create index document_preceding_by_number on document_preceding (company_id, number)',
  ...guarded('document_preceding', 'company_id'),
  `create function keep_preceding() returns trigger language plpgsql as $$
    begin
      delete from document_preceding where document_id = new.id;
      insert into document_preceding
        select distinct new.company_id, part ->> 'number', new.id
        from jsonb_array_elements(new.ledger #> '{document,preceding}') as part;
      return null;
    end $$`,
  `create trigger documents_preceding after insert on documents for each row
    when (jsonb_array_length(new.ledger #> '{document,preceding}') > 0) execute function keep_preceding()`,
  `create trigger documents_preceding_replaced after update of ledger on documents for each row
    execute function keep_preceding()`,
];
