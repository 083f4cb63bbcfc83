import { functionOf } from '../functions/table.ts';
import type { Expression, NodeTest } from '../syntax/ast.ts';
import { partsOf } from '../syntax/parts.ts';

export type Step = Extract<Expression, { kind: 'step' }>;

export type NameTest = Extract<NodeTest, { kind: 'name' }>;

/** A path as a list: its start and its steps; `//` is folded into the descendant axis. */
export interface Path {
  readonly origin: Expression | undefined;
  readonly steps: readonly Expression[];
}

export function pathOf(expression: Expression): Path {
  const parts = flatten(expression);
  const [first, ...rest] = parts;
  if (first === undefined || stepOf(first) !== undefined)
    return { origin: undefined, steps: foldDescendants(parts) };
  return { origin: first, steps: foldDescendants(rest) };
}

function flatten(expression: Expression): Expression[] {
  if (expression.kind === 'sequence' && expression.items.length === 1) {
    const only = expression.items[0] as Expression;
    if (only.kind === 'path') return flatten(only);
  }
  if (expression.kind !== 'path') return [expression];
  // A step in parentheses is itself a path: `a/(b/c)`.
  return [...flatten(expression.base), expression.step];
}

/** `descendant-or-self::node()/child::x` selects the same as `descendant::x`, unless a predicate counts. */
function foldDescendants(steps: readonly Expression[]): Expression[] {
  const result: Expression[] = [];
  for (const step of steps) {
    const folded = isDescent(result.at(-1)) ? foldInto(step) : undefined;
    if (folded !== undefined) result.pop();
    result.push(...(folded ?? [step]));
  }
  return result;
}

export function isDescent(step: Expression | undefined): boolean {
  return step?.kind === 'step' && step.axis === 'descendant-or-self' && step.test.kind === 'node';
}

/** The steps equivalent to this step after a `descendant-or-self::node()`. */
function foldInto(step: Expression): Expression[] | undefined {
  const descendant = onDescendantAxis(step);
  if (descendant !== undefined) return [descendant];
  // Text nodes have no children or attributes, so only elements and the document matter.
  return leadsBelow(step)
    ? [{ kind: 'step', axis: 'descendant-or-self', test: { kind: 'tree' }, at: step.at }, step]
    : undefined;
}

/** Tells whether a step selects only descendants or attributes of its start node. */
function leadsBelow(step: Expression): boolean {
  switch (step.kind) {
    case 'step':
      return step.axis === 'child' || step.axis === 'attribute' || step.axis === 'descendant';
    case 'filter':
      return leadsBelow(step.base);
    case 'path':
      return leadsBelow(step.base);
    case 'sequence':
      return step.items.length > 0 && step.items.every(leadsBelow);
    case 'set':
      return leadsBelow(step.left) && (step.operator !== 'union' || leadsBelow(step.right));
    default:
      return false;
  }
}

function onDescendantAxis(step: Expression): Expression | undefined {
  if (step.kind === 'filter') {
    const base = onDescendantAxis(step.base);
    return base !== undefined && isCondition(step.predicate) ? { ...step, base } : undefined;
  }
  if (step.kind === 'sequence' && step.items.length === 1) {
    const only = onDescendantAxis(step.items[0] as Expression);
    return only && { ...step, items: [only] };
  }
  if (step.kind === 'set' && step.operator === 'union') {
    const [left, right] = [onDescendantAxis(step.left), onDescendantAxis(step.right)];
    return left && right && { ...step, left, right };
  }
  return step.kind === 'step' && step.axis === 'child' ? { ...step, axis: 'descendant' } : undefined;
}

/** A predicate that is certainly a condition, not a position. */
export function isCondition(predicate: Expression): boolean {
  if (usesPosition(predicate)) return false;
  switch (predicate.kind) {
    case 'general':
    case 'value':
    case 'nodes':
    case 'logical':
    case 'quantified':
    case 'castable':
    case 'instance':
    case 'step':
    case 'set':
    case 'root':
      return true;
    case 'call':
      return isBooleanCall(predicate);
    case 'path':
      return isCondition(predicate.step);
    case 'filter':
      return isCondition(predicate.base);
    case 'sequence':
      return predicate.items.length === 1 && predicate.items.every(isCondition);
    case 'literal':
      return predicate.type === 'string';
    default:
      return false;
  }
}

/** Tells whether an expression is a call of an XPath function that returns a single boolean. */
function isBooleanCall({ name }: Extract<Expression, { kind: 'call' }>): boolean {
  const result = functionOf(name)?.result;
  return result?.item === 'boolean' && result.cardinality === 'one';
}

/** Tells whether an expression uses position() or last() of this context. */
export function usesPosition(expression: Expression): boolean {
  if (expression.kind === 'call' && ['position', 'last'].includes(expression.name.localName)) return true;
  if (expression.kind === 'path' || expression.kind === 'map') return usesPosition(expression.base);
  if (expression.kind === 'filter') return usesPosition(expression.base);
  return partsOf(expression).some(usesPosition);
}

export function stepOf(expression: Expression): Step | undefined {
  if (expression.kind === 'filter') return stepOf(expression.base);
  return expression.kind === 'step' ? expression : undefined;
}

/** A step on the child axis that names its element. */
function childName(step: Expression | undefined): NameTest | undefined {
  if (step?.kind !== 'step' || step.axis !== 'child') return undefined;
  return namesElement(step.test) ? step.test : undefined;
}

export function namesElement(test: NodeTest): test is NameTest & { namespace: string; localName: string } {
  return test.kind === 'name' && test.namespace !== null && test.localName !== null;
}

export function namesAttribute(step: Expression | undefined): string | undefined {
  if (step?.kind !== 'step' || step.axis !== 'attribute' || step.test.kind !== 'name') return undefined;
  return step.test.namespace === '' && step.test.localName !== null ? step.test.localName : undefined;
}

/** The leading steps that only name a child. */
export function leadingChildren(steps: readonly Expression[]): NameTest[] {
  const names: NameTest[] = [];
  for (const step of steps) {
    const name = childName(step);
    if (name === undefined) break;
    names.push(name);
  }
  return names;
}

export function predicatesOf(step: Expression): Expression[] {
  return step.kind === 'filter' ? [...predicatesOf(step.base), step.predicate] : [];
}

export function isAnyElement(test: NodeTest): boolean {
  return (
    test.kind === 'element' || (test.kind === 'name' && test.namespace === null && test.localName === null)
  );
}

/** Tells whether the form of a path shows that it ends in nodes. */
export function isNodePath(expression: Expression): boolean {
  if (expression.kind === 'path') return isNodePath(expression.step);
  if (expression.kind === 'filter') return isNodePath(expression.base);
  return expression.kind === 'step' || expression.kind === 'root';
}
