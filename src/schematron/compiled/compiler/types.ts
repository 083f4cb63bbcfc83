import type { Expression, SequenceType } from '../../../xpath/syntax/ast.ts';
import { castItems, schemaType } from './cast-items.ts';
import {
  type Code,
  code,
  type ItemType,
  isNodeType,
  isNumericType,
  isTemporal,
  isTextual,
  isWrapped,
  type PlainType,
  withJs,
} from './code.ts';
import { asMany, asOne, asOptional, mapItems, wrap } from './convert.ts';
import { castTarget, integerBounds, requiredBy } from './declared-types.ts';
import { compile, compileAtoms } from './expression.ts';
import { fail, type RuntimeName, type Scope } from './scope.ts';

type Cast = Extract<Expression, { kind: 'cast' | 'castable' }>;
type Typed = Extract<Expression, { kind: 'instance' | 'treat' }>;

export function compileCast(expression: Cast, scope: Scope): Code {
  return castTo(expression.operand, expression.type, expression.optional, scope, expression);
}

/** `cast as`, and the constructor functions. */
export function castTo(
  operand: Expression,
  type: string,
  optional: boolean,
  scope: Scope,
  expression: Expression,
): Code {
  const bounds = integerBounds(type);
  const target = castTarget(bounds === undefined ? type : 'xs:integer', expression);
  const value = compileAtoms(operand, scope);
  const { module } = scope;
  if (value.item === 'none' && optional) return value;
  const one = optional ? asOptional(value, module) : asOne(value, module);
  const cast = castItems(one, scope, target, expression);
  if (bounds === undefined) return cast;
  const within = (js: string) => `${module.runtime('integerWithin')}(${js}, '${type}', ${bounds})`;
  return mapItems(cast, scope, 'integer', within, false);
}

const checks: Readonly<Record<string, RuntimeName>> = {
  decimal: 'isDecimal',
  double: 'isDouble',
  integer: 'isInteger',
  boolean: 'isBoolean',
  date: 'isDate',
  time: 'isTime',
  dateTime: 'isDateTime',
};

/** Whether `cast as` would succeed; more than one item, or none without `?`, is not castable. */
export function compileCastable(expression: Cast, scope: Scope): Code {
  const bounds = integerBounds(expression.type);
  // Whatever is written as an xs:double is an xs:float, if a less exact one.
  const type = expression.type === 'xs:float' ? 'xs:double' : expression.type;
  const target = castTarget(bounds === undefined ? type : 'xs:integer', expression);
  const value = compileAtoms(expression.operand, scope);
  if (value.item === 'none') return code(String(expression.optional), 'boolean', 'one', value.safe);
  const test = (js: string) =>
    bounds === undefined
      ? castableJs(js, value.item, target, scope)
      : `${scope.module.runtime('isIntegerWithin')}(${wrap(code(js, value.item, 'one', true), scope, 'atomic').js}, ${bounds})`;
  if (value.cardinality === 'one') return code(test(value.js), 'boolean', 'one', value.safe);
  const helper =
    value.cardinality === 'many'
      ? expression.optional
        ? 'noneOrOneIs'
        : 'onlyOneIs'
      : expression.optional
        ? 'absentOr'
        : 'presentAnd';
  return code(
    `${scope.module.runtime(helper)}(${value.js}, (x) => ${test('x')})`,
    'boolean',
    'one',
    value.safe,
  );
}

function castableJs(js: string, item: ItemType, target: PlainType, scope: Scope): string {
  if (item === target || target === 'string' || target === 'untyped') return 'true';
  if (isTextual(item)) return `${scope.module.runtime(checks[target] as RuntimeName)}(${js})`;
  const wrapped = wrap(code(js, item, 'one', true), scope, 'atomic').js;
  if (isTemporal(item) && !isTemporal(target)) return 'false';
  return `${scope.module.runtime('isCastable')}(${wrapped}, '${schemaType(target)}')`;
}

/** `instance of`: decided now where the static type is exact, else item by item. */
export function compileInstance(expression: Typed, scope: Scope): Code {
  const value = compile(expression.operand, scope);
  const { item, occurrence } = expression.type;
  const { module } = scope;
  const many = asMany(value, module).js;
  if (item === 'empty-sequence') return code(`${many}.length === 0`, 'boolean', 'one', value.safe);
  const counts = { '1': '=== 1', '?': '<= 1', '*': '>= 0', '+': '>= 1' }[occurrence];
  const each = itemTest(value, expression.type, scope, expression);
  const test =
    each === 'true'
      ? `${many}.length ${counts}`
      : each === 'false'
        ? none(occurrence, many)
        : `${module.runtime('allAre')}(${many}, (x) => ${each}, (n) => n ${counts})`;
  return code(test, 'boolean', 'one', value.safe);
}

const none = (occurrence: SequenceType['occurrence'], many: string) =>
  occurrence === '?' || occurrence === '*' ? `${many}.length === 0` : 'false';

function itemTest(value: Code, { item }: SequenceType, scope: Scope, expression: Expression): string {
  const static_ = value.item;
  if (item === 'item' || static_ === 'none') return 'true';
  const { module } = scope;
  if (!item.startsWith('xs:')) {
    const kind = item === 'document-node' ? 'document' : item;
    if (static_ === kind || (kind === 'node' && isNodeType(static_))) return 'true';
    if (static_ === 'tree') return kind === 'element' ? 'x > 0' : kind === 'document' ? 'x === 0' : 'false';
    if (static_ === 'item' || static_ === 'node')
      return kind === 'node'
        ? `${module.runtime('isNode')}(x)`
        : `${module.runtime('isNodeKind')}(x, '${kind}')`;
    return 'false';
  }
  if (isNodeType(static_)) return 'false';
  if (!requiredBy({ item, occurrence: '1' })) fail(expression, `${item} is not supported here`);
  if (isWrapped(static_))
    return static_ === 'item'
      ? `!${module.runtime('isNode')}(x) && ${module.runtime('isInstance')}(x, '${item}')`
      : `${module.runtime('isInstance')}(x, '${item}')`;
  const own = schemaType(static_);
  return String(
    own === item || item === 'xs:anyAtomicType' || (own === 'xs:integer' && item === 'xs:decimal'),
  );
}

/** `treat as`: the value itself, checked. */
export function compileTreat(expression: Typed, scope: Scope): Code {
  const value = compile(expression.operand, scope);
  const required = requiredBy(expression.type);
  if (required === undefined) return fail(expression, `${expression.type.item} is not supported here`);
  const fits =
    required.item === 'item' ||
    required.item === value.item ||
    (required.item === 'decimal' && value.item === 'integer');
  const nodes =
    isNodeType(value.item) &&
    (required.item === 'node' || (required.item === 'element' && value.item === 'element'));
  if (!fits && !nodes && !(isNumericType(value.item) && required.item === 'atomic'))
    fail(expression, `cannot tell whether this is ${expression.type.item}`);
  const { module } = scope;
  if (required.cardinality === 'one') return asOne(value, module);
  if (required.cardinality === 'optional') return asOptional(value, module);
  const many = asMany(value, module);
  return required.cardinality === 'many'
    ? many
    : withJs(many, `${module.runtime('atLeastOne')}(${many.js})`, { safe: false });
}
