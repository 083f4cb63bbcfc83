import type { Language } from '../rules/catalogue/entry.ts';
import type { Issue } from './issue.ts';
import { defaultEngine } from './schematron/default-engine.ts';
import type { Engine, Profile, UblDocument } from './schematron/engine.ts';
import { issuesOf } from './schematron/findings.ts';

export interface JudgeOptions {
  /** The engine that runs the official rules; the built-in one where not given. */
  readonly engine?: Engine;
  /** Language of the messages of official rules. */
  readonly language?: Language;
}

/** What became of a document. Only `valid` is a yes: `malformed` could not be read, `not-judged` could not be checked. */
export type Outcome = 'valid' | 'invalid' | 'malformed' | 'not-judged';

/** The findings of the official rules, and whether the engine came to its end. */
export interface OfficialFindings {
  readonly completed: boolean;
  readonly issues: readonly Issue[];
}

/** Runs the official rules over a UBL document; a failure of the engine is a finding, not a throw. */
export function judge(document: UblDocument, profile: Profile, options: JudgeOptions): OfficialFindings {
  const { engine = defaultEngine, language = 'en' } = options;
  try {
    return { completed: true, issues: issuesOf(engine.judge(document, profile), document.root, language) };
  } catch (error) {
    return { completed: false, issues: [engineFailure(engine, error)] };
  }
}

/** A failure of the engine is no verdict. */
export function outcomeOf(issues: readonly Issue[], completed: boolean): Outcome {
  if (!completed) return 'not-judged';
  return issues.length === 0 ? 'valid' : 'invalid';
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
