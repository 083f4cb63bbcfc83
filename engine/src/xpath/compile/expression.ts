import { call, choice, literal, not, nothing } from '../plan/plan.ts';
import type { Expression } from '../syntax/ast.ts';
import { compileArithmetic, compileNegation, compileRange } from './arithmetic.ts';
import { compileCall } from './calls.ts';
import { decimalConstant } from './cast.ts';
import { compileGeneral, compileNodeComparison, compileValueComparison } from './comparisons.ts';
import { compileCondition, logical } from './conditions.ts';
import { derivedTypesOf } from './derived-types.ts';
import { compileExists, compileSome, refuseSetOfValues } from './existence.ts';
import { hoisted } from './hoist.ts';
import { asMany, atomize, itemsOf, widen } from './items.ts';
import { compileFor, compileLet, compileMap } from './iteration.ts';
import { atomsInOtherDocument, inOtherDocument } from './other-document.ts';
import { isNodePath } from './path-shape.ts';
import { compilePath } from './paths.ts';
import { filterBy } from './predicates.ts';
import { type Compiler, fail, type Scope, withContextOf, withVariable } from './scope.ts';
import { bind } from './some-value.ts';
import { compileCast, compileCastable, compileInstance, compileTreat } from './types.ts';
import {
  afterwards,
  type Cardinality,
  commonType,
  empty,
  isNodeType,
  isTree,
  typed,
  type Value,
  withPlan,
} from './value.ts';
import { variableValue } from './variable.ts';

export const compiler: Compiler = {
  value: once(compileValue),
  here: once(compileHere),
  atoms: once(compileAtoms),
  condition: once(compileCondition),
  exists: once(compileExists),
  some: compileSome,
};

/**
 * Far more than any real rule needs; an expression that doubles the work at every level of nesting exceeds
 * it.
 */
const mostParts = 200_000;

type Compile = (expression: Expression, scope: Scope) => Value;

/** Compiles an expression once in a scope, however often its type is requested. */
function once(compile: Compile): Compile {
  const known = new WeakMap<Scope, Map<Expression, Value>>();
  return (expression, scope) => {
    const inScope = known.get(scope) ?? new Map<Expression, Value>();
    known.set(scope, inScope);
    const before = inScope.get(expression);
    if (before !== undefined) return before;
    scope.effort.parts += 1;
    if (scope.effort.parts > mostParts) fail(expression, 'too involved; use variables for parts');
    const value = compile(expression, scope);
    inScope.set(expression, value);
    return value;
  };
}

function compileValue(expression: Expression, scope: Scope): Value {
  const elsewhere = atomsInOtherDocument(expression, scope);
  if (elsewhere !== undefined) return elsewhere;
  return hoisted(expression, scope, compileHere);
}

/** The value atomized; attributes and text nodes are read without creating nodes. */
function compileAtoms(expression: Expression, scope: Scope): Value {
  const elsewhere = inOtherDocument(expression, scope, compiler.atoms);
  if (elsewhere !== undefined) return elsewhere;
  const { kind } = expression;
  const isPath = kind === 'path' || kind === 'step' || (kind === 'filter' && expression.base.kind === 'step');
  if (!isPath) return atomize(compiler.value(expression, scope));
  return hoisted(expression, scope, (each, inner) => compilePath(each, inner, 'atoms'));
}

function compileHere(expression: Expression, scope: Scope): Value {
  switch (expression.kind) {
    case 'literal':
      return literalValue(expression);
    case 'variable':
      return variableValue(expression, scope);
    case 'context':
      return (
        scope.context ??
        fail(expression, 'there is no context item here; give a function the node as a parameter')
      );
    case 'root':
      if (scope.context === undefined)
        fail(
          expression,
          'there is no context item here, so no document either; give a function the node as a parameter',
        );
      if (!isNodeType(scope.context.item)) fail(expression, 'the context item is not a node');
      return typed(literal(0), 'document', 'one', true);
    case 'sequence':
      return sequence(expression.items, scope);
    case 'range':
      return compileRange(expression, scope);
    case 'step':
    case 'path':
      return compilePath(expression, scope);
    case 'filter':
      return expression.base.kind === 'step' ||
        (expression.base.kind === 'filter' && isNodePath(expression.base))
        ? compilePath(expression, scope)
        : filterBy(compiler.value(expression.base, scope), expression.predicate, scope);
    case 'call':
      return compileCall(expression, scope);
    case 'negate':
    case 'plus':
      return compileNegation(expression, scope);
    case 'arithmetic':
      return compileArithmetic(expression, scope);
    case 'general':
      return compileGeneral(expression, scope);
    case 'value':
      return compileValueComparison(expression, scope);
    case 'nodes':
      return compileNodeComparison(expression, scope);
    case 'logical':
      return logical(expression, scope);
    case 'set':
      return combineNodes(expression, scope);
    case 'if':
      return chooseBetween(
        compiler.condition(expression.test, scope),
        compiler.value(expression.then, scope),
        compiler.value(expression.else, scope),
      );
    case 'for':
      return compileFor(expression, scope);
    case 'let':
      return compileLet(expression, scope);
    case 'map':
      return compileMap(expression, scope);
    case 'quantified':
      return quantified(expression, scope);
    case 'instance':
      return compileInstance(expression, scope);
    case 'treat':
      return compileTreat(expression, scope);
    case 'cast':
      return compileCast(expression, scope);
    case 'castable':
      return compileCastable(expression, scope);
  }
}

