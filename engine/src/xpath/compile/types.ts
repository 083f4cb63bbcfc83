import {
  any,
  ask,
  call,
  infix,
  isFalse,
  isTrue,
  lambda,
  literal,
  member,
  not,
  type Plan,
  type RuntimeName,
} from '../plan/plan.ts';
import { DynamicError } from '../runtime/errors.ts';
import { isDerivedString } from '../runtime/values/derived-strings.ts';
import { resolvedName } from '../runtime/values/other-values.ts';
import type { Expression, SequenceType } from '../syntax/ast.ts';
import { castItems, isSameKind } from './cast.ts';
import { convert } from './convert.ts';
import { areOf, derivedTypesOf, isDerivedType } from './derived-types.ts';
import { asMany, asOne, asOptional, mapItems, wrap } from './items.ts';
import { fail, type Scope } from './scope.ts';
import { castTarget, integerBounds, keptAs, requiredBy } from './sequence-types.ts';
import {
  afterwards,
  condition,
  type ItemType,
  isDuration,
  isNodeType,
  isTextual,
  isWrapped,
  type PlainType,
  schemaType,
  typed,
  type Value,
  withPlan,
} from './value.ts';
import { isTextOfNodes } from './variable.ts';

type Cast = Extract<Expression, { kind: 'cast' | 'castable' }>;
type Typed = Extract<Expression, { kind: 'instance' | 'treat' }>;

export function compileCast(expression: Cast, scope: Scope): Value {
  return castTo(expression.operand, expression.type, expression.optional, scope, expression);
}

/** `cast as`, and the constructor functions. */
export function castTo(
  operand: Expression,
  type: string,
  optional: boolean,
  scope: Scope,
  expression: Expression,
): Value {
  const value = scope.compiler.atoms(operand, scope);
  if (value.item === 'none' && optional) return value;
  const one = optional ? asOptional(value) : asOne(value);
  const other = castToOther(one, operand, type, scope, expression);
  if (other !== undefined) return other;
  const bounds = integerBounds(type);
  const target = castTarget(bounds === undefined ? type : 'xs:integer', expression);
  const cast = castItems(one, target, expression);
  if (bounds === undefined) return cast;
  return mapItems(cast, 'integer', (each) => call('integerWithin', each, literal(type), ...bounds), false);
}

/** A cast to a type derived from xs:string, to xs:anyURI, or to one whose values are only known at run time. */
function castToOther(
  value: Value,
  operand: Expression,
  type: string,
  scope: Scope,
  expression: Expression,
): Value | undefined {
  if (isDerivedString(type))
    return mapItems(
      castItems(value, 'string', expression),
      'string',
      (each) => call('toDerivedString', each, literal(type)),
      false,
    );
  if (type === 'xs:anyURI') {
    // Only texts can be cast to addresses (XPath and XQuery Functions, 19.1).
    const texts = convert(value, { item: 'string', cardinality: 'many' }, expression);
    const one = value.cardinality === 'one' ? asOne(texts) : asOptional(texts);
    return { ...mapItems(one, 'string', (each) => call('toAnyUri', each), true), areUris: true };
  }
  if (type === 'xs:QName' && isText(operand)) return nameOf(operand.value, scope, expression);
  const kept = keptAs(type);
  if (kept === undefined) return undefined;
  return mapItems(wrap(value, 'atomic'), kept, (each) => call('castAtomic', each, literal(type)), false);
}

/** Tells whether a value is a text, of which an address can be made. */
function isTextualItem(each: Plan, item: ItemType): Plan {
  if (!isWrapped(item)) return literal(isTextual(item));
  return any(['xs:string', 'xs:untypedAtomic'].map((type) => call('isInstance', each, literal(type))));
}

const isText = (operand: Expression): operand is Expression & { kind: 'literal'; value: string } =>
  operand.kind === 'literal' && operand.type === 'string';

