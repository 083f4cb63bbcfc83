import type { Expression } from '../syntax/ast.ts';
import { functionNamespace } from '../syntax/cursor.ts';
import { partsOf, withParts } from '../syntax/parts.ts';
import { firstOf, variablesIn } from './document-paths.ts';
import type { Call } from './scope.ts';

/**
 * Turns paths from current() or from a variable into separate variables, which are computed in the checked document:
 * `[. = current()/@code]`. A path that uses a variable of the path around it stays, and is refused.
 */
export function withoutJudged(expression: Expression): {
  readonly inside: Expression;
  readonly ofJudged: ReadonlyMap<string, Expression>;
} {
  const ofJudged = new Map<string, Expression>();
  const bound = new Set(boundIn(expression));
  const replaced = (part: Expression): Expression => {
    const first = firstOf(part);
    const isJudged =
      (first.kind === 'call' && isCurrent(first)) || (first.kind === 'variable' && first !== part);
    if (!isJudged || variablesIn(part).some((name) => bound.has(name))) return withParts(part, replaced);
    const name = `judged ${ofJudged.size}`;
    ofJudged.set(name, part);
    return { kind: 'variable', name, at: part.at };
  };
  return { inside: replaced(expression), ofJudged };
}

const isCurrent = ({ name }: Call) => name.namespace === functionNamespace && name.localName === 'current';

/** The names that an expression binds. */
function boundIn(expression: Expression): string[] {
  const own = 'variable' in expression ? [expression.variable] : [];
  return [...own, ...partsOf(expression).flatMap(boundIn)];
}
