import { type Coverage, coverageOf, joinedCoverage } from 'schematron-compiler/engine';
import type { Finding, Severity, Value } from '../core/findings/finding.ts';
import type { Tally } from '../core/findings/finding-limits.ts';
import type { LanguageOption } from '../core/messages/language.ts';
import type { Limits } from '../core/options/limits.ts';
import type { Engine, Profile, UblDocument } from '../core/specification/engine.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import { kindOf } from '../core/xml/element.ts';
import { ublSpecificationOf } from '../specification/ubl-specification.ts';
import { chooseRuleSets, nameOf, type RuleSetChoice } from './rule-sets.ts';
import { findingsOfJudgement, unlistedKinds } from './schematron-findings.ts';

export interface JudgeOptions extends RuleSetChoice {
  /** Limits of the document and of its findings; default: the library's limits. */
  readonly limits?: Limits;
  /** An engine for the official rules instead of the rule set's own, such as SaxonJS. */
  readonly engine?: Engine;
  /** Language of messages and hints. */
  readonly language?: LanguageOption;
  /** True to report the number of rules, of rules with something to check, and of rules that passed. */
  readonly coverage?: boolean;
  /** Address of the documentation; each issue then has `helpUri`, the page of its rule. */
  readonly docsUrl?: string;
}

/**
 * The outcome for a document. Only `valid` means that the document satisfies the rules. A `malformed` document could
 * not be read, a `not-judged` document could not be checked.
 */
export type Outcome = 'valid' | 'invalid' | 'malformed' | 'not-judged';

/** The findings of the official rules, and whether the engine finished. */
export interface OfficialFindings {
  readonly completed: boolean;
  readonly findings: readonly Finding[];
  /** Number of further findings, by kind. */
  readonly unlisted: Tally['rest'];
  /** The applied rule sets, in order, without rule sets for other documents. */
  readonly ruleSets: readonly RuleSet[];
  /** Undefined if coverage was not requested, or the engine does not count. */
  readonly coverage?: Coverage | undefined;
}

/** Runs the official rules; a failure of the engine becomes a finding. `mostOfEach` limits each assertion. */
export function judge(
  document: UblDocument,
  profile: Profile,
  issueDate: string,
  options: JudgeOptions,
  mostOfEach?: number,
): OfficialFindings {
  const chosen = chooseRuleSets(options, issueDate);
  if (chosen.length === 0) return nobody(noRuleSet(issueDate), []);
  const judged = chosen.flatMap(
    (ruleSet) => judgedBy(ruleSet, document, profile, { ...options, mostOfEach }) ?? [],
  );
  const [only] = judged;
  // Rule sets that found nothing to check are reported in one finding.
  if (only === undefined) return nobody(noRuleFired(chosen, document), chosen.length === 1 ? chosen : []);
  if (judged.length === 1) return only;
  return {
    completed: judged.every(({ completed }) => completed),
    findings: judged.flatMap(({ findings, ruleSets }) =>
      findings.map((finding) => ({ ...finding, ...judgedByName(ruleSets) })),
    ),
    unlisted: addedUp(judged.map(({ unlisted }) => unlisted)),
    ruleSets: judged.flatMap(({ ruleSets }) => ruleSets),
    coverage: joinedCoverage(judged.flatMap(({ coverage }) => coverage ?? [])),
  };
}

const nobody = (finding: Finding, ruleSets: readonly RuleSet[]): OfficialFindings => ({
  completed: false,
  findings: [finding],
  unlisted: new Map(),
  ruleSets,
});

/** The engine of a rule set, or the caller's choice instead; undefined if that engine cannot run the rules. */
function engineFor(ruleSet: RuleSet, options: JudgeOptions): Engine | undefined {
  const { engine } = options;
  if (engine === undefined) return ruleSet.engine;
  const { otherReleases = [] } = ublSpecificationOf(options);
  return otherReleases.some((each) => each.ruleSet === ruleSet)
    ? engine.ofRelease?.(ruleSet.version)
    : engine;
}

/** The findings of one rule set; undefined if it does not apply to the document. */
function judgedBy(
  ruleSet: RuleSet,
  document: UblDocument,
  profile: Profile,
  options: JudgeOptions & { readonly mostOfEach: number | undefined },
): OfficialFindings | undefined {
  const engine = engineFor(ruleSet, options);
  if (engine === undefined)
    return nobody(notJudged('engineWithoutRelease', { ruleSet: nameOf(ruleSet) }), [ruleSet]);
  try {
    const judgement = engine.judge(document, profile, options.mostOfEach, options.coverage);
    const { rulesFired, undecided = [], isAboutOthers } = judgement;
    if (rulesFired === 0 && undecided.length === 0) return undefined;
    const findings = findingsOfJudgement(judgement, document.root, ruleSet);
    if (isAboutOthers && findings.every(({ severity }) => severity !== 'error')) return undefined;
    return {
      completed: rulesFired !== 0,
      findings,
      unlisted: unlistedKinds(judgement, ruleSet),
      ruleSets: [ruleSet],
      coverage: coverageOf(judgement),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return nobody(notJudged('engineFailed', { engine: engine.name, reason }), [ruleSet]);
  }
}

function judgedByName([ruleSet]: readonly RuleSet[]): Pick<Finding, 'ruleSet'> {
  return ruleSet === undefined ? {} : { ruleSet: nameOf(ruleSet) };
}

function addedUp(rests: readonly Tally['rest'][]): Tally['rest'] {
  const sum = new Map<string, number>();
  for (const [kind, count] of rests.flatMap((rest) => [...rest])) sum.set(kind, (sum.get(kind) ?? 0) + count);
  return sum;
}

/** The finding that a document could not be checked; `text` names the case. */
export function notJudged(text: string | undefined, values: Finding['values'], path = ''): Finding {
  const finding: Finding = { rule: 'pint-ae-not-judged', severity: 'error', path, values, foundBy: 'judge' };
  return text === undefined ? finding : { ...finding, text };
}

/** The finding that a part of the input was not checked on purpose; an error unless the caller allowed this. */
export function leftOutFinding(reason: Value, severity: Severity): Finding {
  return { ...notJudged('leftOut', { reason }), severity };
}

function noRuleSet(issueDate: string): Finding {
  return issueDate === ''
    ? notJudged('noIssueDate', {}, 'issueDate')
    : notJudged('noRuleSetApplies', { issueDate }, 'issueDate');
}

function noRuleFired(ruleSets: readonly RuleSet[], { root }: UblDocument): Finding {
  return notJudged('noRuleFired', { ruleSet: ruleSets.map(nameOf).join(', '), root: kindOf(root) });
}

const ofCheck = 'checkFailed';

/** The finding that a check threw an error. */
export function failureOfCheck(check: string, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  return { ...notJudged(ofCheck, { check, reason }), foundBy: 'checks' };
}

export function isFailureOfCheck(finding: Pick<Finding, 'foundBy' | 'text'>): boolean {
  return finding.text === ofCheck && finding.foundBy === 'checks';
}
