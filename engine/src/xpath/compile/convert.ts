import { ask, call, literal, type Plan } from '../plan/plan.ts';
import type { Expression, SequenceType } from '../syntax/ast.ts';
import { castItems, unwrapped } from './cast.ts';
import { asMany, asOne, asOptional, atomize, mapItems, wrap } from './items.ts';
import { fail } from './scope.ts';
import {
  type AtomicType,
  type Cardinality,
  type ItemType,
  isNodeType,
  isNumericType,
  mayBeEmpty,
  type PlainType,
  schemaType,
  typed,
  type Value,
  withPlan,
} from './value.ts';

/** The type that a parameter requires: the atomic type or kind of node, and the cardinality. */
export interface Required {
  readonly item: ItemType;
  readonly cardinality: Cardinality | 'some';
  /** The atomic type, if its values can be distinguished only at run time. */
  readonly type?: string;
  /** The name of the element or attribute. */
  readonly named?: NonNullable<SequenceType['named']>;
}

/** The function conversion rules: atomization, casts of untyped values, promotion of numbers, cardinality. */
export function convert(value: Value, required: Required, expression: Expression): Value {
  const item = withName(withType(convertItems(value, required.item, expression), required), required);
  if (required.cardinality === 'one') return asOne(item);
  if (required.cardinality === 'optional') return asOptional(item);
  const many = asMany(item);
  if (required.cardinality === 'many') return many;
  return withPlan(many, call('atLeastOne', many.plan), { safe: false });
}

/** Values whose type is known only at run time. */
function withType(value: Value, { item, type }: Required): Value {
  if (type === undefined) return value;
  return mapItems(wrap(value, item), item, (each) => call('convertAtomic', each, literal(type)), false);
}

/** Nodes that must have a name; any other node is an error. */
function withName(value: Value, { item, named }: Required): Value {
  if (named === undefined || value.item === 'none') return value;
  const { namespace, localName } = named;
  const name = [literal(namespace ?? undefined), literal(localName ?? undefined)];
  const asNode = (each: Plan) => wrap(typed(each, item, 'one', true), 'node').plan;
  return mapItems(value, value.item, (each) => ask('onlyNamed', each, asNode(each), ...name), false);
}

function convertItems(value: Value, item: ItemType, expression: Expression): Value {
  if (item === 'item') return value;
  if (isNodeType(item)) return convertNodes(value, item, expression);
  const atoms = atomize(value);
  if (item === 'atomic' || atoms.item === item || atoms.item === 'none') {
    return item === 'atomic' || atoms.item === 'none' ? atoms : { ...atoms, item, areUris: false };
  }
  if (atoms.item === 'atomic' || atoms.item === 'numeric') return convertAtRunTime(atoms, item);
  if (item === 'numeric') {
    if (isNumericType(atoms.item)) return atoms;
    if (atoms.item === 'untyped') return castItems(atoms, 'double', expression);
    if (mayBeEmpty(atoms)) return convertAtRunTime(wrap(atoms, 'atomic'), item);
    return fail(expression, '{type} where a number is required', { type: schemaType(atoms.item) });
  }
  const promotes =
    atoms.item === 'untyped' ||
    (atoms.item === 'integer' && (item === 'decimal' || item === 'double')) ||
    (atoms.item === 'decimal' && item === 'double');
  if (promotes) return castItems(atoms, item as PlainType, expression);
  if (mayBeEmpty(atoms)) return convertAtRunTime(wrap(atoms, 'atomic'), item);
  return fail(expression, '{type} where {required} is required', {
    type: schemaType(atoms.item),
    required: schemaType(item),
  });
}

function convertAtRunTime(atoms: Value, item: ItemType): Value {
  const target = literal(item === 'numeric' ? 'numeric' : schemaType(item));
  const apply = (each: Plan) => unwrapped(call('convertAtomic', each, target), item as AtomicType);
  return mapItems(atoms, item, apply, false);
}

/** The name of a type as written in an expression. */
function nameOfType(item: ItemType): string {
  if (item === 'document') return 'document-node()';
  if (item === 'tree') return 'node()';
  return isNodeType(item) ? `${item}()` : schemaType(item);
}

function convertNodes(value: Value, item: ItemType, expression: Expression): Value {
  if (value.item === item || value.item === 'none') return value;
  if (item === 'node' && isNodeType(value.item)) return value;
  if (item === 'element' && value.item === 'tree')
    return mapItems(value, 'element', (each) => call('elementOnly', each), false);
  if (value.item === 'node' || value.item === 'item')
    fail(
      expression,
      'cannot tell whether this is {type}() before there is a document; write item()* as its type',
      { type: item },
    );
  return fail(expression, '{type} where {required} is required', {
    type: nameOfType(value.item),
    required: nameOfType(item),
  });
}
