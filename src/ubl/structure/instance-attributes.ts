import type { UblAttribute, UblElement } from '../../core/xml/element.ts';
import type { AggregateType, BasicType } from './tables.ts';

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

/** The attributes of XML Schema that any element may have; `nil` is for nillable elements, and UBL has none. */
const anywhere: readonly string[] = ['type', 'schemaLocation', 'noNamespaceSchemaLocation'];

/** Tells whether an attribute is one of a schema instance, which may stand anywhere. */
export function isOfInstance({ namespace, localName }: UblAttribute): boolean {
  return namespace === schemaInstance && anywhere.includes(localName);
}

/** Tells whether an attribute names another type than that of its element: no type of UBL is derived from another. */
export function namesOtherType(
  { namespace, localName, value }: UblAttribute,
  element: UblElement,
  type: AggregateType | BasicType,
): boolean {
  if (namespace !== schemaInstance || localName !== 'type') return false;
  const [prefix = '', name] = value.includes(':') ? value.split(':') : ['', value];
  const own = type.kind === 'aggregate' ? type.name : element.localName;
  return name !== `${own}Type` || namespaceOf(prefix, element) !== element.namespace;
}

/** The namespace of a prefix, as declared on an element or around it. */
function namespaceOf(prefix: string, element: UblElement): string | undefined {
  for (let at: UblElement | null = element; at !== null; at = at.parent)
    if (at.prefix === prefix) return at.namespace;
  return undefined;
}