/** In a literal name, the prefix must be declared in the schema. */
function nameOf(text: string, { namespaces }: Scope, expression: Expression): Value {
  try {
    const name = resolvedName(text, (prefix) => namespaces[prefix]);
    if (name === undefined) return fail(expression, '{reason}', { reason: '' });
    const { namespace, prefix, localName } = name;
    const parts = [literal(namespace), literal(prefix === '' ? localName : `${prefix}:${localName}`)];
    return typed(call('qualifiedNameIn', ...parts), 'atomic', 'one', true);
  } catch (error) {
    if (error instanceof DynamicError)
      return fail(expression, '{reason}', { reason: { evaluation: error.message } });
    throw error;
  }
}

const checks: Readonly<Record<string, RuntimeName>> = {
  decimal: 'isDecimal',
  double: 'isDouble',
  integer: 'isInteger',
  boolean: 'isBoolean',
  date: 'isDate',
  time: 'isTime',
  dateTime: 'isDateTime',
  dayTimeDuration: 'isDayTimeDuration',
  yearMonthDuration: 'isYearMonthDuration',
};

/** Tells whether `cast as` would succeed; more than one item, or none without `?`, is not castable. */
export function compileCastable(expression: Cast, scope: Scope): Value {
  const other = castableToOther(expression, scope);
  if (other !== undefined) return other;
  const bounds = integerBounds(expression.type);
  const target = castTarget(bounds === undefined ? expression.type : 'xs:integer', expression);
  const value = scope.compiler.atoms(expression.operand, scope);
  const test = (each: Plan) =>
    bounds === undefined
      ? castable(each, value.item, target)
      : call('isIntegerWithin', wrap(typed(each, value.item, 'one', true), 'atomic').plan, ...bounds);
  return castableWhere(value, test, expression);
}

/** Tells whether a value can be cast to one of the types of `castToOther`. */
function castableToOther(expression: Cast, scope: Scope): Value | undefined {
  const { type, operand } = expression;
  const value = scope.compiler.atoms(operand, scope);
  const asAtomic = (each: Plan) => wrap(typed(each, value.item, 'one', true), 'atomic').plan;
  if (isDerivedString(type)) {
    const text = (each: Plan) => castItems(typed(each, value.item, 'one', true), 'string', expression).plan;
    return castableWhere(value, (each) => call('hasDerivedForm', text(each), literal(type)), expression);
  }
  if (type === 'xs:anyURI')
    return castableWhere(value, (each) => isTextualItem(each, value.item), expression);
  if (type === 'xs:QName' && isText(operand)) {
    const [prefix = ''] = /^([^:]*):/.exec(operand.value.trimStart())?.slice(1) ?? [];
    const isName = /^\s*(?:[\p{L}_][\p{L}\p{M}\p{N}_.·-]*:)?[\p{L}_][\p{L}\p{M}\p{N}_.·-]*\s*$/u.test(
      operand.value,
    );
    const isKnown = prefix === '' || scope.namespaces[prefix] !== undefined;
    return condition(literal(isName && isKnown), true);
  }
  if (keptAs(type) === undefined) return undefined;
  return castableWhere(value, (each) => call('isCastable', asAtomic(each), literal(type)), expression);
}

/** Tells whether a test holds for the one item, or for no item if that is allowed. */
function castableWhere(value: Value, test: (each: Plan) => Plan, expression: Cast): Value {
  if (value.item === 'none') return condition(afterwards(value, literal(expression.optional)), value.safe);
  if (value.cardinality === 'one') {
    const one = test(value.plan);
    return condition(one.kind === 'literal' ? afterwards(value, one) : one, value.safe);
  }
  const helper =
    value.cardinality === 'many'
      ? expression.optional
        ? 'noneOrOneIs'
        : 'onlyOneIs'
      : expression.optional
        ? 'absentOr'
        : 'presentAnd';
  return condition(call(helper, value.plan, lambda('x', test)), value.safe);
}

function castable(plan: Plan, item: ItemType, target: PlainType): Plan {
  if (item === target || target === 'string' || target === 'untyped') return literal(true);
  if (isTextual(item)) return call(checks[target] as RuntimeName, plan);
  if (!isWrapped(item) && !isSameKind(item, target)) return literal(false);
  return call('isCastable', wrap(typed(plan, item, 'one', true), 'atomic').plan, literal(schemaType(target)));
}

