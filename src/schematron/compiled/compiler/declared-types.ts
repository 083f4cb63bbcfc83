import type { Expression, SequenceType } from '../xpath/ast.ts';
import type { AtomicType, ItemType, PlainType } from './code.ts';
import type { Required } from './convert.ts';
import { fail } from './scope.ts';

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
];

/** The plain type of a name in `cast as`, `castable as` and constructor functions. */
export function castTarget(name: string, expression: Expression): PlainType {
  if (!exactTypes.includes(name)) fail(expression, `casting to ${name} is not supported`);
  return atomicTypes[name] as PlainType;
}

/** A declared type as what a parameter requires. */
export function requiredBy({ item, occurrence }: SequenceType): Required | undefined {
  const cardinality = ({ '1': 'one', '?': 'optional', '*': 'many', '+': 'some' } as const)[occurrence];
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
  return type === undefined ? undefined : { item: type, cardinality };
}
