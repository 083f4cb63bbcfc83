/** One name for the rule set by which a document was checked, as in results. */
export const statements: readonly string[] = ['alter table documents rename column ruleset to rule_set'];
