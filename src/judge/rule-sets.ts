import { changedMessages } from '../core/messages/message.ts';
import { oncePer } from '../core/once-per.ts';
import type { RuleSet, RuleSetIdentity } from '../core/specification/rule-set.ts';
import type { OtherRelease, Specification } from '../core/specification/specification.ts';
import { isCalendarDay } from '../core/text/calendar.ts';
import type { SpecificationChoice } from '../specification/default.ts';
import { type UblSpecification, ublSpecificationOf } from '../specification/ubl-specification.ts';

/** A rule set, or the id of the specification's own, such as `pint-ae`. */
export type RuleSetOrId = RuleSet | string;

/**
 * Rules that check a document. Default: the default release, and from the first day of a later one on that one, on documents
 * that do not say that they follow another specification.
 */
export interface RuleSetChoice extends SpecificationChoice {
  /** A release of the specification, by its version; of several, the one that applies on the issue date of the document. */
  readonly release?: string | readonly string[];
  /**
   * Rule sets in place of the specification's, which check whatever the document says that it follows: those that are about it, in
   * order, and of several versions with one id the one that applies on the issue date. The id of the specification's own
   * stands for its release.
   */
  readonly ruleSets?: readonly RuleSetOrId[];
}

/** The releases of a specification that can judge, the default one first. */
export function releasesOf({ ruleSet, otherReleases = [] }: UblSpecification): readonly RuleSet[] {
  const others = otherReleases.map((each) => each.ruleSet);
  return ruleSet === undefined ? others : [ruleSet, ...others];
}

/** The versions of the releases of a specification, in order; all of them with commas choose by issue date. */
export function releaseChoices(specification: UblSpecification): readonly string[] {
  const versions = releasesOf(specification)
    .map(({ version }) => version)
    .toSorted();
  return versions.length > 1 ? [...versions, versions.join(',')] : versions;
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
  const specification = ublSpecificationOf(options);
  const own = chosenReleases(options, specification, issueDate);
  const { ruleSets = [] } = options;
  const all =
    options.ruleSets === undefined ? own : ruleSets.flatMap((one) => (typeof one === 'string' ? own : [one]));
  const byId = new Map<string, RuleSet[]>();
  for (const one of all) byId.set(one.id, [...(byId.get(one.id) ?? []), one]);
  return [...byId.values()].flatMap((versions) => applicable(versions, issueDate));
}

/** The releases that the caller named, in the order of the specification. */
function chosenReleases(
  { release }: RuleSetChoice,
  specification: UblSpecification,
  issueDate: string,
): readonly RuleSet[] {
  if (release === undefined) return byDefault(specification, issueDate);
  const named = [release].flat();
  return releasesOf(specification).filter(({ version }) => named.includes(version));
}

/** Of the versions of a rule set, the one that applies. Each requires an issue date: the first says so of a document without. */
function applicable(versions: readonly RuleSet[], issueDate: string): readonly RuleSet[] {
  if (versions.length === 1 || !isCalendarDay(issueDate)) return versions.slice(0, 1);
  return latestOn(issueDate, versions);
}

/** The default release, until the first day of a later one; a document without a calendar day has no other. */
function byDefault({ ruleSet, otherReleases = [] }: UblSpecification, issueDate: string): readonly RuleSet[] {
  if (ruleSet === undefined) return [];
  const later = otherReleases.flatMap((other) =>
    firstDayOf(other.ruleSet) > firstDayOf(ruleSet) ? other.ruleSet : [],
  );
  const latest = later.length > 0 && isCalendarDay(issueDate) ? latestOn(issueDate, later) : [];
  return latest.length > 0 ? latest : [ruleSet];
}

/** Of the rule sets that apply on a day, the one with the latest first day; none if none applies. */
function latestOn(day: string, ruleSets: readonly RuleSet[]): readonly RuleSet[] {
  return ruleSets
    .filter((each) => firstDayOf(each) <= day && day <= (each.validTo ?? day))
    .toSorted((one, other) => firstDayOf(other).localeCompare(firstDayOf(one)))
    .slice(0, 1);
}

const firstDayOf = ({ validFrom }: RuleSetIdentity): string => validFrom ?? '';

/** Tells whether the caller named the rules to check by, whatever the document says that it is. */
export function namesRuleSet({ ruleSets }: RuleSetChoice): boolean {
  return ruleSets !== undefined;
}

/** The name of a rule set for people. */
export const nameOf = ({ id, version }: RuleSetIdentity): string => `${id} ${version}`;
