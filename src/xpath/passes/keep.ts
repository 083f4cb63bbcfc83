import { apply, call, type Local, local, type Plan, read, type Statement } from '../plan/plan.ts';
import { createPlanKeys } from '../plan/same.ts';
import { hintOf, withRepeatedKept } from './repeated.ts';

const costlyCalls: ReadonlySet<string> = new Set(['select', 'eachIn', 'concatMap', 'step']);
const costlyMethods: ReadonlySet<string> = new Set(['filter', 'map', 'some']);

/** What says what it found gives no value to keep. */
const tells = (plan: Plan) => plan.kind === 'call' && plan.name === 'judgeEach';

/**
 * A function with each list that it writes several times, or would make again in a loop, made once, when it is first asked
 * for: the lines of a category in the sums of one assertion.
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
