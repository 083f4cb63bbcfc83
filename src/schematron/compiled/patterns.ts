import { elementNumber, passesTest } from '../../xpath/compile/axis-steps.ts';
import { compiler } from '../../xpath/compile/expression.ts';
import { readsOnlyNames } from '../../xpath/compile/names-only.ts';
import { isCondition, isDescent, namesElement, predicatesOf } from '../../xpath/compile/path-shape.ts';
import { filterBy } from '../../xpath/compile/predicates.ts';
import { fail, type Library, type Scope, type Variables, withContext } from '../../xpath/compile/scope.ts';
import { condition, typed, type Value } from '../../xpath/compile/value.ts';
import {
  all,
  ask,
  column,
  infix,
  isTrue,
  literal,
  local,
  method,
  type Plan,
  read,
} from '../../xpath/plan/plan.ts';
import type { Expression } from '../../xpath/syntax/ast.ts';
import type { Namespaces } from '../../xpath/syntax/cursor.ts';

/** A match pattern: which elements it can match by name, and what else must hold. */
export interface MatchPattern {
  /** The element names that match without a condition. */
  readonly always: readonly Plan[];
  /** Those that the conditions are about; undefined where a wildcard lets any name in. */
  readonly names: readonly Plan[] | undefined;
  /** One condition for each alternative; an error in one only rules out that one. */
  readonly conditions: readonly Value[];
  /** What each alternative asks of the names from the document down to the element. */
  readonly paths: readonly Value[];
  /** Whether none of them asks for more. */
  readonly namesSuffice: boolean;
  /** How many steps towards the document surely exist above a match. */
  readonly ancestors: number;
  /** Whether the document itself matches, as opposed to its root element. */
  readonly matchesDocument: boolean;
}

type Name = Extract<Plan, { kind: 'name' }>;

interface Alternative {
  readonly name: Name | undefined;
  /** What must hold together. */
  readonly conditions: readonly Condition[];
  readonly ancestors: number;
}

/** About the names of an element and of those above it, or about anything. */
interface Condition {
  readonly about: 'names' | 'anything';
  readonly value: Value;
}

const onNames = (plan: Plan): Condition => ({ about: 'names', value: condition(plan, true) });

/** The node that a rule is about. */
export const nodeLocal = local('n');
const theNode = read(nodeLocal);

/** Whether one of the alternatives of a pattern is `/`. */
export function matchesDocument(pattern: Expression): boolean {
  return alternativesOf(pattern).some(({ kind }) => kind === 'root');
}

/** Compiles an XSLT pattern for elements; alternatives that match attributes or text never fire. */
export function compilePattern(expression: Expression, scope: Scope): MatchPattern {
  const alternatives = alternativesOf(expression).flatMap((each) => compileAlternative(each, scope) ?? []);
  const always = distinct(
    alternatives.flatMap(({ name, conditions }) =>
      conditions.length === 0 && name !== undefined ? [name] : [],
    ),
  );
  const conditional = alternatives.filter(
    ({ name }) => name === undefined || !always.some((each) => isSame(each, name)),
  );
  const names = conditional.map((each) => each.name);
  const named = names.filter((name) => name !== undefined);
  const conditions = conditional.map((each) => [...nameTest(each, names), ...each.conditions]);
  return {
    always,
    names: named.length < names.length ? undefined : distinct(named),
    conditions: conditions.map(together),
    paths: conditions.map((each) => together(each.filter(isOnNames))),
    namesSuffice: conditions.every((each) => each.every(isOnNames)),
    ancestors: Math.min(...alternatives.map((each) => each.ancestors)),
    matchesDocument: matchesDocument(expression),
  };
}

const isOnNames = ({ about }: Condition) => about === 'names';

const isSame = (one: Name, other: Name) =>
  one.namespace === other.namespace && one.localName === other.localName;

function distinct(names: readonly Name[]): Name[] {
  return names.filter((name, at) => names.findIndex((each) => isSame(each, name)) === at);
}

/** Where the alternatives end in different names, each checks its own. */
function nameTest({ name }: Alternative, names: readonly (Name | undefined)[]): Condition[] {
  if (name === undefined || names.every((each) => each !== undefined && isSame(each, name))) return [];
  return [onNames(infix('===', column('name', theNode), name))];
}

