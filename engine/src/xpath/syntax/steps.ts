import { type Axis, type Expression, forwardAxes, type NodeTest, reverseAxes } from './ast.ts';

import { type Cursor, functionNamespace, namespaceIn } from './cursor.ts';
import { foundAt, type Token } from './lexer.ts';

import { refuseTestOfSchema, untypedOnly } from './sequence-types.ts';

const longestPath = 256;
const anyNode: NodeTest = { kind: 'node' };

export function path(c: Cursor): Expression {
  const { at } = c.peek();
  if (c.accept('//')) return steps(c, descend(c, { kind: 'root', at }));
  if (!c.accept('/')) return steps(c, step(c));
  const root: Expression = { kind: 'root', at };
  return startsStep(c) ? steps(c, { kind: 'path', base: root, step: step(c), at }) : root;
}

function steps(c: Cursor, first: Expression): Expression {
  let base = first;
  for (let length = 1; ; length += 1) {
    const { at } = base;
    if (length === longestPath)
      c.fail('a path of more than {most} steps; use variables for parts', { most: longestPath });
    if (c.accept('//')) base = descend(c, base);
    else if (c.accept('/')) base = { kind: 'path', base, step: step(c), at };
    else return base;
  }
}

/** `base//step`, that is `base/descendant-or-self::node()/step`. */
function descend(c: Cursor, base: Expression): Expression {
  const { at } = base;
  const all: Expression = { kind: 'step', axis: 'descendant-or-self', test: anyNode, at };
  return { kind: 'path', base: { kind: 'path', base, step: all, at }, step: step(c), at };
}

function startsStep(c: Cursor): boolean {
  const { kind, text } = c.peek();
  return kind === 'symbol' ? ['*', '@', '.', '..', '(', '$'].includes(text) : kind !== 'end';
}

function step(c: Cursor): Expression {
  let base = primaryOrAxisStep(c);
  for (let length = 0; c.accept('['); length += 1) {
    if (length === longestPath)
      c.fail('more than {most} predicates in a row; join some with and', { most: longestPath });
    const predicate = c.grammar.expression(c);
    c.expect(']');
    base = { kind: 'filter', base, predicate, at: base.at };
  }
  return base;
}

function primaryOrAxisStep(c: Cursor): Expression {
  const token = c.peek();
  const { at, text } = token;
  if (token.kind === 'number') return numeric(c.next());
  if (token.kind === 'string') {
    c.next();
    const quote = text.charAt(0);
    return {
      kind: 'literal',
      type: 'string',
      value: text.slice(1, -1).replaceAll(quote + quote, quote),
      at,
    };
  }
  if (c.accept('$')) return { kind: 'variable', name: c.next().text, at };
  if (c.accept('(')) return parenthesized(c, at);
  if (c.accept('..')) return { kind: 'step', axis: 'parent', test: anyNode, at };
  if (c.accept('.')) return { kind: 'context', at };
  if (token.kind === 'name' && c.isSymbol('(', 1) && !kindTests.includes(text)) {
    refuseTestOfSchema(c, text);
    return functionCall(c);
  }
  return axisStep(c);
}

function numeric({ text, at }: Token): Expression {
  const type = /[eE]/.test(text) ? 'double' : text.includes('.') ? 'decimal' : 'integer';
  return { kind: 'literal', type, value: text, at };
}

function parenthesized(c: Cursor, at: number): Expression {
  if (c.accept(')')) return { kind: 'sequence', items: [], at };
  const inner = c.grammar.expression(c);
  c.expect(')');
  // A sequence with one item keeps `(a/b)[1]` apart from `a/b[1]`.
  return { kind: 'sequence', items: [inner], at };
}

export function functionCall(c: Cursor): Extract<Expression, { kind: 'call' }> {
  const { text, at } = c.next();
  const name = c.resolve(text, functionNamespace);
  const args: Expression[] = [];
  c.expect('(');
  if (!c.accept(')')) {
    do args.push(c.grammar.single(c));
    while (c.accept(','));
    c.expect(')');
  }
  return { kind: 'call', name, args, at };
}

