import { DynamicError, invalidValue, typeError } from '../errors.ts';
import { castTemporal, parseTemporal, Temporal, type TemporalType } from './dates.ts';
import {
  decimalFromInteger,
  decimalToDouble,
  decimalToInteger,
  exactDecimal,
  parseDecimal,
  XsDecimal,
} from './decimal.ts';
import { doubleToString, parseDouble, trimBlank } from './double.ts';
import {
  type AnyDuration,
  castDuration,
  Duration,
  type DurationType,
  GeneralDuration,
  generalDuration,
  parseDuration,
  parseGeneralDuration,
} from './durations.ts';
import { parseFloatNumber } from './float.ts';
import { type Integer, parseInteger } from './integer.ts';
import { castOther, isOtherType, type OtherType, OtherValue, toOther } from './other-values.ts';
import {
  type Atomic,
  type AtomicTypeName,
  atomicToString,
  Double,
  Float,
  typeOf,
  Untyped,
} from './values.ts';

export function toDecimal(text: string): XsDecimal {
  return parseDecimal(text) ?? invalidValue(text, 'xs:decimal');
}

export function toDouble(text: string): number {
  return parseDouble(text) ?? invalidValue(text, 'xs:double');
}

export function toInteger(text: string): Integer {
  return parseInteger(text) ?? invalidValue(text, 'xs:integer');
}

function parseBoolean(text: string): boolean | undefined {
  const trimmed = trimBlank(text);
  if (trimmed === 'true' || trimmed === '1') return true;
  return trimmed === 'false' || trimmed === '0' ? false : undefined;
}

export function toBoolean(text: string): boolean {
  return parseBoolean(text) ?? invalidValue(text, 'xs:boolean');
}

export function toDate(text: string): Temporal {
  return parseTemporal('xs:date', text) ?? invalidValue(text, 'xs:date');
}

export function toTime(text: string): Temporal {
  return parseTemporal('xs:time', text) ?? invalidValue(text, 'xs:time');
}

export function toDateTime(text: string): Temporal {
  return parseTemporal('xs:dateTime', text) ?? invalidValue(text, 'xs:dateTime');
}

export const toDayTimeDuration = (text: string): Duration => toDuration('xs:dayTimeDuration', text);
export const toYearMonthDuration = (text: string): Duration => toDuration('xs:yearMonthDuration', text);

function toDuration(type: DurationType, text: string): Duration {
  return parseDuration(type, text) ?? invalidValue(text, type);
}

export const isDecimal = (text: string) => parseDecimal(text) !== undefined;
export const isDouble = (text: string) => parseDouble(text) !== undefined;
export const isInteger = (text: string) => parseInteger(text) !== undefined;
export const isBoolean = (text: string) => parseBoolean(text) !== undefined;
export const isDate = (text: string) => parseTemporal('xs:date', text) !== undefined;
export const isTime = (text: string) => parseTemporal('xs:time', text) !== undefined;
export const isDateTime = (text: string) => parseTemporal('xs:dateTime', text) !== undefined;
export const isDayTimeDuration = (text: string) => parseDuration('xs:dayTimeDuration', text) !== undefined;
export const isYearMonthDuration = (text: string) =>
  parseDuration('xs:yearMonthDuration', text) !== undefined;

export function doubleToDecimal(value: number): XsDecimal {
  if (!Number.isFinite(value))
    throw new DynamicError('FOCA0002', `${doubleToString(value)} is not an xs:decimal`);
  return exactDecimal(value);
}

export function doubleToInteger(value: number): Integer {
  if (!Number.isFinite(value))
    throw new DynamicError('FOCA0002', `${doubleToString(value)} is not an xs:integer`);
  return decimalToInteger(exactDecimal(value));
}

