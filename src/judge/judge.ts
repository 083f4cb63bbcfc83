import type { Language } from '../../rules/ae/messages/entry.ts';
import type { Engine, Profile, UblDocument } from '../core/engine.ts';
import type { Issue } from '../core/finding.ts';
import type { RuleSetIdentity } from '../core/rule-set.ts';
import { issuesOf } from './rule-findings.ts';
import { chooseRuleSet, identityOf, type RuleSetChoice } from './rule-sets.ts';

export interface JudgeOptions extends RuleSetChoice {
  /** Another engine for the official rules than that of the rule set, such as SaxonJS. */
  readonly engine?: Engine;
  /** Language of messages and hints. */
  readonly language?: Language;
}

/** What became of a document. Only `valid` is a yes: `malformed` could not be read, `not-judged` could not be checked. */
export type Outcome = 'valid' | 'invalid' | 'malformed' | 'not-judged';

/** The findings of the official rules, and whether the engine came to its end. */
export interface OfficialFindings {
  readonly completed: boolean;
  /** What makes the document invalid. */
  readonly issues: readonly Issue[];
  /** What the rule set has for warnings only. */
  readonly warnings: readonly Issue[];
  /** The rule set that judged; null where none applies. */
  readonly ruleset: RuleSetIdentity | null;
}

/** Runs the official rules over a UBL document; a failure of the engine is a finding, not a throw. */
export function judge(
  document: UblDocument,
  profile: Profile,
  issueDate: string,
  options: JudgeOptions,
): OfficialFindings {
  const chosen = chooseRuleSet(options, issueDate);
  if (chosen === undefined) return notCompleted(noRuleSet(issueDate), null);
  const { engine = chosen.engine, language = 'en' } = options;
  const ruleset = identityOf(chosen);
  try {
    const found = issuesOf(engine.judge(document, profile), document.root, language, chosen.warnings ?? none);
    return {
      completed: true,
      issues: found.filter(({ severity }) => severity === 'error'),
      warnings: found.filter(({ severity }) => severity === 'warning'),
      ruleset,
    };
  } catch (error) {
    return notCompleted(engineFailure(engine, error), ruleset);
  }
}

const none: ReadonlySet<string> = new Set();

function notCompleted(issue: Issue, ruleset: RuleSetIdentity | null): OfficialFindings {
  return { completed: false, issues: [issue], warnings: [], ruleset };
}

/** A failure of the engine is no verdict. */
export function outcomeOf(issues: readonly Issue[], completed: boolean): Outcome {
  if (!completed) return 'not-judged';
  return issues.length === 0 ? 'valid' : 'invalid';
}

function noRuleSet(issueDate: string): Issue {
  return {
    rule: 'pint-ae-not-judged',
    message: `No rule set applies to a document issued on ${issueDate || 'no date'}.`,
    hint: 'Check the issue date, or give the rule set that applies on it.',
    severity: 'error',
    path: 'issueDate',
    terms: ['IBT-002'],
  };
}

function engineFailure(engine: Engine, error: unknown): Issue {
  return {
    rule: 'pint-ae-not-judged',
    message: `The official rules could not be run: ${error instanceof Error ? error.message : String(error)}`,
    hint: `This is a fault of the ${engine.name} engine, not of the document. Please report it with the document.`,
    severity: 'error',
    path: '',
    terms: [],
  };
}
