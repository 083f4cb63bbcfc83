import type { Expression } from '../../../xpath/syntax/ast.ts';
import { type Code, code, withJs } from './code.ts';
import { compileCondition } from './conditions.ts';
import { asMany, convert, wrap } from './convert.ts';
import { dependenciesOf } from './dependencies.ts';
import { compile } from './expression.ts';
import { isCondition } from './path-shape.ts';
import { identifier, type Scope, withContext } from './scope.ts';

/** `base[predicate]`, positions counted in the order of the sequence. */
export function filterBy(base: Code, predicate: Expression, scope: Scope, expression: Expression): Code {
  const { module } = scope;
  const number = literalPosition(predicate);
  if (number !== undefined && base.cardinality === 'many')
    return withJs(base, elementAtPosition(base, number, scope), { cardinality: 'optional' });
  if (isLastCall(predicate) && base.cardinality === 'many')
    return withJs(base, `${base.js}.at(-1)`, { cardinality: 'optional' });
  const indexed = indexedBy(base, predicate, scope);
  if (indexed !== undefined) return indexed;
  const each = identifier(base.item === 'element' ? 'n' : 'x', scope.taken);
  const index = identifier('index', new Set([...scope.taken, each]));
  const all = identifier('all', scope.taken);
  const item = withJs(base, each, { cardinality: 'one', safe: true });
  const inner = withContext(scope, item, `(${index} + 1)`, `${all}.length`);
  const condition = isCondition(predicate)
    ? compileCondition(predicate, inner)
    : positionOrCondition(predicate, inner, expression);
  const safe = base.safe && condition.safe;
  const many = asMany(base, module).js;
  const uses = (name: string) => condition.js.includes(name);
  const parameters = uses(all)
    ? `(${each}, ${index}, ${all})`
    : uses(index)
      ? `(${each}, ${index})`
      : `(${each})`;
  const js = `${many}.filter(${parameters} => ${condition.js})`;
  if (base.cardinality === 'many') return withJs(base, js, { safe });
  return withJs(base, `${js}[0]`, { safe, cardinality: 'optional' });
}

/** A number that is the same for all items, such as `$digits[$i + 1]`, selects without looking at each. */
function indexedBy(base: Code, predicate: Expression, scope: Scope): Code | undefined {
  if (base.cardinality !== 'many' || isCondition(predicate) || dependenciesOf(predicate, scope).context)
    return undefined;
  const position = compile(predicate, scope);
  const isInteger = position.item === 'integer' && position.cardinality === 'one' && position.safe;
  if (!isInteger) return undefined;
  return withJs(base, `${scope.module.runtime('itemAt')}(${base.js}, ${position.js})`, {
    cardinality: 'optional',
  });
}

function elementAtPosition(base: Code, position: number, scope: Scope): string {
  const firstOfChildren = /^children(\(d, [^()]*\))$/.exec(base.js);
  if (position === 1 && firstOfChildren !== null)
    return `${scope.module.runtime('firstChild')}${firstOfChildren[1]}`;
  return `${base.js}[${position - 1}]`;
}

function literalPosition(predicate: Expression): number | undefined {
  if (predicate.kind === 'literal' && predicate.type === 'integer') return Number(predicate.value);
  if (predicate.kind !== 'general' && predicate.kind !== 'value') return undefined;
  const { left, right, operator } = predicate;
  const counts = operator === '=' && left.kind === 'call' && left.name.localName === 'position';
  return counts && right.kind === 'literal' && right.type === 'integer' ? Number(right.value) : undefined;
}

function isLastCall(predicate: Expression): boolean {
  return predicate.kind === 'call' && predicate.name.localName === 'last' && predicate.args.length === 0;
}

/** A predicate that may turn out to be a number. */
function positionOrCondition(predicate: Expression, scope: Scope, expression: Expression): Code {
  const value = compile(predicate, scope);
  const numeric = value.item === 'integer' || value.item === 'double' || value.item === 'decimal';
  if (numeric && value.cardinality === 'one') {
    const position = convert(value, scope, { item: 'double', cardinality: 'one' }, expression);
    return code(`${position.js} === ${scope.position}`, 'boolean', 'one', value.safe);
  }
  if (numeric || value.item === 'atomic' || value.item === 'numeric' || value.item === 'item') {
    const items = asMany(wrap(value, scope, 'item'), scope.module).js;
    return code(
      `${scope.module.runtime('predicateTruth')}(${items}, ${scope.position})`,
      'boolean',
      'one',
      false,
    );
  }
  return compileCondition(predicate, scope);
}
