import { changedMessages } from '../core/messages/message.ts';
import { oncePer } from '../core/once-per.ts';
import type { RuleSet, RuleSetIdentity } from '../core/specification/rule-set.ts';
import type { OtherRelease, Specification } from '../core/specification/specification.ts';
import { isCalendarDay } from '../core/text/calendar.ts';
import type { SpecificationChoice } from '../specification/default.ts';
import { type UblSpecification, ublSpecificationOf } from '../specification/ubl-specification.ts';

/** A rule set, or the id of the specification's own rule set, such as `pint-ae`. */
export type RuleSetOrId = RuleSet | string;

/**
 * Rules that check a document. Default: the default release or, for documents issued on or after the first day of a
 * later release, that release. Documents that name another specification are not checked.
 */
export interface RuleSetChoice extends SpecificationChoice {
  /** A release of the specification, by its version; if there are several, the issue date of the document decides. */
  readonly release?: string | readonly string[];
  /**
   * Rule sets that replace the specification's. They check a document whatever specification it names. All
   * applicable ones are used in order; if one id has several versions, the issue date decides. The id of the
   * specification's own rule set stands for its release.
   */
  readonly ruleSets?: readonly RuleSetOrId[];
}

/** Returns the releases of a specification that can check documents, the default one first. */
export function releasesOf({ ruleSet, otherReleases = [] }: UblSpecification): readonly RuleSet[] {
  const others = otherReleases.map((each) => each.ruleSet);
  return ruleSet === undefined ? others : [ruleSet, ...others];
}

/** Returns the release choices; all together, separated by commas, let the issue date decide. */
export function releaseChoices(specification: UblSpecification): readonly string[] {
  const versions = releasesOf(specification)
    .map(({ version }) => version)
    .toSorted();
  return versions.length > 1 ? [...versions, versions.join(',')] : versions;
}

/** Returns the specification in the version of the release that checks the document of a request. */
export function asJudgedBy(
  specification: Specification,
  options: RuleSetChoice,
  issueDate: string,
): Specification {
  if (specification.otherReleases === undefined) return specification;
  const [first] = chooseRuleSets(options, issueDate);
  return first === specification.ruleSet ? specification : asRelease(specification, (each) => each === first);
}

/** Returns a specification in one of its other releases, or itself. */
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

/** Chooses the rule sets by issue date; of several versions, the latest first day wins. */
export function chooseRuleSets(options: RuleSetChoice, issueDate: string): readonly RuleSet[] {
  const specification = ublSpecificationOf(options);
  const own = chosenReleases(options, specification, issueDate);
  const { ruleSets = [] } = options;
  const all =
    options.ruleSets === undefined ? own : ruleSets.flatMap((one) => (typeof one === 'string' ? own : [one]));
  const byId = new Map<string, RuleSet[]>();
  for (const one of all) byId.set(one.id, [...(byId.get(one.id) ?? []), one]);
  return [...byId.values()].flatMap((versions) =>
    versions.length === 1 || !isCalendarDay(issueDate) ? versions.slice(0, 1) : latestOn(issueDate, versions),
  );
}

function chosenReleases(
  { release }: RuleSetChoice,
  specification: UblSpecification,
  issueDate: string,
): readonly RuleSet[] {
  if (release === undefined) return byDefault(specification, issueDate);
  const named = [release].flat();
  return releasesOf(specification).filter(({ version }) => named.includes(version));
}

/** The default release, until the first day of a later one; without a valid date, always the default. */
function byDefault({ ruleSet, otherReleases = [] }: UblSpecification, issueDate: string): readonly RuleSet[] {
  if (ruleSet === undefined) return [];
  const later = otherReleases.flatMap((other) =>
    firstDayOf(other.ruleSet) > firstDayOf(ruleSet) ? other.ruleSet : [],
  );
  const latest = later.length > 0 && isCalendarDay(issueDate) ? latestOn(issueDate, later) : [];
  return latest.length > 0 ? latest : [ruleSet];
}

/** The rule set with the latest first day among those that apply on a day; undefined if none applies. */
function latestOn(day: string, ruleSets: readonly RuleSet[]): readonly RuleSet[] {
  return ruleSets
    .filter((each) => firstDayOf(each) <= day && day <= (each.validTo ?? day))
    .toSorted((one, other) => firstDayOf(other).localeCompare(firstDayOf(one)))
    .slice(0, 1);
}

const firstDayOf = ({ validFrom }: RuleSetIdentity): string => validFrom ?? '';

/** Tells whether the caller named the rules, so that they apply whatever specification the document names. */
export function namesRuleSet({ ruleSets }: RuleSetChoice): boolean {
  return ruleSets !== undefined;
}

/** The name of a rule set for people. */
export const nameOf = ({ id, version }: RuleSetIdentity): string => `${id} ${version}`;
