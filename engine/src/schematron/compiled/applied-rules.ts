import type { CompiledRule, CompiledRules, Report } from './compiled-rules.ts';

/** Counts of the nodes to which rules were applied. */
export interface AppliedRules {
  /** The number of nodes by the id of each assertion; 0 for one that had none. */
  readonly nodesByRule: ReadonlyMap<string, number>;
  /** The report that counts too. */
  readonly counting: (report: Report) => Report;
}

/** Counts to how many nodes each assertion is applied; assertions of one id count together. */
export function appliedRules({ asserts }: Pick<CompiledRules, 'asserts'>): AppliedRules {
  const nodesByRule = new Map(asserts.map(({ id }) => [id, 0]));
  const fired = ({ asserts: [first, count] }: CompiledRule) => {
    for (const id of new Set(asserts.slice(first, first + count).map((assert) => assert.id)))
      nodesByRule.set(id, (nodesByRule.get(id) ?? 0) + 1);
  };
  const counting = (report: Report): Report => ({
    ...report,
    fired,
    within: (d, name) => counting(report.within(d, name)),
  });
  return { nodesByRule, counting };
}
