import type { Expression } from '../../../xpath/syntax/ast.ts';
import { elementNumber, testJs } from './axis-steps.ts';
import { type Code, code, type ItemType } from './code.ts';
import { compileCondition } from './conditions.ts';
import { readsOnlyNames } from './names-only.ts';
import { isCondition, isDescent, namesElement } from './path-shape.ts';
import { filterBy } from './predicates.ts';
import { fail, identifier, type ModuleBuilder, type Scope, type Variables, withContext } from './scope.ts';

/** A match pattern: which elements it can match by name, and what else must hold. */
export interface MatchPattern {
  /** Identifiers of the element names that match without a condition. */
  readonly always: readonly string[];
  /** Those of the names that the conditions are about; undefined where a wildcard lets any name in. */
  readonly names: readonly string[] | undefined;
  /** One condition for each alternative; an error in one only rules out that one. */
  readonly conditions: readonly Code[];
  /** What each alternative asks of the names from the document down to the element. */
  readonly paths: readonly Code[];
  /** Whether none of them asks for more. */
  readonly namesSuffice: boolean;
  /** How many steps towards the document surely exist above a match. */
  readonly ancestors: number;
  /** Whether the document itself matches, as opposed to its root element. */
  readonly matchesDocument: boolean;
}

interface Alternative {
  readonly name: string | undefined;
  /** What must hold together. */
  readonly conditions: readonly Condition[];
  readonly ancestors: number;
}

/** About the names of an element and of those above it, or about anything. */
interface Condition {
  readonly about: 'names' | 'anything';
  readonly code: Code;
}

const always = code('true', 'boolean', 'one', true);

const onNames = (js: string): Condition => ({ about: 'names', code: code(js, 'boolean', 'one', true) });

/** Whether one of the alternatives of a pattern is `/`. */
export function matchesDocument(pattern: Expression): boolean {
  return alternativesOf(pattern).some(({ kind }) => kind === 'root');
}

/** Compiles an XSLT pattern for elements; alternatives that match attributes or text never fire. */
export function compilePattern(expression: Expression, scope: Scope): MatchPattern {
  const alternatives = alternativesOf(expression).flatMap((each) => compileAlternative(each, scope) ?? []);
  const always = alternatives.flatMap(({ name, conditions }) =>
    conditions.length === 0 && name !== undefined ? [name] : [],
  );
  const conditional = alternatives.filter(({ name }) => name === undefined || !always.includes(name));
  const names = conditional.map((each) => each.name);
  const conditions = conditional.map((each) => [...nameTest(each, names), ...each.conditions]);
  return {
    always: [...new Set(always)],
    names: names.includes(undefined) ? undefined : [...new Set(names.filter((name) => name !== undefined))],
    conditions: conditions.map(and),
    paths: conditions.map((each) => and(each.filter(isOnNames))),
    namesSuffice: conditions.every((each) => each.every(isOnNames)),
    ancestors: Math.min(...alternatives.map((each) => each.ancestors)),
    matchesDocument: matchesDocument(expression),
  };
}

const isOnNames = ({ about }: Condition) => about === 'names';

