import type { SequenceType } from './ast.ts';
import { type Cursor, schemaNamespace } from './cursor.ts';
import { foundAt } from './lexer.ts';

export function atomicType(c: Cursor): string {
  const token = c.next();
  const { namespace, localName } = c.resolve(token.text, '');
  if (namespace !== schemaNamespace) return c.fail('{type} is not an atomic type', { type: foundAt(token) });
  return `xs:${localName}`;
}

export function sequenceType(c: Cursor): SequenceType {
  const item = itemType(c);
  if (item === 'empty-sequence') return { item, occurrence: '1' };
  const occurrence = (['?', '*', '+'] as const).find((text) => c.isSymbol(text));
  if (occurrence !== undefined) c.next();
  return { item, occurrence: occurrence ?? '1' };
}

function itemType(c: Cursor): string {
  if (!c.isSymbol('(', 1)) return atomicType(c);
  const { text } = c.next();
  c.expect('(');
  if (!c.accept('*')) if (!c.isSymbol(')')) c.fail('named {type}() types are not supported', { type: text });
  c.expect(')');
  return text;
}
