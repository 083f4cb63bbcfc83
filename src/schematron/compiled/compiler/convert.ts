import type { Expression } from '../../../xpath/syntax/ast.ts';
import { castItems, schemaType, unwrapped } from './cast-items.ts';
import {
  type AtomicType,
  type Cardinality,
  type Code,
  code,
  type ItemType,
  isNodeType,
  isNumericType,
  isTree,
  isWrapped,
  type PlainType,
  withJs,
} from './code.ts';
import { fail, identifier, type ModuleBuilder, type RuntimeName, type Scope } from './scope.ts';

/** The value as an array. */
export function asMany(value: Code, module: ModuleBuilder): Code {
  if (value.cardinality === 'many') return value;
  const js =
    value.cardinality === 'one' ? `[${value.js}]` : `${module.runtime('optionalToArray')}(${value.js})`;
  return withJs(value, js, { cardinality: 'many' });
}

/** The value where at most one item is allowed. */
export function asOptional(value: Code, module: ModuleBuilder): Code {
  if (value.item === 'none') return withJs(value, 'undefined', { cardinality: 'optional' });
  if (value.cardinality !== 'many') return value;
  const js = value.only ?? `${module.runtime('atMostOne')}(${value.js})`;
  return withJs(value, js, { cardinality: 'optional', safe: false });
}

/** The value where exactly one item is required. */
export function asOne(value: Code, module: ModuleBuilder): Code {
  if (value.cardinality === 'one') return value;
  const check = value.cardinality === 'many' ? 'exactlyOne' : 'present';
  return withJs(value, `${module.runtime(check)}(${value.js})`, { cardinality: 'one', safe: false });
}

/** Applies a function written around the value to each item. */
export function mapItems(
  value: Code,
  scope: Scope,
  item: ItemType,
  apply: (js: string) => string,
  safe: boolean,
): Code {
  const result = { item, safe: value.safe && safe };
  if (value.item === 'none') return withJs(value, value.js, { item: 'none' });
  if (value.cardinality === 'one') return code(apply(value.js), item, 'one', result.safe);
  const each = identifier('x', scope.taken);
  const body = apply(each);
  const callback =
    body === `${body.replace(/\(.*$/s, '')}(${each})`
      ? body.slice(0, -each.length - 2)
      : `(${each}) => ${arrowBody(body)}`;
  if (value.cardinality === 'many') return withJs(value, `${value.js}.map(${callback})`, result);
  return withJs(value, `${scope.module.runtime('ifPresent')}(${value.js}, ${callback})`, result);
}

const arrowBody = (js: string) => (js.startsWith('{') ? `(${js})` : js);

/** Atomizes: nodes of an untyped document become their text. */
export function atomize(value: Code, scope: Scope): Code {
  const { module } = scope;
  if (!isNodeType(value.item) && value.item !== 'item') return value;
  if (isTree(value.item)) return atomizeElements(value, scope);
  if (value.item === 'attribute')
    return mapItems(value, scope, 'untyped', (js) => `${module.runtime('attributeText')}(${js})`, true);
  if (value.item === 'text')
    return mapItems(value, scope, 'untyped', (js) => `${module.runtime('textNodeText')}(${js})`, true);
  if (value.item === 'node')
    return mapItems(value, scope, 'untyped', (js) => `${module.runtime('nodeText')}(d, ${js})`, true);
  return mapItems(value, scope, 'atomic', (js) => `${module.runtime('atomize')}(d, ${js})`, true);
}

