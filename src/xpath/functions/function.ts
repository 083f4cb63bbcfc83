import type { Required } from '../compile/convert.ts';
import type { Call, Scope } from '../compile/scope.ts';
import { type Cardinality, type ItemType, typed, type Value } from '../compile/value.ts';
import { ask, call, type RuntimeName } from '../plan/plan.ts';

/** A function of XPath: everything that the compiler knows about it. */
export interface XPathFunction {
  readonly name: string;
  /** The least and the greatest number of arguments. */
  readonly arity: readonly [least: number, most: number];
  /** How each argument is read; the last entry serves all further arguments. */
  readonly parameters: readonly Parameter[];
  /** The widest result, before the types of the arguments are known. */
  readonly result: Result;
  readonly emit: Emit;
  /** Whether it uses the context: always, or if its last argument is left out. */
  readonly readsContext?: 'always' | 'if bare';
  /** Whether it uses the document besides its arguments. */
  readonly readsDocument?: true;
  readonly usesClock?: true;
  /** `low`: computing it again costs no more than looking it up. */
  readonly cost: 'low' | 'high';
}

/** `items`: as they are. `atoms`: atomized. `expression`: the function compiles the argument itself. */
export type Parameter = 'items' | 'atoms' | 'expression' | Required;

export interface Result {
  readonly item: ItemType;
  readonly cardinality: Cardinality;
}

export type Emit = (args: readonly Value[], call: Call, scope: Scope) => Value;

type Details = Partial<
  Pick<XPathFunction, 'arity' | 'readsContext' | 'readsDocument' | 'usesClock' | 'cost'>
>;

/** An entry of the table; without an arity, there is one argument for each parameter. */
export function define(
  name: string,
  parameters: readonly Parameter[],
  result: Result,
  emit: Emit,
  details: Details = {},
): XPathFunction {
  const arity = [parameters.length, parameters.length] as const;
  return { name, arity, parameters, result, emit, cost: 'high', ...details };
}

/** A runtime function that receives the arguments and cannot fail. */
export const runs =
  (name: RuntimeName, { item, cardinality }: Result): Emit =>
  (args) =>
    typed(call(name, ...args.map(({ plan }) => plan)), item, cardinality, areSafe(args));

/** The same for a function that may raise an error. */
export const mayFail =
  (emit: Emit): Emit =>
  (args, call, scope) => ({ ...emit(args, call, scope), safe: false });

/** A runtime function that receives the document and the arguments. */
export const asks =
  (name: RuntimeName, { item, cardinality }: Result): Emit =>
  (args) =>
    typed(ask(name, ...args.map(({ plan }) => plan)), item, cardinality, areSafe(args));

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
