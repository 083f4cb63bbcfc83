import type { Expression } from '../../../xpath/syntax/ast.ts';
import { compileArithmetic, compileNegation, compileRange } from './arithmetic.ts';
import { compileCall } from './calls.ts';
import { decimalConstant } from './cast-items.ts';
import {
  type Cardinality,
  type Code,
  code,
  commonType,
  isNodeType,
  isTree,
  literalText,
  withJs,
} from './code.ts';
import { compileGeneral, compileNodeComparison, compileValueComparison } from './comparisons.ts';
import { compileCondition, isNodePath, logical, negation } from './conditions.ts';
import { asMany, atomize, widen } from './convert.ts';
import { bind, compileSome } from './existence.ts';
import { compilePath } from './paths.ts';
import { filterBy } from './predicates.ts';
import { fail, identifier, type Scope, withVariable } from './scope.ts';
import { shared } from './sharing.ts';
import { compileCast, compileCastable, compileInstance, compileTreat } from './types.ts';

/** The JavaScript of an expression. */
export function compile(expression: Expression, scope: Scope): Code {
  return shared(expression, scope, compileHere);
}

/** The JavaScript of an expression, atomized; attributes and text nodes are read without making nodes of them. */
export function compileAtoms(expression: Expression, scope: Scope): Code {
  const { kind } = expression;
  const path = kind === 'path' || kind === 'step' || (kind === 'filter' && expression.base.kind === 'step');
  if (!path) return atomize(compile(expression, scope), scope);
  return shared(expression, scope, (each, inner) => compilePath(each, inner, 'atoms'), 'atoms');
}

