const vowelSignsAndAccents = String.raw`\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u08d3-\u08ff`;
const unseen = String.raw`\u00ad\u061c\u0640\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff`;

/** Letters and digits that people confuse, each above the character that replaces it. */
const from = 'ةھہەىیٱک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const into = 'ههههيياك01234567890123456789';

const tables = {
  documents: {
    texts: ['invoice_number', 'seller_name', 'buyer_name'],
    key: 'document_id',
    search: 'document_search',
    list: (row: string) => `${row}company_id, ${row}direction, ${row}kind`,
  },
  customers: recordsOf('customers'),
  items: recordsOf('items'),
  vendors: recordsOf('vendors'),
} as const;

function recordsOf(table: string) {
  return {
    texts: ['name', 'nameAr', 'code'].map((field) => `coalesce(content ->> '${field}', '')`),
    key: 'row_id',
    search: `${table}_search`,
    list: (row: string) => `${row}company_id, 'records', '${table}'`,
  };
}

/**
 * Texts are searched without case, accents, vowel signs and tatweel, with one form of each Arabic letter, with
 * European digits and, for records, also by the Arabic name. Each row stores the searched form, and the parts are
 * made from it. NFKD separates a letter from its hamza, madda or accent. Patterns name their characters, because
 * character classes depend on the locale of the database.
 */
export const statements: readonly string[] = [
  `create function search_text(content text) returns text
    language sql immutable parallel safe as $$
      select regexp_replace(
        translate(
          lower(regexp_replace(normalize(content, NFKD), '[${vowelSignsAndAccents}${unseen}]', '', 'g')),
          '${from}', '${into}'),
        '\\s+', ' ', 'g')
    $$`,
  `select set_config('app.company', '*', true)`,
  ...Object.entries(tables).flatMap(([table, { texts, key, search, list }]) => {
    const searched = texts.map((text) => `search_text(${text})`).join(' || chr(10) || ');
    const partsOf = (row: string) => `text_parts(list_salt(${list(row)}), ${row}searched, 1)`;
    return [
      `alter table ${table} add column searched text generated always as (${searched}) stored`,
      `create or replace function keep_${search}() returns trigger language plpgsql as $$
        begin
          insert into ${search} values (new.id, new.company_id, ${partsOf('new.')})
          on conflict (${key}) do update set parts = excluded.parts;
          return null;
        end $$`,
      // Creating an index is faster than updating it row by row.
      `drop index ${search}_parts`,
      `truncate ${search}`,
      `insert into ${search} select id, company_id, ${partsOf('')} from ${table}`,
      `create index ${search}_parts on ${search} using gin (parts) with (gin_pending_list_limit = 256)`,
    ];
  }),
  `select set_config('app.company', '', true)`,
];
