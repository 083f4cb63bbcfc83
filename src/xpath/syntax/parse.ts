import { associative, leftAssociative, refuseLongChain } from './associativity.ts';
import type { ComparisonOperator, Expression, SequenceType } from './ast.ts';
import { type Cursor, createCursor, functionNamespace, type Grammar, type Namespaces } from './cursor.ts';
import { foundAt } from './lexer.ts';
import { atomicType, sequenceType } from './sequence-types.ts';
import { functionCall, path } from './steps.ts';

const generalComparisons = ['=', '!=', '<', '<=', '>', '>='] as const;

const valueComparisons: Readonly<Record<string, ComparisonOperator>> = {
  eq: '=',
  ne: '!=',
  lt: '<',
  le: '<=',
  gt: '>',
  ge: '>=',
};

const grammar: Grammar = { expression, single };

/** Parses an expression of XPath 2.0, or with `||`, `!`, `=>` and `let` of XPath 3.1; throws `ExpressionError`. */
export function parseXPath(source: string, namespaces: Namespaces): Expression {
  const cursor = createCursor(source, namespaces, grammar);
  const parsed = expression(cursor);
  end(cursor);
  return parsed;
}

/** Parses a sequence type such as `xs:string*`. */
export function parseSequenceType(source: string, namespaces: Namespaces): SequenceType {
  const cursor = createCursor(source, namespaces, grammar);
  const type = sequenceType(cursor);
  end(cursor);
  return type;
}

/** Deeper nesting, which no rules contain, would exhaust the stack. */
const deepestNesting = 256;

function expression(c: Cursor): Expression {
  const { at } = c.peek();
  const items = [single(c)];
  while (c.accept(',')) items.push(single(c));
  return items.length === 1 ? (items[0] as Expression) : { kind: 'sequence', items, at };
}

function single(c: Cursor): Expression {
  return c.nested(deepestNesting, () => singleExpression(c));
}

function singleExpression(c: Cursor): Expression {
  const { at, text } = c.peek();
  if ((text === 'for' || text === 'some' || text === 'every') && c.isSymbol('$', 1)) {
    c.next();
    return text === 'for'
      ? bindings(c, forBinding(at), 'return')
      : bindings(c, quantifiedBinding(at, text), 'satisfies');
  }
  if (text === 'let' && c.isSymbol('$', 1)) {
    c.next();
    return letBindings(c, at);
  }
  if (c.isWord('if') && c.isSymbol('(', 1)) return conditional(c, at);
  return orExpression(c);
}

type Bind = (variable: string, source: Expression, body: Expression) => Expression;

const forBinding =
  (at: number): Bind =>
  (variable, source, body) => ({ kind: 'for', variable, in: source, return: body, at });

const quantifiedBinding =
  (at: number, quantifier: 'some' | 'every'): Bind =>
  (variable, source, body) => ({
    kind: 'quantified',
    quantifier,
    variable,
    in: source,
    satisfies: body,
    at,
  });

/** Each further variable nests what follows in the one before. */
const more = (c: Cursor, read: () => Expression): Expression => c.nested(deepestNesting, read);

function bindings(c: Cursor, bind: Bind, keyword: string): Expression {
  c.expect('$');
  const variable = c.next().text;
  c.expect('in');
  const source = single(c);
  if (c.accept(','))
    return bind(
      variable,
      source,
      more(c, () => bindings(c, bind, keyword)),
    );
  c.expect(keyword);
  return bind(variable, source, single(c));
}

/** `let $a := b, $c := d return e` of XPath 3.0. */
function letBindings(c: Cursor, at: number): Expression {
  c.expect('$');
  const variable = c.next().text;
  c.expect(':=');
  const value = single(c);
  if (c.accept(',')) return { kind: 'let', variable, value, return: more(c, () => letBindings(c, at)), at };
  c.expect('return');
  return { kind: 'let', variable, value, return: single(c), at };
}

function conditional(c: Cursor, at: number): Expression {
  c.next();
  c.expect('(');
  const test = expression(c);
  c.expect(')');
  c.expect('then');
  const then = single(c);
  c.expect('else');
  return { kind: 'if', test, then, else: single(c), at };
}

const logical = (operator: string, left: Expression, right: Expression): Expression => ({
  kind: 'logical',
  operator: operator as 'and' | 'or',
  left,
  right,
  at: left.at,
});

const arithmetic = (operator: string, left: Expression, right: Expression): Expression => ({
  kind: 'arithmetic',
  operator: operator as '+',
  left,
  right,
  at: left.at,
});

