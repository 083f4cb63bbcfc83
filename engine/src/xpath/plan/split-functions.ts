import type { FunctionBody } from '../passes/optimize.ts';
import { apply, type Declaration, type Plan, read, type Statement } from './plan.ts';
import { plansOf } from './statements.ts';
import { isOfModule, partsOfPlan, reads } from './walk.ts';

/** Longer functions are divided, unless they are a single plan. */
const longest = 1200;
const longestPiece = 300;

/**
 * A function unchanged, or a function that calls its pieces, which follow: JavaScript engines take far longer to
 * optimize one function with hundreds of assertions than several short ones.
 */
export function divided(declaration: Declaration, body: readonly Statement[]): readonly FunctionBody[] {
  // A function that may return must end with a return.
  if (body.at(-1)?.kind === 'return' || sizeOf(body) <= longest) return [[declaration, body]];
  const pieces: FunctionBody[] = [];
  const short = groupsOf(body).flatMap((group): readonly Statement[] => {
    if (group.length < 2 || group.some(({ kind }) => kind === 'const')) return group;
    const piece = pieceOf(declaration, body, group);
    pieces.push([piece, group]);
    return [
      { kind: 'do', value: apply({ kind: 'declared', declaration: piece }, ...piece.parameters.map(read)) },
    ];
  });
  return [[declaration, short], ...pieces];
}

const sizeOf = (statements: readonly Statement[]): number =>
  statements.flatMap(plansOf).reduce((sum, plan) => sum + partsIn(plan), 0);

function partsIn(plan: Plan): number {
  if (isOfModule(plan)) return 1;
  return partsOfPlan(plan).reduce((sum, part) => sum + partsIn(part), 1);
}

/** Consecutive statements up to a size. A statement that binds a name stays alone: others use the name. */
function groupsOf(body: readonly Statement[]): readonly (readonly Statement[])[] {
  const groups: Statement[][] = [];
  let group: Statement[] = [];
  let size = 0;
  for (const statement of body) {
    const more = sizeOf([statement]);
    const ends = statement.kind === 'const' || group.at(-1)?.kind === 'const' || size + more > longestPiece;
    if (group.length > 0 && ends) {
      groups.push(group);
      [group, size] = [[], 0];
    }
    group.push(statement);
    size += more;
  }
  return [...groups, group];
}

function pieceOf(
  { hint, parameters, ...declaration }: Declaration,
  body: readonly Statement[],
  statements: readonly Statement[],
): Declaration {
  const named = body.flatMap((each) => (each.kind === 'const' ? [each.local] : []));
  const plans = statements.flatMap(plansOf);
  const given = [...parameters, ...named].filter((each) => plans.some((plan) => reads(plan, each)));
  return { ...declaration, hint: `${hint}_part`, parameters: given, body: statements };
}
