import { castItems } from '../compile/cast.ts';
import { asMany, asOptional, orEmptyText, wrap } from '../compile/items.ts';
import { type Call, fail, type Scope } from '../compile/scope.ts';
import { typed, type Value } from '../compile/value.ts';
import { ask, call, constant, infix, lambda2, literal, type Plan } from '../plan/plan.ts';
import { DynamicError } from '../runtime/errors.ts';
import { compileRegex, isLinear, mayRefuse } from '../runtime/regex.ts';
import type { Expression } from '../syntax/ast.ts';
import { withCollation } from './collations.ts';
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
  range,
  runs,
  texts,
  type XPathFunction,
} from './function.ts';

const contains = [optionalText, optionalText] as const;
const integers = { item: 'integer', cardinality: 'many' } as const;
const optionalNumber = { item: 'numeric', cardinality: 'optional' } as const;
const onContext = { readsContext: 'if bare' } as const;

export const textFunctions: readonly XPathFunction[] = [
  define('string', ['atoms'], aText, ([value], call) => textOfOptional(value, call), onContext),
  define('normalize-space', [optionalText], aText, runs('normalizeSpace', aText), onContext),
  define('string-length', [optionalText], anInteger, runs('stringLength', anInteger), onContext),
  define('upper-case', [optionalText], aText, runs('upperCase', aText)),
  define('lower-case', [optionalText], aText, runs('lowerCase', aText)),
  define('normalize-unicode', [optionalText], aText, mayFail(runs('normalizeUnicode', aText)), {
    optional: [aText],
  }),
  withCollation(define('contains', contains, aBoolean, runs('contains', aBoolean))),
  withCollation(define('starts-with', contains, aBoolean, runs('startsWith', aBoolean))),
  withCollation(define('ends-with', contains, aBoolean, runs('endsWith', aBoolean))),
  withCollation(define('substring-before', contains, aText, runs('substringBefore', aText))),
  withCollation(define('substring-after', contains, aText, runs('substringAfter', aText))),
  define('substring', [optionalText, aDouble], aText, substring, { optional: [aDouble] }),
  define('translate', [optionalText, aText, aText], aText, runs('translate', aText)),
  define('string-to-codepoints', [optionalText], integers, runs('stringToCodepoints', integers)),
  define('codepoints-to-string', [integers], aText, mayFail(runs('codepointsToString', aText))),
  define('format-number', [optionalNumber, aText], aText, formatNumber),
  define('encode-for-uri', [optionalText], aText, runs('encodeForUri', aText)),
  define('iri-to-uri', [optionalText], aText, runs('iriToUri', aText)),
  define('escape-html-uri', [optionalText], aText, runs('escapeHtmlUri', aText)),
  withCollation(define('contains-token', [texts, aText], aBoolean, runs('containsToken', aBoolean))),
  define('codepoint-equal', contains, { item: 'boolean', cardinality: 'optional' }, areSameTexts),
  withCollation(define('compare', contains, optionalInteger, compareTexts)),
  define('concat', ['atoms', 'atoms'], aText, concat, { most: Number.POSITIVE_INFINITY }),
  define('string-join', ['atoms'], aText, join, { optional: [aText] }),
  define('matches', [optionalText, aText], aBoolean, matches, { optional: [aText] }),
  define('tokenize', [optionalText], texts, tokenize, { optional: [aText, aText] }),
  define('replace', [optionalText, aText, aText], aText, replace, {
    optional: [aText],
    readsDocument: true,
  }),
];

/** The text of an atomic value; `''` if it is absent. */
function textOfOptional(value: Value, call: Call): Value {
  return orEmptyText(castItems(asOptional(value), 'string', call));
}

function substring([text, start, length]: readonly [Value, Value, Value?], whole: Call, scope: Scope): Value {
  return runs('substring', aText)([text, ...range(start, length)], whole, scope);
}

function formatNumber([number, picture]: readonly [Value, Value]): Value {
  return typed(call('formatNumber', wrap(number, 'atomic').plan, picture.plan), 'string', 'one', false);
}

