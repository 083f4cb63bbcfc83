import type { ComparisonOperator, Expression } from '../xpath/ast.ts';
import {
  type Code,
  code,
  type ItemType,
  isNodeType,
  isNumericType,
  isSimple,
  isTemporal,
  isTextual,
  isTree,
  isWrapped,
  literalText,
  withJs,
} from './code.ts';
import { asMany, asOptional, castItems, schemaType, wrap } from './convert.ts';
import { bind, compileSome } from './existence.ts';
import { compile, compileAtoms } from './expression.ts';
import { fail, type Scope } from './scope.ts';
import { isSingleton } from './singleton.ts';

type Comparison = Extract<Expression, { kind: 'general' | 'value' }>;

const mirrored: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** A general comparison: true if some pair of items compares so. */
export function compileGeneral(expression: Comparison, scope: Scope): Code {
  const { operator, left, right } = expression;
  const inSet =
    operator === '=' ? (membership(left, right, scope) ?? membership(right, left, scope)) : undefined;
  if (inSet !== undefined) return inSet;
  const pair = (a: Code, b: Code, inner: Scope) => comparePair(operator, a, b, inner, expression);
  if (isSingleton(right, scope)) {
    const value = compileAtoms(right, scope);
    if (value.cardinality !== 'many')
      return someAgainst(left, value, scope, (item, other, inner) => pair(item, other, inner));
  }
  if (isSingleton(left, scope)) {
    const value = compileAtoms(left, scope);
    const swapped: Comparison = { ...expression, operator: mirrored[operator] };
    if (value.cardinality !== 'many') {
      return someAgainst(right, value, scope, (item, other, inner) =>
        comparePair(swapped.operator, item, other, inner, expression),
      );
    }
  }
  const others = compileAtoms(right, scope);
  return bind(others, scope, 'others', (bound, inner) =>
    compileSome(left, inner, 'atoms', (item, within) =>
      bind(item, within, 'x', (one, local) =>
        someOf(bound, local, (other, deepest) => pair(one, other, deepest)),
      ),
    ),
  );
}

function someOf(values: Code, scope: Scope, test: (item: Code, scope: Scope) => Code): Code {
  if (values.cardinality !== 'many') return test(values, scope);
  const name = scope.taken.has('y') ? `y${scope.taken.size}` : 'y';
  const result = test(withJs(values, name, { cardinality: 'one', safe: true }), {
    ...scope,
    taken: new Set([...scope.taken, name]),
  });
  return code(`${values.js}.some((${name}) => ${result.js})`, 'boolean', 'one', values.safe && result.safe);
}

/** Some item of an expression against one value, which is computed once. */
function someAgainst(
  expression: Expression,
  value: Code,
  scope: Scope,
  test: (item: Code, other: Code, scope: Scope) => Code,
): Code {
  if (value.item === 'none') return code('false', 'boolean', 'one', value.safe);
  const inLoop = !isSingleton(expression, scope);
  if (!inLoop || isSimple(value) || /^[\w$]+\((?:d)?\)$/.test(value.js)) {
    return compileSome(expression, scope, 'atoms', (item, inner) => test(item, value, inner));
  }
  return bind(value, scope, 'value', (other, inner) =>
    compileSome(expression, inner, 'atoms', (item, within) => test(item, other, within)),
  );
}

/** `X = $codes` and `X = ('a', 'b', …)` as a look-up in a Set. */
function membership(expression: Expression, list: Expression, scope: Scope): Code | undefined {
  const set = constantSet(list, scope);
  if (set === undefined) return undefined;
  let textual = true;
  const result = compileSome(expression, scope, 'atoms', (item) => {
    if (!isTextual(item.item)) textual = false;
    return code(`${set}.has(${item.js})`, 'boolean', 'one', item.safe);
  });
  return textual ? result : undefined;
}

function constantSet(list: Expression, scope: Scope): string | undefined {
  if (list.kind === 'variable') return scope.variables.get(list.name)?.set;
  if (list.kind !== 'sequence') return undefined;
  const [only] = list.items;
  if (only !== undefined && list.items.length === 1) return constantSet(only, scope);
  const texts = list.items.map((item) =>
    item.kind === 'literal' && item.type === 'string' ? literalText(item.value) : undefined,
  );
  if (texts.length === 0 || texts.includes(undefined)) return undefined;
  const hint = `set_${texts.join('_').replaceAll('"', '').slice(0, 24)}`;
  return scope.module.constant(hint, `new Set([${texts.join(', ')}])`);
}

