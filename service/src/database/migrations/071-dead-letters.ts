/** Dead letters are counted at each look at the metrics, without reading other messages. */
export const statements: readonly string[] = [
  `create index submissions_given_up on submissions (document_id)
    where state = 'dead' or (message = 'report' and state in ('failed', 'rejected'))`,
];
