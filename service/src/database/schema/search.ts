import { guarded } from './foundation.ts';

const vowelSignsAndAccents = String.raw`\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u08d3-\u08ff`;
const unseen = String.raw`\u00ad\u061c\u0640\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff`;

/** Letters and digits that people confuse, each above the character that replaces it. */
const from = 'ةھہەىیٱک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const into = 'ههههيياك01234567890123456789';

/**
 * Functions for finding a part of a text. Row level security allows no index on the texts themselves, because such a
 * condition could reveal hidden rows. So the parts of one to three letters of each text are stored as numbers, which
 * differ between lists and may be compared by everybody. The rows are then read under row level security.
 */
export const searchFunctions = `
  -- The number of a list: of the documents of one direction and kind, or of the records of one table.
  create function list_salt(company_id text, direction text, kind text) returns bigint
    language sql immutable parallel safe as $$
      select ('x' || left(encode(sha256(convert_to(company_id || ' ' || direction || ' ' || kind, 'UTF8')), 'hex'), 16))
        ::bit(64)::bigint
    $$;

  -- The form that is searched: without case, accents, vowel signs and tatweel, with one form of each Arabic letter and
  -- with European digits. NFKD separates a letter from its hamza, madda or accent. Patterns name their characters,
  -- because character classes depend on the locale of the database.
  create function search_text(content text) returns text
    language sql immutable parallel safe as $$
      select regexp_replace(
        translate(
          lower(regexp_replace(normalize(content, NFKD), '[${vowelSignsAndAccents}${unseen}]', '', 'g')),
          '${from}', '${into}'),
        '\\s+', ' ', 'g')
    $$;

  -- The parts of a text from a least size on, each once.
  create function text_parts(salt bigint, content text, least_size integer) returns bigint[]
    language sql immutable parallel safe as $$
      with letters as (
        select place, ascii(letter)::bigint as last, lag(ascii(letter)::bigint) over places as second_last,
          lag(ascii(letter)::bigint, 2) over places as third_last
        from string_to_table(lower(content), null) with ordinality as of_text(letter, place)
        window places as (order by place))
      select coalesce(array_agg(distinct part # salt), '{}') from letters cross join lateral (values
        (1, last), (2, (second_last << 21) | last), (3, (third_last << 42) | (second_last << 21) | last)) as sized(size, part)
      where part is not null and size >= least_size
    $$;
`;

/** A table whose column `searched` can be searched. */
export interface Searched {
  /** The table with the parts, and its column for the row. */
  readonly search: string;
  readonly key: string;
  /** The table with the texts, and the columns of which `searched` is made. */
  readonly table: string;
  readonly columns: string;
  /** The arguments of `list_salt` for the row `new`. */
  readonly list: string;
}

/** Statements that create the table with the parts of the texts of another, which a trigger maintains. */
export function searchTable({ search, key, table, columns, list }: Searched): string {
  return `
    create table ${search} (
      ${key} text primary key references ${table} on delete cascade,
      company_id text not null references companies,
      parts bigint[] not null
    );
    create index ${search}_parts on ${search} using gin (parts) with (gin_pending_list_limit = 256);
    create function keep_${search}() returns trigger language plpgsql as $$
      begin
        insert into ${search} values (new.id, new.company_id, text_parts(list_salt(${list}), new.searched, 1))
        on conflict (${key}) do update set parts = excluded.parts;
        return null;
      end $$;
    create trigger ${search}_kept after insert or update of ${columns} on ${table}
      for each row execute function keep_${search}();
    ${guarded(search)}
    create policy ${search}_read on ${search} for select using (true);`;
}
