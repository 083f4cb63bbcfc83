import { call, constant, literal, type Plan, type RuntimeName } from '../plan/plan.ts';
import type { Expression } from '../syntax/ast.ts';
import { mapItems, wrap } from './items.ts';
import { fail } from './scope.ts';
import {
  type AtomicType,
  type ItemType,
  isDuration,
  isTemporal,
  mayBeEmpty,
  type PlainType,
  schemaType,
  type Value,
  withPlan,
} from './value.ts';

const casts: Readonly<Record<string, RuntimeName>> = {
  decimal: 'toDecimal',
  double: 'toDouble',
  integer: 'toInteger',
  boolean: 'toBoolean',
  date: 'toDate',
  time: 'toTime',
  dateTime: 'toDateTime',
  dayTimeDuration: 'toDayTimeDuration',
  yearMonthDuration: 'toYearMonthDuration',
};

/** `cast as`, item by item. */
export function castItems(value: Value, target: PlainType, expression: Expression): Value {
  const { item } = value;
  const by = (name: RuntimeName, safe: boolean) => mapItems(value, target, (each) => call(name, each), safe);
  if (item === target || item === 'none') return { ...value, item: target, areUris: false };
  if (target === 'string' || target === 'untyped') return castToText(value, target);
  if (item === 'string' || item === 'untyped') return by(casts[target] as RuntimeName, false);
  if (item === 'integer' && target === 'decimal') return integerAsDecimal(value);
  if (item === 'integer' && target === 'double') return integerAsDouble(value);
  if (item === 'decimal' && target === 'double') return by('decimalToDouble', true);
  if (item === 'decimal' && target === 'integer') return by('decimalToInteger', true);
  if (item === 'double' && target === 'decimal') return by('doubleToDecimal', false);
  if (item === 'double' && target === 'integer') return by('doubleToInteger', false);
  if (item !== 'atomic' && !isSameKind(item, target) && !mayBeEmpty(value))
    fail(expression, '{type} cannot be cast to {target}', {
      type: schemaType(item),
      target: schemaType(target),
    });
  const cast = (each: Plan) => unwrapped(call('castAtomic', each, literal(schemaType(target))), target);
  return mapItems(wrap(value, 'atomic'), target, cast, false);
}

/**
 * Tells whether values of one type can be cast to the other at all: dates and times, durations, and numbers with
 * booleans.
 */
export const isSameKind = (one: ItemType, other: ItemType): boolean =>
  isTemporal(one) === isTemporal(other) && isDuration(one) === isDuration(other);

const isNumber = (plan: Plan) => plan.kind === 'literal' && typeof plan.value === 'number';

function integerAsDouble(value: Value): Value {
  if (isNumber(value.plan)) return withPlan(value, value.plan, { item: 'double' });
  return mapItems(value, 'double', (each) => call('integerToDouble', each), true);
}

function integerAsDecimal(value: Value): Value {
  if (value.plan.kind === 'literal' && isNumber(value.plan))
    return withPlan(value, decimalConstant(String(value.plan.value)), { item: 'decimal' });
  return mapItems(value, 'decimal', (each) => call('decimalFromInteger', each), true);
}

export function decimalConstant(text: string): Plan {
  return constant(`decimal_${text}`, call('toDecimal', literal(text)));
}

/** Types whose values are unwrapped once their type is known. */
export function unwrapped(plan: Plan, target: AtomicType): Plan {
  return target === 'double' || target === 'untyped' ? call('unwrap', plan) : plan;
}

function castToText(value: Value, target: 'string' | 'untyped'): Value {
  const { item } = value;
  if (item === 'string' || item === 'untyped') return { ...value, item: target };
  const name =
    item === 'double'
      ? 'doubleToString'
      : item === 'atomic' || item === 'numeric'
        ? 'atomicToString'
        : 'plainToString';
  return mapItems(value, target, (each) => call(name, each), true);
}

/** A number as a double. */
export function asDouble(value: Value): Value {
  return mapItems(value, 'double', (each) => call('numericToDouble', each), true);
}