function axisStep(c: Cursor): Expression {
  const { at } = c.peek();
  if (c.accept('@')) return { kind: 'step', axis: 'attribute', test: nodeTest(c, true), at };
  if (c.peek().kind === 'name' && c.isSymbol('::', 1)) {
    const name = c.next().text;
    c.next();
    const axes = [...forwardAxes, ...reverseAxes];
    const axis = axes.find((each) => each === name);
    if (axis === undefined)
      return c.fail('there is no axis {axis}; write one of {axes}', { axis: name, axes: axes.join(', ') });
    return { kind: 'step', axis, test: nodeTest(c, axis === 'attribute' || axis === 'namespace'), at };
  }
  const attributeTest = c.isWord('attribute') && c.isSymbol('(', 1);
  const axis: Axis = attributeTest ? 'attribute' : 'child';
  return { kind: 'step', axis, test: nodeTest(c, attributeTest), at };
}

const kindTests = [
  'node',
  'text',
  'element',
  'attribute',
  'document-node',
  'comment',
  'processing-instruction',
];

function nodeTest(c: Cursor, onAttributes: boolean): NodeTest {
  const token = c.next();
  if (token.kind === 'symbol' && token.text === '*')
    return { kind: 'name', namespace: null, localName: null, prefix: '' };
  if (token.kind === 'wildcard') return wildcard(c, token.text);
  if (token.kind !== 'name') {
    c.back();
    if (token.text === '[' || token.text === '?')
      return c.fail(
        'unexpected character {character}; maps, arrays and functions as values are not supported',
        { character: JSON.stringify(token.text) },
      );
    return c.fail('expected an expression, found {found}', { found: foundAt(token) });
  }
  if (c.isSymbol('(') && kindTests.includes(token.text)) return kindTest(c, token.text, onAttributes);
  const name = c.resolve(token.text, onAttributes ? '' : (c.namespaces[''] ?? ''));
  return { kind: 'name', ...name };
}

function wildcard(c: Cursor, text: string): NodeTest {
  if (text.startsWith('*:')) return { kind: 'name', namespace: null, localName: text.slice(2), prefix: '' };
  if (text.startsWith('Q{'))
    return { kind: 'name', namespace: namespaceIn(text.slice(2, -2)), localName: null, prefix: '' };
  const prefix = text.slice(0, -2);
  return { kind: 'name', namespace: c.namespaceOf(prefix), localName: null, prefix };
}

/** The argument of a kind test: a name, if this kind has names on the axis, or a target of instructions. */
function kindTest(c: Cursor, kind: string, onAttributes: boolean): NodeTest {
  c.expect('(');
  if (onAttributes && kind !== 'attribute' && kind !== 'node')
    c.fail('{test}() is not a test of attributes; after @ write a name, * or attribute()', { test: kind });
  const named = onAttributes ? 'attribute' : 'element';
  if (c.isSymbol(')') || ((kind === 'element' || kind === 'attribute') && c.accept('*'))) {
    if (c.accept(',')) untypedOnly(c, kind);
    c.expect(')');
    return { kind: kind === 'document-node' ? 'document' : (kind as 'node') };
  }
  const token = c.next();
  const { text } = token;
  if (kind !== named && kind !== 'processing-instruction')
    c.fail(
      '{test}({name}) is not supported here: a name may stand in element(), in attribute() after @, and in processing-instruction()',
      { test: kind, name: foundAt(token) },
    );
  if (kind === named && c.accept(',')) untypedOnly(c, kind);
  c.expect(')');
  if (kind === 'processing-instruction') return { kind, target: text.replace(/^["']|["']$/g, '') };
  return { kind: 'name', ...c.resolve(text, onAttributes ? '' : (c.namespaces[''] ?? '')) };
}
