import { functionMeantBy, functionOf, readsContext, type XPathFunction } from '../functions/table.ts';
import { because, type Reason } from '../reason.ts';
import { functionNamespace, schemaNamespace } from '../syntax/cursor.ts';
import { convert } from './convert.ts';
import { inOtherDocument } from './other-document.ts';
import { type Call, fail, type Scope } from './scope.ts';
import { castTo } from './types.ts';
import type { Value } from './value.ts';
import { argumentInXPath1 } from './xpath1.ts';

export function compileCall(call: Call, scope: Scope): Value {
  const { namespace, localName } = call.name;
  if (namespace === schemaNamespace) return constructorCall(call, scope);
  if (namespace !== functionNamespace) return scope.library.call(call, scope);
  const called = functionOf(call.name);
  if (called === undefined) return refuseUnknown(call);
  const [least, most] = called.arity;
  if (call.args.length < least || call.args.length > most)
    return fail(call, '{name}() does not take {arguments}', {
      name: localName,
      arguments: countOfArguments(call),
    });
  return (
    aboutOtherDocument(called, call, scope) ?? called.emit(argumentsOf(called, call, scope), call, scope)
  );
}

function refuseUnknown(call: Call): never {
  const { localName, prefix } = call.name;
  const name = prefix === '' ? localName : `${prefix}:${localName}`;
  const meant = functionMeantBy(call.name);
  if (meant !== undefined)
    return fail(call, 'there is no function {name}(); write {meant}()', { name, meant });
  return fail(
    call,
    'function {name}() is not supported, only those of XPath 2.0, and some of XPath 3.1, that read nothing from outside; declare one with xsl:function that gives the same',
    { name },
  );
}

/** The number of arguments in the form for a refusal. */
export function countOfArguments({ args }: Call): Reason {
  return args.length === 1 ? because('1 argument') : because('{count} arguments', { count: args.length });
}

/** Computes a function of nodes of another document, such as count(), in that document. */
function aboutOtherDocument(called: XPathFunction, call: Call, scope: Scope): Value | undefined {
  const [only] = call.args;
  if (only === undefined || call.args.length > 1 || called.parameters[0] !== 'items') return undefined;
  if (called.ofJudged === true) return undefined;
  return inOtherDocument(only, scope, (inside, inner) => compileCall({ ...call, args: [inside] }, inner));
}

/** The arguments by the function's signature; the context item replaces an omitted only argument. */
function argumentsOf(called: XPathFunction, call: Call, scope: Scope): Value[] {
  const isOnContext = called.parameters.length > 0 && readsContext(called, call.args.length);
  const args = isOnContext ? [...call.args, { kind: 'context', at: call.at } as const] : call.args;
  return args.flatMap((argument, index) => {
    const parameter = called.parameters[Math.min(index, called.parameters.length - 1)];
    if (parameter === undefined || parameter === 'expression') return [];
    const read = parameter === 'items' ? scope.compiler.value : scope.compiler.atoms;
    const given = read(argument, scope);
    const value = scope.library.isXPath1
      ? argumentInXPath1(given, parameter, call.name.localName, call)
      : given;
    return [typeof parameter === 'string' ? value : convert(value, parameter, call)];
  });
}

function constructorCall(call: Call, scope: Scope): Value {
  const [operand] = call.args;
  if (operand === undefined || call.args.length > 1)
    return fail(call, 'a constructor function takes one argument');
  return castTo(operand, `xs:${call.name.localName}`, true, scope, call);
}
