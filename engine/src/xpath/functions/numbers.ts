import { castItems } from '../compile/cast.ts';
import { asMany, asOptional, mapItems, wrap } from '../compile/items.ts';
import { numberOf } from '../compile/number-of.ts';
import { type Call, fail } from '../compile/scope.ts';
import {
  afterwards,
  type ItemType,
  isDuration,
  isWrapped,
  mayBeEmpty,
  schemaType,
  typed,
  type Value,
} from '../compile/value.ts';
import { call, literal, type Plan, type RuntimeName } from '../plan/plan.ts';
import { withCollation } from './collations.ts';
import { aDouble, anInteger, define, type Emit, optionalAtomic, type XPathFunction } from './function.ts';

const optionalNumber = { item: 'numeric', cardinality: 'optional' } as const;
const aNumber = { item: 'numeric', cardinality: 'one' } as const;

/** Runtime functions by the type of their operand. */
type ByType = Readonly<Record<'integer' | 'decimal' | 'double' | 'numeric', RuntimeName | undefined>>;

export const numericFunctions: readonly XPathFunction[] = [
  unary('abs', { integer: 'absInteger', decimal: 'absDecimal', double: 'absDouble', numeric: 'absNumeric' }),
  unary('floor', {
    integer: undefined,
    decimal: 'floorDecimal',
    double: 'floorDouble',
    numeric: 'floorNumeric',
  }),
  unary('ceiling', {
    integer: undefined,
    decimal: 'ceilingDecimal',
    double: 'ceilingDouble',
    numeric: 'ceilingNumeric',
  }),
  rounding('round', {
    integer: 'roundInteger',
    decimal: 'roundDecimal',
    double: 'roundDouble',
    numeric: 'roundNumeric',
  }),
  rounding('round-half-to-even', {
    integer: 'roundIntegerHalfToEven',
    decimal: 'roundDecimalHalfToEven',
    double: 'roundDoubleHalfToEven',
    numeric: 'roundNumericHalfToEven',
  }),
  define('number', ['atoms'], aDouble, ([value], whole) => numberOf(value, whole), {
    readsContext: 'if bare',
  }),
  define('sum', ['atoms'], aNumber, sum, { optional: ['atoms'] }),
  define('avg', ['atoms'], optionalNumber, average),
  withCollation(define('min', ['atoms'], optionalAtomic, extreme('<'))),
  withCollation(define('max', ['atoms'], optionalAtomic, extreme('>'))),
];

function unary(name: string, byType: ByType): XPathFunction {
  return define(name, [optionalNumber], optionalNumber, ([value]) => applyNumeric(byType, value));
}

/** round() and similar functions, with an optional precision. */
function rounding(name: string, byType: ByType): XPathFunction {
  const emit: Emit<readonly [Value, Value?]> = ([value, digits], whole) =>
    applyNumeric(byType, value, digits === undefined ? literal(0) : castItems(digits, 'double', whole).plan);
  return define(name, [optionalNumber], optionalNumber, emit, { optional: [anInteger] });
}

function applyNumeric(byType: ByType, value: Value, ...more: readonly Plan[]): Value {
  if (value.item === 'none') return value;
  const type = (isWrapped(value.item) ? 'numeric' : value.item) as keyof ByType;
  const name = byType[type];
  return name === undefined ? value : mapItems(value, type, (each) => call(name, each, ...more), true);
}

function sum([given, zero]: readonly [Value, Value?], whole: Call): Value {
  const values = asMany(given);
  const { item, plan, safe } = values;
  if ((item === 'string' || item === 'boolean') && !mayBeEmpty(given))
    return fail(whole, '{type} cannot be summed', { type: schemaType(item) });
  const items = wrap(values, 'atomic').plan;
  const ifEmpty = zero === undefined ? literal(0) : asOptional(wrap(zero, 'atomic')).plan;
  if (isDuration(item)) return typed(call('sumDurations', plan, ifEmpty), 'atomic', 'optional', safe);
  if (zero !== undefined) {
    return typed(call('sumItems', items, ifEmpty), 'atomic', 'optional', false);
  }
  if (item === 'decimal') return typed(call('sumDecimals', plan), 'decimal', 'one', safe);
  if (item === 'integer') return typed(call('sumIntegers', plan), 'integer', 'one', safe);
  if (item === 'none') return typed(afterwards(values, literal(0)), 'integer', 'one', safe);
  if (item === 'untyped') return typed(call('sumTexts', plan), 'numeric', 'one', false);
  return typed(call('sumItems', items, literal(0)), numbersOrAny(item), 'one', false);
}

function average([given]: readonly [Value], whole: Call): Value {
  const values = asMany(given);
  const { item, plan, safe } = values;
  if (item === 'none') return values;
  if ((item === 'string' || item === 'boolean') && !mayBeEmpty(given))
    return fail(whole, '{type} cannot be averaged', { type: schemaType(item) });
  if (item === 'decimal') return typed(call('averageOfDecimals', plan), 'decimal', 'optional', safe);
  if (isDuration(item)) return typed(call('averageOfDurations', plan), item, 'optional', safe);
  const result = call('averageOfItems', wrap(values, 'atomic').plan);
  return typed(result, numbersOrAny(item), 'optional', false);
}

/** Values whose type is known only at run time may be durations. */
const numbersOrAny = (item: ItemType) => (isWrapped(item) && item !== 'numeric' ? 'atomic' : 'numeric');

function extreme(operator: '<' | '>'): Emit<readonly [Value]> {
  return ([given]) => {
    const values = asMany(given);
    if (values.item === 'none') return values;
    const plan = call('extremeOf', wrap(values, 'atomic').plan, literal(operator));
    const item: ItemType = values.item === 'untyped' ? 'double' : values.item;
    if (item === 'double')
      return typed(call('ifPresent', plan, { kind: 'runtime', name: 'unwrap' }), 'double', 'optional', false);
    return typed(plan, isWrapped(item) ? 'atomic' : item, 'optional', false);
  };
}