const set = (operator: string, left: Expression, right: Expression): Expression => ({
  kind: 'set',
  operator: operator as 'union',
  left,
  right,
  at: left.at,
});

const orExpression = (c: Cursor): Expression => associative(c, andExpression, logical, 'or');

const andExpression = (c: Cursor): Expression => associative(c, comparison, logical, 'and');

const additive = (c: Cursor): Expression => leftAssociative(c, multiplicative, arithmetic, '+', '-');

const multiplicative = (c: Cursor): Expression =>
  leftAssociative(c, union, arithmetic, '*', 'div', 'idiv', 'mod');

const union = (c: Cursor): Expression => associative(c, intersection, set, 'union', '|');

const intersection = (c: Cursor): Expression => leftAssociative(c, instanceOf, set, 'intersect', 'except');

/** `a || b` of XPath 3.0, as the equivalent call. */
const concatenation = (c: Cursor): Expression => associative(c, range, concat, '||');

const concat = (_: string, left: Expression, right: Expression): Expression => ({
  kind: 'call',
  name: { namespace: functionNamespace, prefix: '', localName: 'concat' },
  args: [left, right],
  at: left.at,
});

function comparison(c: Cursor): Expression {
  const left = concatenation(c);
  const { at } = left;
  const token = c.peek();
  const general =
    token.kind === 'symbol' ? generalComparisons.find((text) => text === token.text) : undefined;
  if (general !== undefined) {
    c.next();
    return { kind: 'general', operator: general, left, right: concatenation(c), at };
  }
  const value =
    token.kind === 'name' && Object.hasOwn(valueComparisons, token.text)
      ? valueComparisons[token.text]
      : undefined;
  if (value !== undefined) {
    c.next();
    return { kind: 'value', operator: value, left, right: concatenation(c), at };
  }
  const node = (['is', '<<', '>>'] as const).find((text) => c.isWord(text) || c.isSymbol(text));
  if (node === undefined) return left;
  c.next();
  return { kind: 'nodes', operator: node, left, right: concatenation(c), at };
}

function range(c: Cursor): Expression {
  const from = additive(c);
  return c.accept('to') ? { kind: 'range', from, to: additive(c), at: from.at } : from;
}

function instanceOf(c: Cursor): Expression {
  const operand = treatAs(c);
  if (!(c.isWord('instance') && c.isWord('of', 1))) return operand;
  c.skip(2);
  return { kind: 'instance', operand, type: sequenceType(c), at: operand.at };
}

function treatAs(c: Cursor): Expression {
  const operand = castable(c);
  if (!(c.isWord('treat') && c.isWord('as', 1))) return operand;
  c.skip(2);
  return { kind: 'treat', operand, type: sequenceType(c), at: operand.at };
}

function castable(c: Cursor): Expression {
  const operand = cast(c);
  if (!(c.isWord('castable') && c.isWord('as', 1))) return operand;
  c.skip(2);
  return { kind: 'castable', operand, type: atomicType(c), optional: c.accept('?'), at: operand.at };
}

function cast(c: Cursor): Expression {
  const operand = arrow(c);
  if (!(c.isWord('cast') && c.isWord('as', 1))) return operand;
  c.skip(2);
  return { kind: 'cast', operand, type: atomicType(c), optional: c.accept('?'), at: operand.at };
}

/** `a => f(b)` of XPath 3.1, as the call `f(a, b)`. */
function arrow(c: Cursor): Expression {
  let first = unary(c);
  for (let length = 1; c.isSymbol('=>'); length += 1) {
    refuseLongChain(c, length);
    c.skip(1);
    if (c.peek().kind !== 'name' || !c.isSymbol('(', 1)) c.fail('only the name of a function may follow =>');
    const called = functionCall(c);
    first = { ...called, args: [first, ...called.args], at: first.at };
  }
  return first;
}

function unary(c: Cursor): Expression {
  const { at } = c.peek();
  const signed = (kind: 'negate' | 'plus'): Expression => ({
    kind,
    operand: c.nested(deepestNesting, () => unary(c)),
    at,
  });
  if (c.accept('-')) return signed('negate');
  return c.accept('+') ? signed('plus') : simpleMap(c);
}

/** `a ! b` of XPath 3.0. */
const simpleMap = (c: Cursor): Expression =>
  leftAssociative(c, path, (_, base, step) => ({ kind: 'map', base, step, at: base.at }), '!');

function end(c: Cursor): void {
  if (c.peek().kind !== 'end') c.fail('unexpected {found}', { found: foundAt(c.peek()) });
}
