import type { RuleSet, RuleSetIdentity } from '../core/rule-set.ts';
import { defaultSpecification, type SpecificationChoice } from '../specification/default.ts';

/**
 * Which rules judge: a rule set that is given, or those of a list that are about the document, in order; or the one of
 * `rulesets` and the specification's that applies on the issue date.
 */
export interface RuleSetChoice extends SpecificationChoice {
  readonly ruleset?: RuleSet | readonly RuleSet[] | 'by-issue-date';
  readonly rulesets?: readonly RuleSet[];
}

/**
 * Chooses the rule sets for a document. By issue date the set with the latest first day wins among those that apply;
 * there is none where none does.
 */
export function chooseRuleSets(
  { ruleset, rulesets = [], specification = defaultSpecification }: RuleSetChoice,
  issueDate: string,
): readonly RuleSet[] {
  if (ruleset === undefined) return specification.ruleSet === undefined ? [] : [specification.ruleSet];
  if (ruleset !== 'by-issue-date') return 'id' in ruleset ? [ruleset] : ruleset;
  const own = specification.ruleSet === undefined ? [] : [specification.ruleSet];
  const applicable = [...rulesets, ...own].filter(
    ({ validFrom, validTo }) => (validFrom ?? issueDate) <= issueDate && issueDate <= (validTo ?? issueDate),
  );
  return applicable
    .toSorted((one, other) => (other.validFrom ?? '').localeCompare(one.validFrom ?? ''))
    .slice(0, 1);
}

/** What people call a rule set. */
export const nameOf = ({ id, version }: RuleSetIdentity): string => `${id} ${version}`;

/** What a result says of the rule set that judged it. */
export function identityOf({ id, version, validFrom, validTo, hash: contentHash }: RuleSet): RuleSetIdentity {
  return { id, version, validFrom, validTo, hash: contentHash };
}
