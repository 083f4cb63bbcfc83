import { anyTest, elementTest, passesTest } from '../../../xpath/compile/axis-steps.ts';
import { compiler } from '../../../xpath/compile/expression.ts';
import { asMany, widen } from '../../../xpath/compile/items.ts';
import { readsOnlyNames } from '../../../xpath/compile/names-only.ts';
import {
  isCondition,
  isDescent,
  namesElement,
  predicatesOf,
  usesPosition,
} from '../../../xpath/compile/path-shape.ts';
import { filterBy } from '../../../xpath/compile/predicates.ts';
import { type Scope, withContext } from '../../../xpath/compile/scope.ts';
import { condition, isNodeType, typed, type Value } from '../../../xpath/compile/value.ts';
import {
  all,
  ask,
  call,
  column,
  infix,
  isTrue,
  list,
  literal,
  local,
  member,
  method,
  type Plan,
  read,
} from '../../../xpath/plan/plan.ts';
import type { Expression } from '../../../xpath/syntax/ast.ts';
import { axisStep, isChildStep } from './alternatives.ts';

/** A condition, either on the names of an element and its ancestors, or any other. */
export interface Condition {
  readonly about: 'names' | 'anything';
  readonly value: Value;
}

export const onNames = (plan: Plan): Condition => ({ about: 'names', value: condition(plan, true) });
export const isOnNames = ({ about }: Condition) => about === 'names';

/** The node that a rule is evaluated on. */
export const nodeLocal = local('n');
export const theNode = read(nodeLocal);

export function nameConditions(node: Value, step: Expression): Condition[] {
  const { test } = axisStep(step);
  if (test.kind === 'node' || test.kind === 'element') return [];
  if (test.kind === 'name' && test.localName === null && test.namespace === null) return [];
  return [onNames(passesTest(node.plan, test))];
}

/** Conditions for the steps above a node, from its parent upwards. */
export function above(node: Value, steps: readonly Expression[], scope: Scope): Condition[] {
  const step = steps.at(-1);
  const rest = steps.slice(0, -1);
  if (step === undefined) return [];
  const parentOfNode = column('parent', node.plan);
  if (step.kind === 'root') return [onNames(infix('===', parentOfNode, literal(0)))];
  if (isDescent(step)) return someAncestor(node, rest, scope);
  const parent: Value = {
    ...typed(parentOfNode, 'element', 'one', true),
    ancestors: steps.filter(isChildStep).length,
  };
  return [
    ...elementOrName(parent, step),
    ...predicateConditions(parent, step, scope),
    ...above(parent, rest, scope),
  ];
}

/** A wildcard step must not match the document. */
export function elementOrName(parent: Value, step: Expression): Condition[] {
  const name = nameConditions(parent, step);
  return name.length === 0 ? [onNames(infix('>', parent.plan, literal(0)))] : name;
}

/** `a//b`: some ancestor matches; after the root, every element does. */
export function someAncestor(node: Value, steps: readonly Expression[], scope: Scope): Condition[] {
  const step = steps.at(-1);
  if (step === undefined || step.kind === 'root') return [];
  const name = local('ancestor');
  const ancestor: Value = {
    ...typed(read(name), 'element', 'one', true),
    ancestors: steps.filter(isChildStep).length,
  };
  const conditions = [
    ...nameConditions(ancestor, step),
    ...predicateConditions(ancestor, step, scope),
    ...above(ancestor, steps.slice(0, -1), scope),
  ];
  const test = together(conditions);
  const passes: Plan = { kind: 'lambda', parameters: [name], body: test.plan };
  const about = conditions.every(isOnNames) ? 'names' : 'anything';
  return [{ about, value: condition(ask('someAncestor', node.plan, passes), test.safe) }];
}

export function predicateConditions(node: Value, step: Expression, scope: Scope): Condition[] {
  const predicates = predicatesOf(step);
  if (predicates.every((each) => isTruth(each, node, scope))) {
    const inner = withContext(scope, node);
    return predicates.map((predicate) => predicateCondition(predicate, inner));
  }
  return [{ about: 'anything', value: countedAmongSiblings(node, step, predicates, scope) }];
}

/** Tells whether a predicate is a condition, by its form or by the type of its value: `[$isOrder]`. */
export function isTruth(predicate: Expression, node: Value, scope: Scope): boolean {
  if (isCondition(predicate)) return true;
  if (predicate.kind !== 'variable' && predicate.kind !== 'call') return false;
  if (usesPosition(predicate)) return false;
  const { item } = compiler.value(predicate, withContext(scope, node));
  return item === 'boolean' || item === 'string' || isNodeType(item);
}

function predicateCondition(predicate: Expression, scope: Scope): Condition {
  const value = compiler.condition(predicate, scope);
  return { about: value.safe && readsOnlyNames(predicate) ? 'names' : 'anything', value };
}

/** `x[2]`: the node is among those that the step selects from its parent. */
function countedAmongSiblings(
  node: Value,
  step: Expression,
  predicates: readonly Expression[],
  scope: Scope,
): Value {
  const { test } = axisStep(step);
  if (test.kind === 'node') {
    const parent = column('parent', node.plan);
    return countedAmongNodes(call('element', node.plan), parent, step, predicates, scope);
  }
  const passing = namesElement(test)
    ? ask('sameNameSiblings', node.plan)
    : ask('select', column('parent', node.plan), literal('child'), elementTest(test, step));
  const siblings: Value = {
    ...typed(passing, 'element', 'many', true),
    ancestors: node.ancestors ?? 1,
  };
  const selected = predicates.reduce((nodes, predicate) => filterBy(nodes, predicate, scope), siblings);
  const plan =
    selected.cardinality === 'many'
      ? method(selected.plan, 'includes', node.plan)
      : infix('===', selected.plan, node.plan);
  return condition(plan, selected.safe);
}

/** `text()[2]`: the node is among those that the step selects from its element or the document. */
export function countedAmongNodes(
  node: Plan,
  parent: Plan,
  step: Expression,
  predicates: readonly Expression[],
  scope: Scope,
): Value {
  const test = anyTest('child', axisStep(step).test);
  const siblings = typed(ask('step', call('element', parent), literal('child'), test), 'node', 'many', true);
  const selected = predicates.reduce((nodes, predicate) => filterBy(nodes, predicate, scope), siblings);
  const found = call('intersectNodes', asMany(widen(selected, 'node')).plan, list([node]));
  return condition(infix('>', member(found, 'length'), literal(0)), selected.safe);
}

export function together(conditions: readonly Condition[]): Value {
  const values = conditions.map(({ value }) => value).filter(({ plan }) => !isTrue(plan));
  return condition(
    all(values.map(({ plan }) => plan)),
    values.every(({ safe }) => safe),
  );
}

/** The conditions for one alternative of a pattern to match. */
export interface Matching extends Value {
  /**
   * The conditions that may raise an error, one by one: their errors do not matter if another condition is
   * false.
   */
  readonly uncertain: readonly Plan[];
}

/**
 * The conditions of an alternative. Those that cannot fail come first: an uncertain condition is only evaluated if
 * these hold.
 */
export function matching(conditions: readonly Condition[]): Matching {
  const [certain, uncertain] = [true, false].map((safe) =>
    conditions.filter(({ value }) => value.safe === safe),
  ) as [Condition[], Condition[]];
  return { ...together([...certain, ...uncertain]), uncertain: uncertain.map(({ value }) => value.plan) };
}
