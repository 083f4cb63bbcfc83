import { changedMessages } from '../core/messages/message.ts';
import { oncePer } from '../core/once-per.ts';
import type { RuleSet, RuleSetIdentity } from '../core/specification/rule-set.ts';
import type { OtherRelease, Specification } from '../core/specification/specification.ts';
import { isCalendarDay } from '../core/text/calendar.ts';
import type { SpecificationChoice } from '../specification/default.ts';
import { type UblSpecification, ublSpecificationOf } from '../specification/ubl-specification.ts';

/** A rule set, the version of a release of the specification, such as `1.0.3`, or `of-specification`. */
export type RuleSetOrRelease = RuleSet | string;

/** The name of the specification's last release, for documents too that do not say that they follow it. */
export const ofSpecification = 'of-specification';

/**
 * Which rules judge: a release of the specification, by its version; a given rule set; those of a list that are
 * about the document, in order; or, by issue date, the one that applies among `rulesets` and the releases of the
 * specification. Default: the last release, on documents that do not say that they follow another specification;
 * `of-specification` judges those too.
 */
export interface RuleSetChoice extends SpecificationChoice {
  readonly ruleset?: RuleSetOrRelease | readonly RuleSetOrRelease[];
  readonly rulesets?: readonly RuleSet[];
}

/** Chooses by the issue date of the document. */
export const byIssueDate = 'by-issue-date';

/** The releases of a specification that can judge, the default one first. */
export function releasesOf({ ruleSet, otherReleases = [] }: UblSpecification): readonly RuleSet[] {
  const others = otherReleases.map((each) => each.ruleSet);
  return ruleSet === undefined ? others : [ruleSet, ...others];
}

/** The specification as the release says it that judges a document of a request. */
export function asJudgedBy(
  specification: Specification,
  options: RuleSetChoice,
  issueDate: string,
): Specification {
  if (options.ruleset === undefined) return specification;
  const [first] = chooseRuleSets(options, issueDate);
  return asRelease(specification, (ruleSet) => ruleSet === first);
}

/** A specification as one of its other releases says it; itself if none of them is meant. */
export function asRelease(
  specification: Specification,
  isMeant: (ruleSet: RuleSet) => boolean,
): Specification {
  const other = specification.otherReleases?.find(({ ruleSet }) => isMeant(ruleSet));
  return other === undefined ? specification : byOther(specification)(other);
}

const byOther = oncePer((specification: Specification) =>
  oncePer(({ ruleSet, checks = specification.checks, texts = {} }: OtherRelease): Specification => {
    const { id, version, validFrom, validTo } = ruleSet;
    const release = { ...specification.release, id, version, validFrom, validTo };
    const messages = changedMessages(specification.messages, texts);
    return { ...specification, release, ruleSet, checks, messages };
  }),
);

/**
 * Chooses the rule sets for a document. By issue date, of those that apply the one with the latest first day
 * wins; the list is empty if none applies.
 */
export function chooseRuleSets(options: RuleSetChoice, issueDate: string): readonly RuleSet[] {
  const { ruleset, rulesets = [] } = options;
  const specification = ublSpecificationOf(options);
  if (ruleset === undefined) return specification.ruleSet === undefined ? [] : [specification.ruleSet];
  const own = releasesOf(specification);
  if (ruleset !== byIssueDate)
    return [ruleset].flat().flatMap((one) => {
      if (typeof one !== 'string') return one;
      return one === ofSpecification ? own.slice(0, 1) : own.filter(({ version }) => version === one);
    });
  // Every release wants an issue date: the default one says so of a document without.
  if (own.length > 1 && !isCalendarDay(issueDate)) return own.slice(0, 1);
  const applicable = [...rulesets, ...own].filter(
    ({ validFrom, validTo }) => (validFrom ?? issueDate) <= issueDate && issueDate <= (validTo ?? issueDate),
  );
  return applicable
    .toSorted((one, other) => (other.validFrom ?? '').localeCompare(one.validFrom ?? ''))
    .slice(0, 1);
}

/** Whether the caller named the rules to judge by, whatever the document says that it is. */
export function namesRuleSet({ ruleset }: RuleSetChoice): boolean {
  return [ruleset].flat().some((one) => typeof one === 'object' || one === ofSpecification);
}

/** The name of a rule set for people. */
export const nameOf = ({ id, version }: RuleSetIdentity): string => `${id} ${version}`;

/** What a result says about the rule set that judged it. */
export function identityOf({ id, version, validFrom, validTo, hash: contentHash }: RuleSet): RuleSetIdentity {
  return { id, version, validFrom, validTo, hash: contentHash };
}
