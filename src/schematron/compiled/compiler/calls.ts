import type { Expression } from '../../../xpath/syntax/ast.ts';
import { functionNamespace, schemaNamespace } from '../../../xpath/syntax/cursor.ts';
import { type Cardinality, type Code, code, type ItemType } from './code.ts';
import { convert, type Required } from './convert.ts';
import { callDeclared } from './declared.ts';
import { compileAtoms } from './expression.ts';
import { nodeFunctions } from './node-functions.ts';
import { numericFunctions } from './numeric-functions.ts';
import { fail, type RuntimeName, type Scope } from './scope.ts';
import { sequenceFunctions } from './sequence-functions.ts';
import { textFunctions } from './text-functions.ts';
import { castTo } from './types.ts';

export type Call = Extract<Expression, { kind: 'call' }>;
export type CompileCall = (call: Call, scope: Scope) => Code;

/** A function whose arguments are converted by its signature and passed on to the runtime. */
interface Signature {
  readonly arguments: readonly Required[];
  readonly required: number;
  readonly runtime: RuntimeName;
  readonly result: readonly [ItemType, Cardinality];
  readonly safe: boolean;
  /** Whether a missing first argument is the context item. */
  readonly onContext?: boolean;
}

const text = { item: 'string', cardinality: 'optional' } as const;
const oneText = { item: 'string', cardinality: 'one' } as const;
const oneDouble = { item: 'double', cardinality: 'one' } as const;
const date = { item: 'date', cardinality: 'optional' } as const;

function signature(
  runtime: RuntimeName,
  args: readonly Required[],
  result: Signature['result'],
  changes: Partial<Signature> = {},
): Signature {
  return { arguments: args, required: args.length, runtime, result, safe: true, ...changes };
}

const aString = ['string', 'one'] as const;
const aBoolean = ['boolean', 'one'] as const;
const anInteger = ['integer', 'one'] as const;

const signatures: Readonly<Record<string, Signature>> = {
  'normalize-space': signature('normalizeSpace', [text], aString, { required: 0, onContext: true }),
  'string-length': signature('stringLength', [text], anInteger, { required: 0, onContext: true }),
  'upper-case': signature('upperCase', [text], aString),
  'lower-case': signature('lowerCase', [text], aString),
  contains: signature('contains', [text, text], aBoolean),
  'starts-with': signature('startsWith', [text, text], aBoolean),
  'ends-with': signature('endsWith', [text, text], aBoolean),
  'substring-before': signature('substringBefore', [text, text], aString),
  'substring-after': signature('substringAfter', [text, text], aString),
  substring: signature('substring', [text, oneDouble, oneDouble], aString, { required: 2 }),
  translate: signature('translate', [text, oneText, oneText], aString),
  'string-to-codepoints': signature('stringToCodepoints', [text], ['integer', 'many']),
  'codepoints-to-string': signature(
    'codepointsToString',
    [{ item: 'integer', cardinality: 'many' }],
    aString,
    { safe: false },
  ),
  'year-from-date': signature('yearFromDate', [date], ['integer', 'optional']),
  'month-from-date': signature('monthFromDate', [date], ['integer', 'optional']),
  'day-from-date': signature('dayFromDate', [date], ['integer', 'optional']),
};

const functions: Readonly<Record<string, CompileCall>> = {
  ...textFunctions,
  ...numericFunctions,
  ...sequenceFunctions,
  ...nodeFunctions,
};

const clock = ['current-date', 'current-time', 'current-dateTime', 'implicit-timezone'];

export function compileCall(call: Call, scope: Scope): Code {
  const { namespace, localName, prefix } = call.name;
  if (namespace === schemaNamespace) return constructorCall(call, scope);
  if (namespace !== functionNamespace) return callDeclared(call, scope);
  if (localName === 'ends-with') return endOf(call, scope);
  const simple = signatures[localName];
  if (simple !== undefined) return compileSignature(simple, call, scope);
  if (clock.includes(localName))
    return fail(call, `${localName}() is refused, as a verdict must not depend on the clock`);
  const compileIt = functions[localName];
  if (compileIt === undefined)
    return fail(call, `function ${prefix === '' ? '' : `${prefix}:`}${localName}() is not supported`);
  return compileIt(call, scope);
}

function constructorCall(call: Call, scope: Scope): Code {
  const [operand] = call.args;
  if (operand === undefined || call.args.length > 1)
    return fail(call, 'a constructor function takes one argument');
  return castTo(operand, `xs:${call.name.localName}`, true, scope, call);
}

function compileSignature(signature: Signature, call: Call, scope: Scope): Code {
  const given = argumentsOrContext(call, scope, signature.onContext ?? false);
  if (given.length < signature.required || given.length > signature.arguments.length) return wrongArity(call);
  const args = given.map((argument, index) =>
    convert(argument, scope, signature.arguments[index] as Required, call),
  );
  const [item, cardinality] = signature.result;
  const js = `${scope.module.runtime(signature.runtime)}(${args.map((argument) => argument.js).join(', ')})`;
  return code(js, item, cardinality, signature.safe && args.every((argument) => argument.safe));
}

/** A text without a colon is at the end of a name where it is at the end of the local name, which is at hand. */
function endOf(call: Call, scope: Scope): Code {
  const [text, end] = call.args;
  const plainEnd = end?.kind === 'literal' && !end.value.includes(':');
  const ofName =
    text?.kind === 'call' && text.name.namespace === functionNamespace && text.name.localName === 'name';
  const ofLocalName =
    plainEnd && ofName ? { ...text, name: { ...text.name, localName: 'local-name' } } : undefined;
  const args = ofLocalName === undefined ? call.args : [ofLocalName, ...call.args.slice(1)];
  return compileSignature(signatures['ends-with'] as Signature, { ...call, args }, scope);
}

/** The arguments atomized; the context item where there are none and the function allows that. */
export function argumentsOrContext(call: Call, scope: Scope, onContext: boolean): Code[] {
  if (call.args.length > 0 || !onContext) return call.args.map((argument) => compileAtoms(argument, scope));
  return [compileAtoms({ kind: 'context', at: call.at }, scope)];
}

export function wrongArity(call: Call): never {
  return fail(call, `${call.name.localName}() does not take ${call.args.length} arguments`);
}

/** The argument at an index; the function requires it. */
export function argument(call: Call, index: number): Expression {
  return call.args[index] ?? wrongArity(call);
}

export function arity(call: Call, least: number, most = least): void {
  if (call.args.length < least || call.args.length > most) wrongArity(call);
}
