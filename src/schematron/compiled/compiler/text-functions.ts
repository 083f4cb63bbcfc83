import { DynamicError } from '../../../xpath/runtime/errors.ts';
import { compileRegex } from '../../../xpath/runtime/regex.ts';
import type { Expression } from '../../../xpath/syntax/ast.ts';
import { argument, argumentsOrContext, arity, type Call, type CompileCall } from './calls.ts';
import { castItems } from './cast-items.ts';
import { type Code, code, literalText } from './code.ts';
import { asMany, asOne, asOptional, convert } from './convert.ts';
import { compileAtoms } from './expression.ts';
import { fail, type Scope } from './scope.ts';

const optionalText = { item: 'string', cardinality: 'optional' } as const;
const oneText = { item: 'string', cardinality: 'one' } as const;

export const textFunctions: Readonly<Record<string, CompileCall>> = {
  string(call, scope) {
    arity(call, 0, 1);
    const value = asOptional(argumentsOrContext(call, scope, true)[0] as Code, scope.module);
    if (value.item === 'none') return code('""', 'string', 'one', true);
    const text = castItems(value, scope, 'string', call);
    return text.cardinality === 'one' ? text : code(`(${text.js} ?? '')`, 'string', 'one', text.safe);
  },

  concat(call, scope) {
    arity(call, 2, Number.POSITIVE_INFINITY);
    const parts = call.args.map((each) => textOrEmpty(each, call, scope));
    return code(
      `(${parts.map((part) => part.js).join(' + ')})`,
      'string',
      'one',
      parts.every((part) => part.safe),
    );
  },

  'string-join'(call, scope) {
    arity(call, 1, 2);
    const texts = asMany(
      castItems(compileAtoms(argument(call, 0), scope), scope, 'string', call),
      scope.module,
    );
    const separator =
      call.args[1] === undefined
        ? code('""', 'string', 'one', true)
        : convert(compileAtoms(call.args[1], scope), scope, oneText, call);
    return code(`${texts.js}.join(${separator.js})`, 'string', 'one', texts.safe && separator.safe);
  },

  matches(call, scope) {
    arity(call, 2, 3);
    const text = convert(compileAtoms(argument(call, 0), scope), scope, optionalText, call);
    const regex = regexArgument(call, 1, 2, scope);
    return code(
      `${scope.module.runtime('matches')}(${text.js}, ${regex.js})`,
      'boolean',
      'one',
      text.safe && regex.safe,
    );
  },

  tokenize(call, scope) {
    arity(call, 1, 3);
    const text = convert(compileAtoms(argument(call, 0), scope), scope, optionalText, call);
    if (call.args.length === 1)
      return code(`${scope.module.runtime('words')}(${text.js})`, 'string', 'many', text.safe);
    const regex = regexArgument(call, 1, 2, scope);
    return code(`${scope.module.runtime('tokenize')}(${text.js}, ${regex.js})`, 'string', 'many', false);
  },

  replace(call, scope) {
    arity(call, 3, 4);
    const text = convert(compileAtoms(argument(call, 0), scope), scope, optionalText, call);
    const regex = regexArgument(call, 1, 3, scope);
    const replacement = convert(compileAtoms(argument(call, 2), scope), scope, oneText, call);
    return code(
      `${scope.module.runtime('replace')}(${text.js}, ${regex.js}, ${replacement.js})`,
      'string',
      'one',
      false,
    );
  },

  compare(call, scope) {
    arity(call, 2);
    const [a, b] = call.args.map((each) => convert(compileAtoms(each, scope), scope, optionalText, call));
    const { module } = scope;
    const js = `${module.runtime('ifBoth')}(${a?.js}, ${b?.js}, (a, b) => Math.sign(${module.runtime('compareStrings')}(a, b)))`;
    return code(js, 'integer', 'optional', Boolean(a?.safe && b?.safe));
  },
};

/** An argument of concat(): any atomic value, the empty sequence as nothing. */
function textOrEmpty(expression: Expression, call: Call, scope: Scope): Code {
  const value = asOptional(compileAtoms(expression, scope), scope.module);
  if (value.item === 'none') return code('""', 'string', 'one', true);
  const text = castItems(value, scope, 'string', call);
  return text.cardinality === 'one' ? text : code(`(${text.js} ?? '')`, 'string', 'one', text.safe);
}

/** A pattern: compiled with the module where it is a literal, else when it is met. */
function regexArgument(call: Call, patternIndex: number, flagsIndex: number, scope: Scope): Code {
  const { module } = scope;
  const pattern = argument(call, patternIndex);
  const flags = call.args[flagsIndex];
  const literalFlags = flags === undefined ? '' : flags.kind === 'literal' ? flags.value : undefined;
  if (pattern.kind === 'literal' && pattern.type === 'string' && literalFlags !== undefined) {
    check(pattern.value, literalFlags, pattern);
    const args = [literalText(pattern.value), literalText(literalFlags)].join(', ');
    return code(module.constant('regex_', `${module.runtime('compileRegex')}(${args})`), 'item', 'one', true);
  }
  const args = [pattern, ...(flags === undefined ? [] : [flags])].map(
    (each) => asOne(convert(compileAtoms(each, scope), scope, oneText, call), module).js,
  );
  return code(`${module.runtime('regexOf')}(${args.join(', ')})`, 'item', 'one', false);
}

function check(pattern: string, flags: string, expression: Expression): void {
  try {
    compileRegex(pattern, flags);
  } catch (error) {
    if (error instanceof DynamicError) fail(expression, error.message);
    throw error;
  }
}
