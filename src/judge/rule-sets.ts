import type { RuleSet, RuleSetIdentity } from '../core/specification/rule-set.ts';
import type { SpecificationChoice } from '../specification/default.ts';
import { ublSpecificationOf } from '../specification/of-ubl.ts';

/** A rule set, or the specification's own by this name. */
export type NamedRuleSet = RuleSet | typeof ofSpecification;

/** The name of the specification's own rule set among rule sets that are given. */
export const ofSpecification = 'of-specification';

/**
 * Which rules judge: a given rule set; those of a list that are about the document, in order; or, by issue
 * date, the one that applies among `rulesets` and the specification's own. Default: the specification's own, on
 * documents that do not say that they follow another specification; `of-specification` judges those too.
 */
export interface RuleSetChoice extends SpecificationChoice {
  readonly ruleset?: NamedRuleSet | readonly NamedRuleSet[] | 'by-issue-date';
  readonly rulesets?: readonly RuleSet[];
}

/**
 * Chooses the rule sets for a document. By issue date, of those that apply the one with the latest first day
 * wins; the list is empty if none applies.
 */
export function chooseRuleSets(options: RuleSetChoice, issueDate: string): readonly RuleSet[] {
  const { ruleset, rulesets = [] } = options;
  const { ruleSet } = ublSpecificationOf(options);
  const own = ruleSet === undefined ? [] : [ruleSet];
  if (ruleset === undefined) return own;
  if (ruleset !== 'by-issue-date')
    return [ruleset].flat().flatMap((named) => (named === ofSpecification ? own : named));
  const applicable = [...rulesets, ...own].filter(
    ({ validFrom, validTo }) => (validFrom ?? issueDate) <= issueDate && issueDate <= (validTo ?? issueDate),
  );
  return applicable
    .toSorted((one, other) => (other.validFrom ?? '').localeCompare(one.validFrom ?? ''))
    .slice(0, 1);
}

/** Whether the caller named the rules to judge by, whatever the document says that it is. */
export function namesRuleSet({ ruleset }: RuleSetChoice): boolean {
  return ruleset !== undefined && ruleset !== 'by-issue-date';
}

/** The name of a rule set for people. */
export const nameOf = ({ id, version }: RuleSetIdentity): string => `${id} ${version}`;

/** What a result says about the rule set that judged it. */
export function identityOf({ id, version, validFrom, validTo, hash: contentHash }: RuleSet): RuleSetIdentity {
  return { id, version, validFrom, validTo, hash: contentHash };
}
