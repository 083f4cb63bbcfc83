import {
  type Axis,
  type ComparisonOperator,
  type Expression,
  ExpressionError,
  forwardAxes,
  type NodeTest,
  type QName,
  reverseAxes,
  type SequenceType,
} from './ast.ts';
import { type Token, tokenize } from './lexer.ts';

export const functionNamespace = 'http://www.w3.org/2005/xpath-functions';
export const schemaNamespace = 'http://www.w3.org/2001/XMLSchema';

/** The namespace prefixes an expression may use. */
export type Namespaces = Readonly<Record<string, string>>;

const generalComparisons = ['=', '!=', '<', '<=', '>', '>='] as const;
const valueComparisons: Readonly<Record<string, ComparisonOperator>> = {
  eq: '=',
  ne: '!=',
  lt: '<',
  le: '<=',
  gt: '>',
  ge: '>=',
};
const kindTests = [
  'node',
  'text',
  'element',
  'attribute',
  'document-node',
  'comment',
  'processing-instruction',
];
const anyNode: NodeTest = { kind: 'node' };

/** Parses an XPath 2.0 expression; throws `ExpressionError`. */
export function parseXPath(source: string, namespaces: Namespaces): Expression {
  const parser = createParser(source, namespaces);
  const expression = parser.expression();
  parser.end();
  return expression;
}

/** Parses a sequence type such as `xs:string*`. */
export function parseSequenceType(source: string, namespaces: Namespaces): SequenceType {
  const parser = createParser(source, namespaces);
  const type = parser.sequenceType();
  parser.end();
  return type;
}