export function compileHere(expression: Expression, scope: Scope): Code {
  switch (expression.kind) {
    case 'literal':
      return literal(expression, scope);
    case 'variable':
      return (
        scope.variables.get(expression.name)?.code ?? fail(expression, `$${expression.name} is not declared`)
      );
    case 'context':
      return scope.context ?? fail(expression, 'there is no context item here');
    case 'root':
      if (scope.context === undefined)
        fail(expression, 'there is no context item here, so no document either');
      return code('0', 'document', 'one', true);
    case 'sequence':
      return sequence(expression.items, scope);
    case 'range':
      return compileRange(expression, scope);
    case 'step':
    case 'path':
      return compilePath(expression, scope);
    case 'filter':
      if (
        expression.base.kind === 'step' ||
        (expression.base.kind === 'filter' && isNodePath(expression.base))
      ) {
        return compilePath(expression, scope);
      }
      return filterBy(compile(expression.base, scope), expression.predicate, scope, expression);
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
      return choose(expression, scope);
    case 'for':
      return compileFor(expression, scope);
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

function literal({ type, value }: Extract<Expression, { kind: 'literal' }>, scope: Scope): Code {
  if (type === 'string') return code(literalText(value), 'string', 'one', true);
  if (type === 'decimal') return code(decimalConstant(scope.module, value), 'decimal', 'one', true);
  if (type === 'double') return code(String(Number(value)), 'double', 'one', true);
  const integer = Number(value);
  return code(Number.isSafeInteger(integer) ? String(integer) : `${BigInt(value)}n`, 'integer', 'one', true);
}

function sequence(items: readonly Expression[], scope: Scope): Code {
  const parts = items.map((item) => compile(item, scope)).filter((part) => part.item !== 'none');
  const [only] = parts;
  if (only === undefined) return code('[]', 'none', 'many', true);
  if (parts.length === 1) return only;
  const item = parts.map((part) => part.item).reduce(commonType);
  const safe = parts.every((part) => part.safe);
  const js = parts.map((part) => {
    const same = widen(part, scope, item);
    return same.cardinality === 'one' ? same.js : `...${asMany(same, scope.module).js}`;
  });
  return code(`[${js.join(', ')}]`, item, 'many', safe);
}

function combineNodes(expression: Extract<Expression, { kind: 'set' }>, scope: Scope): Code {
  const { module } = scope;
  const left = compile(expression.left, scope);
  const right = compile(expression.right, scope);
  for (const side of [left, right])
    if (!isNodeType(side.item) && side.item !== 'none')
      fail(expression, `${expression.operator} of what are not nodes`);
  const item = commonType(left.item, right.item);
  const ancestors = Math.min(left.ancestors ?? 0, right.ancestors ?? 0);
  const [a, b] = [asMany(widen(left, scope, item), module), asMany(widen(right, scope, item), module)];
  const names = isTree(item)
    ? (['union', 'intersect', 'except'] as const)
    : (['uniteNodes', 'intersectNodes', 'exceptNodes'] as const);
  const name = names[['union', 'intersect', 'except'].indexOf(expression.operator)] ?? 'union';
  return { ...code(`${module.runtime(name)}(${a.js}, ${b.js})`, item, 'many', a.safe && b.safe), ancestors };
}

function choose(expression: Extract<Expression, { kind: 'if' }>, scope: Scope): Code {
  const test = compileCondition(expression.test, scope);
  return chooseBetween(test, compile(expression.then, scope), compile(expression.else, scope), scope);
}

/** A conditional value; both branches are brought to one type and cardinality. */
export function chooseBetween(test: Code, then: Code, otherwise: Code, scope: Scope): Code {
  const safe = test.safe && then.safe && otherwise.safe;
  const item = commonType(then.item, otherwise.item);
  const cardinality = commonCardinality(then, otherwise);
  const branch = (value: Code) => withCardinality(widen(value, scope, item), cardinality, scope).js;
  const ancestors = Math.min(then.ancestors ?? 0, otherwise.ancestors ?? 0);
  return {
    ...code(`(${test.js} ? ${branch(then)} : ${branch(otherwise)})`, item, cardinality, safe),
    ancestors,
  };
}

function commonCardinality(left: Code, right: Code): Cardinality {
  const [a, b] = [left, right].map((side) => (side.item === 'none' ? 'optional' : side.cardinality));
  if (a === 'many' || b === 'many') return 'many';
  return a === 'one' && b === 'one' ? 'one' : 'optional';
}

function withCardinality(value: Code, cardinality: Cardinality, scope: Scope): Code {
  if (cardinality === 'many') return asMany(value, scope.module);
  if (value.cardinality !== 'many') return value;
  // Only an empty sequence is an array where the common cardinality is less.
  return withJs(value, 'undefined', { cardinality: 'optional' });
}

function compileFor(expression: Extract<Expression, { kind: 'for' }>, scope: Scope): Code {
  const source = compile(expression.in, scope);
  if (source.item === 'none') return source;
  const name = identifier(expression.variable, scope.taken);
  const item = withJs(source, name, { cardinality: 'one', safe: true });
  const body = compile(expression.return, withVariable(scope, expression.variable, item));
  const safe = source.safe && body.safe;
  const many = asMany(source, scope.module).js;
  if (body.item === 'none') return code('[]', 'none', 'many', safe);
  if (body.cardinality === 'one')
    return code(`${many}.map((${name}) => ${body.js})`, body.item, 'many', safe);
  return code(
    `${scope.module.runtime('concatMap')}(${many}, (${name}) => ${asMany(body, scope.module).js})`,
    body.item,
    'many',
    safe,
  );
}

function quantified(expression: Extract<Expression, { kind: 'quantified' }>, scope: Scope): Code {
  const negated = expression.quantifier === 'every';
  const some = compileSome(expression.in, scope, 'nodes', (value, within) =>
    bind(value, within, expression.variable, (item, inner) => {
      const bound = { ...withVariable(inner, expression.variable, item), context: scope.context };
      const test = compileCondition(expression.satisfies, {
        ...bound,
        position: scope.position,
        last: scope.last,
      });
      return negated ? withJs(test, negation(test.js)) : test;
    }),
  );
  return negated ? withJs(some, negation(some.js)) : some;
}