const isAtomicType = (item: ItemType) => !isNodeType(item) && item !== 'item';

const counts = { '1': ['===', 1], '?': ['<=', 1], '*': ['>=', 0], '+': ['>=', 1] } as const;

/** `instance of`: decided at compile time if the static type is exact, otherwise item by item. */
export function compileInstance(expression: Typed, scope: Scope): Value {
  refuseTextOfNodes(expression, scope);
  const value = scope.compiler.value(expression.operand, scope);
  const { item, occurrence } = expression.type;
  if (isDerivedType(item)) return instanceOfDerived(value, expression, scope);
  const many = asMany(value).plan;
  const count = member(many, 'length');
  if (item === 'empty-sequence') return condition(infix('===', count, literal(0)), value.safe);
  if (isAtomicName(item) && item !== anyUri && requiredBy(expression.type) === undefined)
    noSuchType(expression);
  if (item === anyUri && mayBeUri(value)) cannotTell(expression);
  const counted = countedAs(occurrence);
  const anyItem = { kind: 'local', local: { hint: 'x' } } as const;
  const each = itemTest(value, expression.type, anyItem);
  if (isTrue(each)) return condition(counted(count), value.safe);
  if (isFalse(each)) return onlyIfEmpty(value, occurrence);
  const test = lambda('x', (x) => itemTest(value, expression.type, x));
  return condition(call('allAre', many, test, lambda('n', counted)), value.safe);
}

const countedAs = (occurrence: SequenceType['occurrence']) => {
  const [operator, number] = counts[occurrence];
  return (length: Plan) => infix(operator, length, literal(number));
};

/** Answers if no value can have the type: true only for the empty sequence, if that is allowed. */
function onlyIfEmpty(value: Value, occurrence: SequenceType['occurrence']): Value {
  const allowsNone = occurrence === '?' || occurrence === '*';
  const plan = allowsNone
    ? infix('===', member(asMany(value).plan, 'length'), literal(0))
    : afterwards(value, literal(false));
  return condition(plan, value.safe);
}

/** Values of types like xs:token are computed as texts or integers, so only the expression shows the type. */
function instanceOfDerived(value: Value, expression: Typed, scope: Scope): Value {
  const { item, occurrence } = expression.type;
  const isPossible = isWrapped(value.item) || value.item === 'string' || value.item === 'integer';
  const types = isPossible ? derivedTypesOf(expression.operand, scope) : new Set<string>();
  const answer = types === undefined ? undefined : areOf(item, types);
  if (value.item === 'none' || answer === true)
    return condition(countedAs(occurrence)(member(asMany(value).plan, 'length')), value.safe);
  if (!isPossible || answer === false) return onlyIfEmpty(value, occurrence);
  return cannotTell(expression);
}

function refuseTextOfNodes(expression: Typed, scope: Scope): void {
  if (isTextOfNodes(expression.operand, scope))
    fail(
      expression,
      'only the text of these nodes is known here, so {type} cannot be asked of them; ask it in a variable',
      { type: expression.type.item },
    );
}

/** Tells whether one item is of a type. */
function itemTest(value: Value, type: SequenceType, x: Plan): Plan {
  const ofKind = kindOrTypeTest(value, type, x);
  if (type.named === undefined || isFalse(ofKind)) return ofKind;
  const node = wrap(typed(x, value.item, 'one', true), value.item === 'item' ? 'item' : 'node').plan;
  const hasName = ask('hasName', node, ...nameOfType(type.named));
  return isTrue(ofKind) ? hasName : infix('&&', ofKind, hasName);
}

const nameOfType = ({ namespace, localName }: NonNullable<SequenceType['named']>): Plan[] => [
  literal(namespace ?? undefined),
  literal(localName ?? undefined),
];

