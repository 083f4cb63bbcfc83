import type { ReasonValue } from '../reason.ts';
import type { SequenceType } from './ast.ts';
import { type Cursor, schemaNamespace } from './cursor.ts';
import { foundAt } from './lexer.ts';

export function atomicType(c: Cursor): string {
  const token = c.next();
  const { namespace, localName } = c.resolve(token.text, '');
  if (namespace !== schemaNamespace) return noSuchType(c, foundAt(token));
  return `xs:${localName}`;
}

function noSuchType(c: Cursor, type: ReasonValue): never {
  return c.fail(
    'there is no type {type} in XPath 2.0; write one that there is, such as xs:string or element()',
    { type },
  );
}

export function sequenceType(c: Cursor): SequenceType {
  const { item, named } = itemType(c);
  if (item === 'empty-sequence') return { item, occurrence: '1' };
  const occurrence = (['?', '*', '+'] as const).find((text) => c.isSymbol(text));
  if (occurrence !== undefined) c.next();
  return { item, ...(named === undefined ? {} : { named }), occurrence: occurrence ?? '1' };
}

type ItemTest = Pick<SequenceType, 'item' | 'named'>;

/** Refuses a test that needs a declaration in a schema. */
export function refuseTestOfSchema(c: Cursor, test: string): void {
  if (['schema-element', 'schema-attribute'].includes(test))
    c.fail('{test}() asks what a schema declares, and none is known; write element() or attribute()', {
      test,
    });
}

/** Kinds of items; a misspelt kind would silently match no item. */
const kinds = [
  'item',
  'node',
  'element',
  'attribute',
  'text',
  'comment',
  'processing-instruction',
  'namespace-node',
  'document-node',
  'empty-sequence',
];

function itemType(c: Cursor): ItemTest {
  if (!c.isSymbol('(', 1)) return { item: atomicType(c) };
  const { text } = c.peek();
  refuseTestOfSchema(c, text);
  if (!kinds.includes(text)) noSuchType(c, `${text}()`);
  c.next();
  c.expect('(');
  const named = c.isSymbol(')') ? undefined : nameIn(c, text);
  c.expect(')');
  return named === undefined ? { item: text } : { item: text, named };
}

/** The name of an element or attribute, with a type that untyped nodes have; undefined for any name. */
function nameIn(c: Cursor, kind: string): ItemTest['named'] {
  if (kind !== 'element' && kind !== 'attribute')
    return c.fail('named {type}() types are not supported; leave the name out', { type: kind });
  const named = c.accept('*')
    ? undefined
    : c.resolve(c.next().text, kind === 'attribute' ? '' : (c.namespaces[''] ?? ''));
  if (c.accept(',')) untypedOnly(c, kind);
  return named === undefined ? undefined : { namespace: named.namespace, localName: named.localName };
}

/** The types that the recommendation gives to nodes that no schema has validated. */
const typesWithoutSchema: Readonly<Record<string, readonly string[]>> = {
  element: ['untyped', 'anyType'],
  attribute: ['untypedAtomic', 'anySimpleType', 'anyAtomicType', 'anyType'],
};

/** Takes one of these types; documents are not validated, so no node has another type. */
export function untypedOnly(c: Cursor, kind: string): void {
  const { text } = c.next();
  const { namespace, localName } = c.resolve(text, '');
  if (namespace !== schemaNamespace || typesWithoutSchema[kind]?.includes(localName) !== true)
    c.fail('no {kind} has the type {type}, because no schema is known; leave it out', { kind, type: text });
  c.accept('?');
}
