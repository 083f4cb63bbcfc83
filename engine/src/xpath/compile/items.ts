import {
  ask,
  call,
  type Local,
  lambda,
  list,
  literal,
  method,
  nothing,
  type Plan,
  type RuntimeName,
  spread,
} from '../plan/plan.ts';
import {
  afterwards,
  empty,
  type ItemType,
  isNodeType,
  isTree,
  isWrapped,
  typed,
  type Value,
  withPlan,
} from './value.ts';

/** The value as an array. */
export function asMany(value: Value): Value {
  if (value.cardinality === 'many') return value;
  const plan = value.cardinality === 'one' ? list([value.plan]) : call('optionalToArray', value.plan);
  return withPlan(value, plan, { cardinality: 'many' });
}

/** The value, where at most one item is allowed. */
export function asOptional(value: Value): Value {
  if (value.item === 'none') return withPlan(value, afterwards(value, nothing), { cardinality: 'optional' });
  if (value.cardinality !== 'many') return value;
  return withPlan(value, call('atMostOne', value.plan), { cardinality: 'optional', safe: false });
}

/** The value, where exactly one item is required. */
export function asOne(value: Value): Value {
  if (value.cardinality === 'one') return value;
  const check = value.cardinality === 'many' ? 'exactlyOne' : 'present';
  return withPlan(value, call(check, value.plan), { cardinality: 'one', safe: false });
}

/** The results for all items as one sequence. */
export function ofEach(source: Value, parameters: readonly Local[], body: Value): Value {
  const safe = source.safe && body.safe;
  if (body.item === 'none' && safe) return empty;
  const many = asMany(source).plan;
  const mapped = (plan: Value['plan']) => ({ kind: 'lambda', parameters, body: plan }) as const;
  const plan =
    body.cardinality === 'one'
      ? method(many, 'map', mapped(body.plan))
      : call('concatMap', many, mapped(asMany(body).plan));
  return { ...typed(plan, body.item, 'many', safe), areUris: body.areUris };
}

/** Applies a function to each item; `apply` receives the plan of an item. */
export function mapItems(value: Value, item: ItemType, apply: (plan: Plan) => Plan, safe: boolean): Value {
  if (value.item === 'none') return value;
  const isSafe = value.safe && safe;
  if (value.cardinality === 'one') return typed(apply(value.plan), item, 'one', isSafe);
  const each = lambda('x', apply);
  if (value.cardinality === 'many') return typed(method(value.plan, 'map', each), item, 'many', isSafe);
  return typed(call('ifPresent', value.plan, each), item, 'optional', isSafe);
}

/** Atomizes: nodes of an untyped document become their text. */
export function atomize(value: Value): Value {
  const { item } = value;
  if (!isNodeType(item) && item !== 'item') return value;
  if (isTree(item)) return mapItems(value, 'untyped', (node) => ask('textOf', node), true);
  if (item === 'attribute') return mapItems(value, 'untyped', (node) => call('attributeText', node), true);
  if (item === 'text') return mapItems(value, 'untyped', (node) => call('textNodeText', node), true);
  return mapItems(value, 'atomic', (each) => ask('atomize', each), true);
}

/** Wraps the value so that its type is known at run time. */
export function wrap(value: Value, as: ItemType): Value {
  if (isWrapped(value.item) || value.item === 'none') return { ...value, item: as };
  const wrapper = wrapperOf(value.item);
  if (wrapper === undefined) return { ...value, item: as };
  return mapItems(value, as, (each) => call(wrapper, each), true);
}

function wrapperOf(item: ItemType): RuntimeName | undefined {
  if (isTree(item)) return 'element';
  if (item === 'double') return 'double';
  return item === 'untyped' ? 'untyped' : undefined;
}

/** The value in the form of a wider type, so that it can be combined with others. */
export function widen(value: Value, item: ItemType): Value {
  if (value.item === item || value.item === 'none') return { ...value, item };
  if (isTree(value.item) && isTree(item)) return { ...value, item };
  return wrap(value, item);
}

/** Several values as the items of one array. */
export function itemsOf(values: readonly Value[], item: ItemType): Plan {
  const same = values.map((value) => widen(value, item));
  // Variables that each repeat the previous one twice double the items; concatMap limits this.
  if (same.filter(({ cardinality }) => cardinality === 'many').length > 1)
    return call(
      'concatMap',
      list(same.map((value) => asMany(value).plan)),
      lambda('items', (items) => items),
    );
  return list(same.map((value) => (value.cardinality === 'one' ? value.plan : spread(asMany(value).plan))));
}

/** A text; `''` if it is absent. */
export function orEmptyText(value: Value): Value {
  if (value.item === 'none') return typed(afterwards(value, literal('')), 'string', 'one', value.safe);
  if (value.cardinality === 'one') return value;
  return withPlan(
    value,
    { kind: 'infix', operator: '??', left: value.plan, right: literal('') },
    {
      cardinality: 'one',
    },
  );
}
