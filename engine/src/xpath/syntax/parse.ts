import type { Expression, SequenceType } from './ast.ts';
import { type Cursor, createCursor, type Grammar, type Namespaces } from './cursor.ts';
import { foundAt } from './lexer.ts';
import { operations, refuseLongChain } from './operators.ts';
import { atomicType, sequenceType } from './sequence-types.ts';
import { functionCall, path } from './steps.ts';

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

/** Deeper nesting would exhaust the stack; no rules contain it. */
const deepestNesting = 256;

function expression(c: Cursor): Expression {
  const { at } = c.peek();
  const items = [single(c)];
  while (c.accept(',')) items.push(single(c));
  return items.length === 1 ? (items[0] as Expression) : { kind: 'sequence', items, at };
}

function single(c: Cursor): Expression {
  return c.nested(deepestNesting, singleExpression);
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
  return operations(c, operand);
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

/** Each further variable nests the rest of the expression in the previous variable. */
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

/** An operand of binary operators, with the types of its casts and type tests. */
function operand(c: Cursor): Expression {
  let value = arrow(c);
  const { at } = value;
  if (accepts(c, 'cast', 'as'))
    value = { kind: 'cast', operand: value, type: atomicType(c), optional: c.accept('?'), at };
  if (accepts(c, 'castable', 'as'))
    value = { kind: 'castable', operand: value, type: atomicType(c), optional: c.accept('?'), at };
  if (accepts(c, 'treat', 'as')) value = { kind: 'treat', operand: value, type: sequenceType(c), at };
  if (accepts(c, 'instance', 'of')) value = { kind: 'instance', operand: value, type: sequenceType(c), at };
  return value;
}

/** Takes two words if they are next. */
function accepts(c: Cursor, first: string, second: string): boolean {
  if (!(c.isWord(first) && c.isWord(second, 1))) return false;
  c.skip(2);
  return true;
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
    operand: c.nested(deepestNesting, unary),
    at,
  });
  if (c.accept('-')) return signed('negate');
  return c.accept('+') ? signed('plus') : simpleMap(c);
}

/** `a ! b` of XPath 3.0. */
function simpleMap(c: Cursor): Expression {
  let base = path(c);
  for (let length = 1; c.isSymbol('!'); length += 1) {
    refuseLongChain(c, length);
    c.skip(1);
    base = { kind: 'map', base, step: path(c), at: base.at };
  }
  return base;
}

function end(c: Cursor): void {
  if (c.isSymbol('?'))
    c.fail('unexpected character {character}; maps, arrays and functions as values are not supported', {
      character: '"?"',
    });
  if (c.peek().kind !== 'end') c.fail('unexpected {found}', { found: foundAt(c.peek()) });
}
