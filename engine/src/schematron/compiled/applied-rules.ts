import type { CompiledRule, CompiledRules, ContextNode, Report } from './compiled-rules.ts';
import { rangesOf } from './ranges.ts';

/** Counts of the nodes to which rules were applied. */
export interface AppliedRules {
  /** For each assertion, by its id, the number of nodes to which it was applied, or 0. */
  readonly nodesByRule: ReadonlyMap<string, number>;
  /** Returns the report, which then also counts. */
  readonly counting: (report: Report) => Report;
}

/** Counts to how many nodes each assertion is applied; assertions with the same id count together. */
export function appliedRules({ asserts, patterns, ranges }: CompiledRules): AppliedRules {
  const nodesByRule = new Map(asserts.map(({ id }) => [id, 0]));
  const all = rangesOf(ranges);
  const idsByJudge = new Map(
    patterns.flat().map(({ judge }, at) => {
      const [first = 0, count = 0] = all[at] ?? [];
      return [judge, new Set(asserts.slice(first, first + count).map(({ id }) => id))];
    }),
  );
  // A rule that is tried everywhere is a copy with the same function.
  const count = ({ judge }: CompiledRule) => {
    for (const id of idsByJudge.get(judge) ?? []) nodesByRule.set(id, (nodesByRule.get(id) ?? 0) + 1);
  };
  const counting = (report: Report): Report => ({
    ...report,
    fired: (rule: CompiledRule, n: ContextNode) => {
      count(rule);
      report.fired?.(rule, n);
    },
    within: (d, name) => counting(report.within(d, name)),
  });
  return { nodesByRule, counting };
}
