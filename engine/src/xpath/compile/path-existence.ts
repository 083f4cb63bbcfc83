import { ask, column, infix, isSimple, isTrue, literal, local, type Plan, read } from '../plan/plan.ts';
import type { Expression } from '../syntax/ast.ts';
import { attributeTest, contextNode, elementNumber } from './axis-steps.ts';
import { asMany, atomize } from './items.ts';
import {
  isAnyElement,
  isCondition,
  namesAttribute,
  namesElement,
  pathOf,
  stepOf,
  usesPosition,
} from './path-shape.ts';
import { refuseStepFromValues } from './paths.ts';
import { type Scope, type Use, type Wanted, withContext } from './scope.ts';
import { bind, someValue } from './some-value.ts';
import { condition, isNodeType, isTree, typed, type Value } from './value.ts';

/** Tells whether some node of a path passes. */
export function somePath(expression: Expression, scope: Scope, wanted: Wanted, use: Use): Value {
  const { origin, steps } = pathOf(expression);
  const leaf: Use = (item, inner) => use(wanted === 'atoms' ? atomize(item) : item, inner);
  const mixed = mixedValue(expression, steps, scope);
  if (mixed !== undefined) return someValue(wanted === 'atoms' ? atomize(mixed) : mixed, scope, use);
  const sorted = sortedPart(expression, scope);
  if (sorted !== undefined) return someStart(sorted.nodes, steps.slice(sorted.steps), scope, wanted, leaf);
  if (origin === undefined) return someFrom(contextNode(scope, expression), steps, scope, wanted, leaf);
  if (origin.kind === 'filter') return someFiltered(origin, steps, scope, wanted, leaf);
  const start = scope.compiler.value(origin, scope);
  if (!isNodeType(start.item) && steps.length === 0)
    return someValue(wanted === 'atoms' ? atomize(start) : start, scope, use);
  return someStart(start, steps, scope, wanted, leaf);
}

/** The value of a path whose result may mix nodes and values; undefined for any other path. */
function mixedValue(expression: Expression, steps: readonly Expression[], scope: Scope): Value | undefined {
  const last = steps.at(-1);
  if (last === undefined || stepOf(last) !== undefined || last.kind === 'set') return undefined;
  const value = scope.compiler.value(expression, scope);
  return value.item === 'item' ? value : undefined;
}

/**
 * The part of a path to evaluate completely before its first node is known. SaxonJS sorts the nodes of a
 * longer path into document order, so an error at any node ends the search, even if an earlier node would
 * have passed.
 */
function sortedPart(expression: Expression, scope: Scope): { nodes: Value; steps: number } | undefined {
  const prefix = nodePart(expression);
  if (prefix.kind !== 'path') return undefined;
  const { origin, steps } = pathOf(prefix);
  if (origin === undefined && takenOneByOne(steps)) return undefined;
  const nodes = scope.compiler.value(prefix, scope);
  return nodes.safe || nodes.cardinality !== 'many' ? undefined : { nodes, steps: steps.length };
}

/** Tells whether SaxonJS takes the nodes one by one: children, and their children or attributes. */
function takenOneByOne(steps: readonly Expression[]): boolean {
  const [first, second] = steps.map((step) => stepOf(step)?.axis);
  if (steps.length < 2) return true;
  return steps.length === 2 && first === 'child' && (second === 'child' || second === 'attribute');
}

/** A path without its final step, if that step gives values. */
function nodePart(expression: Expression): Expression {
  if (expression.kind !== 'path' || isNodeStep(expression.step)) return expression;
  return nodePart(expression.base);
}

function isNodeStep(step: Expression): boolean {
  if (step.kind === 'filter') return isNodeStep(step.base);
  return step.kind === 'step' || step.kind === 'sequence' || step.kind === 'set';
}

function someStart(
  start: Value,
  steps: readonly Expression[],
  scope: Scope,
  wanted: Wanted,
  leaf: Use,
): Value {
  const [first] = steps;
  if (first === undefined) return someValue(start, scope, leaf);
  refuseStepFromValues(start, first);
  const follow: Use = (node, inner) => someFrom(node, steps, inner, wanted, leaf);
  if (start.cardinality === 'one') return bind(start, scope, 'n', follow);
  return someValue(asMany(start), scope, follow);
}

/** `$variable[condition]/…`, `(…)[condition]/…`. */
function someFiltered(
  filter: Extract<Expression, { kind: 'filter' }>,
  steps: readonly Expression[],
  scope: Scope,
  wanted: Wanted,
  leaf: Use,
): Value {
  const { compiler } = scope;
  if (!isCondition(filter.predicate))
    return someStart(compiler.value(filter, scope), steps, scope, wanted, leaf);
  return compiler.some(filter.base, scope, 'nodes', (item, inner) =>
    bind(item, inner, 'x', (bound, boundScope) =>
      both(
        compiler.condition(filter.predicate, withContext(boundScope, bound)),
        someFrom(bound, steps, boundScope, wanted, leaf),
      ),
    ),
  );
}