function alternativesOf(expression: Expression): Expression[] {
  if (expression.kind === 'set' && expression.operator === 'union') {
    return [...alternativesOf(expression.left), ...alternativesOf(expression.right)];
  }
  if (expression.kind === 'sequence' && expression.items.length === 1)
    return alternativesOf(expression.items[0] as Expression);
  return [expression];
}

function compileAlternative(expression: Expression, scope: Scope): Alternative | undefined {
  const steps = stepsOf(expression);
  const last = steps.at(-1) as Expression;
  const { axis, test } = axisStep(last);
  if (axis === 'attribute' || test.kind === 'text' || last.kind === 'root') return undefined;
  const ancestors = steps.filter(isChildStep).length;
  const context: Value = { ...typed(theNode, 'element', 'one', true), ancestors };
  const dispatched = namesElement(test);
  const conditions = [
    ...(dispatched ? [] : nameConditions(context, last)),
    ...predicateConditions(context, last, scope),
    ...above(context, steps.slice(0, -1), scope),
  ];
  return { name: dispatched ? (elementNumber(test) as Name) : undefined, conditions, ancestors };
}

function stepsOf(expression: Expression): Expression[] {
  return expression.kind === 'path' ? [...stepsOf(expression.base), expression.step] : [expression];
}

function axisStep(step: Expression): Extract<Expression, { kind: 'step' }> {
  if (step.kind === 'filter') return axisStep(step.base);
  if (step.kind === 'root') return { kind: 'step', axis: 'self', test: { kind: 'document' }, at: step.at };
  if (step.kind !== 'step') return fail(step, 'not allowed in a pattern');
  if (!['child', 'attribute', 'descendant-or-self'].includes(step.axis))
    return fail(step, `the ${step.axis} axis is not allowed in a pattern`);
  return step;
}

const isChildStep = (step: Expression) => step.kind !== 'root' && axisStep(step).axis === 'child';

function nameConditions(node: Value, step: Expression): Condition[] {
  const { test } = axisStep(step);
  if (test.kind === 'node' || test.kind === 'element') return [];
  if (test.kind === 'name' && test.localName === null && test.namespace === null) return [];
  return [onNames(passesTest(node.plan, test))];
}

/** The steps above a node, from the nearest up. */
function above(node: Value, steps: readonly Expression[], scope: Scope): Condition[] {
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
function elementOrName(parent: Value, step: Expression): Condition[] {
  const name = nameConditions(parent, step);
  return name.length === 0 ? [onNames(infix('>', parent.plan, literal(0)))] : name;
}

/** `a//b`: some ancestor passes; after the root every element does. */
function someAncestor(node: Value, steps: readonly Expression[], scope: Scope): Condition[] {
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

function predicateConditions(node: Value, step: Expression, scope: Scope): Condition[] {
  const predicates = predicatesOf(step);
  if (predicates.every(isCondition)) {
    const inner = withContext({ ...scope, current: { ...node, plan: theNode } }, node);
    return predicates.map((predicate) => predicateCondition(predicate, inner));
  }
  return [{ about: 'anything', value: countedAmongSiblings(node, step, predicates, scope) }];
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
  if (!namesElement(test)) return fail(step, 'a position is only supported after a name in a pattern');
  const siblings: Value = {
    ...typed(ask('sameNameSiblings', node.plan), 'element', 'many', true),
    ancestors: node.ancestors ?? 1,
  };
  const selected = predicates.reduce((nodes, predicate) => filterBy(nodes, predicate, scope), siblings);
  const plan =
    selected.cardinality === 'many'
      ? method(selected.plan, 'includes', node.plan)
      : infix('===', selected.plan, node.plan);
  return condition(plan, selected.safe);
}

function together(conditions: readonly Condition[]): Value {
  const values = conditions.map(({ value }) => value).filter(({ plan }) => !isTrue(plan));
  return condition(
    all(values.map(({ plan }) => plan)),
    values.every(({ safe }) => safe),
  );
}

/** The scope in which a pattern is compiled: `n` is the node that may match. */
export function patternScope(library: Library, namespaces: Namespaces, variables: Variables): Scope {
  const node = { ...typed(theNode, 'element', 'one', true), ancestors: 1 };
  return {
    compiler,
    library,
    namespaces,
    context: node,
    current: node,
    position: undefined,
    last: undefined,
    variables,
    shared: false,
  };
}
