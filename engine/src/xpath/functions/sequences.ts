import { convert } from '../compile/convert.ts';
import { asMany, asOne, atomize, widen, wrap } from '../compile/items.ts';
import { type Call, fail, type Scope } from '../compile/scope.ts';
import {
  afterwards,
  commonType,
  condition,
  empty,
  isTextual,
  typed,
  type Value,
  withPlan,
} from '../compile/value.ts';
import { isTextOfNodes } from '../compile/variable.ts';
import {
  ask,
  call,
  choice,
  index,
  infix,
  literal,
  local,
  member,
  not,
  nothing,
  type Plan,
  type RuntimeName,
  read,
} from '../plan/plan.ts';
import type { Expression } from '../syntax/ast.ts';
import { codepointCollation, withCollation } from './collations.ts';
import {
  aBoolean,
  aDouble,
  anInteger,
  anyItems,
  areSafe,
  aText,
  define,
  type Emit,
  optionalText,
  range,
  type SomeLeftOut,
  withoutLeftOut,
  type XPathFunction,
} from './function.ts';

const cheap = { cost: 'low' } as const;
const optionalItem = { item: 'item', cardinality: 'optional' } as const;
const oneItem = { item: 'item', cardinality: 'one' } as const;
const atoms = { item: 'atomic', cardinality: 'many' } as const;
const nothingAtAll = { item: 'none', cardinality: 'many' } as const;
const integers = { item: 'integer', cardinality: 'many' } as const;

export const sequenceFunctions: readonly XPathFunction[] = [
  define('true', [], aBoolean, () => condition(literal(true), true), cheap),
  define('false', [], aBoolean, () => condition(literal(false), true), cheap),
  asked('boolean', (argument, scope) => scope.compiler.condition(argument, scope)),
  asked('exists', (argument, scope) => scope.compiler.exists(argument, scope)),
  asked('not', (argument, scope) => opposite(scope.compiler.condition(argument, scope))),
  asked('empty', (argument, scope) => opposite(scope.compiler.exists(argument, scope))),
  define('error', [], nothingAtAll, raised, { optional: ['items', optionalText] }),
  define('count', ['items'], anInteger, count),
  define('data', ['atoms'], atoms, ([value]) => value, { readsContext: 'if bare' }),
  withCollation(define('distinct-values', ['atoms'], atoms, distinctValues)),
  withCollation(define('index-of', ['atoms', 'atoms'], integers, indexOf)),
  define('reverse', ['items'], anyItems, onArray('reverse')),
  define('unordered', ['items'], anyItems, ([value]) => value),
  define('one-or-more', ['items'], anyItems, ([value]) => ({ ...ofArray('oneOrMore', value), safe: false })),
  define('zero-or-one', ['items'], optionalItem, zeroOrOne),
  define('exactly-one', ['items'], oneItem, exactlyOne),
  define('subsequence', ['items', aDouble], anyItems, subsequence, { optional: [aDouble] }),
  define('head', ['items'], optionalItem, head),
  define('tail', ['items'], anyItems, ([value]) => ofArray('subsequence', value, [two])),
  define('trace', ['items'], anyItems, ([value]) => value, { optional: [aText] }),
  define('remove', ['items', anInteger], anyItems, onArray('remove')),
  define('insert-before', ['items', anInteger, 'items'], anyItems, insertBefore),
  withCollation(define('deep-equal', ['items', 'items'], aBoolean, deepEqual, { readsDocument: true })),
  withCollation(define('sort', ['items'], anyItems, sorted, { readsDocument: true })),
  define('default-collation', [], aText, () => typed(literal(codepointCollation), 'string', 'one', true)),
  define('current-group', [], anyItems, (_, __, scope) => scope.group?.items ?? empty, {
    readsContext: 'always',
  }),
  define(
    'current-grouping-key',
    [],
    { item: 'atomic', cardinality: 'optional' },
    (_, __, scope) => scope.group?.key ?? empty,
    {
      readsContext: 'always',
    },
  ),
  define('regex-group', ['expression'], aText, regexGroup, { readsContext: 'always' }),
  define('position', [], anInteger, (_, whole, scope) => counted(scope.position, whole), {
    ...cheap,
    readsContext: 'always',
  }),
  define('last', [], anInteger, (_, whole, scope) => counted(scope.last, whole), {
    ...cheap,
    readsContext: 'always',
  }),
];

/** A function that compiles its argument itself, because it may stop at the first item. */
function asked(name: string, emit: (argument: Expression, scope: Scope) => Value): XPathFunction {
  return define(
    name,
    ['expression'],
    aBoolean,
    (_, { args }, scope) => emit(args[0] as Expression, scope),
    cheap,
  );
}

