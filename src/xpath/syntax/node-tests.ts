import type { NodeTest } from './ast.ts';
import { type Cursor, namespaceIn } from './cursor.ts';
import { foundAt } from './lexer.ts';
import { untypedOnly } from './sequence-types.ts';

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

/**
 * The argument of a kind test: a name, if the axis has names for this kind, or the target of an instruction.
 */
function kindTest(c: Cursor, kind: string, onAttributes: boolean): NodeTest {
  c.expect('(');
  if (onAttributes && kind !== 'attribute' && kind !== 'node')
    c.fail('{test}() is not a test of attributes', { test: kind });
  const named = onAttributes ? 'attribute' : 'element';
  if (c.isSymbol(')') || ((kind === 'element' || kind === 'attribute') && c.accept('*'))) {
    if (c.accept(',')) untypedOnly(c, kind);
    c.expect(')');
    return { kind: kind === 'document-node' ? 'document' : (kind as 'node') };
  }
  const token = c.next();
  const { text } = token;
  if (kind !== named && kind !== 'processing-instruction')
    c.fail('{test}({name}) is not supported on this axis', { test: kind, name: foundAt(token) });
  if (kind === named && c.accept(',')) untypedOnly(c, kind);
  c.expect(')');
  if (kind === 'processing-instruction') return { kind, target: text.replace(/^["']|["']$/g, '') };
  return { kind: 'name', ...c.resolve(text, onAttributes ? '' : (c.namespaces[''] ?? '')) };
}
