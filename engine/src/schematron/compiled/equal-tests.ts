import type { Declaration } from '../../xpath/plan/plan.ts';
import { createPlanKeys } from '../../xpath/plan/same.ts';
import { plansOf } from '../../xpath/plan/statements.ts';
import { nodeLocal } from './patterns/conditions.ts';
import type { RuleEntry } from './rules.ts';

/** Lets equal tests in the module share one function: each rule gets the first of them. */
export function createEqualTests(): (rule: RuleEntry) => RuleEntry {
  const { isClosed, keyOf } = createPlanKeys([nodeLocal]);
  const known = new Map<string, Declaration>();

  function firstEqual(test: Declaration | undefined): Declaration | undefined {
    if (test === undefined) return undefined;
    const isSimple = test.body.every(({ kind }) => kind === 'if' || kind === 'return');
    const plans = test.body.flatMap(plansOf);
    if (!isSimple || !plans.every(isClosed)) return test;
    const key = plans.map(keyOf).join();
    const first = known.get(key) ?? test;
    known.set(key, first);
    return first;
  }

  return (rule) => ({ ...rule, onPath: firstEqual(rule.onPath), matches: firstEqual(rule.matches) });
}
