import { functionOf } from '../functions/table.ts';
import { nothing } from '../plan/plan.ts';
import type { Expression } from '../syntax/ast.ts';
import { functionNamespace, schemaNamespace } from '../syntax/cursor.ts';
import { type DerivedTypes, type Scope, withVariable } from './scope.ts';
import { isNodeType, isWrapped, typed } from './value.ts';

/** The type from which each built-in type that is not primitive is derived (XML Schema, part 2, 3.3). */
const bases: Readonly<Record<string, string>> = {
  'xs:normalizedString': 'xs:string',
  'xs:token': 'xs:normalizedString',
  'xs:language': 'xs:token',
  'xs:NMTOKEN': 'xs:token',
  'xs:Name': 'xs:token',
  'xs:NCName': 'xs:Name',
  'xs:ID': 'xs:NCName',
  'xs:IDREF': 'xs:NCName',
  'xs:ENTITY': 'xs:NCName',
  'xs:nonPositiveInteger': 'xs:integer',
  'xs:negativeInteger': 'xs:nonPositiveInteger',
  'xs:long': 'xs:integer',
  'xs:int': 'xs:long',
  'xs:short': 'xs:int',
  'xs:byte': 'xs:short',
  'xs:nonNegativeInteger': 'xs:integer',
  'xs:positiveInteger': 'xs:nonNegativeInteger',
  'xs:unsignedLong': 'xs:nonNegativeInteger',
  'xs:unsignedInt': 'xs:unsignedLong',
  'xs:unsignedShort': 'xs:unsignedInt',
  'xs:unsignedByte': 'xs:unsignedShort',
};

/** Tells whether a type is derived from xs:string or xs:integer; its values are computed as values of that type. */
export const isDerivedType = (type: string): boolean => Object.hasOwn(bases, type);

const notDerived: DerivedTypes = new Set(['']);

/** Tells whether items of these types have the given type; undefined if only some have it. */
export function areOf(type: string, types: DerivedTypes): boolean | undefined {
  const answers = new Set([...types].map((each) => isOrDerivesFrom(each, type)));
  return answers.size === 1 ? answers.has(true) : undefined;
}

function isOrDerivesFrom(one: string, other: string): boolean {
  const base = bases[one];
  return one === other || (base !== undefined && isOrDerivesFrom(base, other));
}

/** Functions that return items of their first argument unchanged. */
const passing: ReadonlySet<string> = new Set([
  'data',
  'distinct-values',
  'reverse',
  'unordered',
  'one-or-more',
  'zero-or-one',
  'exactly-one',
  'subsequence',
  'head',
  'tail',
  'trace',
  'remove',
  'sort',
]);

/**
 * The derived types that the items of an expression may have, from its form; undefined if the form does not show
 * them.
 */
export function derivedTypesOf(expression: Expression, scope: Scope): DerivedTypes | undefined {
  const of = (each: Expression) => derivedTypesOf(each, scope);
  switch (expression.kind) {
    case 'cast':
      return castTo(expression.type);
    case 'call':
      return ofCall(expression, scope);
    case 'variable':
      return ofVariable(expression.name, scope);
    case 'context':
      return scope.context !== undefined && isNodeType(scope.context.item) ? notDerived : undefined;
    case 'sequence':
      return united(expression.items.map(of));
    case 'if':
      return united([of(expression.then), of(expression.else)]);
    case 'filter':
      return of(expression.base);
    case 'treat':
      return of(expression.operand);
    case 'path':
    case 'map':
      return derivedTypesOf(expression.step, { ...scope, context: undefined });
    case 'for':
      return ofReturn(expression, expression.in, scope);
    case 'let':
      return ofReturn(expression, expression.value, scope);
    default:
      return notDerived;
  }
}

const anyItems = typed(nothing, 'item', 'many', true);

function ofReturn(
  { variable, return: body }: Extract<Expression, { kind: 'for' | 'let' }>,
  bound: Expression,
  scope: Scope,
): DerivedTypes | undefined {
  return derivedTypesOf(body, withVariable(scope, variable, anyItems, derivedTypesOf(bound, scope)));
}

const castTo = (type: string): DerivedTypes => (isDerivedType(type) ? new Set([type]) : notDerived);

function ofVariable(name: string, { variables }: Scope): DerivedTypes | undefined {
  const variable = variables.get(name);
  if (variable === undefined) return undefined;
  return isNodeType(variable.value.item) ? notDerived : variable.types;
}

function ofCall(
  { name, args }: Extract<Expression, { kind: 'call' }>,
  scope: Scope,
): DerivedTypes | undefined {
  const { namespace, localName } = name;
  if (namespace === schemaNamespace) return castTo(`xs:${localName}`);
  if (namespace !== functionNamespace) return undefined;
  const given = args.map((each) => derivedTypesOf(each, scope));
  if (passing.has(localName)) return given.length === 0 ? notDerived : given[0];
  if (localName === 'insert-before') return united([given[0], given[2]]);
  // Namespaces in XML: both parts of a qualified name are NCNames.
  if (/^(?:prefix|local-name)-from-QName$/.test(localName)) return new Set(['xs:NCName']);
  if (/^(?:node-name|QName|resolve-QName)$/.test(localName)) return notDerived;
  const result = functionOf(name)?.result.item;
  return result === undefined || isWrapped(result) ? undefined : notDerived;
}

function united(all: readonly (DerivedTypes | undefined)[]): DerivedTypes | undefined {
  const known = all.filter((each) => each !== undefined);
  return known.length === all.length ? new Set(known.flatMap((each) => [...each])) : undefined;
}
