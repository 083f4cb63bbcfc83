import type { RuleSet, RuleSetIdentity } from '../core/rule-set.ts';
import { defaultSpecification, type SpecificationChoice } from './default-specification.ts';

/** The rules of PINT-AE that the library carries. */
export const embeddedRuleSet: RuleSet = defaultSpecification.ruleSet;

/** Which rule set judges: one that is given, or the one of `rulesets` and the specification's that applies on the issue date. */
export interface RuleSetChoice extends SpecificationChoice {
  readonly ruleset?: RuleSet | 'by-issue-date';
  readonly rulesets?: readonly RuleSet[];
}

/**
 * Chooses the rule set for a document. By issue date the set with the latest first day wins among those that apply;
 * undefined where none does.
 */
export function chooseRuleSet(
  { ruleset, rulesets = [], specification = defaultSpecification }: RuleSetChoice,
  issueDate: string,
): RuleSet | undefined {
  if (ruleset === undefined) return specification.ruleSet;
  if (ruleset !== 'by-issue-date') return ruleset;
  const own = specification.ruleSet === undefined ? [] : [specification.ruleSet];
  const applicable = [...rulesets, ...own].filter(
    ({ validFrom, validTo }) => (validFrom ?? issueDate) <= issueDate && issueDate <= (validTo ?? issueDate),
  );
  return applicable.toSorted((one, other) => (other.validFrom ?? '').localeCompare(one.validFrom ?? ''))[0];
}

/** What a result says of the rule set that judged it. */
export function identityOf({ id, version, validFrom, validTo, hash: contentHash }: RuleSet): RuleSetIdentity {
  return { id, version, validFrom, validTo, hash: contentHash };
}