const opposite = (test: Value): Value => withPlan(test, not(test.plan));

/** error(): only the description matters, because no rule can read the code. */
function raised([, description]: readonly [Value?, Value?]): Value {
  return typed(call('raise', description?.plan ?? nothing), 'none', 'many', false);
}

function count([value]: readonly [Value]): Value {
  const { plan, cardinality, safe } = value;
  const number = {
    one: afterwards(value, literal(1)),
    optional: choice(infix('===', plan, nothing), literal(0), literal(1)),
    many: member(plan, 'length'),
  }[cardinality];
  return typed(number, 'integer', 'one', safe);
}

/** Text that a group of the pattern matched; empty if the group is missing or matched nothing. */
function regexGroup(_: readonly [], whole: Call, scope: Scope): Value {
  const { matched, compiler } = scope;
  const number = convert(compiler.atoms(whole.args[0] as Expression, scope), anInteger, whole);
  if (matched === undefined) return typed(afterwards(number, literal('')), 'string', 'one', number.safe);
  return typed(call('groupMatched', matched, number.plan), 'string', 'one', number.safe);
}

function counted(plan: Plan | undefined, whole: Call): Value {
  return typed(
    plan ??
      fail(
        whole,
        '{name}() is not known here, because a schema does not say which nodes its rules visit together; count siblings instead, as in count(preceding-sibling::*) + 1',
        { name: whole.name.localName },
      ),
    'integer',
    'one',
    true,
  );
}

function distinctValues([given]: readonly [Value]): Value {
  const values = asMany(given);
  if (isTextual(values.item)) return withPlan(values, call('distinctStrings', values.plan));
  const wrapped = wrap(values, values.item === 'double' ? 'atomic' : values.item);
  return withPlan(wrapped, call('distinctValues', wrapped.plan));
}

/** Sorts atomic values, or nodes of one document. */
function sorted([given]: readonly [Value]): Value {
  const items = asMany(given);
  if (items.item === 'none') return items;
  const list = local('items');
  const keys = asMany(wrap(atomize(withPlan(items, read(list), { safe: true })), 'atomic'));
  const plan: Plan = {
    kind: 'bind',
    local: list,
    value: items.plan,
    body: call('sortedBy', read(list), keys.plan),
  };
  return withPlan(items, plan, { safe: false });
}

function indexOf([given, sought]: readonly [Value, Value]): Value {
  const values = asMany(wrap(given, 'atomic'));
  const wanted = asOne(wrap(sought, 'atomic'));
  return typed(call('indexOf', values.plan, wanted.plan), 'integer', 'many', values.safe && wanted.safe);
}

const two = typed(literal(2), 'double', 'one', true);

function head([value]: readonly [Value]): Value {
  if (value.cardinality !== 'many') return value;
  return { ...withPlan(value, index(value.plan, literal(0))), cardinality: 'optional' };
}

function zeroOrOne([value]: readonly [Value]): Value {
  if (value.cardinality !== 'many') return value;
  return { ...ofArray('zeroOrOne', value), cardinality: 'optional', safe: false };
}

function exactlyOne([value]: readonly [Value]): Value {
  if (value.cardinality === 'one') return value;
  return { ...ofArray('exactlyOneOf', value), cardinality: 'one', safe: false };
}

function insertBefore([given, position, more]: readonly [Value, Value, Value]): Value {
  const [target, inserted] = [asMany(given), asMany(more)];
  const item = commonType(target.item, inserted.item);
  const plans = [widen(target, item).plan, position.plan, widen(inserted, item).plan];
  return typed(call('insertBefore', ...plans), item, 'many', false);
}

function deepEqual(args: readonly [Value, Value], whole: Call, scope: Scope): Value {
  if (whole.args.some((each) => isTextOfNodes(each, scope)))
    fail(
      whole,
      'only the text of these nodes is known here, so {type} cannot be asked of them; ask it in a variable',
      { type: 'deep-equal()' },
    );
  const sides = args.map((side) => asMany(wrap(side, 'item')));
  return condition(ask('deepEqual', ...sides.map(({ plan }) => plan)), areSafe(sides));
}

function subsequence([given, start, length]: readonly [Value, Value, Value?]): Value {
  return ofArray('subsequence', given, range(start, length));
}

function onArray(name: RuntimeName): Emit<readonly [Value, ...SomeLeftOut]> {
  return ([given, ...more]) => ofArray(name, given, withoutLeftOut(more));
}

/** A function on the items of the first argument, whatever their type. */
function ofArray(name: RuntimeName, given: Value, more: readonly Value[] = []): Value {
  const values = asMany(given);
  const plan = call(name, values.plan, ...more.map((each) => each.plan));
  return withPlan(values, plan, { safe: values.safe && areSafe(more) });
}
