import type { Required } from '../compile/convert.ts';
import type { Call, Scope } from '../compile/scope.ts';
import { type Cardinality, type ItemType, typed, type Value, withPlan } from '../compile/value.ts';
import { call, type RuntimeName } from '../plan/plan.ts';

/** A function of XPath, with everything that the compiler knows about it. */
export interface XPathFunction {
  readonly name: string;
  /** The least and the greatest number of arguments. */
  readonly arity: readonly [least: number, most: number];
  /** The form in which each argument is read; the last entry applies to all further arguments. */
  readonly parameters: readonly Parameter[];
  /** The widest result type, before the types of the arguments are known. */
  readonly result: Result;
  readonly emit: Emit;
  /** Use of the context: always, or only if the last argument is left out. */
  readonly readsContext?: 'always' | 'if bare';
  /** True if the function uses more of the document than its arguments. */
  readonly readsDocument?: true;
  readonly usesClock?: true;
  /** True if the result only has a meaning for nodes of the checked document. */
  readonly ofJudged?: true;
  /** `low`: computing it again costs no more than looking it up. */
  readonly cost: 'low' | 'high';
}

/** `items`: as they are. `atoms`: atomized. `expression`: the function compiles the argument itself. */
export type Parameter = 'items' | 'atoms' | 'expression' | Required;

export interface Result {
  readonly item: ItemType;
  readonly cardinality: Cardinality;
}

/** A list of values that may lack the last ones. */
export type SomeLeftOut = readonly (Value | undefined)[];

export type Emit<Values extends SomeLeftOut = readonly Value[]> = (
  values: Values,
  call: Call,
  scope: Scope,
) => Value;

/** A value for each parameter, except parameters whose argument the function compiles itself. */
type ValuesOf<Parameters extends readonly Parameter[]> = Parameters extends readonly [
  infer First,
  ...infer Others extends readonly Parameter[],
]
  ? First extends 'expression'
    ? ValuesOf<Others>
    : [Value, ...ValuesOf<Others>]
  : [];

interface Details<Optional extends readonly Parameter[]>
  extends Partial<Pick<XPathFunction, 'readsContext' | 'readsDocument' | 'usesClock' | 'ofJudged' | 'cost'>> {
  /** The parameters whose arguments a call may leave out. */
  readonly optional?: Optional;
  /** The greatest number of arguments, if a call may have more arguments than parameters. */
  readonly most?: number;
}

/**
 * An entry of the table. If the function reads the context when its argument is missing, a call may leave out the
 * last argument.
 */
export function define<
  const Needed extends readonly Parameter[],
  const Optional extends readonly Parameter[] = [],
>(
  name: string,
  needed: Needed,
  result: Result,
  emit: Emit<readonly [...ValuesOf<Needed>, ...Partial<ValuesOf<Optional>>]>,
  { optional, most, ...details }: Details<Optional> = {},
): XPathFunction {
  const parameters = [...needed, ...(optional ?? [])];
  const least = needed.length - (details.readsContext === 'if bare' ? 1 : 0);
  const arity = [least, most ?? parameters.length] as const;
  // A call has as many arguments as the arity allows; the context replaces an omitted argument.
  return { name, arity, parameters, result, emit: emit as Emit, cost: 'high', ...details };
}

export const withoutLeftOut = (values: SomeLeftOut): Value[] => values.filter((value) => value !== undefined);

/** A start, and a length if there is one. Without a length, a start of -INF counts as 0. */
export function range(start: Value, length: Value | undefined): readonly Value[] {
  if (length !== undefined) return [start, length];
  return [start.plan.kind === 'literal' ? start : withPlan(start, call('startWithoutEnd', start.plan))];
}

/** A runtime function that receives the arguments and cannot fail. */
export const runs =
  (name: RuntimeName, { item, cardinality }: Result): Emit<SomeLeftOut> =>
  (values) => {
    const given = withoutLeftOut(values);
    return typed(call(name, ...given.map(({ plan }) => plan)), item, cardinality, areSafe(given));
  };

/** The code of a function that may raise an error. */
export const mayFail =
  (emit: Emit<SomeLeftOut>): Emit<SomeLeftOut> =>
  (values, call, scope) => ({ ...emit(values, call, scope), safe: false });

export const areSafe = (values: readonly Value[]): boolean => values.every(({ safe }) => safe);

export const aText = { item: 'string', cardinality: 'one' } as const;
export const optionalText = { item: 'string', cardinality: 'optional' } as const;
export const texts = { item: 'string', cardinality: 'many' } as const;
export const aBoolean = { item: 'boolean', cardinality: 'one' } as const;
export const anInteger = { item: 'integer', cardinality: 'one' } as const;
export const optionalInteger = { item: 'integer', cardinality: 'optional' } as const;
export const aDouble = { item: 'double', cardinality: 'one' } as const;
export const anyItems = { item: 'item', cardinality: 'many' } as const;
export const optionalAtomic = { item: 'atomic', cardinality: 'optional' } as const;