function concat(args: readonly Value[], whole: Call): Value {
  const parts = args.map((part) => textOfOptional(part, whole));
  const joined = parts.map(({ plan }) => plan).reduce((left, right) => infix('+', left, right));
  // Joining a text with literals grows no more than the schema; joining several texts can double repeatedly.
  const made =
    parts.filter(({ plan }) => plan.kind !== 'literal').length > 1 ? call('madeText', joined) : joined;
  return typed(made, 'string', 'one', areSafe(parts));
}

function join([values, separator]: readonly [Value, Value?], whole: Call): Value {
  const parts = asMany(castItems(values, 'string', whole));
  const between = separator ?? typed(literal(''), 'string', 'one', true);
  return typed(call('joinedTexts', parts.plan, between.plan), 'string', 'one', parts.safe && between.safe);
}

function compareTexts([a, b]: readonly [Value, Value]): Value {
  const order = lambda2(['a', 'b'], (x, y) => call('signOf', call('compareStrings', x, y)));
  return typed(call('ifBoth', a.plan, b.plan, order), 'integer', 'optional', a.safe && b.safe);
}

function areSameTexts([a, b]: readonly [Value, Value]): Value {
  const same = lambda2(['a', 'b'], (x, y) => infix('===', x, y));
  return typed(call('ifBoth', a.plan, b.plan, same), 'boolean', 'optional', a.safe && b.safe);
}

function matches([text, pattern, flags]: readonly [Value, Value, Value?], whole: Call): Value {
  const regex = regexOf(pattern, flags, whole, 2);
  const plan = regex.isLinear ? call('matches', text.plan, regex.plan) : ask('finds', text.plan, regex.plan);
  return typed(plan, 'boolean', 'one', text.safe && regex.safe);
}

function tokenize([text, pattern, flags]: readonly [Value, Value?, Value?], whole: Call): Value {
  if (pattern === undefined) return typed(call('words', text.plan), 'string', 'many', text.safe);
  const regex = regexOf(pattern, flags, whole, 2);
  return typed(ask('tokenize', text.plan, regex.plan), 'string', 'many', false);
}

function replace(
  [text, pattern, replacement, flags]: readonly [Value, Value, Value, Value?],
  whole: Call,
): Value {
  const isLiteral = flags === undefined ? literal(false) : call('contains', flags.plan, literal('q'));
  const regex = regexOf(pattern, flags, whole, 3).plan;
  return typed(ask('replace', text.plan, regex, replacement.plan, isLiteral), 'string', 'one', false);
}

/** The second argument as a pattern: compiled with the module if it is a literal, otherwise at run time. */
function regexOf(
  pattern: Value,
  flags: Value | undefined,
  { args }: Call,
  flagsAt: number,
): { plan: Plan; safe: boolean; isLinear: boolean } {
  const [written, writtenFlags] = [args[1], args[flagsAt]];
  const literalFlags =
    writtenFlags === undefined ? '' : writtenFlags.kind === 'literal' ? writtenFlags.value : undefined;
  if (written?.kind === 'literal' && written.type === 'string' && literalFlags !== undefined) {
    const regex = translated(written.value, literalFlags, written);
    const native = call('nativeRegex', literal(regex.source), literal(regex.flags));
    return { plan: constant('regex', native), safe: !mayRefuse(regex), isLinear: isLinear(regex) };
  }
  const plans = flags === undefined ? [pattern.plan] : [pattern.plan, flags.plan];
  return { plan: ask('regexOf', ...plans), safe: false, isLinear: false };
}

/** The pattern in JavaScript's syntax, so that running the module needs no translation. */
function translated(pattern: string, flags: string, expression: Expression): RegExp {
  try {
    return compileRegex(pattern, flags);
  } catch (error) {
    if (error instanceof DynamicError)
      fail(expression, '{reason}', { reason: { evaluation: error.message } });
    throw error;
  }
}
