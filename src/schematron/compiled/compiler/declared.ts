import type { Expression, SequenceType } from '../../../xpath/syntax/ast.ts';
import { parseSequenceType } from '../../../xpath/syntax/parse.ts';
import type { SchematronFunction } from '../../schema.ts';
import type { Call } from './calls.ts';
import { type Code, code, isNodeType, withJs } from './code.ts';
import { convert, type Required } from './convert.ts';
import { requiredBy } from './declared-types.ts';
import { compile, compileAtoms } from './expression.ts';
import { asIdentifier, fail, identifier, type ModuleBuilder, type Scope, withVariable } from './scope.ts';
import { compileBody } from './sequence-constructor.ts';
import { located } from './source.ts';

const anything: SequenceType = { item: 'item', occurrence: '*' };

/** A call of an `xsl:function`; the function is compiled for the static types of the arguments. */
export function callDeclared(call: Call, scope: Scope): Code {
  const { module } = scope;
  const { namespace, prefix, localName } = call.name;
  const declaration = module.functions.get(`{${namespace}}${localName}#${call.args.length}`);
  if (declaration === undefined)
    return fail(call, `function ${prefix}:${localName}() with ${call.args.length} arguments is not declared`);
  const args = call.args.map((argument, index) =>
    parameter(argument, declaration.params[index]?.as, call, scope),
  );
  const key = [declaration.name, ...args.map(({ item, cardinality }) => `${item} ${cardinality}`)].join(', ');
  const known = module.instances.get(key);
  if (known === calledByItself) {
    return fail(call, `${declaration.name}() calls itself and needs a declared type other than item()`);
  }
  const instance = known ?? compileInstance(declaration, args, key, module);
  const js = `${instance.js}(${['d', ...args.map((argument) => argument.js)].join(', ')})`;
  return withJs(instance, js, { safe: instance.safe && args.every((argument) => argument.safe) });
}

/** An argument by the function conversion rules; `item()*` keeps the type that it has. */
function parameter(argument: Expression, as: string | undefined, call: Call, scope: Scope): Code {
  const required = requirement(as, scope.module, call);
  const value =
    required.item === 'item' || isNodeType(required.item)
      ? compile(argument, scope)
      : compileAtoms(argument, scope);
  const anyItems = required.item === 'item' && required.cardinality === 'many';
  const converted = anyItems ? value : convert(value, scope, required, call);
  // Where in the document an argument stands must not make another instance of the function.
  return converted.item === 'element' ? { ...converted, ancestors: 1 } : converted;
}

function requirement(as: string | undefined, module: ModuleBuilder, expression: Expression): Required {
  const type = as === undefined ? anything : parseSequenceType(as, module.namespaces);
  return requiredBy(type) ?? fail(expression, `type ${as} is not supported`);
}

function compileInstance(
  declaration: SchematronFunction,
  args: readonly Code[],
  key: string,
  module: ModuleBuilder,
): Code {
  const declared = recursiveResult(declaration, module);
  const name = module.declare(
    asIdentifier(declaration.name),
    (id) => `function ${id}() {}`,
    `function ${key}`,
  );
  module.instances.set(key, declared === undefined ? calledByItself : { ...declared, js: name });
  const taken = new Set(['d']);
  let scope: Scope = {
    module,
    context: undefined,
    current: undefined,
    position: undefined,
    last: undefined,
    variables: module.globals,
    taken,
    shared: true,
  };
  const parameters = declaration.params.map((each, index) => {
    const js = identifier(each.name, scope.taken);
    scope = withVariable(scope, each.name, withJs(args[index] as Code, js, { safe: true }));
    return js;
  });
  const body = located(declaration.source, declaration.name, () => compileBody(declaration.body, scope));
  const result = located(declaration.source, declaration.name, () =>
    withResultType(body.value, declaration.as, scope),
  );
  const lines = [...body.statements, `return ${result.js};`].map((line) => `  ${line}`).join('\n');
  module.redeclare(name, `function ${name}(${['d', ...parameters].join(', ')}) {\n${lines}\n}`);
  const instance = withJs(result, name);
  module.instances.set(key, instance);
  return instance;
}

/** Stands for a function that is still being compiled, and of whose result nothing is known. */
const calledByItself: Code = code('', 'item', 'many', false);

/** What a function that calls itself gives; only a declared type tells before it is compiled. */
function recursiveResult({ as }: SchematronFunction, module: ModuleBuilder): Code | undefined {
  const required = as === undefined ? undefined : requiredBy(parseSequenceType(as, module.namespaces));
  if (required === undefined || required.item === 'item') return undefined;
  return code('', required.item, required.cardinality === 'some' ? 'many' : required.cardinality, false);
}

export function withResultType(value: Code, as: string | undefined, scope: Scope): Code {
  if (as === undefined) return value;
  const at: Expression = { kind: 'context', at: 0 };
  return convert(value, scope, requirement(as, scope.module, at), at);
}
