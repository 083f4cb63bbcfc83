import type { ComparisonOperator, Expression } from '../../../xpath/syntax/ast.ts';
import { castItems, schemaType } from './cast-items.ts';
import {
  type Code,
  code,
  type ItemType,
  isNumericType,
  isTemporal,
  isTextual,
  isWrapped,
  literalText,
  withJs,
} from './code.ts';
import { asMany, wrap } from './convert.ts';
import { fail, type Scope } from './scope.ts';

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
export function compareSameKind(
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

export function isComparable(left: ItemType, right: ItemType): boolean {
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
  if (operator !== '=' && operator !== '!=') return byOrder(operator, left, right, scope, 'compareStrings');
  return blankness(operator, left, right, scope) ?? plainly(operator, left, right, scope);
}

/** `normalize-space(…) = ''` asks whether there is anything but white space. */
function blankness(operator: '=' | '!=', left: Code, right: Code, scope: Scope): Code | undefined {
  const argument = /^normalizeSpace(\(.*\))$/s.exec(left.js)?.[1];
  if (right.js !== '""' || argument === undefined || left.cardinality !== 'one') return undefined;
  const js = `${scope.module.runtime('isBlankText')}${argument}`;
  return code(operator === '=' ? js : `!${js}`, 'boolean', 'one', left.safe);
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
