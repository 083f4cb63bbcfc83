import type { ArithmeticOperator, Expression } from '../../../xpath/syntax/ast.ts';
import { castItems, schemaType } from './cast-items.ts';
import { type Code, code, type ItemType, isNumericType, isWrapped, withJs } from './code.ts';
import { asDouble } from './compare-pair.ts';
import { asOptional, convert, wrap } from './convert.ts';
import { compileAtoms } from './expression.ts';
import { fail, type RuntimeName, type Scope } from './scope.ts';

type NumericItem = 'integer' | 'decimal' | 'double';

const functions: Readonly<Record<'integer' | 'decimal', Readonly<Record<ArithmeticOperator, RuntimeName>>>> =
  {
    integer: {
      '+': 'addIntegers',
      '-': 'subtractIntegers',
      '*': 'multiplyIntegers',
      div: 'divideIntegers',
      idiv: 'idivIntegers',
      mod: 'modIntegers',
    },
    decimal: {
      '+': 'addDecimals',
      '-': 'subtractDecimals',
      '*': 'multiplyDecimals',
      div: 'divideDecimals',
      idiv: 'idivDecimals',
      mod: 'modDecimals',
    },
  };
const scripted = { '+': '+', '-': '-', '*': '*', div: '/', mod: '%' } as const;

export function compileArithmetic(
  expression: Extract<Expression, { kind: 'arithmetic' }>,
  scope: Scope,
): Code {
  const { operator } = expression;
  const left = operand(expression.left, scope, expression);
  const right = operand(expression.right, scope, expression);
  if (left.item === 'none' || right.item === 'none')
    return code('[]', 'none', 'many', left.safe && right.safe);
  const type = resultType(left, right);
  if (type === undefined) return atRunTime(operator, left, right, scope);
  const [a, b] = [inType(left, type, scope, expression), inType(right, type, scope, expression)];
  const js = (x: string, y: string) =>
    type !== 'double'
      ? `${scope.module.runtime(functions[type][operator])}(${x}, ${y})`
      : operator === 'idiv'
        ? `${scope.module.runtime('idivDoubles')}(${x}, ${y})`
        : `(${x} ${scripted[operator]} ${y})`;
  const divides = ['div', 'idiv', 'mod'].includes(operator) && !isNonZero(expression.right);
  const safe = a.safe && b.safe && !(divides && (type !== 'double' || operator === 'idiv'));
  const item = operator === 'idiv' ? 'integer' : operator === 'div' && type === 'integer' ? 'decimal' : type;
  return lift(a, b, scope, item, safe, js);
}

function isNonZero(divisor: Expression): boolean {
  return divisor.kind === 'literal' && divisor.type !== 'string' && Number(divisor.value) !== 0;
}

/** An operand: atomized, at most one, untyped values as doubles. */
function operand(expression: Expression, scope: Scope, whole: Expression): Code {
  const value = asOptional(compileAtoms(expression, scope), scope.module);
  if (value.item === 'untyped') return castItems(value, scope, 'double', whole);
  if (!isNumericType(value.item) && !isWrapped(value.item) && value.item !== 'none') {
    fail(whole, `${schemaType(value.item)} where a number is required`);
  }
  return value;
}

/** Undefined where the types are only known at run time. */
function resultType(left: Code, right: Code): NumericItem | undefined {
  const items = [left.item, right.item];
  if (items.includes('atomic') || items.includes('item')) return undefined;
  if (items.includes('double')) return 'double';
  if (items.includes('numeric')) return undefined;
  return items.includes('decimal') ? 'decimal' : 'integer';
}

function inType(value: Code, type: NumericItem, scope: Scope, expression: Expression): Code {
  return value.item === 'numeric' ? asDouble(value, scope) : castItems(value, scope, type, expression);
}

function atRunTime(operator: ArithmeticOperator, left: Code, right: Code, scope: Scope): Code {
  const [a, b] = [wrap(left, scope, 'atomic'), wrap(right, scope, 'atomic')];
  const js = `${scope.module.runtime('calculate')}('${operator}', ${a.js}, ${b.js})`;
  return code(js, 'numeric', 'optional', false);
}

/** Applies an operation to operands that may be absent. */
function lift(
  a: Code,
  b: Code,
  scope: Scope,
  item: ItemType,
  safe: boolean,
  js: (x: string, y: string) => string,
): Code {
  const { module } = scope;
  if (a.cardinality === 'one' && b.cardinality === 'one') return code(js(a.js, b.js), item, 'one', safe);
  // Errors of an operand come before those of the operation, whichever operand is absent.
  if (a.cardinality === 'one' && a.safe)
    return code(`${module.runtime('ifPresent')}(${b.js}, (b) => ${js(a.js, 'b')})`, item, 'optional', safe);
  if (b.cardinality === 'one' && b.safe)
    return code(`${module.runtime('ifPresent')}(${a.js}, (a) => ${js('a', b.js)})`, item, 'optional', safe);
  return code(
    `${module.runtime('ifBoth')}(${a.js}, ${b.js}, (a, b) => ${js('a', 'b')})`,
    item,
    'optional',
    safe,
  );
}

/** Unary minus and plus. */
export function compileNegation(
  expression: Extract<Expression, { kind: 'negate' | 'plus' }>,
  scope: Scope,
): Code {
  const value = operand(expression.operand, scope, expression);
  if (value.item === 'none') return value;
  if (isWrapped(value.item))
    return atRunTime(expression.kind === 'plus' ? '+' : '-', code('0', 'integer', 'one', true), value, scope);
  if (expression.kind === 'plus') return value;
  const negate = (js: string) => {
    if (value.item === 'double') return `-${js}`;
    return `${scope.module.runtime(value.item === 'integer' ? 'negateInteger' : 'negateDecimal')}(${js})`;
  };
  if (value.item === 'integer' && /^[0-9]+$/.test(value.js)) return withJs(value, `-${value.js}`);
  if (value.cardinality === 'one')
    return withJs(value, value.item === 'double' ? `(${negate(value.js)})` : negate(value.js));
  return withJs(value, `${scope.module.runtime('ifPresent')}(${value.js}, (x) => ${negate('x')})`);
}

export function compileRange(expression: Extract<Expression, { kind: 'range' }>, scope: Scope): Code {
  const required = { item: 'integer', cardinality: 'optional' } as const;
  const from = convert(compileAtoms(expression.from, scope), scope, required, expression);
  const to = convert(compileAtoms(expression.to, scope), scope, required, expression);
  return code(`${scope.module.runtime('integerRange')}(${from.js}, ${to.js})`, 'integer', 'many', false);
}
