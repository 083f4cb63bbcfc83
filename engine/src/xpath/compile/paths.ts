import { ask, call, isSimple, type Local, literal, local, member, type Plan, read } from '../plan/plan.ts';
import type { Expression } from '../syntax/ast.ts';
import { axisNodes, childrenAt, contextNode, isBackwards } from './axis-steps.ts';
import { isInOrder } from './in-order.ts';
import { asMany, atomize, ofEach } from './items.ts';
import { leadingChildren, namesAttribute, pathOf, predicatesOf, stepOf, usesPosition } from './path-shape.ts';
import { filterBy, nextTo } from './predicates.ts';
import { fail, type Scope, type Wanted, withContext } from './scope.ts';
import { empty, isNodeType, isTree, typed, type Value, withPlan } from './value.ts';

/** A path as a value. */
export function compilePath(expression: Expression, scope: Scope, wanted: Wanted = 'nodes'): Value {
  const { origin, steps } = pathOf(expression);
  const start = origin === undefined ? contextNode(scope, expression) : startOf(origin, steps, scope, wanted);
  const result = follow(start, steps, scope, wanted);
  return wanted === 'atoms' ? atomize(result) : result;
}

/**
 * The start nodes of a path with an origin. A step sorts its nodes, but texts of attributes or text nodes
 * have no order: their elements are sorted before, unless they are certainly in order.
 */
function startOf(origin: Expression, steps: readonly Expression[], scope: Scope, wanted: Wanted): Value {
  const start = scope.compiler.value(origin, scope);
  const [first, ...others] = steps;
  const givesTexts = wanted === 'atoms' && first !== undefined && others.length === 0 && isTextual(first);
  return givesTexts && start.cardinality === 'many' && isTree(start.item) && !isInOrder(origin, scope)
    ? withPlan(start, call('inDocumentOrder', start.plan))
    : start;
}

const isTextual = (step: Expression) =>
  namesAttribute(step) !== undefined || (step.kind === 'step' && step.test.kind === 'text');

function follow(start: Value, steps: readonly Expression[], scope: Scope, wanted: Wanted): Value {
  let at = start;
  let rest = steps;
  while (rest.length > 0) {
    const names = isTree(at.item) ? leadingChildren(rest) : [];
    const taken = Math.max(names.length, 1);
    const isLast = rest.length === taken;
    at =
      names.length > 0
        ? childrenAt(at, names)
        : stepFrom(at, rest[0] as Expression, scope, isLast ? wanted : 'nodes', isLast);
    rest = rest.slice(taken);
  }
  return at;
}

/** One step from each of the nodes. */
function stepFrom(from: Value, step: Expression, scope: Scope, wanted: Wanted, isLast: boolean): Value {
  refuseStepFromValues(from, step);
  const attribute = namesAttribute(step);
  if (wanted === 'atoms' && attribute !== undefined && from.cardinality === 'many' && isTree(from.item)) {
    const plan = ask('attributes', from.plan, literal(attribute));
    return typed(plan, 'untyped', 'many', from.safe);
  }
  if (from.cardinality === 'one' && isSimple(from.plan))
    return inOrder(
      stepInContext(withContext(scope, from, literal(1), literal(1)), step, wanted, isLast),
      step,
      scope,
    );
  const [each, at, all] = [local(stepOf(step) === undefined ? 'x' : 'n'), local('index'), local('all')];
  const item = withPlan(from, read(each), { cardinality: 'one', safe: true });
  const counted = usesPosition(step);
  const inner = counted
    ? withContext(scope, item, nextTo(read(at)), member(read(all), 'length'))
    : withContext(scope, item);
  const result = stepInContext(inner, step, wanted, isLast);
  return mapStep(from, counted ? [each, at, all] : [each], result);
}

export function refuseStepFromValues(from: Value, step: Expression): void {
  if (!isNodeType(from.item) && from.item !== 'none') fail(step, 'a step from a value that is not a node');
}

function mapStep(from: Value, parameters: readonly Local[], result: Value): Value {
  const many = asMany(from).plan;
  const safe = from.safe && result.safe;
  const mapped = (body: Plan): Plan => ({ kind: 'lambda', parameters, body });
  if (result.item === 'none' && safe) return empty;
  if (isTree(result.item)) {
    const plan = call('eachIn', many, mapped(asMany(result).plan));
    const { ancestors } = result;
    return { ...typed(plan, result.item, 'many', safe), ...(ancestors === undefined ? {} : { ancestors }) };
  }
  if (isNodeType(result.item)) {
    const nodes = call('concatMap', many, mapped(asMany(result).plan));
    return typed(call('sortNodes', nodes), result.item, 'many', safe);
  }
  return ofOneKind(ofEach(from, parameters, result));
}

/** The result of a step from one node; an axis step gives each node once, in document order. */
function inOrder(result: Value, step: Expression, scope: Scope): Value {
  const { item, cardinality, plan } = result;
  if (cardinality !== 'many' || item === 'none' || stepOf(step) !== undefined || isInOrder(step, scope))
    return result;
  if (isTree(item)) return withPlan(result, call('inDocumentOrder', plan));
  return isNodeType(item) ? withPlan(result, call('sortNodes', plan)) : ofOneKind(result);
}

/** The result of a path has either only nodes or only values. */
function ofOneKind(result: Value): Value {
  if (result.item !== 'item') return result;
  return withPlan(result, call('nodesOrValues', result.plan), { safe: false });
}

/** A step from a single context node. */
function stepInContext(scope: Scope, step: Expression, wanted: Wanted, isLast: boolean): Value {
  const axisStep = stepOf(step);
  if (axisStep === undefined) {
    const value = scope.compiler.value(step, scope);
    if (!isLast && !isNodeType(value.item))
      fail(step, 'only the last step may give values that are not nodes');
    return value;
  }
  const predicates = predicatesOf(step);
  if (predicates.length === 0) return axisNodes(axisStep, scope, wanted);
  const inAxisOrder = axisNodes(axisStep, scope, 'nodes', 'axis');
  const filtered = predicates.reduce((nodes, predicate) => filterBy(nodes, predicate, scope), inAxisOrder);
  if (!isBackwards(axisStep.axis) || filtered.cardinality !== 'many') return filtered;
  return withPlan(filtered, call(isTree(filtered.item) ? 'inDocumentOrder' : 'sortNodes', filtered.plan));
}
