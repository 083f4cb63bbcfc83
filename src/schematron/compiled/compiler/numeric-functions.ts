import { argument, argumentsOrContext, arity, type Call, type CompileCall } from './calls.ts';
import { castItems, schemaType } from './cast-items.ts';
import { type Code, code, type ItemType, isTextual, isWrapped } from './code.ts';
import { asMany, asOptional, convert, mapItems, wrap } from './convert.ts';
import { compileAtoms } from './expression.ts';
import { fail, type RuntimeName, type Scope } from './scope.ts';

const optionalNumber = { item: 'numeric', cardinality: 'optional' } as const;
const oneInteger = { item: 'integer', cardinality: 'one' } as const;

/** Runtime functions by the type of their operand. */
type ByType = Readonly<Record<'integer' | 'decimal' | 'double' | 'numeric', RuntimeName | undefined>>;

export const numericFunctions: Readonly<Record<string, CompileCall>> = {
  abs: unary({ integer: 'absInteger', decimal: 'absDecimal', double: 'absDouble', numeric: 'absNumeric' }),
  floor: unary({
    integer: undefined,
    decimal: 'floorDecimal',
    double: 'floorDouble',
    numeric: 'floorNumeric',
  }),
  ceiling: unary({
    integer: undefined,
    decimal: 'ceilingDecimal',
    double: 'ceilingDouble',
    numeric: 'ceilingNumeric',
  }),
  round: rounding({
    integer: 'roundInteger',
    decimal: 'roundDecimal',
    double: 'roundDouble',
    numeric: 'roundNumeric',
  }),
  'round-half-to-even': rounding({
    integer: 'roundIntegerHalfToEven',
    decimal: 'roundDecimalHalfToEven',
    double: 'roundDoubleHalfToEven',
    numeric: 'roundNumericHalfToEven',
  }),

  number(call, scope) {
    arity(call, 0, 1);
    const value = asOptional(argumentsOrContext(call, scope, true)[0] as Code, scope.module);
    const apply = (name: RuntimeName, js: string) =>
      code(`${scope.module.runtime(name)}(${js})`, 'double', 'one', value.safe);
    if (value.item === 'none') return code('NaN', 'double', 'one', true);
    if (isTextual(value.item)) return apply('numberOf', value.js);
    const number = value.item === 'integer' || value.item === 'decimal' || value.item === 'double';
    if (number && value.cardinality === 'one') return castItems(value, scope, 'double', call);
    return apply('numberOfAtomic', wrap(value, scope, 'atomic').js);
  },

  sum(call, scope) {
    arity(call, 1, 2);
    const { module } = scope;
    const values = asMany(compileAtoms(argument(call, 0), scope), module);
    if (values.item === 'string' || values.item === 'boolean')
      return fail(call, `${schemaType(values.item)} cannot be summed`);
    const zero =
      call.args[1] === undefined
        ? undefined
        : asOptional(wrap(compileAtoms(call.args[1], scope), scope, 'atomic'), module);
    if (zero === undefined && values.item === 'decimal')
      return code(`${module.runtime('sumDecimals')}(${values.js})`, 'decimal', 'one', values.safe);
    if (zero === undefined && values.item === 'integer')
      return code(`${module.runtime('sumIntegers')}(${values.js})`, 'integer', 'one', values.safe);
    if (zero === undefined && values.item === 'none') return code('0', 'integer', 'one', true);
    if (zero === undefined && values.item === 'untyped')
      return code(`${module.runtime('sumTexts')}(${values.js})`, 'numeric', 'one', false);
    const items = wrap(values, scope, 'atomic').js;
    if (zero === undefined) return code(`${module.runtime('sumItems')}(${items})`, 'numeric', 'one', false);
    return code(`${module.runtime('sumItems')}(${items}, ${zero.js})`, 'atomic', 'optional', false);
  },

  avg(call, scope) {
    arity(call, 1);
    const { module } = scope;
    const values = asMany(compileAtoms(argument(call, 0), scope), module);
    if (values.item === 'none') return values;
    if (values.item === 'string' || values.item === 'boolean')
      return fail(call, `${schemaType(values.item)} cannot be averaged`);
    if (values.item === 'decimal')
      return code(`${module.runtime('averageOfDecimals')}(${values.js})`, 'decimal', 'optional', values.safe);
    return code(
      `${module.runtime('averageOfItems')}(${wrap(values, scope, 'atomic').js})`,
      'numeric',
      'optional',
      false,
    );
  },

  min: (call, scope) => extreme(call, scope, '<'),
  max: (call, scope) => extreme(call, scope, '>'),
};

function unary(byType: ByType): CompileCall {
  return (call, scope) => {
    arity(call, 1);
    return applyNumeric(byType, call, scope, '');
  };
}

/** round() and its like: an optional precision. */
function rounding(byType: ByType): CompileCall {
  return (call, scope) => {
    arity(call, 1, 2);
    const digits =
      call.args[1] === undefined
        ? '0'
        : `Number(${convert(compileAtoms(call.args[1], scope), scope, oneInteger, call).js})`;
    return applyNumeric(byType, call, scope, `, ${digits.replace(/^Number\((-?\d+)\)$/, '$1')}`);
  };
}

function applyNumeric(byType: ByType, call: Call, scope: Scope, more: string): Code {
  const value = convert(compileAtoms(argument(call, 0), scope), scope, optionalNumber, call);
  if (value.item === 'none') return value;
  const type = (isWrapped(value.item) ? 'numeric' : value.item) as keyof ByType;
  const name = byType[type];
  if (name === undefined) return value;
  return mapItems(value, scope, type, (js) => `${scope.module.runtime(name)}(${js}${more})`, true);
}

function extreme(call: Call, scope: Scope, operator: '<' | '>'): Code {
  arity(call, 1);
  const { module } = scope;
  const values = asMany(compileAtoms(argument(call, 0), scope), module);
  if (values.item === 'none') return values;
  const js = `${module.runtime('extremeOf')}(${wrap(values, scope, 'atomic').js}, '${operator}')`;
  const item: ItemType = values.item === 'untyped' ? 'double' : values.item;
  if (item === 'double')
    return code(
      `${module.runtime('ifPresent')}(${js}, ${module.runtime('unwrap')})`,
      'double',
      'optional',
      false,
    );
  return code(js, isWrapped(item) ? 'atomic' : item, 'optional', false);
}