/** Where the alternatives end in different names, each checks its own. */
function nameTest({ name }: Alternative, names: readonly (string | undefined)[]): Condition[] {
  return name === undefined || new Set(names).size === 1 ? [] : [onNames(`d.name[n] === ${name}`)];
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
  const node = code('n', 'element', 'one', true);
  const ancestors = steps.filter(isChildStep).length;
  const context: Code = { ...node, ancestors };
  const dispatched = namesElement(test);
  const conditions = [
    ...(dispatched ? [] : nameConditions(context, last, scope)),
    ...predicateConditions(context, last, scope),
    ...above(context, steps.slice(0, -1), scope),
  ];
  return { name: dispatched ? elementNumber(test, scope) : undefined, conditions, ancestors };
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

function nameConditions(node: Code, step: Expression, scope: Scope): Condition[] {
  const { test } = axisStep(step);
  if (test.kind === 'node' || test.kind === 'element') return [];
  if (test.kind === 'name' && test.localName === null && test.namespace === null) return [];
  return [onNames(testJs(node, test, scope))];
}

/** The steps above a node, from the nearest up. */
function above(node: Code, steps: readonly Expression[], scope: Scope): Condition[] {
  const step = steps.at(-1);
  const rest = steps.slice(0, -1);
  if (step === undefined) return [];
  if (step.kind === 'root') return [onNames(`d.parent[${node.js}] === 0`)];
  if (isDescent(step)) return someAncestor(node, rest, scope);
  const parent: Code = {
    ...code(`d.parent[${node.js}]`, 'element', 'one', true),
    ancestors: steps.filter(isChildStep).length,
  };
  return [
    ...elementOrName(parent, step, scope),
    ...predicateConditions(parent, step, scope),
    ...above(parent, rest, scope),
  ];
}

/** A wildcard step must not match the document. */
function elementOrName(parent: Code, step: Expression, scope: Scope): Condition[] {
  const name = nameConditions(parent, step, scope);
  return name.length === 0 ? [onNames(`${parent.js} > 0`)] : name;
}

/** `a//b`: some ancestor passes; after the root every element does. */
function someAncestor(node: Code, steps: readonly Expression[], scope: Scope): Condition[] {
  const step = steps.at(-1);
  if (step === undefined || step.kind === 'root') return [];
  const name = identifier('ancestor', scope.taken);
  const inner = { ...scope, taken: new Set([...scope.taken, name]) };
  const ancestor: Code = {
    ...code(name, 'element', 'one', true),
    ancestors: steps.filter(isChildStep).length,
  };
  const conditions = [
    ...nameConditions(ancestor, step, inner),
    ...predicateConditions(ancestor, step, inner),
    ...above(ancestor, steps.slice(0, -1), inner),
  ];
  const test = and(conditions);
  const js = `${scope.module.runtime('someAncestor')}(d, ${node.js}, (${name}) => ${test.js})`;
  const about = conditions.every(isOnNames) ? 'names' : 'anything';
  return [{ about, code: code(js, 'boolean', 'one', test.safe) }];
}

function predicateConditions(node: Code, step: Expression, scope: Scope): Condition[] {
  const predicates = predicatesOf(step);
  if (predicates.every(isCondition)) {
    const inner = withContext({ ...scope, current: { ...node, js: 'n' } }, node);
    return predicates.map((predicate) => predicateCondition(predicate, inner));
  }
  return [{ about: 'anything', code: countedAmongSiblings(node, step, predicates, scope) }];
}

function predicateCondition(predicate: Expression, scope: Scope): Condition {
  const code = compileCondition(predicate, scope);
  return { about: code.safe && readsOnlyNames(predicate) ? 'names' : 'anything', code };
}

function predicatesOf(step: Expression): Expression[] {
  return step.kind === 'filter' ? [...predicatesOf(step.base), step.predicate] : [];
}

/** `x[2]`: the node is among those that the step selects from its parent. */
function countedAmongSiblings(
  node: Code,
  step: Expression,
  predicates: readonly Expression[],
  scope: Scope,
): Code {
  const { module } = scope;
  const siblings = `${module.runtime('twins')}(d, ${node.js})`;
  const { test } = axisStep(step);
  if (!namesElement(test)) return fail(step, 'a position is only supported after a name in a pattern');
  const all: Code = {
    ...code(siblings, 'element' as ItemType, 'many', true),
    ancestors: node.ancestors ?? 1,
  };
  const selected = predicates.reduce((nodes, predicate) => filterBy(nodes, predicate, scope, step), all);
  const js =
    selected.cardinality === 'many' ? `${selected.js}.includes(${node.js})` : `${selected.js} === ${node.js}`;
  return code(js, 'boolean', 'one', selected.safe);
}

function and(conditions: readonly Condition[]): Code {
  const codes = conditions.map((condition) => condition.code).filter(({ js }) => js !== 'true');
  if (codes.length === 0) return always;
  return code(
    codes.map(({ js }) => js).join(' && '),
    'boolean',
    'one',
    codes.every(({ safe }) => safe),
  );
}

/** The scope in which a pattern is compiled: `n` is the node that may match. */
export function patternScope(module: ModuleBuilder, variables: Variables): Scope {
  const node = { ...code('n', 'element', 'one', true), ancestors: 1 };
  return {
    module,
    context: node,
    current: node,
    position: undefined,
    last: undefined,
    variables,
    taken: new Set(['d', 'n', 'report']),
    shared: false,
  };
}
