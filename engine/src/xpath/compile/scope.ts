import type { Plan } from '../plan/plan.ts';
import { because, type ReasonText, type ValuesOf } from '../reason.ts';
import { type Expression, ExpressionError } from '../syntax/ast.ts';
import type { Namespaces } from '../syntax/cursor.ts';
import type { Value } from './value.ts';

/** Form in which the result of a path is needed: as nodes, or as their text. */
export type Wanted = 'nodes' | 'atoms';

/** Compiles the code that uses an item; the item may be absent if its cardinality allows that. */
export type Use = (item: Value, scope: Scope) => Value;

export type Call = Extract<Expression, { kind: 'call' }>;

/** The ways to compile an expression. The compilers of each kind of expression use them for their parts. */
export interface Compiler {
  value(expression: Expression, scope: Scope): Value;
  /** The value computed in place, even if it is the same everywhere in a document. */
  here(expression: Expression, scope: Scope): Value;
  /** The value atomized. */
  atoms(expression: Expression, scope: Scope): Value;
  /** The effective boolean value. */
  condition(expression: Expression, scope: Scope): Value;
  /** Tells whether there is any item. */
  exists(expression: Expression, scope: Scope): Value;
  /** Tells whether some item passes. */
  some(expression: Expression, scope: Scope, wanted: Wanted, use: Use): Value;
}

/** Names that expressions can use in addition to XPath's own functions. */
export interface Library {
  /** A call of a function outside the namespaces of XPath and XML Schema. */
  call(call: Call, scope: Scope): Value;
  /** The index of an `xsl:key` by its name. */
  key(name: string, call: Call): Plan;
  /** The names of the documents that rules may read besides the checked one. */
  readonly documents: ReadonlySet<string>;
  /** True if the expressions are XPath 1.0. */
  readonly isXPath1?: true;
  /** Receives an expression that may have another meaning in XPath 1.0, if a schema does not state its version. */
  onDifference?(): void;
}

/** Everything that an expression can refer to. */
export interface Scope {
  readonly compiler: Compiler;
  readonly library: Library;
  readonly namespaces: Namespaces;
  readonly context: Value | undefined;
  /** The node that the assertion or pattern is evaluated on, for current(). */
  readonly current: Value | undefined;
  readonly position: Plan | undefined;
  readonly last: Plan | undefined;
  /** The group of xsl:for-each-group, and the key that its items share. */
  readonly group?: { readonly items: Value; readonly key: Value } | undefined;
  /** Texts that the groups of an xsl:analyze-string pattern matched; the text of the whole match comes first. */
  readonly matched?: Plan | undefined;
  readonly variables: Variables;
  /** True inside a value that is computed once. */
  readonly shared: boolean;
  /** The cost of compiling so far. */
  readonly effort: Effort;
}

/** Number of parts that were compiled; a part compiled in several ways counts each time. */
export interface Effort {
  parts: number;
}

export const noEffort = (): Effort => ({ parts: 0 });

/** Variables by name; variables of one declaration may be compiled on first use. */
export interface Variables {
  get(name: string): Variable | undefined;
}

export interface Variable {
  readonly value: Value;
  /**
   * For variables bound outside all rules: the value is the same in a whole document (`document`) or always
   * (`always`).
   */
  readonly reach: 'local' | 'document' | 'always';
  /** True if the value is the text of nodes; its boolean value is true even if the text is empty. */
  readonly isTextOfNodes?: true;
  /** True if its nodes are in document order without duplicates. */
  readonly inOrder?: true;
  /** The name of the document that contains the tree, inside its root element, if paths may lead into it. */
  readonly treeIn?: string;
  /** The nodes of another document that the variable stands for; it has no value without a path. */
  readonly path?: DocumentPath;
  /** The derived types that the items may have, if the expression shows them. */
  readonly types?: DerivedTypes | undefined;
  /** A Set of the values, if they are constant strings. */
  readonly set?: Plan;
  /**
   * The length of the chain of variables up to this one, each used by the next, whose values are nested in each
   * other.
   */
  readonly chain?: number;
}

/** The types derived from xs:string or xs:integer that items may have; `''` stands for every other type. */
export type DerivedTypes = ReadonlySet<string>;

/** A path into another document, with the meanings of its variables. */
export interface DocumentPath {
  readonly expression: Expression;
  readonly variables: Variables;
}

export const noVariables: Variables = { get: () => undefined };

export function withOne(outer: Variables, name: string, variable: Variable): Variables {
  return { get: (wanted) => (wanted === name ? variable : outer.get(wanted)) };
}

/** A scope with a new context item. */
export function withContext(scope: Scope, context: Value, position?: Plan, last?: Plan): Scope {
  return { ...scope, context, position, last };
}

export function withVariable(scope: Scope, name: string, value: Value, types?: DerivedTypes): Scope {
  return { ...scope, variables: withOne(scope.variables, name, { value, reach: 'local', types }) };
}

/** This scope with the context of another one. */
export function withContextOf(scope: Scope, { context, position, last }: Scope): Scope {
  return { ...scope, context, position, last };
}

export function fail<Text extends ReasonText>(
  expression: Expression,
  text: Text,
  ...values: ValuesOf<Text>
): never {
  throw new ExpressionError(because(text, ...values), expression.at);
}
