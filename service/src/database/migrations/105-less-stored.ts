/**
 * Parts of texts are stored once each. The history of a document is read by its key, and no index names the company
 * beside an identifier that no other company has.
 */
export const statements: readonly string[] = [
  `create or replace function text_parts(salt bigint, content text, least_size integer) returns bigint[]
    language sql immutable parallel safe as $$
      with letters as (
        select place, ascii(letter)::bigint as last, lag(ascii(letter)::bigint) over places as second_last,
          lag(ascii(letter)::bigint, 2) over places as third_last
        from string_to_table(lower(content), null) with ordinality as of_text(letter, place)
        window places as (order by place))
      select coalesce(array_agg(distinct part # salt), '{}') from letters cross join lateral (values
        (1, last), (2, (second_last << 21) | last), (3, (third_last << 42) | (second_last << 21) | last)) as sized(size, part)
      where part is not null and size >= least_size
    $$`,
  `alter table document_history drop constraint document_history_pkey, add primary key (document_id, id)`,
  'drop index document_history_of',
  'drop index submissions_of_uuid',
  'create index submissions_of_uuid on submissions (report_uuid) where report_uuid is not null',
];
