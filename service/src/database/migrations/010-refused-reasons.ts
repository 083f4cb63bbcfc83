/** Reasons of refusal are stored as facts too; those stored as words stay so. */
export const statements: readonly string[] = [
  `alter table inbound_refused alter column reason type jsonb using jsonb_build_object('words', reason)`,
];
