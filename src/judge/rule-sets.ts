import { changedMessages } from '../core/messages/message.ts';
import { oncePer } from '../core/once-per.ts';
import type { RuleSet, RuleSetIdentity } from '../core/specification/rule-set.ts';
import type { OtherRelease, Specification } from '../core/specification/specification.ts';
import { isCalendarDay } from '../core/text/calendar.ts';
import type { SpecificationChoice } from '../specification/default.ts';
import { type UblSpecification, ublSpecificationOf } from '../specification/ubl-specification.ts';

/** A rule set, the version of a release of the specification, such as `1.0.3`, or `of-specification`. */
export type RuleSetOrRelease = RuleSet | string;

/** The name of the specification's default release, for documents too that do not say that they follow it. */
export const ofSpecification = 'of-specification';

/**
 * Rules that judge: a release of the specification, by its version; a given rule set; those of a list that are about
 * the document, in order; or, by issue date, the one that applies among `rulesets` and the releases of the
 * specification. Default: the default release, and from the first day of a later one on that one, on documents that
 * do not say that they follow another specification; `of-specification` judges those too.
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
  if (specification.otherReleases === undefined) return specification;
  const [first] = chooseRuleSets(options, issueDate);
  return first === specification.ruleSet ? specification : asRelease(specification, (each) => each === first);
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
  if (ruleset === undefined) return byDefault(specification, issueDate);
  const own = releasesOf(specification);
  if (ruleset !== byIssueDate)
    return [ruleset].flat().flatMap((one) => {
      if (typeof one !== 'string') return one;
      return one === ofSpecification ? own.slice(0, 1) : own.filter(({ version }) => version === one);
    });
  // Every release requires an issue date: the default one says so of a document without.
  if (own.length > 1 && !isCalendarDay(issueDate)) return own.slice(0, 1);
  return latestOn(issueDate, [...rulesets, ...own]);
}

/** The default release, until the first day of a later one; a document without a calendar day has no other. */
function byDefault({ ruleSet, otherReleases = [] }: UblSpecification, issueDate: string): readonly RuleSet[] {
  if (ruleSet === undefined) return [];
  const later = otherReleases.flatMap((other) =>
    firstDayOf(other.ruleSet) > firstDayOf(ruleSet) ? other.ruleSet : [],
  );
  const applicable = later.length > 0 && isCalendarDay(issueDate) ? latestOn(issueDate, later) : [];
  return applicable.length > 0 ? applicable : [ruleSet];
}

/** Of the rule sets that apply on a day, the one with the latest first day; none if none applies. */
function latestOn(day: string, ruleSets: readonly RuleSet[]): readonly RuleSet[] {
  return ruleSets
    .filter((each) => firstDayOf(each) <= day && day <= (each.validTo ?? day))
    .toSorted((one, other) => firstDayOf(other).localeCompare(firstDayOf(one)))
    .slice(0, 1);
}

const firstDayOf = ({ validFrom }: RuleSetIdentity): string => validFrom ?? '';

/** Tells whether the caller named the rules to judge by, whatever the document says that it is. */
export function namesRuleSet({ ruleset }: RuleSetChoice): boolean {
  return [ruleset].flat().some((one) => typeof one === 'object' || one === ofSpecification);
}

/** The name of a rule set for people. */
export const nameOf = ({ id, version }: RuleSetIdentity): string => `${id} ${version}`;
