import { guarded } from './003-row-level-security.ts';

const partsOf = (row: string) =>
  `text_parts(list_salt(${row}company_id, ${row}direction, ${row}kind),
    concat_ws(chr(10), ${row}invoice_number, ${row}seller_name, ${row}buyer_name), 1)`;

/**
 * Text searches use parts of one to three characters, and lists by day read the days in order. Row level security
 * allows no index on the texts themselves, because such a condition could reveal hidden rows. So the parts are stored
 * as numbers, which differ between lists and may be compared by everybody. The documents are then read under row
 * level security.
 */
export const statements: readonly string[] = [
  `create function list_salt(company_id text, direction text, kind text) returns bigint
    language sql immutable parallel safe as $$
      select ('x' || left(encode(sha256(convert_to(company_id || ' ' || direction || ' ' || kind, 'UTF8')), 'hex'), 16))
        ::bit(64)::bigint
    $$`,
  `create function text_parts(salt bigint, content text, least_size integer) returns bigint[]
    language plpgsql immutable parallel safe as $$
    declare
      letter bigint;
      second_last bigint;
      last bigint;
      parts bigint[] := '{}';
    begin
      foreach letter in array array(select ascii(l) from unnest(string_to_array(lower(content), null)) as l) loop
        if least_size = 1 then
          parts := parts || (letter # salt);
        end if;
        if least_size <= 2 and last is not null then
          parts := parts || (((last << 21) | letter) # salt);
        end if;
        if second_last is not null then
          parts := parts || (((second_last << 42) | (last << 21) | letter) # salt);
        end if;
        second_last := last;
        last := letter;
      end loop;
      return parts;
    end $$`,
  `create table document_search (
    document_id text primary key references documents on delete cascade,
    company_id text not null references companies,
    parts bigint[] not null
  )`,
  `select set_config('app.company', '*', true)`,
  `insert into document_search select id, company_id, ${partsOf('')} from documents`,
  `select set_config('app.company', '', true)`,
  'create index document_search_parts on document_search using gin (parts) with (gin_pending_list_limit = 256)',
  `create function keep_document_search() returns trigger language plpgsql as $$
    begin
      insert into document_search values (new.id, new.company_id, ${partsOf('new.')})
      on conflict (document_id) do update set parts = excluded.parts;
      return null;
    end $$`,
  `create trigger document_search_kept after insert or update of invoice_number, seller_name, buyer_name on documents
    for each row execute function keep_document_search()`,
  ...guarded('document_search', 'company_id'),
  'create policy document_search_read on document_search for select using (true)',
  'drop index documents_by_day',
  'create index documents_by_day on documents (company_id, direction, kind, issue_date desc, position desc)',
  `create index documents_by_status_and_day
    on documents (company_id, direction, kind, status, issue_date desc, position desc)`,
];
