import { apply, call, type Local, local, type Plan, read, type Statement } from '../plan/plan.ts';
import { createPlanKeys } from '../plan/same.ts';
import { hintOf, withRepeatedKept } from './repeated.ts';

const costlyCalls: ReadonlySet<string> = new Set(['select', 'eachIn', 'concatMap', 'step']);
const costlyMethods: ReadonlySet<string> = new Set(['filter', 'map', 'some']);

/** A call that reports findings has no value to keep. */
const tells = (plan: Plan) => plan.kind === 'call' && plan.name === 'judgeEach';

/**
 * Makes each list of a function once, on first use, if it is written several times or would be made again in
 * a loop: such as the lines of a category in the sums of one assertion.
 */
export function keepRepeated(parameters: readonly Local[], body: readonly Statement[]): readonly Statement[] {
  const kept: Statement[] = [];
  const [rewritten = []] = withRepeatedKept([body], {
    keys: createPlanKeys(parameters),
    isLeaf: (plan) => plan.kind === 'constant' || plan.kind === 'shared' || tells(plan),
    isCostly: (plan) =>
      (plan.kind === 'call' && costlyCalls.has(plan.name)) ||
      (plan.kind === 'method' && costlyMethods.has(plan.name)),
    keep(value) {
      const once = local(`once_${hintOf(value)}`);
      const compute = { kind: 'lambda', parameters: [], body: value } as const;
      kept.push({ kind: 'const', local: once, value: call('lazily', compute) });
      return apply(read(once));
    },
  });
  return [...kept, ...rewritten];
}
