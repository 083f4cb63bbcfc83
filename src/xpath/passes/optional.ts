import { call, type Infix, isAtom, type Local, local, type Plan, read } from '../plan/plan.ts';
import { factsOf } from '../plan/runtime-facts.ts';
import { partsOfPlan, withParts } from '../plan/walk.ts';

type Call = Extract<Plan, { kind: 'call' }>;
type Lambda = Extract<Plan, { kind: 'lambda' }>;

const arithmetic: ReadonlySet<Infix> = new Set(['+', '-', '*', '/', '%']);

/** Two steps with a value that may be absent are one: `ifPresent(ifPresent(x, f), g)` is `ifPresent(x, g ∘ f)`. */
export function inOneStep({ name, args }: Call): Plan | undefined {
  const [value, then] = args;
  if (name !== 'ifPresent' || value?.kind !== 'call' || then === undefined) return undefined;
  if (value.name !== 'ifPresent' && value.name !== 'ifBoth') return undefined;
  const first = asLambda(value.args.at(-1), value.args.length - 1);
  const body = first && isDefinite(first.body) ? applied(then, first.body) : undefined;
  return first && body && call(value.name, ...value.args.slice(0, -1), { ...first, body });
}

function asLambda(plan: Plan | undefined, count: number): Lambda | undefined {
  if (plan?.kind === 'lambda') return plan;
  if (plan?.kind !== 'runtime') return undefined;
  const parameters = Array.from({ length: count }, () => local('value'));
  return { kind: 'lambda', parameters, body: call(plan.name, ...parameters.map(read)) };
}

const isDefinite = (plan: Plan): boolean =>
  (plan.kind === 'call' && factsOf(plan.name).isDefinite === true) ||
  (plan.kind === 'infix' && arithmetic.has(plan.operator));

/** The value of a function for an argument, if nothing else is computed before the argument. */
function applied(plan: Plan, argument: Plan): Plan | undefined {
  if (plan.kind === 'runtime') return call(plan.name, argument);
  if (plan.kind !== 'lambda') return undefined;
  const [parameter] = plan.parameters;
  return parameter && inPlaceOf(parameter, argument, plan.body);
}

/** A plan with a value in place of a local, if it computes from atoms only and reads the local once. */
export function inPlaceOf(replaced: Local, value: Plan, plan: Plan): Plan | undefined {
  if (plan.kind !== 'call' && plan.kind !== 'infix') return undefined;
  const parts = partsOfPlan(plan);
  const isReplaced = (part: Plan) => part.kind === 'local' && part.local === replaced;
  if (!parts.every(isAtom) || parts.filter(isReplaced).length !== 1) return undefined;
  if (plan.kind === 'infix' && !arithmetic.has(plan.operator) && !isComparison(plan.operator))
    return undefined;
  return withParts(plan, (part) => (isReplaced(part) ? value : part));
}

const isComparison = (operator: string) => ['===', '!==', '<', '<=', '>', '>='].includes(operator);