function kindOrTypeTest(value: Value, { item }: SequenceType, x: Plan): Plan {
  const known = value.item;
  if (item === 'item' || known === 'none') return literal(true);
  if (!isAtomicName(item)) return kindTest(known, item === 'document-node' ? 'document' : item, x);
  if (isNodeType(known)) return literal(false);
  if (value.areUris === true) return literal(item === 'xs:anyURI' || item === 'xs:anyAtomicType');
  if (item === 'xs:anyURI' && !isWrapped(known)) return literal(false);
  if (item === 'xs:duration' && isDuration(known)) return literal(true);
  if (keptAs(item) !== undefined && !isWrapped(known)) return literal(false);
  if (!isWrapped(known)) {
    const own = schemaType(known);
    return literal(
      own === item || item === 'xs:anyAtomicType' || (own === 'xs:integer' && item === 'xs:decimal'),
    );
  }
  const isInstance = call('isInstance', x, literal(item));
  return known === 'item' ? infix('&&', not(call('isNode', x)), isInstance) : isInstance;
}

function kindTest(known: ItemType, kind: string, x: Plan): Plan {
  if (known === kind || (kind === 'node' && isNodeType(known))) return literal(true);
  if (known === 'tree') {
    if (kind === 'element') return infix('>', x, literal(0));
    return kind === 'document' ? infix('===', x, literal(0)) : literal(false);
  }
  if (known !== 'item' && known !== 'node') return literal(false);
  return kind === 'node' ? call('isNode', x) : call('isNodeKind', x, literal(kind));
}

/** `treat as`: the value itself, checked. */
export function compileTreat(expression: Typed, scope: Scope): Value {
  refuseTextOfNodes(expression, scope);
  const value = scope.compiler.value(expression.operand, scope);
  const required = requiredBy(expression.type);
  if (required?.named !== undefined) return convert(value, required, expression);
  if (required === undefined) return treatAsDerived(value, expression, scope);
  const fits =
    required.item === 'item' ||
    required.item === value.item ||
    (required.item === 'decimal' && value.item === 'integer') ||
    (required.item === 'atomic' && isAtomicType(value.item));
  const nodes =
    isNodeType(value.item) &&
    (required.item === 'node' || (required.item === 'element' && value.item === 'element'));
  if ((!fits && !nodes) || (value.areUris === true && required.item === 'string')) cannotTell(expression);
  return ofOccurrence(value, expression.type.occurrence);
}

function treatAsDerived(value: Value, expression: Typed, scope: Scope): Value {
  const { item, occurrence } = expression.type;
  if (item === anyUri)
    return value.areUris === true ? ofOccurrence(value, occurrence) : cannotTell(expression);
  if (!isDerivedType(item)) return noSuchType(expression);
  const types = derivedTypesOf(expression.operand, scope);
  if (types !== undefined && areOf(item, types) === true) return ofOccurrence(value, occurrence);
  return cannotTell(expression);
}

/** Values of this type are computed as texts. */
const anyUri = 'xs:anyURI';

/** Tells whether only run time can distinguish addresses from texts. */
const mayBeUri = ({ item, areUris }: Value) => areUris !== true && (item === 'atomic' || item === 'item');

/** Tells whether a name is a type of values, and not a kind of nodes. */
const isAtomicName = (item: string) => item.startsWith('xs:');

/** A misspelt type would silently match no item. */
function noSuchType(expression: Typed): never {
  return fail(
    expression,
    'there is no type {type} in XPath 2.0; write one that there is, such as xs:string or element()',
    { type: expression.type.item },
  );
}

function cannotTell(expression: Typed): never {
  const { item: type } = expression.type;
  return isAtomicName(type)
    ? fail(
        expression,
        'cannot tell whether this is {type} before there is a document; convert it with {type}(…)',
        { type },
      )
    : fail(
        expression,
        'cannot tell whether this is {type}() before there is a document; write item()* as its type',
        { type },
      );
}

/** The value, after a check of its number of items. */
function ofOccurrence(value: Value, occurrence: SequenceType['occurrence']): Value {
  if (occurrence === '1') return asOne(value);
  if (occurrence === '?') return asOptional(value);
  const many = asMany(value);
  return occurrence === '*' ? many : withPlan(many, call('atLeastOne', many.plan), { safe: false });
}
