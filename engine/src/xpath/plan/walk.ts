import { documentLocal, type Local, type Plan } from './plan.ts';

/** The plans directly inside a plan. */
export function partsOfPlan(plan: Plan): readonly Plan[] {
  switch (plan.kind) {
    case 'literal':
    case 'local':
    case 'name':
    case 'runtime':
    case 'declared':
      return [];
    case 'call':
      return plan.args;
    case 'apply':
      return [plan.callee, ...plan.args];
    case 'member':
    case 'spread':
      return [plan.of];
    case 'index':
      return [plan.of, plan.at];
    case 'method':
      return [plan.of, ...plan.args];
    case 'infix':
      return [plan.left, plan.right];
    case 'not':
    case 'minus':
      return [plan.operand];
    case 'choice':
      return [plan.test, plan.whenTrue, plan.whenFalse];
    case 'lambda':
      return [plan.body];
    case 'list':
      return plan.items;
    case 'bind':
      return [plan.value, plan.body];
    case 'constant':
    case 'shared':
      return [plan.value];
  }
}

/** The plan with its parts rewritten. */
export function withParts(plan: Plan, rewrite: (part: Plan) => Plan): Plan {
  switch (plan.kind) {
    case 'literal':
    case 'local':
    case 'name':
    case 'runtime':
    case 'declared':
      return plan;
    case 'call':
      return { ...plan, args: plan.args.map(rewrite) };
    case 'apply':
      return { ...plan, callee: rewrite(plan.callee), args: plan.args.map(rewrite) };
    case 'member':
    case 'spread':
      return { ...plan, of: rewrite(plan.of) };
    case 'index':
      return { ...plan, of: rewrite(plan.of), at: rewrite(plan.at) };
    case 'method':
      return { ...plan, of: rewrite(plan.of), args: plan.args.map(rewrite) };
    case 'infix':
      return { ...plan, left: rewrite(plan.left), right: rewrite(plan.right) };
    case 'not':
    case 'minus':
      return { ...plan, operand: rewrite(plan.operand) };
    case 'choice':
      return {
        ...plan,
        test: rewrite(plan.test),
        whenTrue: rewrite(plan.whenTrue),
        whenFalse: rewrite(plan.whenFalse),
      };
    case 'lambda':
      return { ...plan, body: rewrite(plan.body) };
    case 'list':
      return { ...plan, items: plan.items.map(rewrite) };
    case 'bind':
      return { ...plan, value: rewrite(plan.value), body: rewrite(plan.body) };
    case 'constant':
    case 'shared':
      return { ...plan, value: rewrite(plan.value) };
  }
}

/**
 * Tells whether a plan is a value of the module, which reads no local of the function around it. These values contain
 * each other, often the same one several times: a walk that entered each would take time exponential in their number.
 */
export function isOfModule(plan: Plan): plan is Extract<Plan, { kind: 'constant' | 'shared' }> {
  return plan.kind === 'constant' || plan.kind === 'shared';
}

/** Tells whether a plan reads a local. */
export function reads(plan: Plan, wanted: Local): boolean {
  if (plan.kind === 'constant') return false;
  if (plan.kind === 'shared') return wanted === documentLocal && plan.reach === 'document';
  if (plan.kind === 'local') return plan.local === wanted;
  return partsOfPlan(plan).some((part) => reads(part, wanted));
}
