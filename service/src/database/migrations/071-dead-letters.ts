/** Dead letters are counted whenever the metrics are read, without reading other messages. */
export const statements: readonly string[] = [
  `create index submissions_given_up on submissions (document_id)
    where state = 'dead' or (message = 'report' and state in ('failed', 'rejected'))`,
];