/** `cast as` on a value whose type is known only at run time. */
export function castAtomic(value: Atomic, target: AtomicTypeName): Atomic {
  const source = typeOf(value);
  if (source === target) return value;
  if (target === 'xs:string') return atomicToString(value);
  if (target === 'xs:untypedAtomic') return new Untyped(atomicToString(value));
  if (typeof value === 'string') return castText(value, target);
  if (value instanceof Untyped) return castText(value.value, target);
  if (value instanceof OtherValue)
    return isOtherType(target)
      ? castOther(value, target)
      : typeError(`${source} cannot be cast to ${target}`);
  if (value instanceof Temporal) return castFromTemporal(value, target);
  if (value instanceof Duration || value instanceof GeneralDuration) return castFromDuration(value, target);
  if (target === 'xs:boolean') return numericToBoolean(value);
  if (isNumericTarget(target)) return castNumeric(value, target);
  return typeError(`${source} cannot be cast to ${target}`);
}

function castFromDuration(value: AnyDuration, target: AtomicTypeName): AnyDuration {
  if (target === 'xs:duration') return generalDuration(value);
  return isDuration(target)
    ? castDuration(value, target)
    : typeError(`${value.type} cannot be cast to ${target}`);
}

const isDuration = (type: AtomicTypeName): type is DurationType =>
  type === 'xs:dayTimeDuration' || type === 'xs:yearMonthDuration';

function castFromTemporal(value: Temporal, target: AtomicTypeName): Temporal | OtherValue {
  if (value.type !== 'xs:time' && isOtherType(target)) return partOf(value, target);
  const temporal = target === 'xs:date' || target === 'xs:time' || target === 'xs:dateTime';
  return (
    (temporal ? castTemporal(value, target) : undefined) ??
    typeError(`${value.type} cannot be cast to ${target}`)
  );
}

/** A part of a date, such as its year; it keeps the timezone. */
function partOf(value: Temporal, target: OtherType): OtherValue {
  const [, year = '', month = '', day = '', zone = ''] =
    /^(-?\d+)-(\d\d)-(\d\d)(?:T[\d:.]+)?((?:Z|[-+].*)?)$/.exec(String(value)) ?? [];
  const texts: Partial<Record<OtherType, string>> = {
    'xs:gYear': year,
    'xs:gYearMonth': `${year}-${month}`,
    'xs:gMonth': `--${month}`,
    'xs:gMonthDay': `--${month}-${day}`,
    'xs:gDay': `---${day}`,
  };
  const text = texts[target];
  return text === undefined
    ? typeError(`${value.type} cannot be cast to ${target}`)
    : toOther(target, `${text}${zone}`);
}

function castText(text: string, target: AtomicTypeName): Atomic {
  if (target === 'xs:QName') return typeError(`${typeOf(text)} cannot be cast to ${target}`);
  if (isOtherType(target)) return toOther(target, text);
  switch (target) {
    case 'xs:boolean':
      return toBoolean(text);
    case 'xs:integer':
      return toInteger(text);
    case 'xs:decimal':
      return toDecimal(text);
    case 'xs:double':
      return new Double(toDouble(text));
    case 'xs:float':
      return floatOf(text);
    case 'xs:dayTimeDuration':
    case 'xs:yearMonthDuration':
      return toDuration(target, text);
    case 'xs:duration':
      return parseGeneralDuration(text) ?? invalidValue(text, target);
    default:
      return parseTemporal(target as TemporalType, text) ?? invalidValue(text, target);
  }
}

const floatOf = (text: string): Float => new Float(parseFloatNumber(text) ?? invalidValue(text, 'xs:float'));

type Numeric = boolean | Integer | XsDecimal | Double;
type NumericTarget = 'xs:integer' | 'xs:decimal' | 'xs:double' | 'xs:float';

const isNumericTarget = (type: AtomicTypeName): type is NumericTarget =>
  type === 'xs:integer' || type === 'xs:decimal' || type === 'xs:double' || type === 'xs:float';

function numericToBoolean(value: Numeric): boolean {
  if (value instanceof Double) return value.value !== 0 && !Number.isNaN(value.value);
  return value instanceof XsDecimal ? value.coefficient !== 0 : Boolean(value);
}

