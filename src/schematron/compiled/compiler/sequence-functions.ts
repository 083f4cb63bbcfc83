import { argument, arity, type Call, type CompileCall } from './calls.ts';
import { type Code, code, commonType, isTextual, withJs } from './code.ts';
import { compileCondition, negation } from './conditions.ts';
import { asMany, asOne, convert, widen, wrap } from './convert.ts';
import { compileExists } from './existence.ts';
import { compile, compileAtoms } from './expression.ts';
import { fail, type RuntimeName, type Scope } from './scope.ts';

const oneDouble = { item: 'double', cardinality: 'one' } as const;
const oneInteger = { item: 'integer', cardinality: 'one' } as const;

export const sequenceFunctions: Readonly<Record<string, CompileCall>> = {
  true: taking(0, () => code('true', 'boolean', 'one', true)),
  false: taking(0, () => code('false', 'boolean', 'one', true)),
  boolean: taking(1, (call, scope) => compileCondition(argument(call, 0), scope)),
  exists: taking(1, (call, scope) => compileExists(argument(call, 0), scope)),
  not: taking(1, (call, scope) => negated(compileCondition(argument(call, 0), scope))),
  empty: taking(1, (call, scope) => negated(compileExists(argument(call, 0), scope))),

  count(call, scope) {
    arity(call, 1);
    const value = compile(argument(call, 0), scope);
    const js = { one: '1', optional: `(${value.js} === undefined ? 0 : 1)`, many: `${value.js}.length` }[
      value.cardinality
    ];
    return code(js, 'integer', 'one', value.safe);
  },

  data: taking(1, (call, scope) => compileAtoms(argument(call, 0), scope)),

  'distinct-values'(call, scope) {
    arity(call, 1);
    const values = asMany(compileAtoms(argument(call, 0), scope), scope.module);
    if (isTextual(values.item))
      return withJs(values, `${scope.module.runtime('distinctStrings')}(${values.js})`);
    const wrapped = wrap(values, scope, values.item === 'double' ? 'atomic' : values.item);
    return withJs(wrapped, `${scope.module.runtime('distinctValues')}(${wrapped.js})`);
  },

  'index-of'(call, scope) {
    arity(call, 2);
    const values = asMany(wrap(compileAtoms(argument(call, 0), scope), scope, 'atomic'), scope.module);
    const wanted = asOne(wrap(compileAtoms(argument(call, 1), scope), scope, 'atomic'), scope.module);
    return code(
      `${scope.module.runtime('indexOf')}(${values.js}, ${wanted.js})`,
      'integer',
      'many',
      values.safe && wanted.safe,
    );
  },

  reverse: taking(1, (call, scope) => onArray('reverse', call, scope)),
  'one-or-more': taking(1, (call, scope) => ({ ...onArray('oneOrMore', call, scope), safe: false })),

  'zero-or-one'(call, scope) {
    arity(call, 1);
    const value = compile(argument(call, 0), scope);
    return value.cardinality === 'many'
      ? { ...onArray('zeroOrOne', call, scope), cardinality: 'optional', safe: false }
      : value;
  },

  'exactly-one'(call, scope) {
    arity(call, 1);
    const value = compile(argument(call, 0), scope);
    return value.cardinality === 'one'
      ? value
      : { ...onArray('exactlyOneOf', call, scope), cardinality: 'one', safe: false };
  },

  subsequence(call, scope) {
    arity(call, 2, 3);
    const numbers = call.args
      .slice(1)
      .map((each) => convert(compileAtoms(each, scope), scope, oneDouble, call).js);
    return onArray('subsequence', call, scope, numbers);
  },

  remove(call, scope) {
    arity(call, 2);
    return onArray('remove', call, scope, [
      convert(compileAtoms(argument(call, 1), scope), scope, oneInteger, call).js,
    ]);
  },

  'insert-before'(call, scope) {
    arity(call, 3);
    const [target, inserted] = [argument(call, 0), argument(call, 2)].map((each) =>
      asMany(compile(each, scope), scope.module),
    );
    if (target === undefined || inserted === undefined)
      return fail(call, 'insert-before() takes three arguments');
    const item = commonType(target.item, inserted.item);
    const position = convert(compileAtoms(argument(call, 1), scope), scope, oneInteger, call);
    const args = [widen(target, scope, item).js, position.js, widen(inserted, scope, item).js];
    return code(`${scope.module.runtime('insertBefore')}(${args.join(', ')})`, item, 'many', false);
  },

  'deep-equal'(call, scope) {
    arity(call, 2);
    const sides = call.args.map((each) => asMany(wrap(compile(each, scope), scope, 'item'), scope.module));
    const js = `${scope.module.runtime('deepEqual')}(d, ${sides.map((side) => side.js).join(', ')})`;
    return code(
      js,
      'boolean',
      'one',
      sides.every((side) => side.safe),
    );
  },

  position(call, scope) {
    arity(call, 0);
    return code(scope.position ?? fail(call, 'position() is not known here'), 'integer', 'one', true);
  },
  last(call, scope) {
    arity(call, 0);
    return code(scope.last ?? fail(call, 'last() is not known here'), 'integer', 'one', true);
  },
};

/** A function that takes exactly so many arguments. */
function taking(count: number, compileIt: CompileCall): CompileCall {
  return (call, scope) => {
    arity(call, count);
    return compileIt(call, scope);
  };
}

function negated(condition: Code): Code {
  return withJs(condition, negation(condition.js));
}

function onArray(runtime: RuntimeName, call: Call, scope: Scope, more: readonly string[] = []): Code {
  const value = asMany(compile(argument(call, 0), scope), scope.module);
  const js = `${scope.module.runtime(runtime)}(${[value.js, ...more].join(', ')})`;
  return withJs(value, js);
}
