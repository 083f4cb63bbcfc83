import { type Profile, undecidedRuleId } from '../core/specification/engine.ts';
import { ublSpecificationOf } from '../specification/ubl-specification.ts';
import { type ValidateUblOptions, validateUbl } from './validate-ubl.ts';

/** One line of a conformance file: a document with its expected verdict. */
export interface ConformanceCase {
  readonly id: string;
  readonly profile: Profile;
  /** Ids of the rules that the document fails; if an error stopped the reference run, the failures known until then. */
  readonly failed?: readonly string[] | null | undefined;
  /** The error that stopped the reference run. */
  readonly error?: string | null | undefined;
  readonly xml: string;
}

/** Comparison of our verdict on one document. */
export interface Comparison {
  readonly id: string;
  readonly agrees: boolean;
  /** Rules that fail in both runs. */
  readonly agreed: readonly string[];
  /** Rules that should fail and do not. */
  readonly missed: readonly string[];
  /** Rules that fail and should not. */
  readonly falseAlarms: readonly string[];
  /**
   * Reason why there is nothing to compare: an error stopped our run, or our run has no findings where an error
   * stopped the reference run.
   */
  readonly remark: 'malformed' | 'not-judged' | 'nothing-found' | null;
  /** The error that stopped the reference run. */
  readonly error: string | null;
}

/**
 * Compares our verdict on a document with the expected one: the same set of failed official rules, whatever
 * specification the document names. If the reference run stopped with an error, our findings agree if they include
 * the failures known until then; a verdict without findings does not agree.
 */
export function compareVerdicts(expected: ConformanceCase, options: ValidateUblOptions = {}): Comparison {
  const { issues, warnings, outcome } = validateUbl(expected.xml, {
    ruleSets: [ublSpecificationOf(options).release.id],
    ...options,
    profile: expected.profile,
    structure: 'off',
    checks: 'rules-only',
  });
  const ours = new Set([...issues, ...warnings].map(({ rule }) => rule));
  const theirs = new Set(expected.failed ?? []);
  // In XSLT, a context with an error does not match, so the reference only reports failures of other rules.
  if (theirs.size > 0) ours.delete(undecidedRuleId);
  if (expected.error) return compareBrokenOff(expected.id, expected.error, theirs, ours);
  const missed = [...theirs].filter((rule) => !ours.has(rule));
  const falseAlarms = [...ours].filter((rule) => !theirs.has(rule));
  return {
    id: expected.id,
    agrees: missed.length === 0 && falseAlarms.length === 0,
    agreed: [...ours].filter((rule) => theirs.has(rule)),
    missed,
    falseAlarms,
    remark: outcome === 'malformed' || outcome === 'not-judged' ? outcome : null,
    error: null,
  };
}

function compareBrokenOff(
  id: string,
  error: string,
  theirs: ReadonlySet<string>,
  ours: ReadonlySet<string>,
): Comparison {
  const missed = [...theirs].filter((rule) => !ours.has(rule));
  const agreed = [...theirs].filter((rule) => ours.has(rule));
  return {
    id,
    agrees: ours.size > 0 && missed.length === 0,
    agreed,
    missed,
    falseAlarms: [],
    remark: ours.size > 0 ? null : 'nothing-found',
    error,
  };
}

/**
 * For each rule, the number of documents where the verdicts agree, where we miss the rule, and where only we
 * report it.
 */
export interface RuleCounts {
  agree: number;
  missed: number;
  falseAlarm: number;
}

/** Counts comparisons rule by rule, in the order of their ids. */
export function countByRule(comparisons: readonly Comparison[]): ReadonlyMap<string, RuleCounts> {
  const counts = new Map<string, RuleCounts>();
  const add = (rules: readonly string[], kind: keyof RuleCounts) => {
    for (const rule of rules) {
      const count = counts.get(rule) ?? { agree: 0, missed: 0, falseAlarm: 0 };
      count[kind] += 1;
      counts.set(rule, count);
    }
  };
  for (const { agreed, missed, falseAlarms } of comparisons) {
    add(agreed, 'agree');
    add(missed, 'missed');
    add(falseAlarms, 'falseAlarm');
  }
  return new Map([...counts].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true })));
}