function createParser(source: string, namespaces: Namespaces) {
  const tokens = tokenize(source);
  let position = 0;

  const peek = (ahead = 0): Token => tokens[Math.min(position + ahead, tokens.length - 1)] as Token;
  const fail = (message: string): never => {
    throw new ExpressionError(message, peek().at);
  };
  const next = (): Token => {
    const token = peek();
    position += 1;
    return token;
  };
  const isSymbol = (text: string, ahead = 0) => peek(ahead).kind === 'symbol' && peek(ahead).text === text;
  const isWord = (text: string, ahead = 0) => peek(ahead).kind === 'name' && peek(ahead).text === text;
  const accept = (text: string): boolean => {
    if (!isSymbol(text) && !isWord(text)) return false;
    position += 1;
    return true;
  };
  const expect = (text: string): void => {
    if (!accept(text)) fail(`expected ${text}, found ${peek().text}`);
  };

  function resolve(name: string, defaultNamespace: string): QName {
    const colon = name.indexOf(':');
    if (colon < 0) return { namespace: defaultNamespace, prefix: '', localName: name };
    const prefix = name.slice(0, colon);
    return { namespace: namespaceOf(prefix), prefix, localName: name.slice(colon + 1) };
  }

  function namespaceOf(prefix: string): string {
    const namespace = namespaces[prefix] ?? wellKnown[prefix];
    return namespace ?? fail(`prefix ${prefix} is not declared`);
  }

  /** One level of left-associative operators. */
  function leftAssociative(
    operand: () => Expression,
    build: (operator: string, left: Expression, right: Expression) => Expression,
    ...operators: string[]
  ): Expression {
    let left = operand();
    for (;;) {
      const operator = operators.find((text) => isSymbol(text) || isWord(text));
      if (operator === undefined) return left;
      position += 1;
      left = build(operator, left, operand());
    }
  }

  function expression(): Expression {
    const { at } = peek();
    const items = [single()];
    while (accept(',')) items.push(single());
    return items.length === 1 ? (items[0] as Expression) : { kind: 'sequence', items, at };
  }

  function single(): Expression {
    const { at, text } = peek();
    if ((text === 'for' || text === 'some' || text === 'every') && isSymbol('$', 1)) {
      next();
      return text === 'for'
        ? bindings(forBinding(at), 'return')
        : bindings(quantifiedBinding(at, text), 'satisfies');
    }
    if (isWord('if') && isSymbol('(', 1)) return conditional(at);
    return orExpression();
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

  function bindings(bind: Bind, keyword: string): Expression {
    expect('$');
    const variable = next().text;
    expect('in');
    const source = single();
    if (accept(',')) return bind(variable, source, bindings(bind, keyword));
    expect(keyword);
    return bind(variable, source, single());
  }

  function conditional(at: number): Expression {
    next();
    expect('(');
    const test = expression();
    expect(')');
    expect('then');
    const then = single();
    expect('else');
    return { kind: 'if', test, then, else: single(), at };
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
    operator: operator === '|' ? 'union' : (operator as 'union'),
    left,
    right,
    at: left.at,
  });

  const orExpression = (): Expression => leftAssociative(andExpression, logical, 'or');
  const andExpression = (): Expression => leftAssociative(comparison, logical, 'and');
  const additive = (): Expression => leftAssociative(multiplicative, arithmetic, '+', '-');
  const multiplicative = (): Expression => leftAssociative(union, arithmetic, '*', 'div', 'idiv', 'mod');
  const union = (): Expression => leftAssociative(intersection, set, '|', 'union');
  const intersection = (): Expression => leftAssociative(instanceOf, set, 'intersect', 'except');

  function comparison(): Expression {
    const left = range();
    const { at } = left;
    const token = peek();
    const general =
      token.kind === 'symbol' ? generalComparisons.find((text) => text === token.text) : undefined;
    if (general !== undefined) {
      next();
      return { kind: 'general', operator: general, left, right: range(), at };
    }
    const value = token.kind === 'name' ? valueComparisons[token.text] : undefined;
    if (value !== undefined) {
      next();
      return { kind: 'value', operator: value, left, right: range(), at };
    }
    const node = (['is', '<<', '>>'] as const).find((text) => isWord(text) || isSymbol(text));
    if (node === undefined) return left;
    next();
    return { kind: 'nodes', operator: node, left, right: range(), at };
  }

  function range(): Expression {
    const from = additive();
    return accept('to') ? { kind: 'range', from, to: additive(), at: from.at } : from;
  }

  function instanceOf(): Expression {
    const operand = treatAs();
    if (!(isWord('instance') && isWord('of', 1))) return operand;
    position += 2;
    return { kind: 'instance', operand, type: sequenceType(), at: operand.at };
  }

  function treatAs(): Expression {
    const operand = castable();
    if (!(isWord('treat') && isWord('as', 1))) return operand;
    position += 2;
    return { kind: 'treat', operand, type: sequenceType(), at: operand.at };
  }

  function castable(): Expression {
    const operand = cast();
    if (!(isWord('castable') && isWord('as', 1))) return operand;
    position += 2;
    return { kind: 'castable', operand, type: atomicType(), optional: accept('?'), at: operand.at };
  }

  function cast(): Expression {
    const operand = unary();
    if (!(isWord('cast') && isWord('as', 1))) return operand;
    position += 2;
    return { kind: 'cast', operand, type: atomicType(), optional: accept('?'), at: operand.at };
  }

  function unary(): Expression {
    const { at } = peek();
    if (accept('-')) return { kind: 'negate', operand: unary(), at };
    if (accept('+')) return { kind: 'plus', operand: unary(), at };
    return path();
  }

  function path(): Expression {
    const { at } = peek();
    if (accept('//')) return steps(descend({ kind: 'root', at }));
    if (!accept('/')) return steps(step());
    const root: Expression = { kind: 'root', at };
    return startsStep() ? steps({ kind: 'path', base: root, step: step(), at }) : root;
  }

  function steps(first: Expression): Expression {
    let base = first;
    for (;;) {
      const { at } = base;
      if (accept('//')) base = descend(base);
      else if (accept('/')) base = { kind: 'path', base, step: step(), at };
      else return base;
    }
  }

  /** `base//step`, that is `base/descendant-or-self::node()/step`. */
  function descend(base: Expression): Expression {
    const { at } = base;
    const all: Expression = { kind: 'step', axis: 'descendant-or-self', test: anyNode, at };
    return { kind: 'path', base: { kind: 'path', base, step: all, at }, step: step(), at };
  }

  function startsStep(): boolean {
    const { kind, text } = peek();
    return kind === 'symbol' ? ['*', '@', '.', '..', '(', '$'].includes(text) : kind !== 'end';
  }

  function step(): Expression {
    let base = primaryOrAxisStep();
    while (accept('[')) {
      const predicate = expression();
      expect(']');
      base = { kind: 'filter', base, predicate, at: base.at };
    }
    return base;
  }

  function primaryOrAxisStep(): Expression {
    const token = peek();
    const { at, text } = token;
    if (token.kind === 'number') return numeric(next());
    if (token.kind === 'string') {
      next();
      const quote = text.charAt(0);
      return {
        kind: 'literal',
        type: 'string',
        value: text.slice(1, -1).replaceAll(quote + quote, quote),
        at,
      };
    }
    if (accept('$')) return { kind: 'variable', name: next().text, at };
    if (accept('(')) return parenthesized(at);
    if (accept('..')) return { kind: 'step', axis: 'parent', test: anyNode, at };
    if (accept('.')) return { kind: 'context', at };
    if (token.kind === 'name' && isSymbol('(', 1) && !kindTests.includes(text)) return call();
    return axisStep();
  }

  function numeric({ text, at }: Token): Expression {
    const type = /[eE]/.test(text) ? 'double' : text.includes('.') ? 'decimal' : 'integer';
    return { kind: 'literal', type, value: text, at };
  }

  function parenthesized(at: number): Expression {
    if (accept(')')) return { kind: 'sequence', items: [], at };
    const inner = expression();
    expect(')');
    // A sequence of one keeps `(a/b)[1]` apart from `a/b[1]`.
    return { kind: 'sequence', items: [inner], at };
  }

  function call(): Expression {
    const { text, at } = next();
    const name = resolve(text, functionNamespace);
    const args: Expression[] = [];
    expect('(');
    if (!accept(')')) {
      do args.push(single());
      while (accept(','));
      expect(')');
    }
    return { kind: 'call', name, args, at };
  }

  function axisStep(): Expression {
    const { at } = peek();
    if (accept('@')) return { kind: 'step', axis: 'attribute', test: nodeTest(true), at };
    if (peek().kind === 'name' && isSymbol('::', 1)) {
      const name = next().text;
      next();
      const axis = [...forwardAxes, ...reverseAxes].find((each) => each === name);
      if (axis === undefined) return fail(`axis ${name} is not supported`);
      return { kind: 'step', axis, test: nodeTest(axis === 'attribute'), at };
    }
    const attributeTest = isWord('attribute') && isSymbol('(', 1);
    const axis: Axis = attributeTest ? 'attribute' : 'child';
    return { kind: 'step', axis, test: nodeTest(attributeTest), at };
  }

  function nodeTest(onAttributes: boolean): NodeTest {
    const token = next();
    if (token.kind === 'symbol' && token.text === '*')
      return { kind: 'name', namespace: null, localName: null, prefix: '' };
    if (token.kind === 'wildcard') return wildcard(token.text);
    if (token.kind !== 'name') {
      position -= 1;
      return fail(`expected an expression, found ${token.text}`);
    }
    if (isSymbol('(') && kindTests.includes(token.text)) return kindTest(token.text);
    const name = resolve(token.text, onAttributes ? '' : (namespaces[''] ?? ''));
    return { kind: 'name', ...name };
  }

  function wildcard(text: string): NodeTest {
    if (text.startsWith('*:')) return { kind: 'name', namespace: null, localName: text.slice(2), prefix: '' };
    const prefix = text.slice(0, -2);
    return { kind: 'name', namespace: namespaceOf(prefix), localName: null, prefix };
  }

  function kindTest(kind: string): NodeTest {
    expect('(');
    const wild = accept('*');
    if (!wild && !isSymbol(')')) {
      const name = resolve(next().text, kind === 'attribute' ? '' : (namespaces[''] ?? ''));
      expect(')');
      return { kind: 'name', ...name };
    }
    expect(')');
    if (kind === 'comment' || kind === 'processing-instruction') return fail(`${kind}() is not in the tree`);
    return { kind: kind === 'document-node' ? 'document' : (kind as 'node') };
  }

  function atomicType(): string {
    const { text } = next();
    const { namespace, localName } = resolve(text, '');
    if (namespace !== schemaNamespace) return fail(`${text} is not an atomic type`);
    return `xs:${localName}`;
  }

  function sequenceType(): SequenceType {
    const item = itemType();
    if (item === 'empty-sequence') return { item, occurrence: '1' };
    const occurrence = (['?', '*', '+'] as const).find((text) => isSymbol(text));
    if (occurrence !== undefined) next();
    return { item, occurrence: occurrence ?? '1' };
  }

  function itemType(): string {
    if (!isSymbol('(', 1)) return atomicType();
    const { text } = next();
    expect('(');
    if (!accept('*')) if (!isSymbol(')')) fail(`named ${text}() types are not supported`);
    expect(')');
    return text;
  }

  function end(): void {
    if (peek().kind !== 'end') fail(`unexpected ${peek().text}`);
  }

  return { expression, sequenceType, end };
}

const wellKnown: Namespaces = {
  xs: schemaNamespace,
  fn: functionNamespace,
  xml: 'http://www.w3.org/XML/1998/namespace',
};
