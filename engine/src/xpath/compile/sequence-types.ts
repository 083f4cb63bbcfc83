import { literal, type Plan } from '../plan/plan.ts';
import { isOtherType } from '../runtime/values/other-values.ts';
import type { Expression, SequenceType } from '../syntax/ast.ts';
import type { Required } from './convert.ts';
import { fail } from './scope.ts';
import type { AtomicType, ItemType, PlainType } from './value.ts';

const atomicTypes: Readonly<Record<string, AtomicType>> = {
  'xs:string': 'string',
  'xs:untypedAtomic': 'untyped',
  'xs:boolean': 'boolean',
  'xs:integer': 'integer',
  'xs:int': 'integer',
  'xs:long': 'integer',
  'xs:nonNegativeInteger': 'integer',
  'xs:positiveInteger': 'integer',
  'xs:decimal': 'decimal',
  'xs:double': 'double',
  'xs:date': 'date',
  'xs:time': 'time',
  'xs:dateTime': 'dateTime',
  'xs:dayTimeDuration': 'dayTimeDuration',
  'xs:yearMonthDuration': 'yearMonthDuration',
  'xs:anyAtomicType': 'atomic',
};

const exactTypes = [
  'xs:string',
  'xs:untypedAtomic',
  'xs:boolean',
  'xs:integer',
  'xs:decimal',
  'xs:double',
  'xs:date',
  'xs:time',
  'xs:dateTime',
  'xs:dayTimeDuration',
  'xs:yearMonthDuration',
];

/** The least and greatest value of each type derived from xs:integer; null for no bound. */
const integerTypes: Readonly<Record<string, readonly [string | null, string | null]>> = {
  'xs:nonNegativeInteger': ['0', null],
  'xs:positiveInteger': ['1', null],
  'xs:nonPositiveInteger': [null, '0'],
  'xs:negativeInteger': [null, '-1'],
  'xs:byte': ['-128', '127'],
  'xs:short': ['-32768', '32767'],
  'xs:int': ['-2147483648', '2147483647'],
  'xs:long': ['-9223372036854775808', '9223372036854775807'],
  'xs:unsignedByte': ['0', '255'],
  'xs:unsignedShort': ['0', '65535'],
  'xs:unsignedInt': ['0', '4294967295'],
  'xs:unsignedLong': ['0', '18446744073709551615'],
};

/** The bounds of a type derived from xs:integer, as arguments. */
export function integerBounds(name: string): readonly Plan[] | undefined {
  return integerTypes[name]?.map((bound) => literal(bound === null ? undefined : BigInt(bound)));
}

/** Returns the stored form of values whose type is known only at run time; undefined for other types. */
export function keptAs(type: string): 'numeric' | 'atomic' | undefined {
  if (type === 'xs:float') return 'numeric';
  return type === 'xs:duration' || isOtherType(type) ? 'atomic' : undefined;
}

/** The plain type that a name means in `cast as`, `castable as` and constructor functions. */
export function castTarget(name: string, expression: Expression): PlainType {
  if (!exactTypes.includes(name))
    fail(expression, 'there is no cast to {name}; write a type such as xs:string or xs:decimal', { name });
  return atomicTypes[name] as PlainType;
}

/** A declared type in the form that a parameter requires. */
export function requiredBy({ item, named, occurrence }: SequenceType): Required | undefined {
  const kept = keptAs(item);
  const cardinality = ({ '1': 'one', '?': 'optional', '*': 'many', '+': 'some' } as const)[occurrence];
  if (kept !== undefined) return { item: kept, cardinality, type: item };
  const types: Readonly<Record<string, ItemType>> = {
    item: 'item',
    node: 'node',
    element: 'element',
    attribute: 'attribute',
    text: 'text',
    'document-node': 'document',
    ...Object.fromEntries(exactTypes.map((name) => [name, atomicTypes[name] as ItemType])),
    'xs:anyAtomicType': 'atomic',
  };
  const type = types[item];
  if (type === undefined) return undefined;
  return { item: type, cardinality, ...(named === undefined ? {} : { named }) };
}