function literalValue({ type, value }: Extract<Expression, { kind: 'literal' }>): Value {
  if (type === 'string') return typed(literal(value), 'string', 'one', true);
  if (type === 'decimal') return typed(decimalConstant(value), 'decimal', 'one', true);
  if (type === 'double') return typed(literal(Number(value)), 'double', 'one', true);
  const integer = Number(value);
  return typed(literal(Number.isSafeInteger(integer) ? integer : BigInt(value)), 'integer', 'one', true);
}

function sequence(items: readonly Expression[], scope: Scope): Value {
  return concatenated(items.map((item) => compiler.value(item, scope)));
}

/** Several values as one sequence. */
export function concatenated(values: readonly Value[]): Value {
  const parts = values.filter(({ item, safe }) => item !== 'none' || !safe);
  const [only] = parts;
  if (only === undefined) return empty;
  if (parts.length === 1) return only;
  const item = parts.map((part) => part.item).reduce(commonType);
  return typed(
    itemsOf(parts, item),
    item,
    'many',
    parts.every((part) => part.safe),
  );
}

function combineNodes(expression: Extract<Expression, { kind: 'set' }>, scope: Scope): Value {
  const [left, right] = [expression.left, expression.right].map((side) => compiler.value(side, scope)) as [
    Value,
    Value,
  ];
  for (const side of [left, right])
    if (!isNodeType(side.item) && side.item !== 'none') refuseSetOfValues(expression);
  const item = commonType(left.item, right.item);
  const [a, b] = [asMany(widen(left, item)), asMany(widen(right, item))];
  const onNodes = { union: 'uniteNodes', intersect: 'intersectNodes', except: 'exceptNodes' } as const;
  const name = isTree(item) ? expression.operator : onNodes[expression.operator];
  return {
    ...typed(call(name, a.plan, b.plan), item, 'many', a.safe && b.safe),
    ancestors: Math.min(left.ancestors ?? 0, right.ancestors ?? 0),
  };
}

/** A conditional value; both branches get one type and cardinality. */
export function chooseBetween(test: Value, then: Value, otherwise: Value): Value {
  const item = commonType(then.item, otherwise.item);
  const cardinality = commonCardinality(then, otherwise);
  const branch = (value: Value) => withCardinality(widen(value, item), cardinality).plan;
  return {
    ...typed(
      choice(test.plan, branch(then), branch(otherwise)),
      item,
      cardinality,
      test.safe && then.safe && otherwise.safe,
    ),
    ancestors: Math.min(then.ancestors ?? 0, otherwise.ancestors ?? 0),
  };
}

function commonCardinality(left: Value, right: Value): Cardinality {
  const [a, b] = [left, right].map((side) => (side.item === 'none' ? 'optional' : side.cardinality));
  if (a === 'many' || b === 'many') return 'many';
  return a === 'one' && b === 'one' ? 'one' : 'optional';
}

function withCardinality(value: Value, cardinality: Cardinality): Value {
  if (cardinality === 'many') return asMany(value);
  if (value.cardinality !== 'many') return value;
  // If the common cardinality is lower than an array's, an array can only be empty.
  return withPlan(value, afterwards(value, nothing), { cardinality: 'optional' });
}

function quantified(expression: Extract<Expression, { kind: 'quantified' }>, scope: Scope): Value {
  const isEvery = expression.quantifier === 'every';
  const opposite = (test: Value) => (isEvery ? withPlan(test, not(test.plan)) : test);
  const some = compileSome(expression.in, scope, 'nodes', (value, within) =>
    bind(value, within, expression.variable, (item, inner) => {
      const types = derivedTypesOf(expression.in, scope);
      const bound = withContextOf(withVariable(inner, expression.variable, item, types), scope);
      return opposite(compiler.condition(expression.satisfies, bound));
    }),
  );
  return opposite(some);
}
