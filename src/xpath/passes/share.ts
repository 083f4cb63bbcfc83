import { documentLocal, type Plan, type Statement } from '../plan/plan.ts';
import { factsOf } from '../plan/runtime-facts.ts';
import { createPlanKeys } from '../plan/same.ts';
import { partsOfPlan } from '../plan/walk.ts';
import { hintOf, withRepeatedKept } from './repeated.ts';

/**
 * Computes each value that depends only on the document once for a document, if the functions of a module
 * write it in several places or would compute it again for each of several items: `//a[x]` in many
 * conditions.
 */
export function shareRepeated(functions: readonly (readonly Statement[])[]): Statement[][] {
  return withRepeatedKept(functions, {
    keys: createPlanKeys(),
    // What depends on no document is computed once as it is, with an effort of its own and no document to keep values in.
    isLeaf: (plan) => plan.kind === 'constant' || (plan.kind === 'shared' && plan.reach === 'always'),
    isCostly: (plan) =>
      plan.kind === 'lambda' || (plan.kind === 'call' && factsOf(plan.name).isCostly !== undefined),
    keep: (value) => ({
      kind: 'shared',
      reach: readsDocument(value) ? 'document' : 'always',
      hint: `shared_${hintOf(value)}`,
      value,
    }),
  });
}

function readsDocument(plan: Plan): boolean {
  if (plan.kind === 'shared') return plan.reach === 'document';
  return plan.kind === 'local' ? plan.local === documentLocal : partsOfPlan(plan).some(readsDocument);
}
