/** What was given up is counted at each look at the metrics, without reading what was not. */
export const statements: readonly string[] = [
  `create index submissions_given_up on submissions (document_id)
    where state = 'dead' or (message = 'report' and state in ('failed', 'rejected'))`,
];