function atomizeElements(value: Code, scope: Scope): Code {
  const { module } = scope;
  const texts = mapItems(value, scope, 'untyped', (js) => `${module.runtime('textOf')}(d, ${js})`, true);
  const only = value.only
    ?.replace(/^onlyChild(?=\()/, () => module.runtime('onlyText'))
    .replace(/^onlyAt(?=\()/, () => module.runtime('onlyTextAt'));
  return only === undefined ? texts : { ...texts, only };
}

/** Wraps the value so that its type can be told at run time. */
export function wrap(value: Code, scope: Scope, as: ItemType): Code {
  if (isWrapped(value.item) || value.item === 'none') return { ...value, item: as };
  const wrapper = wrapperOf(value.item);
  if (wrapper === undefined) return { ...value, item: as };
  return mapItems(value, scope, as, (js) => `${scope.module.runtime(wrapper)}(${js})`, true);
}

function wrapperOf(item: ItemType): RuntimeName | undefined {
  if (isTree(item)) return 'element';
  if (item === 'double') return 'double';
  return item === 'untyped' ? 'untyped' : undefined;
}

/** The value in the form of a wider type, so that it can stand beside others. */
export function widen(value: Code, scope: Scope, item: ItemType): Code {
  if (value.item === item || value.item === 'none') return { ...value, item };
  if (isTree(value.item) && isTree(item)) return { ...value, item };
  return wrap(value, scope, item);
}

/** What a parameter requires: the atomic type or kind of node, and how many. */
export interface Required {
  readonly item: ItemType;
  readonly cardinality: Cardinality | 'some';
}

/** The function conversion rules: atomization, casts of untyped values, promotion of numbers, cardinality. */
export function convert(value: Code, scope: Scope, required: Required, expression: Expression): Code {
  const item = convertItems(value, scope, required.item, expression);
  if (required.cardinality === 'one') return asOne(item, scope.module);
  if (required.cardinality === 'optional') return asOptional(item, scope.module);
  const many = asMany(item, scope.module);
  if (required.cardinality === 'many') return many;
  return withJs(many, `${scope.module.runtime('atLeastOne')}(${many.js})`, { safe: false });
}

function convertItems(value: Code, scope: Scope, item: ItemType, expression: Expression): Code {
  if (item === 'item') return value;
  if (isNodeType(item)) return convertNodes(value, scope, item, expression);
  const atoms = atomize(value, scope);
  if (item === 'atomic' || atoms.item === item || atoms.item === 'none') {
    return item === 'atomic' || atoms.item === 'none' ? atoms : { ...atoms, item };
  }
  if (atoms.item === 'atomic' || atoms.item === 'numeric') return convertAtRunTime(atoms, scope, item);
  if (item === 'numeric') {
    if (isNumericType(atoms.item)) return atoms;
    if (atoms.item === 'untyped') return castItems(atoms, scope, 'double', expression);
    return fail(expression, `${schemaType(atoms.item)} where a number is required`);
  }
  const promotes =
    atoms.item === 'untyped' ||
    (atoms.item === 'integer' && (item === 'decimal' || item === 'double')) ||
    (atoms.item === 'decimal' && item === 'double');
  if (promotes) return castItems(atoms, scope, item as PlainType, expression);
  return fail(expression, `${schemaType(atoms.item)} where ${schemaType(item)} is required`);
}

function convertAtRunTime(atoms: Code, scope: Scope, item: ItemType): Code {
  const { module } = scope;
  const target = item === 'numeric' ? 'numeric' : schemaType(item);
  const apply = (js: string) => `${module.runtime('convertAtomic')}(${js}, '${target}')`;
  return mapItems(atoms, scope, item, (js) => unwrapped(apply(js), item as AtomicType, module), false);
}

function convertNodes(value: Code, scope: Scope, item: ItemType, expression: Expression): Code {
  if (value.item === item || value.item === 'none') return value;
  if (item === 'node' && isNodeType(value.item)) return value;
  if (item === 'element' && value.item === 'tree') {
    return mapItems(value, scope, 'element', (js) => `${scope.module.runtime('elementOnly')}(${js})`, false);
  }
  if (value.item === 'node' || value.item === 'item')
    fail(expression, `cannot tell whether this is ${item}()`);
  return fail(expression, `${value.item} where ${item}() is required`);
}