/** One pair of a general comparison, either of which may be absent. */
export function comparePair(
  operator: ComparisonOperator,
  left: Code,
  right: Code,
  scope: Scope,
  expression: Expression,
): Code {
  if (left.item === 'none' || right.item === 'none') return code('false', 'boolean', 'one', true);
  if (isTextual(left.item) && isTextual(right.item)) return compareTexts(operator, left, right, scope);
  if (isWrapped(left.item) || isWrapped(right.item))
    return compareWrapped(operator, left, right, scope, expression);
  const [a, b] = untypedAsOther(left, right, scope, expression);
  return compareSameKind(operator, a, b, scope, expression);
}

function untypedAsOther(left: Code, right: Code, scope: Scope, expression: Expression): [Code, Code] {
  const cast = (value: Code, other: Code): Code => {
    if (value.item !== 'untyped') return value;
    const target = isNumericType(other.item) ? 'double' : other.item;
    return target === 'string' || target === 'untyped'
      ? value
      : castItems(value, scope, target as 'boolean', expression);
  };
  return [cast(left, right), cast(right, left)];
}

/** Compares two values of types that are known not to be untyped. */
function compareSameKind(
  operator: ComparisonOperator,
  left: Code,
  right: Code,
  scope: Scope,
  expression: Expression,
): Code {
  if (isTextual(left.item) && isTextual(right.item)) return compareTexts(operator, left, right, scope);
  if (isNumericType(left.item) && isNumericType(right.item))
    return compareNumbers(operator, left, right, scope, expression);
  if (left.item === 'boolean' && right.item === 'boolean') return plainly(operator, left, right, scope);
  if (isTemporal(left.item) && left.item === right.item)
    return byOrder(operator, left, right, scope, 'compareTemporals');
  return incomparable(left, right, scope, expression);
}

function isComparable(left: ItemType, right: ItemType): boolean {
  if (isTextual(left) && isTextual(right)) return true;
  return isNumericType(left) ? isNumericType(right) : left === right;
}

/** Types that never compare: false where a side is absent, else an error. */
function incomparable(left: Code, right: Code, scope: Scope, expression: Expression): Code {
  const message = `${schemaType(left.item)} cannot be compared with ${schemaType(right.item)}`;
  if (left.cardinality === 'one' && right.cardinality === 'one') return fail(expression, message);
  const js = `${scope.module.runtime('neverBoth')}(${left.js}, ${right.js}, ${literalText(message)})`;
  return code(js, 'boolean', 'one', false);
}

function compareTexts(operator: ComparisonOperator, left: Code, right: Code, scope: Scope): Code {
  if (operator === '=' || operator === '!=') return plainly(operator, left, right, scope);
  return byOrder(operator, left, right, scope, 'compareStrings');
}

function compareNumbers(
  operator: ComparisonOperator,
  left: Code,
  right: Code,
  scope: Scope,
  expression: Expression,
): Code {
  if (left.item === 'integer' && right.item === 'integer') return plainly(operator, left, right, scope);
  const target = left.item === 'double' || right.item === 'double' ? 'double' : 'decimal';
  const [a, b] = [castItems(left, scope, target, expression), castItems(right, scope, target, expression)];
  return target === 'double'
    ? plainly(operator, a, b, scope)
    : byOrder(operator, a, b, scope, 'compareDecimals');
}

