import { castItems } from '../compile/cast.ts';
import { asMany, asOptional, orEmptyText, wrap } from '../compile/items.ts';
import { type Call, fail } from '../compile/scope.ts';
import { typed, type Value } from '../compile/value.ts';
import { ask, call, constant, infix, lambda2, literal, method, type Plan } from '../plan/plan.ts';
import { DynamicError } from '../runtime/errors.ts';
import { compileRegex, mayRefuse } from '../runtime/regex.ts';
import type { Expression } from '../syntax/ast.ts';
import {
  aBoolean,
  aDouble,
  anInteger,
  areSafe,
  aText,
  define,
  mayFail,
  optionalInteger,
  optionalText,
  runs,
  texts,
  type XPathFunction,
} from './function.ts';

const contains = [optionalText, optionalText];
const integers = { item: 'integer', cardinality: 'many' } as const;
const optionalNumber = { item: 'numeric', cardinality: 'optional' } as const;
const onContext = { arity: [0, 1], readsContext: 'if bare' } as const;

export const textFunctions: readonly XPathFunction[] = [
  define('string', ['atoms'], aText, ([value], call) => textOf(value as Value, call), onContext),
  define('normalize-space', [optionalText], aText, runs('normalizeSpace', aText), onContext),
  define('string-length', [optionalText], anInteger, runs('stringLength', anInteger), onContext),
  define('upper-case', [optionalText], aText, runs('upperCase', aText)),
  define('lower-case', [optionalText], aText, runs('lowerCase', aText)),
  define('normalize-unicode', [optionalText, aText], aText, mayFail(runs('normalizeUnicode', aText)), {
    arity: [1, 2],
  }),
  define('contains', contains, aBoolean, runs('contains', aBoolean)),
  define('starts-with', contains, aBoolean, runs('startsWith', aBoolean)),
  define('ends-with', contains, aBoolean, runs('endsWith', aBoolean)),
  define('substring-before', contains, aText, runs('substringBefore', aText)),
  define('substring-after', contains, aText, runs('substringAfter', aText)),
  define('substring', [optionalText, aDouble, aDouble], aText, runs('substring', aText), { arity: [2, 3] }),
  define('translate', [optionalText, aText, aText], aText, runs('translate', aText)),
  define('string-to-codepoints', [optionalText], integers, runs('stringToCodepoints', integers)),
  define('codepoints-to-string', [integers], aText, mayFail(runs('codepointsToString', aText))),
  define('format-number', [optionalNumber, aText], aText, formatNumber),
  define('compare', contains, optionalInteger, compareTexts),
  define('concat', ['atoms'], aText, concat, { arity: [2, Number.POSITIVE_INFINITY] }),
  define('string-join', ['atoms', aText], aText, join, { arity: [1, 2] }),
  define('matches', [optionalText, aText, aText], aBoolean, matches, { arity: [2, 3] }),
  define('tokenize', [optionalText, aText, aText], texts, tokenize, { arity: [1, 3] }),
  define('replace', [optionalText, aText, aText, aText], aText, replace, {
    arity: [3, 4],
    readsDocument: true,
  }),
];

/** The text of an atomic value; `''` if it is absent. */
function textOf(value: Value, call: Call): Value {
  return orEmptyText(castItems(asOptional(value), 'string', call));
}

function formatNumber([number, picture]: readonly Value[]): Value {
  const [value, text] = [wrap(number as Value, 'atomic'), picture as Value];
  return typed(call('formatNumber', value.plan, text.plan), 'string', 'one', false);
}

function concat(args: readonly Value[], call: Call): Value {
  const parts = args.map((part) => textOf(part, call));
  const joined = parts.map(({ plan }) => plan).reduce((left, right) => infix('+', left, right));
  return typed(joined, 'string', 'one', areSafe(parts));
}

function join([values, separator]: readonly Value[], call: Call): Value {
  const parts = asMany(castItems(values as Value, 'string', call));
  const between = separator ?? typed(literal(''), 'string', 'one', true);
  return typed(method(parts.plan, 'join', between.plan), 'string', 'one', parts.safe && between.safe);
}

function compareTexts([left, right]: readonly Value[]): Value {
  const [a, b] = [left as Value, right as Value];
  const order = lambda2(['a', 'b'], (x, y) => call('signOf', call('compareStrings', x, y)));
  return typed(call('ifBoth', a.plan, b.plan, order), 'integer', 'optional', a.safe && b.safe);
}

function matches(args: readonly Value[], whole: Call): Value {
  const text = args[0] as Value;
  const regex = regexOf(args, whole, 2);
  return typed(call('matches', text.plan, regex.plan), 'boolean', 'one', text.safe && regex.safe);
}

function tokenize(args: readonly Value[], whole: Call): Value {
  const text = args[0] as Value;
  if (args.length === 1) return typed(call('words', text.plan), 'string', 'many', text.safe);
  return typed(call('tokenize', text.plan, regexOf(args, whole, 2).plan), 'string', 'many', false);
}

function replace(args: readonly Value[], whole: Call): Value {
  const [text, , replacement, flags] = args as readonly [Value, Value, Value, Value?];
  const isLiteral = flags === undefined ? literal(false) : call('contains', flags.plan, literal('q'));
  const regex = regexOf(args, whole, 3).plan;
  return typed(ask('replace', text.plan, regex, replacement.plan, isLiteral), 'string', 'one', false);
}

/** The second argument as a pattern: compiled with the module if it is a literal, otherwise at run time. */
function regexOf(
  args: readonly Value[],
  { args: asked }: Call,
  flagsAt: number,
): { plan: Plan; safe: boolean } {
  const [pattern, flags] = [asked[1], asked[flagsAt]];
  const literalFlags = flags === undefined ? '' : flags.kind === 'literal' ? flags.value : undefined;
  if (pattern?.kind === 'literal' && pattern.type === 'string' && literalFlags !== undefined) {
    const regex = translated(pattern.value, literalFlags, pattern);
    const written = call('nativeRegex', literal(regex.source), literal(regex.flags));
    return { plan: constant('regex', written), safe: !mayRefuse(regex) };
  }
  const given = [args[1], args[flagsAt]].flatMap((each) => (each === undefined ? [] : [each.plan]));
  return { plan: call('regexOf', ...given), safe: false };
}

/** The pattern in JavaScript's syntax, so that running the module needs no translation. */
function translated(pattern: string, flags: string, expression: Expression): RegExp {
  try {
    return compileRegex(pattern, flags);
  } catch (error) {
    if (error instanceof DynamicError) fail(expression, error.message);
    throw error;
  }
}
