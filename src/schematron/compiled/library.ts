import { countOfArguments } from '../../xpath/compile/calls.ts';
import { convert } from '../../xpath/compile/convert.ts';
import { compiler } from '../../xpath/compile/expression.ts';
import { asMany, wrap } from '../../xpath/compile/items.ts';
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
  ask,
  call,
  type Declaration,
  documentLocal,
  type Local,
  literal,
  local,
  nothing,
  type Plan,
  read,
  type Statement,
  theDocument,
} from '../../xpath/plan/plan.ts';
import { because, reasonText } from '../../xpath/reason.ts';
import type { Expression } from '../../xpath/syntax/ast.ts';
import type { Namespaces } from '../../xpath/syntax/cursor.ts';
import { parseSequenceType, parseXPath } from '../../xpath/syntax/parse.ts';
import { kindsIn } from '../node-kinds.ts';
import type { SchematronFunction, SchematronKey } from '../schema.ts';
import { requirement, withDeclaredType } from './declared-type.ts';
import { attempt, errorLocal } from './judgement.ts';
import { located } from './located.ts';
import { nodeLocal } from './patterns/conditions.ts';
import { compilePattern, patternScope, patternTest } from './patterns.ts';
import { asStatements, compileBody } from './sequence-constructor.ts';

/** The `xsl:function`s of a schema. They see its variables, which are set once they are known. */
export interface FunctionLibrary extends Library {
  globals: Variables;
}

/**
 * A function compiled for the static types of its arguments; its result type is known when it is complete.
 */
interface Instance {
  readonly declaration: Declaration;
  readonly result: Value | undefined;
}

export function createLibrary(
  functions: readonly SchematronFunction[],
  keys: readonly SchematronKey[],
  namespaces: Namespaces,
  documents: ReadonlySet<string>,
): FunctionLibrary {
  const byName = new Map(functions.map((each) => [nameOf(each, namespaces), each]));
  const instances = new Map<string, Instance>();
  const indexes = new Map<string, Plan>();
  /** Instances that are being compiled, the innermost last, and those that call others. */
  const begun = new Set<string>();
  const callers = new Set<string>();
  /** Those that were called before they were complete; each circle of calls has one. */
  const recursive = new Set<string>();
  const library: FunctionLibrary = { globals: noVariables, call: callDeclared, key: indexOf, documents };
  return library;

  function callDeclared(call: Call, scope: Scope): Value {
    const { namespace, prefix, localName } = call.name;
    const called = byName.get(`{${namespace}}${localName}#${call.args.length}`);
    if (called === undefined)
      return fail(call, 'function {name}() with {arguments} is not declared; declare it as xsl:function', {
        name: `${prefix}:${localName}`,
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
      return fail(call, '{name}() calls itself and needs a declared type other than item()', {
        name: called.name,
      });
    const plan = apply({ kind: 'declared', declaration }, theDocument, ...args.map((each) => each.plan));
    return withPlan(result, plan, { safe: result.safe && args.every((each) => each.safe) });
  }

  function indexOf(name: string, caller: Call): Plan {
    const known = indexes.get(name);
    if (known !== undefined) return known;
    const [only, ...others] = keys.filter((each) => each.name === name).map(keyIndex);
    if (only === undefined)
      return fail(caller, 'the key {name} is not declared; declare it as xsl:key', { name });
    const value = others.length === 0 ? only : call('joinedKeys', only, ...others);
    const shared: Plan = { kind: 'shared', reach: 'document', hint: `key_${name}`, value };
    indexes.set(name, shared);
    return shared;
  }

  function keyIndex(key: SchematronKey): Plan {
    const scope = patternScope(library, namespaces, library.globals);
    return located(key.source, `${key.match}, ${key.use}`, () => {
      const pattern = parseXPath(key.match, namespaces);
      if (kindsIn(pattern).some((kind) => kind !== 'elements'))
        fail(pattern, 'a key finds only elements; match the elements of these nodes, and use what they hold');
      const matches = patternTest(compilePattern(pattern, scope));
      const use = asMany(wrap(compiler.atoms(parseXPath(key.use, namespaces), scope), 'atomic')).plan;
      const tests = [matches, use].map((body): Plan => ({ kind: 'lambda', parameters: [nodeLocal], body }));
      return ask('keyIndex', ...tests);
    });
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
      (inner, param, at) =>
        withVariable(
          inner,
          param.name,
          withPlan(args[at] as Value, read(parameters[at] as Declaration['parameters'][number]), {
            safe: true,
          }),
        ),
      {
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
      },
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

/**
 * A function that calls itself twice does so 2^n times, and so do n functions that each call the next one
 * twice: the calls of those that call others are counted.
 */
const aStep: Statement = { kind: 'do', value: ask('spend', literal(1)) };

/** Where the stack is full, the error names the function and where it is declared. */
function toldWhenTooDeep({ name, source }: SchematronFunction, body: readonly Statement[]): Statement {
  const declared = literal(reasonText(because('the function {name}() ({file}:{line})', { name, ...source })));
  return attempt(body, call('tooDeep', read(errorLocal), declared));
}

/** Computes the body in its own function, once for the same arguments. */
function cachedBody(
  name: string,
  instance: string,
  parameters: readonly Local[],
  body: readonly Statement[],
): Statement[] {
  const computed: Declaration = {
    hint: `${name}_computed`,
    parameters: [documentLocal, ...parameters],
    body,
  };
  const cache: Plan = {
    kind: 'shared',
    reach: 'document',
    hint: `${name}_cache`,
    value: call('newCache', literal(instance)),
  };
  const args = parameters.map(read);
  const compute: Plan = {
    kind: 'lambda',
    parameters: [],
    body: apply({ kind: 'declared', declaration: computed }, theDocument, ...args),
  };
  return [{ kind: 'return', value: call('cached', cache, compute, ...args) }];
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
  // An argument's position in the document must not lead to another instance of the function.
  return converted.item === 'element' ? { ...converted, ancestors: 1 } : converted;
}

/** The result of a recursive function; before it is compiled, only a declared type can tell. */
function recursiveResult({ as }: SchematronFunction, namespaces: Namespaces): Value | undefined {
  const required = as === undefined ? undefined : requiredBy(parseSequenceType(as, namespaces));
  if (required === undefined || required.item === 'item') return undefined;
  const cardinality = required.cardinality === 'some' ? 'many' : required.cardinality;
  return typed(nothing, required.item, cardinality, false);
}
