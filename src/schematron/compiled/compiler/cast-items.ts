import type { Expression } from '../../../xpath/syntax/ast.ts';
import { type AtomicType, type Code, type ItemType, isTemporal, type PlainType, withJs } from './code.ts';
import { mapItems, wrap } from './convert.ts';
import { fail, type ModuleBuilder, type RuntimeName, type Scope } from './scope.ts';

export const schemaType = (item: ItemType): string =>
  item === 'untyped' ? 'xs:untypedAtomic' : `xs:${item}`;

const casts: Readonly<Record<string, RuntimeName>> = {
  decimal: 'toDecimal',
  double: 'toDouble',
  integer: 'toInteger',
  boolean: 'toBoolean',
  date: 'toDate',
  time: 'toTime',
  dateTime: 'toDateTime',
};

/** `cast as`, item by item. */
export function castItems(value: Code, scope: Scope, target: PlainType, expression: Expression): Code {
  const { module } = scope;
  const { item } = value;
  const call = (name: RuntimeName, safe: boolean) =>
    mapItems(value, scope, target, (js) => `${module.runtime(name)}(${js})`, safe);
  if (item === target || item === 'none') return { ...value, item: target };
  if (target === 'string' || target === 'untyped') return castToText(value, scope, target);
  if (item === 'string' || item === 'untyped') return call(casts[target] as RuntimeName, false);
  if (item === 'integer' && target === 'decimal') return integerAsDecimal(value, scope);
  if (item === 'integer' && target === 'double')
    return mapItems(value, scope, 'double', (js) => (/^-?[0-9]+$/.test(js) ? js : `Number(${js})`), true);
  if (item === 'decimal' && target === 'double') return call('decimalToDouble', true);
  if (item === 'decimal' && target === 'integer') return call('decimalToInteger', true);
  if (item === 'double' && target === 'decimal') return call('doubleToDecimal', false);
  if (item === 'double' && target === 'integer') return call('doubleToInteger', false);
  if (isTemporal(item) !== isTemporal(target) && item !== 'atomic' && item !== 'numeric') {
    if (isTemporal(item) || isTemporal(target))
      fail(expression, `${schemaType(item)} cannot be cast to ${schemaType(target)}`);
  }
  const wrapped = wrap(value, scope, 'atomic');
  const cast = (js: string) => `${module.runtime('castAtomic')}(${js}, '${schemaType(target)}')`;
  return mapItems(wrapped, scope, target, (js) => unwrapped(cast(js), target, module), false);
}

function integerAsDecimal(value: Code, scope: Scope): Code {
  const { module } = scope;
  if (value.cardinality === 'one' && /^-?[0-9]+$/.test(value.js)) {
    return withJs(value, decimalConstant(module, value.js), { item: 'decimal' });
  }
  return mapItems(value, scope, 'decimal', (js) => `${module.runtime('decimalFromInteger')}(${js})`, true);
}

export function decimalConstant(module: ModuleBuilder, text: string): string {
  return module.constant(
    `decimal_${text.replace('-', 'minus_').replace('.', '_')}`,
    `${module.runtime('toDecimal')}('${text}')`,
  );
}

export function unwrapped(js: string, target: AtomicType, module: ModuleBuilder): string {
  return target === 'double' || target === 'untyped' ? `${module.runtime('unwrap')}(${js})` : js;
}

function castToText(value: Code, scope: Scope, target: 'string' | 'untyped'): Code {
  const { item } = value;
  const { module } = scope;
  if (item === 'string' || item === 'untyped') return { ...value, item: target };
  if (item === 'double')
    return mapItems(value, scope, target, (js) => `${module.runtime('doubleToString')}(${js})`, true);
  if (item === 'atomic' || item === 'numeric') {
    return mapItems(value, scope, target, (js) => `${module.runtime('atomicToString')}(${js})`, true);
  }
  return mapItems(value, scope, target, (js) => `String(${js})`, true);
}
