import type { Expression } from '../../../xpath/syntax/ast.ts';
import { type Code, code, isNodeType, isTemporal } from './code.ts';
import { asMany, wrap } from './convert.ts';
import { compileExists } from './existence.ts';
import { compile, compileHere } from './expression.ts';
import { fail, type Scope } from './scope.ts';
import { shared } from './sharing.ts';

/** The effective boolean value of an expression. */
export function compileCondition(expression: Expression, scope: Scope): Code {
  return shared(expression, scope, conditionHere, 'condition');
}

function conditionHere(expression: Expression, scope: Scope): Code {
  switch (expression.kind) {
    case 'path':
    case 'step':
    case 'root':
      return isNodePath(expression)
        ? compileExists(expression, scope)
        : conditionOf(compileHere(expression, scope), scope, expression);
    case 'filter':
      return isNodeType(typeOnly(expression.base, scope))
        ? compileExists(expression, scope)
        : conditionOf(compileHere(expression, scope), scope, expression);
    case 'set':
      return compileExists(expression, scope);
    case 'variable':
      // A node is true, whatever its text.
      if (scope.variables.get(expression.name)?.isTree) return code('true', 'boolean', 'one', true);
      return conditionOf(compileHere(expression, scope), scope, expression);
    case 'logical':
      return logical(expression, scope);
    case 'sequence':
      if (expression.items.length === 1) return conditionHere(expression.items[0] as Expression, scope);
      return conditionOf(compileHere(expression, scope), scope, expression);
    case 'if':
      return conditional(expression, scope);
    default:
      return conditionOf(compileHere(expression, scope), scope, expression);
  }
}

export function isNodePath(expression: Expression): boolean {
  if (expression.kind === 'path') return isNodePath(expression.step);
  if (expression.kind === 'filter') return isNodePath(expression.base);
  return expression.kind === 'step' || expression.kind === 'root';
}

/** The static type of an expression; whatever it declares on the way stays unused or is found again. */
function typeOnly(expression: Expression, scope: Scope) {
  return compile(expression, scope).item;
}

function conditional(expression: Extract<Expression, { kind: 'if' }>, scope: Scope): Code {
  const test = compileCondition(expression.test, scope);
  const then = compileCondition(expression.then, scope);
  const otherwise = compileCondition(expression.else, scope);
  const safe = test.safe && then.safe && otherwise.safe;
  return code(`(${test.js} ? ${then.js} : ${otherwise.js})`, 'boolean', 'one', safe);
}

export function logical(
  { operator, left, right }: Extract<Expression, { kind: 'logical' }>,
  scope: Scope,
): Code {
  const a = compileCondition(left, scope);
  const b = compileCondition(right, scope);
  return code(`(${a.js} ${operator === 'and' ? '&&' : '||'} ${b.js})`, 'boolean', 'one', a.safe && b.safe);
}

/** The effective boolean value of compiled code. */
export function conditionOf(value: Code, scope: Scope, expression: Expression): Code {
  const { module } = scope;
  const { item, cardinality, js, safe } = value;
  const result = (condition: string) => code(condition, 'boolean', 'one', safe);
  if (item === 'none') return result(js === '[]' || js === 'undefined' ? 'false' : `(${js}, false)`);
  if (isNodeType(item)) {
    if (cardinality === 'one') return result('true');
    return result(cardinality === 'many' ? `${js}.length > 0` : `${js} !== undefined`);
  }
  if (isTemporal(item) && cardinality === 'one') fail(expression, `${item} has no effective boolean value`);
  const plain = item === 'boolean' || item === 'string' || item === 'untyped' || item === 'integer';
  if (cardinality !== 'many' && plain) return result(plainCondition(value));
  if (cardinality === 'one' && item === 'double') return result(`Boolean(${js})`);
  if (cardinality === 'one' && item === 'decimal') return result(`${js}.coefficient !== 0`);
  const items = asMany(wrap(value, scope, 'item'), module).js;
  return code(`${module.runtime('effectiveBooleanValue')}(${items})`, 'boolean', 'one', false);
}

function plainCondition({ item, cardinality, js }: Code): string {
  if (item === 'boolean') return cardinality === 'one' ? js : `(${js} === true)`;
  return `Boolean(${js})`;
}

/** The opposite of a condition. */
export function negation(js: string): string {
  if (js === 'true') return 'false';
  if (js === 'false') return 'true';
  const positive = js.slice(1);
  return js.startsWith('!') && parenthesized(positive) === positive ? positive : `!${parenthesized(js)}`;
}

/** In parentheses unless it is a single call or name. */
function parenthesized(js: string): string {
  if (/^!?[\w$.]+$/.test(js)) return js;
  let depth = 0;
  for (let at = 0; at < js.length; at += 1) {
    const character = js.charAt(at);
    if (character === '"' || character === "'") at = js.indexOf(character, at + 1);
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (depth === 0 && !/[\w$.()[\]]/.test(character)) return `(${js})`;
  }
  return js;
}
