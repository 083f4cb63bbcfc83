import { isMarkup } from '../xpath/compile/axis-steps.ts';
import { type Expression, ExpressionError } from '../xpath/syntax/ast.ts';
import { parseXPath } from '../xpath/syntax/parse.ts';
import type { NamespaceBinding, SchematronRule, SchematronSchema } from './schema.ts';

/** `comments` includes processing instructions. */
export type NodeKind = 'elements' | 'attributes' | 'texts' | 'comments';

/**
 * The kinds of nodes that a rule context can match; elements if it is not a pattern, which the compiler
 * refuses.
 */
export function nodeKindsOf(context: string, namespaces: readonly NamespaceBinding[]): NodeKind[] {
  try {
    return kindsIn(
      parseXPath(context, Object.fromEntries(namespaces.map(({ prefix, uri }) => [prefix, uri]))),
    );
  } catch (error) {
    if (error instanceof ExpressionError) return ['elements'];
    throw error;
  }
}

/**
 * The rules that never fire: those on texts and comments, which are not visited, and those on attributes if
 * the stylesheet does not visit them.
 */
export function rulesThatNeverMatch({ patterns, namespaces }: SchematronSchema): SchematronRule[] {
  return patterns
    .flatMap(({ rules }) => rules)
    .filter(({ context, onAttributes }) => {
      const kinds = nodeKindsOf(context, namespaces);
      return !kinds.includes('elements') && (onAttributes !== true || !kinds.includes('attributes'));
    });
}

function kindsIn(pattern: Expression): NodeKind[] {
  switch (pattern.kind) {
    case 'set':
      return [...kindsIn(pattern.left), ...kindsIn(pattern.right)];
    case 'sequence':
      return pattern.items.flatMap(kindsIn);
    case 'path':
      return kindsIn(pattern.step);
    case 'filter':
      return kindsIn(pattern.base);
    case 'step':
      return kindsOfStep(pattern);
    default:
      return ['elements'];
  }
}

function kindsOfStep({ axis, test }: Extract<Expression, { kind: 'step' }>): NodeKind[] {
  if (axis === 'attribute') return ['attributes'];
  if (test.kind === 'text') return ['texts'];
  if (isMarkup(test)) return ['comments'];
  return test.kind === 'node' ? ['elements', 'texts'] : ['elements'];
}
