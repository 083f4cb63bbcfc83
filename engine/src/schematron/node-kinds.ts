import { isMarkup } from '../xpath/compile/axis-steps.ts';
import { type Expression, ExpressionError } from '../xpath/syntax/ast.ts';
import { parseXPath } from '../xpath/syntax/parse.ts';
import type { NamespaceBinding, SchematronRule, SchematronSchema } from './schema.ts';

/** `markup`: comments and processing instructions. */
export type NodeKind = 'elements' | 'attributes' | 'texts' | 'markup';

/**
 * The kinds of nodes that the context of a rule can match; elements if the context is not a pattern, which the
 * compiler refuses.
 */
export function nodeKindsOf(
  { context }: SchematronRule,
  namespaces: readonly NamespaceBinding[],
): NodeKind[] {
  const prefixes = Object.fromEntries(namespaces.map(({ prefix, uri }) => [prefix, uri]));
  try {
    return kindsIn(parseXPath(context, prefixes));
  } catch (error) {
    if (error instanceof ExpressionError) return ['elements'];
    throw error;
  }
}

/** Assertions of a rule about nodes that are not elements; `visited` are the kinds that are visited. */
export function onKinds(
  kinds: readonly NodeKind[],
  visited: Readonly<Record<'attributes' | 'texts' | 'markup', boolean>>,
): Pick<SchematronRule, 'onAttributes' | 'onTexts' | 'onMarkup'> {
  const isOn = (kind: keyof typeof visited) => visited[kind] && kinds.includes(kind);
  return {
    ...(isOn('attributes') ? { onAttributes: true } : {}),
    ...(isOn('texts') ? { onTexts: true } : {}),
    ...(isOn('markup') ? { onMarkup: true } : {}),
  };
}

/** The rules that never fire, because the stylesheet does not visit their nodes. */
export function rulesThatNeverMatch({ patterns, namespaces }: SchematronSchema): SchematronRule[] {
  return patterns
    .flatMap(({ rules }) => rules)
    .filter((rule) => {
      const { onAttributes, onTexts, onMarkup } = rule;
      const isVisited = onAttributes === true || onTexts === true || onMarkup === true;
      return !isVisited && !nodeKindsOf(rule, namespaces).includes('elements');
    });
}

export function kindsIn(pattern: Expression): NodeKind[] {
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

/** Other axes are not allowed in a pattern. */
function kindsOfStep({ axis, test }: Extract<Expression, { kind: 'step' }>): NodeKind[] {
  if (axis === 'attribute') return ['attributes'];
  if (axis !== 'child' && axis !== 'descendant-or-self') return ['elements'];
  if (test.kind === 'text') return ['texts'];
  if (isMarkup(test)) return ['markup'];
  return test.kind === 'node' ? ['elements', 'texts', 'markup'] : ['elements'];
}
