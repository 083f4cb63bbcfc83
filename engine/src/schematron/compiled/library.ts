import { countOfArguments } from '../../xpath/compile/calls.ts';
import { convert } from '../../xpath/compile/convert.ts';
import { compiler } from '../../xpath/compile/expression.ts';
import {
  type Call,
  fail,
  type Library,
  noEffort,
  noVariables,
  type Scope,
  type Variables,
  withVariable,
} from '../../xpath/compile/scope.ts';
import { requiredBy } from '../../xpath/compile/sequence-types.ts';
import { isNodeType, typed, type Value, withPlan } from '../../xpath/compile/value.ts';
import {
  apply,
  type Declaration,
  documentLocal,
  type Local,
  local,
  nothing,
  read,
  type Statement,
  theDocument,
} from '../../xpath/plan/plan.ts';
import type { Expression } from '../../xpath/syntax/ast.ts';
import type { Namespaces } from '../../xpath/syntax/cursor.ts';
import { parseSequenceType } from '../../xpath/syntax/parse.ts';
import type { SchematronFunction, SchematronKey } from '../schema.ts';
import { requirement, withDeclaredType } from './declared-type.ts';
import { aStep, cachedBody, toldWhenTooDeep } from './function-body.ts';
import { createKeyIndexes } from './key-indexes.ts';
import { located } from './located.ts';
import { asStatements, compileBody } from './sequence-constructor.ts';

/** The `xsl:function`s of a schema. They can use the schema's variables once these are set. */
export interface FunctionLibrary extends Library {
  globals: Variables;
}

/** A function compiled for the static types of its arguments; its result type is known after compilation. */
interface Instance {
  readonly declaration: Declaration;
  readonly result: Value | undefined;
}

export function createLibrary(
  functions: readonly SchematronFunction[],
  keys: readonly SchematronKey[],
  namespaces: Namespaces,
  documents: ReadonlySet<string>,
  binding: Pick<Library, 'isXPath1' | 'onDifference'> = {},
): FunctionLibrary {
  const byName = new Map(functions.map((each) => [nameOf(each, namespaces), each]));
  const instances = new Map<string, Instance>();
  /** Instances that are being compiled, the innermost last, including their callers. */
  const begun = new Set<string>();
  const callers = new Set<string>();
  /** Instances that were called before they were complete; each circle of calls contains one. */
  const recursive = new Set<string>();
  const indexOf = createKeyIndexes(keys, namespaces, () => library);
  const library: FunctionLibrary = {
    globals: noVariables,
    call: callDeclared,
    key: indexOf,
    documents,
    ...binding,
  };
  return library;

  function callDeclared(call: Call, scope: Scope): Value {
    const { namespace, prefix, localName } = call.name;
    const called = byName.get(`{${namespace}}${localName}#${call.args.length}`);
    if (called === undefined)
      return fail(call, 'function {name}() with {arguments} is not declared; declare it as xsl:function', {
        name: prefix === '' ? `Q{${namespace}}${localName}` : `${prefix}:${localName}`,
        arguments: countOfArguments(call),
      });
    const args = call.args.map((argument, index) =>
      argumentOf(argument, called.params[index]?.as, call, scope, namespaces),
    );
    const key = [nameOf(called, namespaces), ...args.map((each) => `${each.item} ${each.cardinality}`)].join(
      ', ',
    );
    const caller = [...begun].at(-1);
    if (caller !== undefined) callers.add(caller);
    if (begun.has(key)) recursive.add(key);
    const { declaration, result } = instances.get(key) ?? compileInstance(called, args, key);
    if (result === undefined)
      return fail(
        call,
        '{name}() calls itself and needs a declared type other than item(), such as as="xs:string*"',
        {
          name: called.name,
        },
      );
    const plan = apply({ kind: 'declared', declaration }, theDocument, ...args.map((each) => each.plan));
    return withPlan(result, plan, { safe: result.safe && args.every((each) => each.safe) });
  }

  function compileInstance(called: SchematronFunction, args: readonly Value[], key: string): Instance {
    const parameters = called.params.map((param) => local(param.name));
    const declaration: Declaration = {
      hint: called.name,
      parameters: [documentLocal, ...parameters],
      body: [],
    };
    instances.set(key, { declaration, result: recursiveResult(called, namespaces) });
    begun.add(key);
    const scope = called.params.reduce<Scope>(
      (inner, { name }, at) => {
        const value = withPlan(args[at] as Value, read(parameters[at] as Local), { safe: true });
        return withVariable(inner, name, value);
      },
      functionScope(library, namespaces),
    );
    const instance = located(called.source, called.name, () => {
      const body = compileBody(called.body, scope);
      const result = withDeclaredType(body.value, called.as, scope);
      const statements: Statement[] = [
        ...(callers.has(key) ? [aStep] : []),
        ...asStatements(body.variables),
        { kind: 'return', value: result.plan },
      ];
      const computed = called.cache ? cachedBody(called.name, key, parameters, statements) : statements;
      declaration.body = recursive.has(key) ? [toldWhenTooDeep(called, computed)] : computed;
      return { declaration, result };
    });
    instances.set(key, instance);
    begun.delete(key);
    return instance;
  }
}

/** Scope of a function before its parameters: no context, and the variables of the schema. */
function functionScope(library: FunctionLibrary, namespaces: Namespaces): Scope {
  return {
    compiler,
    library,
    namespaces,
    context: undefined,
    current: undefined,
    position: undefined,
    last: undefined,
    variables: library.globals,
    shared: true,
    effort: noEffort(),
  };
}

/** `{namespace}localName#arity`. */
function nameOf({ name, params }: SchematronFunction, namespaces: Namespaces): string {
  const [prefix = '', localName = ''] = name.includes(':') ? name.split(':') : ['', name];
  return `{${namespaces[prefix] ?? ''}}${localName}#${params.length}`;
}

/** An argument after the function conversion rules; `item()*` keeps its own type. */
function argumentOf(
  argument: Expression,
  as: string | undefined,
  call: Call,
  scope: Scope,
  namespaces: Namespaces,
): Value {
  const required = requirement(as, namespaces, call);
  const value =
    required.item === 'item' || isNodeType(required.item)
      ? compiler.value(argument, scope)
      : compiler.atoms(argument, scope);
  const anyItems = required.item === 'item' && required.cardinality === 'many';
  const converted = anyItems ? value : convert(value, required, call);
  // The position of an argument in the document must not create another instance of the function.
  return converted.item === 'element' ? { ...converted, ancestors: 1 } : converted;
}

/** The result of a recursive function; until it is compiled, only a declared type is known. */
function recursiveResult({ as }: SchematronFunction, namespaces: Namespaces): Value | undefined {
  const required = as === undefined ? undefined : requiredBy(parseSequenceType(as, namespaces));
  if (required === undefined || required.item === 'item') return undefined;
  const cardinality = required.cardinality === 'some' ? 'many' : required.cardinality;
  return typed(nothing, required.item, cardinality, false);
}
