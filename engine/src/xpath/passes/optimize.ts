import type { Declaration, Plan, Statement } from '../plan/plan.ts';
import { plansOf, withPlans } from '../plan/statements.ts';
import { partsOfPlan } from '../plan/walk.ts';
import { askTogether } from './ask-paths-together.ts';
import { inGroups } from './groups.ts';
import { askedOnceAbove } from './hoist-to-ancestor.ts';
import { keepRepeated, shareRepeated } from './keep-repeated.ts';
import type { LeftOut } from './pass-names.ts';

/** A function with its body after all passes. */
export type FunctionBody = readonly [declaration: Declaration, body: readonly Statement[]];

/** Functions and everything that they call, each with its body after all passes. */
export function optimized(
  functions: readonly Declaration[],
  rewrite: (plan: Plan) => Plan,
  leftOut: LeftOut,
): readonly FunctionBody[] {
  const declarations = [...reached(functions)];
  const rewritten = declarations.map(({ body }) => body.map((each) => withPlans(each, rewrite)));
  const shared = leftOut.has('shareInDocument') ? rewritten : shareRepeated(rewritten);
  return shared.map((body, at): FunctionBody => {
    const declaration = declarations[at] as Declaration;
    const { parameters } = declaration;
    const kept = leftOut.has('keepInFunction') ? body : keepRepeated(parameters, body);
    const grouped = leftOut.has('groups') ? kept : kept.map((each) => withPlans(each, inGroups));
    const hoisted = leftOut.has('hoistToAncestor') ? grouped : askedOnceAbove(grouped);
    return [declaration, leftOut.has('pathsTogether') ? hoisted : askTogether(parameters, hoisted)];
  });
}

/** The functions and all functions that they call, directly or indirectly. */
function reached(functions: readonly Declaration[]): ReadonlySet<Declaration> {
  const found = new Set(functions);
  const seen = new Set<Plan>();
  const look = (plan: Plan): void => {
    if (seen.has(plan)) return;
    seen.add(plan);
    if (plan.kind === 'declared') found.add(plan.declaration);
    for (const part of partsOfPlan(plan)) look(part);
  };
  // The set grows during iteration, so that functions added last are visited too.
  for (const { body } of found)
    for (const statement of body) for (const plan of plansOf(statement)) look(plan);
  return found;
}
