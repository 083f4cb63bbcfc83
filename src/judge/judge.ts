import type { Engine, Profile, UblDocument } from '../core/engine.ts';
import type { Finding } from '../core/finding.ts';
import type { FindingLimits, Tally } from '../core/finding-limits.ts';
import type { Language } from '../core/language.ts';
import type { RuleSet } from '../core/rule-set.ts';
import { chooseRuleSet, type RuleSetChoice } from './rule-sets.ts';
import { findingsOfJudgement, unlistedKinds } from './schematron-findings.ts';

export interface JudgeOptions extends RuleSetChoice, FindingLimits {
  /** Another engine for the official rules than that of the rule set, such as SaxonJS. */
  readonly engine?: Engine;
  /** Language of messages and hints. */
  readonly language?: Language;
  /** Address under which the documentation is served: issues then have the address of their rule's page, `helpUri`. */
  readonly docsUrl?: string;
}

/** What became of a document. Only `valid` is a yes: `malformed` could not be read, `not-judged` could not be checked. */
export type Outcome = 'valid' | 'invalid' | 'malformed' | 'not-judged';

/** The findings of the official rules, and whether the engine came to its end. */
export interface OfficialFindings {
  readonly completed: boolean;
  readonly findings: readonly Finding[];
  /** How many more there are, by their kind. */
  readonly unlisted: Tally['rest'];
  /** The rule set that judged; undefined where none applies. */
  readonly ruleSet: RuleSet | undefined;
}

/**
 * Runs the official rules over a UBL document; a failure of the engine is a finding, not a throw. Of each assertion
 * only the first `mostOfEach` failures are listed, all where not given.
 */
export function judge(
  document: UblDocument,
  profile: Profile,
  issueDate: string,
  options: JudgeOptions,
  mostOfEach?: number,
): OfficialFindings {
  const ruleSet = chooseRuleSet(options, issueDate);
  if (ruleSet === undefined)
    return { completed: false, findings: [noRuleSet(issueDate)], unlisted: new Map(), ruleSet: undefined };
  const { engine = ruleSet.engine } = options;
  try {
    const judgement = engine.judge(document, profile, mostOfEach);
    if (judgement.rulesFired === 0)
      return { completed: false, findings: [noRuleFired(ruleSet)], unlisted: new Map(), ruleSet };
    const findings = findingsOfJudgement(judgement, document.root, ruleSet);
    return { completed: true, findings, unlisted: unlistedKinds(judgement, ruleSet), ruleSet };
  } catch (error) {
    return { completed: false, findings: [engineFailure(engine, error)], unlisted: new Map(), ruleSet };
  }
}

/** Why nobody could judge a document; `text` names the case. */
export function notJudged(text: string | undefined, values: Finding['values'], path = ''): Finding {
  const finding: Finding = { rule: 'pint-ae-not-judged', severity: 'error', path, values, foundBy: 'judge' };
  return text === undefined ? finding : { ...finding, text };
}

function noRuleSet(issueDate: string): Finding {
  return issueDate === ''
    ? notJudged('noIssueDate', {}, 'issueDate')
    : notJudged('noRuleSetApplies', { issueDate }, 'issueDate');
}

/** Rules that found nothing to judge have said nothing. */
function noRuleFired({ id, version }: RuleSet): Finding {
  return notJudged('noRuleFired', { ruleSet: `${id} ${version}` });
}

function engineFailure(engine: Engine, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  return notJudged('engineFailed', { engine: engine.name, reason });
}
