import { functionOf, readsContext } from '../functions/table.ts';
import type { Expression } from '../syntax/ast.ts';
import { functionNamespace, schemaNamespace } from '../syntax/cursor.ts';
import { partsOf } from '../syntax/parts.ts';
import type { Scope } from './scope.ts';

/** The facts that the value of an expression depends on, besides its own literals. */
export interface Dependencies {
  /** True if it reads the context item, position or size, or the current node. */
  readonly context: boolean;
  /** True if it reads a variable bound inside a rule. */
  readonly local: boolean;
  /** True if it reads the document as a whole. */
  readonly document: boolean;
}

const nothing: Dependencies = { context: false, local: false, document: false };
const onContext: Dependencies = { context: true, local: false, document: false };

export function dependenciesOf(expression: Expression, scope: Pick<Scope, 'variables'>): Dependencies {
  return visit(expression, new Set());

  function visit(each: Expression, bound: ReadonlySet<string>): Dependencies {
    switch (each.kind) {
      case 'literal':
        return nothing;
      case 'variable': {
        if (bound.has(each.name)) return nothing;
        const reach = scope.variables.get(each.name)?.reach;
        return {
          context: false,
          local: reach === 'local' || reach === undefined,
          document: reach === 'document',
        };
      }
      case 'context':
      case 'step':
        return onContext;
      case 'root':
        return { context: false, local: false, document: true };
      case 'range':
        // The items count as steps of the document's effort.
        return all([{ ...nothing, document: true }, ...ofParts(each, bound)]);
      case 'path':
      case 'map':
        return rebound(visit(each.base, bound), visit(each.step, bound), each.step);
      case 'filter':
        return rebound(visit(each.base, bound), visit(each.predicate, bound), each.predicate);
      case 'call':
        return all([callDependencies(each), ...ofParts(each, bound)]);
      case 'for':
        return all([visit(each.in, bound), visit(each.return, new Set([...bound, each.variable]))]);
      case 'let':
        return all([visit(each.value, bound), visit(each.return, new Set([...bound, each.variable]))]);
      case 'quantified':
        return all([visit(each.in, bound), visit(each.satisfies, new Set([...bound, each.variable]))]);
      default:
        return all(ofParts(each, bound));
    }
  }

  function ofParts(each: Expression, bound: ReadonlySet<string>): Dependencies[] {
    return partsOf(each).map((part) => visit(part, bound));
  }
}

function callDependencies({ name, args }: Extract<Expression, { kind: 'call' }>): Dependencies {
  // A declared function receives the document, and may read all of it.
  if (name.namespace === schemaNamespace) return nothing;
  if (name.namespace !== functionNamespace) return { ...nothing, document: true };
  const called = functionOf(name);
  if (called === undefined) return nothing;
  return readsContext(called, args.length)
    ? onContext
    : { ...nothing, document: called.readsDocument === true };
}

/** The inner expression has its own context item; only current() refers to the outer one. */
function rebound(outer: Dependencies, inner: Dependencies, innerExpression: Expression): Dependencies {
  const context = outer.context || (inner.context && usesCurrent(innerExpression));
  return { context, local: outer.local || inner.local, document: outer.document || inner.document };
}

function usesCurrent(expression: Expression): boolean {
  if (expression.kind === 'call' && expression.name.localName === 'current') return true;
  return partsOf(expression).some(usesCurrent);
}

function all(parts: readonly Dependencies[]): Dependencies {
  return {
    context: parts.some((part) => part.context),
    local: parts.some((part) => part.local),
    document: parts.some((part) => part.document),
  };
}
