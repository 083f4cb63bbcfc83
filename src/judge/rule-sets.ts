import type { RuleSet, RuleSetIdentity } from '../core/specification/rule-set.ts';
import type { SpecificationChoice } from '../specification/default.ts';
import { ublSpecificationOf } from '../specification/of-ubl.ts';

/**
 * Which rules judge: a given rule set; those of a list that are about the document, in order; or, by issue
 * date, the one that applies among `rulesets` and the specification's own. Default: the specification's own.
 */
export interface RuleSetChoice extends SpecificationChoice {
  readonly ruleset?: RuleSet | readonly RuleSet[] | 'by-issue-date';
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
  if (ruleset !== 'by-issue-date') return 'id' in ruleset ? [ruleset] : ruleset;
  const applicable = [...rulesets, ...own].filter(
    ({ validFrom, validTo }) => (validFrom ?? issueDate) <= issueDate && issueDate <= (validTo ?? issueDate),
  );
  return applicable
    .toSorted((one, other) => (other.validFrom ?? '').localeCompare(one.validFrom ?? ''))
    .slice(0, 1);
}

/** The name of a rule set for people. */
export const nameOf = ({ id, version }: RuleSetIdentity): string => `${id} ${version}`;

/** What a result says about the rule set that judged it. */
export function identityOf({ id, version, validFrom, validTo, hash: contentHash }: RuleSet): RuleSetIdentity {
  return { id, version, validFrom, validTo, hash: contentHash };
}
