import type { Declaration, Plan } from '../plan/plan.ts';
import { plansOf, withPlans } from '../plan/statements.ts';
import { partsOfPlan } from '../plan/walk.ts';
import { askedOnceAbove } from './above.ts';
import { divided, type FunctionBody } from './divide.ts';
import type { Fuse } from './fuse.ts';
import { inGroups } from './groups.ts';
import type { LeftOut } from './left-out.ts';
import { askTogether } from './present.ts';
import { keepRepeated, shareRepeated } from './repeated.ts';

/** Functions and everything that they call, each with its body after all passes. */
export function optimized(
  functions: readonly Declaration[],
  fuse: Fuse,
  leftOut: LeftOut,
): readonly FunctionBody[] {
  const declarations = [...reached(functions)];
  const fused = declarations.map(({ body }) => body.map((each) => withPlans(each, fuse)));
  const shared = leftOut.has('share') ? fused : shareRepeated(fused);
  return shared.flatMap((body, at) => {
    const declaration = declarations[at] as Declaration;
    const { parameters } = declaration;
    const kept = leftOut.has('keep') ? body : keepRepeated(parameters, body);
    const grouped = leftOut.has('groups') ? kept : kept.map((each) => withPlans(each, inGroups));
    const above = leftOut.has('above') ? grouped : askedOnceAbove(grouped);
    const together = leftOut.has('present') ? above : askTogether(parameters, above, leftOut);
    return leftOut.has('divide') ? [[declaration, together]] : divided(declaration, together);
  });
}

/** The functions and those that they call, directly or indirectly. */
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
