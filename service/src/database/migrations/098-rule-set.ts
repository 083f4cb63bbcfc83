/** One name for the rule set that checked a document, as in results. */
export const statements: readonly string[] = ['alter table documents rename column ruleset to rule_set'];