const scripted: Readonly<Record<ComparisonOperator, string>> = {
  '=': '===',
  '!=': '!==',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

/** Types that the operators of JavaScript compare as XPath does; only an absent operand needs care. */
function plainly(operator: ComparisonOperator, left: Code, right: Code, scope: Scope): Code {
  const safe = left.safe && right.safe;
  const optional = [left, right].filter((side) => side.cardinality === 'optional').length;
  const undefinedIsFalse = operator === '=' ? optional < 2 : operator !== '!=';
  if (optional === 0 || undefinedIsFalse)
    return code(`${left.js} ${scripted[operator]} ${right.js}`, 'boolean', 'one', safe);
  const helper = operator === '=' ? 'bothEqual' : 'bothDiffer';
  return code(`${scope.module.runtime(helper)}(${left.js}, ${right.js})`, 'boolean', 'one', safe);
}

function byOrder(
  operator: ComparisonOperator,
  left: Code,
  right: Code,
  scope: Scope,
  order: 'compareStrings' | 'compareDecimals' | 'compareTemporals',
): Code {
  const { module } = scope;
  const safe = left.safe && right.safe;
  if (left.cardinality === 'one' && right.cardinality === 'one') {
    return code(
      `${module.runtime(order)}(${left.js}, ${right.js}) ${scripted[operator]} 0`,
      'boolean',
      'one',
      safe,
    );
  }
  return code(
    `${module.runtime('bothSatisfy')}('${operator}', ${module.runtime(order)}, ${left.js}, ${right.js})`,
    'boolean',
    'one',
    safe,
  );
}

function compareWrapped(
  operator: ComparisonOperator,
  left: Code,
  right: Code,
  scope: Scope,
  expression: Expression,
): Code {
  const { module } = scope;
  // A number that is surely a double makes the comparison one of doubles.
  if (left.item === 'numeric' && (right.item === 'double' || right.item === 'untyped')) {
    return compareNumbers(
      operator,
      asDouble(left, scope),
      right.item === 'untyped' ? castItems(right, scope, 'double', expression) : right,
      scope,
      expression,
    );
  }
  if (right.item === 'numeric' && (left.item === 'double' || left.item === 'untyped')) {
    return compareNumbers(
      operator,
      left.item === 'untyped' ? castItems(left, scope, 'double', expression) : left,
      asDouble(right, scope),
      scope,
      expression,
    );
  }
  const [a, b] = [wrap(left, scope, 'atomic'), wrap(right, scope, 'atomic')];
  const js =
    a.cardinality === 'one' && b.cardinality === 'one'
      ? `${module.runtime('comparePair')}('${operator}', ${a.js}, ${b.js})`
      : `${module.runtime('compareGeneral')}('${operator}', ${asMany(a, module).js}, ${asMany(b, module).js})`;
  return code(js, 'boolean', 'one', false);
}

export function asDouble(value: Code, scope: Scope): Code {
  const { module } = scope;
  const call = module.runtime('numericToDouble');
  if (value.cardinality === 'one') return withJs(value, `${call}(${value.js})`, { item: 'double' });
  return withJs(value, `${module.runtime('ifPresent')}(${value.js}, ${call})`, { item: 'double' });
}

/** A value comparison: empty if an operand is, untyped operands are strings. */
export function compileValueComparison(expression: Comparison, scope: Scope): Code {
  const { module } = scope;
  const [left, right] = [expression.left, expression.right].map((side) => {
    const value = asOptional(compileAtoms(side, scope), module);
    return value.item === 'untyped' ? { ...value, item: 'string' as const } : value;
  });
  if (left === undefined || right === undefined || left.item === 'none' || right.item === 'none')
    return code('[]', 'none', 'many', true);
  if (isWrapped(left.item) || isWrapped(right.item)) {
    const [a, b] = [wrap(left, scope, 'atomic'), wrap(right, scope, 'atomic')];
    return code(
      `${module.runtime('compareValues')}('${expression.operator}', ${a.js}, ${b.js})`,
      'boolean',
      'optional',
      false,
    );
  }
  const one = (value: Code, js: string) =>
    value.cardinality === 'one' ? value : withJs(value, js, { cardinality: 'one', safe: true });
  if (left.cardinality === 'one' && right.cardinality === 'one')
    return compareSameKind(expression.operator, left, right, scope, expression);
  if (!isComparable(left.item, right.item)) {
    const message = literalText(`${schemaType(left.item)} cannot be compared with ${schemaType(right.item)}`);
    const js = `${module.runtime('ifBoth')}(${left.js}, ${right.js}, () => ${module.runtime('typeError')}(${message}))`;
    return code(js, 'boolean', 'optional', false);
  }
  const test = compareSameKind(expression.operator, one(left, 'a'), one(right, 'b'), scope, expression);
  const safe = left.safe && right.safe && test.safe;
  if (left.cardinality === 'one')
    return code(
      `${module.runtime('ifPresent')}(${right.js}, (b) => ${test.js})`,
      'boolean',
      'optional',
      safe,
    );
  if (right.cardinality === 'one')
    return code(`${module.runtime('ifPresent')}(${left.js}, (a) => ${test.js})`, 'boolean', 'optional', safe);
  return code(
    `${module.runtime('ifBoth')}(${left.js}, ${right.js}, (a, b) => ${test.js})`,
    'boolean',
    'optional',
    safe,
  );
}

/** `is`, `<<`, `>>` on elements. */
export function compileNodeComparison(
  expression: Extract<Expression, { kind: 'nodes' }>,
  scope: Scope,
): Code {
  const { module } = scope;
  const [left, right] = [expression.left, expression.right].map((side) =>
    asOptional(compile(side, scope), module),
  );
  if (left === undefined || right === undefined || left.item === 'none' || right.item === 'none')
    return code('[]', 'none', 'many', true);
  if (!isNodeType(left.item) || !isNodeType(right.item)) fail(expression, 'only nodes can be compared so');
  const safe = left.safe && right.safe;
  const operator = { is: '===', '<<': '<', '>>': '>' }[expression.operator];
  const body =
    isTree(left.item) && isTree(right.item)
      ? `a ${operator} b`
      : fail(expression, 'only elements can be compared so');
  return code(
    `${module.runtime('ifBoth')}(${left.js}, ${right.js}, (a, b) => ${body})`,
    'boolean',
    'optional',
    safe,
  );
}
