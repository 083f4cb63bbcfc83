import { constant, type Local, type Plan, runtime } from '../plan/plan.ts';
import { boundBy } from '../plan/same.ts';
import { isOfModule, partsOfPlan, withParts } from '../plan/walk.ts';

type Lambda = Extract<Plan, { kind: 'lambda' }>;

/** Makes functions that read nothing from their surroundings once, with the module, instead of at each use. */
export function withClosedFunctions(plan: Plan): Plan {
  if (isOfModule(plan)) return plan;
  if (plan.kind === 'call' && plan.name === 'ifBoth') {
    const [left, right, combine] = plan.args;
    const own = combine?.kind === 'lambda' ? ofBoth(combine) : undefined;
    if (left && right && own)
      return { ...plan, args: [withClosedFunctions(left), withClosedFunctions(right), own] };
  }
  if (plan.kind === 'lambda' && plan.parameters.length > 0 && isClosed(plan.body, new Set(plan.parameters)))
    return constant('each', plan);
  return withParts(plan, withClosedFunctions);
}

/** `(x, y) => f(x, y)` is f. */
function ofBoth({ parameters, body }: Lambda): Plan | undefined {
  if (body.kind !== 'call' || body.args.length !== parameters.length) return undefined;
  const passesParameters = body.args.every(
    (each, at) => each.kind === 'local' && each.local === parameters[at],
  );
  return passesParameters ? runtime(body.name) : undefined;
}

function isClosed(plan: Plan, own: ReadonlySet<Local>): boolean {
  if (plan.kind === 'local') return own.has(plan.local);
  if (plan.kind === 'shared') return plan.reach === 'always';
  if (plan.kind === 'constant') return true;
  const bound = boundBy(plan);
  const inside = bound.length === 0 ? own : new Set([...own, ...bound]);
  return partsOfPlan(plan).every((part) => isClosed(part, inside));
}
