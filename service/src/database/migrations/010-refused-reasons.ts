/** Reasons of refusal are stored as data too; those stored as words stay as they are. */
export const statements: readonly string[] = [
  `alter table inbound_refused alter column reason type jsonb using jsonb_build_object('words', reason)`,
];
