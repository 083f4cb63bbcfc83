import type { Judgement } from './engine.ts';

/** Counts of the rules that applied to a document. If no rule applied, the verdict says little. */
export interface Coverage {
  /** The number of rules, by their ids. */
  readonly rules: number;
  /** The number of rules whose context matched a node. */
  readonly applied: number;
  readonly passed: number;
  readonly failed: number;
  /** The number of rules that could not be evaluated. */
  readonly notJudged: number;
  /** The ids of the rules that matched no node. */
  readonly notApplicable: readonly string[];
}

/** The part of a judgement that coverage counts. */
interface CountedJudgement extends Pick<Judgement, 'nodesByRule'> {
  readonly failed: readonly { readonly id: string }[];
  readonly unjudged: readonly { readonly id: string }[];
}

/** The coverage of a judgement; undefined if its engine did not count. */
export function coverageOf({ nodesByRule, failed, unjudged }: CountedJudgement): Coverage | undefined {
  if (nodesByRule === undefined) return undefined;
  const failing = new Set(failed.map(({ id }) => id));
  const open = new Set(unjudged.map(({ id }) => id).filter((id) => !failing.has(id)));
  const ids = [...nodesByRule.keys()];
  const notApplicable = ids.filter((id) => nodesByRule.get(id) === 0);
  const applied = ids.length - notApplicable.length;
  return {
    rules: ids.length,
    applied,
    passed: applied - failing.size - open.size,
    failed: failing.size,
    notJudged: open.size,
    notApplicable,
  };
}

/** The coverage of several rule sets together. */
export function joinedCoverage(all: readonly Coverage[]): Coverage | undefined {
  const [first, ...others] = all;
  if (first === undefined) return undefined;
  return others.reduce(
    (sum, each) => ({
      rules: sum.rules + each.rules,
      applied: sum.applied + each.applied,
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      notJudged: sum.notJudged + each.notJudged,
      notApplicable: [...sum.notApplicable, ...each.notApplicable],
    }),
    first,
  );
}
