import * as runtime from '../../../xpath/runtime/index.ts';
import { type Expression, ExpressionError } from '../../../xpath/syntax/ast.ts';
import type { Namespaces } from '../../../xpath/syntax/cursor.ts';
import type { SchematronFunction } from '../../schema.ts';
import type { Code } from './code.ts';

export type RuntimeName = keyof typeof runtime;

/** The module being written: what it imports and declares, each once. */
export interface ModuleBuilder {
  readonly namespaces: Namespaces;
  /** The functions that the schema declares, by `{namespace}localName#arity`. */
  readonly functions: ReadonlyMap<string, SchematronFunction>;
  /** The variables of the schema, which functions see. */
  globals: Variables;
  /** What calls of declared functions compile to; each combination of argument types is compiled once. */
  readonly instances: Map<string, Code>;
  /** A runtime function; remembered as an import. */
  runtime(name: RuntimeName): string;
  /** The identifier that stands for the number of an element name. */
  elementName(namespace: string, localName: string, prefix: string): string;
  /** A constant with this value, declared once. */
  constant(hint: string, js: string): string;
  /** What a constant was declared as. */
  valueOf(constant: string): string;
  /** A declaration with a fresh name made from the hint; the same source is declared once. */
  declare(hint: string, source: (name: string) => string, key: string): string;
  /** Gives a declaration its final source. */
  redeclare(name: string, source: string): void;
  /** A slot of the per-document memo. */
  slot(): number;
}

/** What an expression can see. */
export interface Scope {
  readonly module: ModuleBuilder;
  readonly context: Code | undefined;
  /** The node that the assertion or pattern is about, for current(). */
  readonly current: Code | undefined;
  readonly position: string | undefined;
  readonly last: string | undefined;
  readonly variables: Variables;
  /** Identifiers in use. */
  readonly taken: ReadonlySet<string>;
  /** Already inside a value that is computed once. */
  readonly shared: boolean;
}

/** Variables by name; those of the schema and of patterns are compiled when first asked for. */
export interface Variables {
  get(name: string): Variable | undefined;
}

export const noVariables: Variables = { get: () => undefined };

export function withOne(outer: Variables, name: string, variable: Variable): Variables {
  return { get: (wanted) => (wanted === name ? variable : outer.get(wanted)) };
}

export interface Variable {
  readonly code: Code;
  /** Bound outside all rules: the same wherever it is used in a document (`document`) or always (`constant`). */
  readonly reach: 'local' | 'document' | 'constant';
  /** A document node, of which the code is the text. */
  readonly isTree?: true;
  /** A Set of the values, where they are constant strings. */
  readonly set?: string;
}

/** The scope with a variable of its own known to be a tree. */
export function withTree(scope: Scope, name: string): Scope {
  const variable = scope.variables.get(name);
  if (variable === undefined) return scope;
  return { ...scope, variables: withOne(scope.variables, name, { ...variable, isTree: true }) };
}

export function fail(expression: Expression, message: string): never {
  throw new ExpressionError(message, expression.at);
}

/** An identifier for something local, not among those taken: camel case, as names with `_` belong to the module. */
export function identifier(hint: string, taken: ReadonlySet<string>): string {
  const base = asIdentifier(
    hint.replace(/[^\p{L}\p{N}]+(\p{L}|\p{N}|$)/gu, (_, letter: string) => letter.toUpperCase()),
  ).replace(/^_+|_+$/g, '');
  let name =
    taken.has(base) || runtimeNames.has(base) || reserved.has(base) || base === '' ? `${base}2` : base;
  for (let number = 3; taken.has(name); number += 1) name = `${base}${number}`;
  return /^[0-9]/.test(name) ? `x${name}` : name;
}

const runtimeNames = new Set(Object.keys(runtime));

export function asIdentifier(hint: string): string {
  const name = hint.replace(/[^\p{L}\p{N}_$]+/gu, '_').replace(/^(?=[0-9])|^$/, '_');
  return reserved.has(name) ? `${name}_` : name;
}

const reserved = new Set(
  (
    'd arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
    'finally for function if implements import in instanceof interface let new null package private protected public ' +
    'return static super switch this throw true try typeof var void while with yield undefined'
  ).split(' '),
);

/** A scope with a new context item. */
export function withContext(scope: Scope, context: Code, position?: string, last?: string): Scope {
  const taken = new Set([
    ...scope.taken,
    context.js,
    ...(position ? [position] : []),
    ...(last ? [last] : []),
  ]);
  return { ...scope, context, position, last, taken };
}

export function withVariable(scope: Scope, name: string, value: Code): Scope {
  const variables = withOne(scope.variables, name, { code: value, reach: 'local' });
  return { ...scope, variables, taken: new Set([...scope.taken, value.js]) };
}