function castNumeric(value: Numeric, target: NumericTarget): Atomic {
  const number = typeof value === 'boolean' ? Number(value) : value;
  if (target === 'xs:float') return numericToFloat(number);
  if (target === 'xs:double') return new Double(numericToDouble(number));
  if (number instanceof Double)
    return target === 'xs:decimal' ? doubleToDecimal(number.value) : doubleToInteger(number.value);
  if (number instanceof XsDecimal) return target === 'xs:decimal' ? number : decimalToInteger(number);
  return target === 'xs:integer' ? number : decimalFromInteger(number);
}

export function numericToDouble(value: Integer | XsDecimal | Double): number {
  if (value instanceof Double) return value.value;
  return value instanceof XsDecimal ? decimalToDouble(value) : Number(value);
}

/** The nearest xs:float. */
export function numericToFloat(value: Integer | XsDecimal | Double): Float {
  return value instanceof Double ? new Float(Math.fround(value.value)) : floatOf(String(value));
}

export function isCastable(value: Atomic, target: AtomicTypeName): boolean {
  try {
    castAtomic(value, target);
    return true;
  } catch (error) {
    if (error instanceof DynamicError) return false;
    throw error;
  }
}

/** An integer, if it is within the bounds of the type. */
export function integerWithin(value: Integer, type: string, least?: bigint, greatest?: bigint): Integer {
  return isWithin(value, least, greatest) ? value : invalidValue(String(value), type);
}

/** Tells whether a value can be cast to the integer type with these bounds. */
export function isIntegerWithin(value: Atomic, least?: bigint, greatest?: bigint): boolean {
  return (
    isCastable(value, 'xs:integer') && isWithin(castAtomic(value, 'xs:integer') as Integer, least, greatest)
  );
}

function isWithin(value: Integer, least: bigint | undefined, greatest: bigint | undefined): boolean {
  return (least === undefined || value >= least) && (greatest === undefined || value <= greatest);
}

/** fn:number on a value whose type is known only at run time. */
export function numberOfAtomic(value: Atomic | undefined): number {
  if (value === undefined || !isCastable(value, 'xs:double')) return Number.NaN;
  return (castAtomic(value, 'xs:double') as Double).value;
}

const generalization: Readonly<Record<string, readonly string[]>> = {
  'xs:integer': ['xs:decimal'],
  'xs:string': ['xs:anyURI'],
  'xs:dayTimeDuration': ['xs:duration'],
  'xs:yearMonthDuration': ['xs:duration'],
};

/** `instance of` for one atomic value. */
export function isInstance(value: Atomic, type: string): boolean {
  const own = typeOf(value);
  return type === own || type === 'xs:anyAtomicType' || (generalization[own]?.includes(type) ?? false);
}

/** The types to which numbers of a type are promoted, if one of them is required (XPath 2.0, B.1). */
const promotions: Readonly<Record<string, readonly string[]>> = {
  'xs:integer': ['xs:decimal', 'xs:float', 'xs:double'],
  'xs:decimal': ['xs:float', 'xs:double'],
  'xs:float': ['xs:double'],
};

/** The function conversion rules for one atomic value: untyped values are cast, numbers are promoted. */
export function convertAtomic(value: Atomic, target: AtomicTypeName | 'numeric'): Atomic {
  const source = typeOf(value);
  if (target === 'numeric') {
    if (source === 'xs:untypedAtomic') return castAtomic(value, 'xs:double');
    if (isNumericTarget(source)) return value;
    return typeError(`${source} where a number is required`);
  }
  if (source === 'xs:untypedAtomic' || promotions[source]?.includes(target) === true)
    return castAtomic(value, target);
  if (isInstance(value, target)) return value;
  return typeError(`${source} where ${target} is required`);
}

/** The plain form of a value that has been converted to a known type. */
export function unwrap(value: Atomic): Exclude<Atomic, Double | Untyped> {
  return value instanceof Double || value instanceof Untyped ? value.value : value;
}
