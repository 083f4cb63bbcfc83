import { attributeTest, elementNumber, elementTest, passesTest } from '../../xpath/compile/axis-steps.ts';
import { compiler } from '../../xpath/compile/expression.ts';
import { readsOnlyNames } from '../../xpath/compile/names-only.ts';
import {
  isCondition,
  isDescent,
  namesElement,
  predicatesOf,
  usesPosition,
} from '../../xpath/compile/path-shape.ts';
import { filterBy } from '../../xpath/compile/predicates.ts';
import { fail, type Library, type Scope, type Variables, withContext } from '../../xpath/compile/scope.ts';
import { condition, isNodeType, typed, type Value } from '../../xpath/compile/value.ts';
import {
  all,
  any,
  ask,
  column,
  infix,
  isTrue,
  literal,
  local,
  member,
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
  /** What attributes must fulfil to match: one condition for each alternative that ends in attributes. */
  readonly attributes: readonly Value[];
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

/** Compiles an XSLT pattern for elements and attributes; alternatives that match text never fire. */
export function compilePattern(expression: Expression, scope: Scope): MatchPattern {
  const written = alternativesOf(expression);
  const alternatives = written.flatMap((each) => compileAlternative(each, scope) ?? []);
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
    attributes: written.flatMap((each) => compileOnAttributes(each, scope) ?? []),
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

/** The alternatives of a pattern, each without any inside: `(a|b)/c[d]` is `a/c[d]` or `b/c[d]`. */
function alternativesOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'set':
      return expression.operator === 'union'
        ? [...alternativesOf(expression.left), ...alternativesOf(expression.right)]
        : [expression];
    case 'sequence':
      return expression.items.length === 1 ? alternativesOf(expression.items[0] as Expression) : [expression];
    case 'path':
      return alternativesOf(expression.base).flatMap((base) =>
        alternativesOf(expression.step).map((step) => joined(base, step)),
      );
    case 'filter':
      return alternativesOf(expression.base).map((base) =>
        filtered(base, expression.predicate, expression.base),
      );
    default:
      return [expression];
  }
}

/** A path of two parts, flat. */
function joined(base: Expression, step: Expression): Expression {
  if (step.kind !== 'path') return { kind: 'path', base, step, at: base.at };
  return { ...step, base: joined(base, step.base) };
}

/** A predicate on an alternative is one on its last step, unless it counts what several steps select together. */
function filtered(base: Expression, predicate: Expression, written: Expression): Expression {
  const isGroup = written.kind === 'sequence';
  if (isGroup && predicate.kind !== 'variable' && !isCondition(predicate))
    fail(predicate, 'a position among alternatives is not supported');
  if (base.kind !== 'path') return { kind: 'filter', base, predicate, at: base.at };
  return { ...base, step: filtered(base.step, predicate, base.step) };
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

/** What an alternative that ends in attributes asks of one; undefined for others. */
function compileOnAttributes(expression: Expression, scope: Scope): Value | undefined {
  const steps = stepsOf(expression);
  const last = steps.at(-1) as Expression;
  const { axis, test } = axisStep(last);
  if (axis !== 'attribute') return undefined;
  const attribute = typed(theNode, 'attribute', 'one', true);
  const inner = withContext({ ...scope, current: attribute }, attribute);
  const predicates = predicatesOf(last).map((predicate): Condition => {
    if (!isTruth(predicate, attribute, scope)) fail(predicate, 'attributes have no position');
    return { about: 'anything', value: compiler.condition(predicate, inner) };
  });
  const isNamed: Plan = { kind: 'apply', callee: attributeTest(test), args: [member(theNode, 'attribute')] };
  return together([onNames(isNamed), ...predicates, ...aboveAttribute(steps.slice(0, -1), scope)]);
}

/** The steps above an attribute: the first is about its element itself. */
function aboveAttribute(steps: readonly Expression[], scope: Scope): Condition[] {
  const step = steps.at(-1);
  if (step === undefined) return [];
  const rest = steps.slice(0, -1);
  const owner: Value = { ...typed(member(theNode, 'owner'), 'element', 'one', true), ancestors: 1 };
  if (step.kind === 'root') return [onNames(literal(false))];
  if (!isDescent(step)) {
    return [
      ...nameConditions(owner, step),
      ...predicateConditions(owner, step, scope),
      ...above(owner, rest, scope),
    ];
  }
  const named = rest.at(-1);
  if (named === undefined || named.kind === 'root') return [];
  // `a//@b`: the element is a itself, or somewhere in one.
  const [self, below] = [together(aboveAttribute(rest, scope)), together(someAncestor(owner, rest, scope))];
  return [{ about: 'anything', value: condition(any([self.plan, below.plan]), self.safe && below.safe) }];
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
  if (predicates.every((each) => isTruth(each, node, scope))) {
    const inner = withContext({ ...scope, current: { ...node, plan: theNode } }, node);
    return predicates.map((predicate) => predicateCondition(predicate, inner));
  }
  return [{ about: 'anything', value: countedAmongSiblings(node, step, predicates, scope) }];
}

/** Whether a predicate is a condition, by its form or by the type of its value: `[$isInvoice]`. */
function isTruth(predicate: Expression, node: Value, scope: Scope): boolean {
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

function together(conditions: readonly Condition[]): Value {
  const values = conditions.map(({ value }) => value).filter(({ plan }) => !isTrue(plan));
  return condition(
    all(values.map(({ plan }) => plan)),
    values.every(({ safe }) => safe),
  );
}

/** Whether a node matches a pattern, as one condition. */
export function patternTest({ always, names, conditions }: MatchPattern): Plan {
  const isNamed = (list: readonly Plan[]) =>
    any(list.map((name) => infix('===', column('name', theNode), name)));
  const onCondition = any(conditions.map(({ plan }) => plan));
  return any([isNamed(always), names === undefined ? onCondition : all([isNamed(names), onCondition])]);
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
