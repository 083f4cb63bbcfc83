import {
  type ArrayMethod,
  apply,
  call,
  type Local,
  local,
  type Plan,
  read,
  type Statement,
} from '../plan/plan.ts';
import { factsOf } from '../plan/runtime-facts.ts';
import { createPlanKeys } from '../plan/same.ts';
import { hintOf, withRepeatedKept } from './repeated.ts';

const costlyMethods: ReadonlySet<ArrayMethod> = new Set(['filter', 'map', 'some']);

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
      (plan.kind === 'call' && factsOf(plan.name).isCostly === 'list') ||
      (plan.kind === 'method' && costlyMethods.has(plan.name)),
    keep(value) {
      const once = local(`once_${hintOf(value)}`);
      if (isTextsOf(value, parameters)) {
        kept.push({ kind: 'const', local: once, value });
        return read(once);
      }
      const compute = { kind: 'lambda', parameters: [], body: value } as const;
      kept.push({ kind: 'const', local: once, value: call('lazily', compute) });
      return apply(read(once));
    },
  });
  return [...kept, ...rewritten];
}

/** Whether a value is the texts of a parameter, which cannot fail: they need not wait for their first use. */
function isTextsOf(value: Plan, parameters: readonly Local[]): boolean {
  if (value.kind !== 'method' || value.name !== 'map' || value.of.kind !== 'local') return false;
  const [text] = value.args;
  const isText = text?.kind === 'lambda' && text.body.kind === 'call' && text.body.name === 'textOf';
  return isText && parameters.includes(value.of.local);
}
