import type { NodeTest } from './ast.ts';
import type { Cursor } from './cursor.ts';

export const kindTests = [
  'node',
  'text',
  'element',
  'attribute',
  'document-node',
  'comment',
  'processing-instruction',
];

export function nodeTest(c: Cursor, onAttributes: boolean): NodeTest {
  const token = c.next();
  if (token.kind === 'symbol' && token.text === '*')
    return { kind: 'name', namespace: null, localName: null, prefix: '' };
  if (token.kind === 'wildcard') return wildcard(c, token.text);
  if (token.kind !== 'name') {
    c.back();
    return c.fail(`expected an expression, found ${token.text}`);
  }
  if (c.isSymbol('(') && kindTests.includes(token.text)) return kindTest(c, token.text);
  const name = c.resolve(token.text, onAttributes ? '' : (c.namespaces[''] ?? ''));
  return { kind: 'name', ...name };
}

function wildcard(c: Cursor, text: string): NodeTest {
  if (text.startsWith('*:')) return { kind: 'name', namespace: null, localName: text.slice(2), prefix: '' };
  const prefix = text.slice(0, -2);
  return { kind: 'name', namespace: c.namespaceOf(prefix), localName: null, prefix };
}

function kindTest(c: Cursor, kind: string): NodeTest {
  c.expect('(');
  const wild = c.accept('*');
  if (!wild && !c.isSymbol(')')) {
    const name = c.resolve(c.next().text, kind === 'attribute' ? '' : (c.namespaces[''] ?? ''));
    c.expect(')');
    return { kind: 'name', ...name };
  }
  c.expect(')');
  return { kind: kind === 'document-node' ? 'document' : (kind as 'node') };
}
