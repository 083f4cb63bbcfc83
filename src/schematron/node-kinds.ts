import { isMarkup } from '../xpath/compile/axis-steps.ts';
import { dependenciesOf } from '../xpath/compile/dependencies.ts';
import { type Expression, ExpressionError } from '../xpath/syntax/ast.ts';
import { parseXPath } from '../xpath/syntax/parse.ts';
import { partsOf } from '../xpath/syntax/parts.ts';
import type { NamespaceBinding, SchematronRule, SchematronSchema } from './schema.ts';

/** `comments` includes processing instructions. */
export type NodeKind = 'elements' | 'attributes' | 'texts' | 'comments';

/**
 * The kinds of nodes that the context of a rule can match; elements if it is not a pattern, which the
 * compiler refuses. `node()` matches texts and comments as well, which does not matter if the rule reads
 * nothing of its node: what it finds there, it finds on the root element too.
 */
export function nodeKindsOf(rule: SchematronRule, namespaces: readonly NamespaceBinding[]): NodeKind[] {
  const prefixes = Object.fromEntries(namespaces.map(({ prefix, uri }) => [prefix, uri]));
  try {
    const context = parseXPath(rule.context, prefixes);
    const kinds = kindsIn(context);
    const tests = () => rule.asserts.map(({ test }) => parseXPath(test, prefixes));
    const isAlike = kinds.includes('any') && ![...predicatesIn(context), ...tests()].some(readsNode);
    return kinds.flatMap((kind) => (kind === 'any' ? (isAlike ? 'elements' : everyKind) : kind));
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
    .filter((rule) => {
      const kinds = nodeKindsOf(rule, namespaces);
      return !kinds.includes('elements') && (rule.onAttributes !== true || !kinds.includes('attributes'));
    });
}

/** `any` for `node()`. */
export function kindsIn(pattern: Expression): (NodeKind | 'any')[] {
  switch (pattern.kind) {
    case 'set':
      return [...kindsIn(pattern.left), ...kindsIn(pattern.right)];
    case 'sequence':
      return pattern.items.flatMap(kindsIn);
    case 'path':
      return kindsIn(pattern.step).flatMap((kind) => (kind === 'any' ? everyKind : kind));
    case 'filter':
      return kindsIn(pattern.base);
    case 'step':
      return kindsOfStep(pattern);
    default:
      return ['elements'];
  }
}

/** Other axes are not allowed in a pattern. */
function kindsOfStep({ axis, test }: Extract<Expression, { kind: 'step' }>): (NodeKind | 'any')[] {
  if (axis === 'attribute') return ['attributes'];
  if (axis !== 'child' && axis !== 'descendant-or-self') return ['elements'];
  if (test.kind === 'text') return ['texts'];
  if (isMarkup(test)) return ['comments'];
  return [test.kind === 'node' ? 'any' : 'elements'];
}

const everyKind: readonly NodeKind[] = ['elements', 'texts', 'comments'];

function predicatesIn(pattern: Expression): Expression[] {
  return pattern.kind === 'filter'
    ? [pattern.predicate, ...predicatesIn(pattern.base)]
    : partsOf(pattern).flatMap(predicatesIn);
}

/** Variables count as well, since those of a rule may hold something of its node. */
function readsNode(expression: Expression): boolean {
  const { context, local } = dependenciesOf(expression, { variables: new Map() });
  return context || local;
}