function both(left: Value, right: Value): Value {
  const safe = left.safe && right.safe;
  if (isTrue(right.plan)) return { ...left, safe };
  return condition(infix('&&', left.plan, right.plan), safe);
}

/** Follows the steps from one node as nested searches. */
function someFrom(from: Value, steps: readonly Expression[], scope: Scope, wanted: Wanted, leaf: Use): Value {
  const [step, ...rest] = steps;
  if (step === undefined) return leaf(from, scope);
  const child = isTree(from.item) ? childWithConditions(step) : undefined;
  if (child === undefined) {
    const simple =
      isTree(from.item) && isSimple(from.plan) ? onOtherAxis(from, step, rest, scope, leaf) : undefined;
    return simple ?? someStepValue(from, step, rest, scope, wanted, leaf);
  }
  const number = elementNumber(child.name);
  const node = local('n');
  const item: Value = {
    ...typed(read(node), 'element', 'one', true),
    ancestors: (from.ancestors ?? 0) + 1,
  };
  const conditions = child.conditions.map((each) => scope.compiler.condition(each, withContext(scope, item)));
  const test = conditions.reduceRight(
    (last, each) => both(each, last),
    someFrom(item, rest, scope, wanted, leaf),
  );
  const safe = from.safe && test.safe;
  if (isTrue(test.plan)) return condition(ask('hasChild', from.plan, number), safe);
  const passes: Plan = { kind: 'lambda', parameters: [node], body: test.plan };
  return condition(ask('someChild', from.plan, number, passes), safe);
}

/** Searches ancestors and children without a list of nodes. */
function onOtherAxis(
  from: Value,
  step: Expression,
  rest: readonly Expression[],
  scope: Scope,
  leaf: Use,
): Value | undefined {
  if (step.kind !== 'step' || rest.length > 0 || !isTrue(leaf(from, scope).plan)) return undefined;
  const { axis, test } = step;
  const answer = (plan: Plan) => condition(plan, from.safe);
  if (axis === 'child' && isAnyElement(test)) return answer(ask('hasElements', from.plan));
  if (!namesElement(test)) return undefined;
  const number = elementNumber(test);
  if (axis === 'parent') return answer(infix('===', column('name', column('parent', from.plan)), number));
  if (axis === 'ancestor') return answer(ask('hasAncestor', from.plan, number));
  return axis === 'self' ? answer(infix('===', column('name', from.plan), number)) : undefined;
}

function childWithConditions(step: Expression) {
  const conditions: Expression[] = [];
  let base = step;
  while (base.kind === 'filter') {
    if (!isCondition(base.predicate)) return undefined;
    conditions.unshift(base.predicate);
    base = base.base;
  }
  if (base.kind !== 'step' || base.axis !== 'child' || !namesElement(base.test)) return undefined;
  return { name: base.test, conditions };
}

/** Any other step: the step's value from this node, then the remaining steps from each item. */
function someStepValue(
  from: Value,
  step: Expression,
  rest: readonly Expression[],
  scope: Scope,
  wanted: Wanted,
  leaf: Use,
): Value {
  const { compiler } = scope;
  const inside = withContext(scope, from, literal(1), literal(1));
  const isLast = rest.length === 0;
  const attribute = namesAttribute(step);
  if (isLast && isTree(from.item) && attribute !== undefined)
    return someAttribute(from, attribute, inside, wanted, leaf);
  if (isLast && !usesPosition(step) && (step.kind === 'call' || step.kind === 'sequence'))
    return compiler.some(step, inside, wanted, leaf);
  const value = isLast && wanted === 'atoms' ? compiler.atoms(step, inside) : compiler.value(step, inside);
  return someStart(value, rest, scope, wanted, leaf);
}

const anyAttribute = typed({ kind: 'local', local: local('x') }, 'attribute', 'one', true);

function someAttribute(from: Value, name: string, scope: Scope, wanted: Wanted, leaf: Use): Value {
  if (wanted === 'atoms')
    return leaf(typed(ask('attribute', from.plan, literal(name)), 'untyped', 'optional', from.safe), scope);
  if (isTrue(leaf(anyAttribute, scope).plan))
    return condition(ask('hasAttribute', from.plan, literal(name)), from.safe);
  const test = attributeTest({ kind: 'name', namespace: '', localName: name, prefix: '' });
  return someValue(
    typed(ask('attributeNodes', from.plan, test), 'attribute', 'many', from.safe),
    scope,
    leaf,
  );
}
