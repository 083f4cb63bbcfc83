import type { Expression } from '../syntax/ast.ts';
import { functionNamespace } from '../syntax/cursor.ts';

const functionsOfNames = new Set(['local-name', 'namespace-uri']);
const functionsOfTexts = new Set(['contains', 'starts-with', 'ends-with', 'concat', 'true', 'false']);
const functionsOfExistence = new Set(['not', 'empty', 'exists', 'boolean']);
const upwards = new Set(['self', 'parent', 'ancestor', 'ancestor-or-self']);

/**
 * Tells whether the value of an expression depends only on the names of the context element and its ancestors.
 * Prefixes are not part of a name, so name() does not count.
 */
export function readsOnlyNames(expression: Expression): boolean {
  switch (expression.kind) {
    case 'literal':
      return true;
    case 'step':
      return upwards.has(expression.axis) && expression.test.kind === 'name';
    case 'logical':
      return readsOnlyNames(expression.left) && readsOnlyNames(expression.right);
    case 'general':
      return isOfNames(expression.left) && isOfNames(expression.right);
    case 'sequence':
      return expression.items.every(isOfNames);
    case 'call':
      return isCallOfNames(expression);
    default:
      return false;
  }
}

/** An element used as an operand would stand for its text. */
const isOfNames = (expression: Expression) => expression.kind !== 'step' && readsOnlyNames(expression);

function isCallOfNames({ name, args }: Extract<Expression, { kind: 'call' }>): boolean {
  if (name.namespace !== functionNamespace) return false;
  if (functionsOfNames.has(name.localName)) return args.length === 0;
  if (functionsOfExistence.has(name.localName)) return args.every(readsOnlyNames);
  if (name.localName === 'ends-with' && isNameEnding(args)) return true;
  return functionsOfTexts.has(name.localName) && args.every(isOfNames);
}

/** `ends-with(name(), 'x')`: a suffix without a colon belongs to the local name. */
function isNameEnding([of, end]: readonly Expression[]): boolean {
  const isName =
    of?.kind === 'call' &&
    of.name.namespace === functionNamespace &&
    of.name.localName === 'name' &&
    of.args.length === 0;
  return isName && end?.kind === 'literal' && end.type === 'string' && !end.value.includes(':');
}
