import type { ForReaders, MessagePart, SchematronSchema } from '../schema.ts';
import { sourcePlace } from './function.ts';
import { schematronChildren } from './include.ts';
import { elementsOf, required, type SourceElement, schematronNamespace, xsltNamespace } from './xml.ts';

/** A message: its text, with expressions in braces for its values, and its parts if it has values. */
export function messageOf(element: SourceElement): {
  readonly text: string;
  readonly parts?: readonly MessagePart[];
} {
  const parts = messageParts(element);
  const text = parts
    .map((part) =>
      typeof part === 'string' ? part : `{${part.named === true ? `name(${part.select})` : part.select}}`,
    )
    .join('');
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return parts.some((part) => typeof part !== 'string') ? { text: plain, parts } : { text: plain };
}

/** Attributes of an element that tell readers something about its text. */
export function forReaders({ attributes }: SourceElement): ForReaders {
  const given = (name: string, as: keyof ForReaders) =>
    attributes[name] === undefined ? {} : { [as]: attributes[name] };
  return {
    ...given('xml:lang', 'language'),
    ...given('see', 'see'),
    ...given('icon', 'icon'),
    ...given('fpi', 'fpi'),
  };
}

function messageParts(element: SourceElement): MessagePart[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return isLayout(child, element) ? [] : [child];
    const { namespace, localName, attributes } = child;
    if (localName === 'value-of' && (namespace === schematronNamespace || namespace === xsltNamespace))
      return [{ select: required(child, 'select') }];
    if (localName === 'name' && namespace === schematronNamespace)
      return [
        attributes.path === undefined ? { select: 'name(.)' } : { select: attributes.path, named: true },
      ];
    if (localName === 'copy-of' && namespace === xsltNamespace)
      return [{ select: required(child, 'select'), copy: true }];
    return messageParts(child);
  });
}

/**
 * Blanks between the instructions of a stylesheet are not part of the message (XSLT 2.0, 4.4), except inside
 * xsl:text.
 */
function isLayout(text: string, { namespace, localName }: SourceElement): boolean {
  const holdsText =
    namespace === schematronNamespace || (namespace === xsltNamespace && localName === 'text');
  return !holdsText && /^[ \t\r\n]*$/.test(text);
}

/** The diagnostics and properties of a schema, wherever they are defined. */
export function referencesOf(schema: SourceElement): Pick<SchematronSchema, 'diagnostics' | 'properties'> {
  const diagnostics = listed(schema, 'diagnostics').map((each) => ({
    id: required(each, 'id'),
    ...forReaders(each),
    parts: messageParts(each),
    source: sourcePlace(each),
  }));
  const properties = listed(schema, 'properties').map((each) => ({
    id: required(each, 'id'),
    role: each.attributes.role ?? '',
    scheme: each.attributes.scheme ?? '',
    ...forReaders(each),
    parts: messageParts(each),
    source: sourcePlace(each),
  }));
  return {
    ...(diagnostics.length === 0 ? {} : { diagnostics }),
    ...(properties.length === 0 ? {} : { properties }),
  };
}

function listed(schema: SourceElement, list: 'diagnostics' | 'properties'): SourceElement[] {
  return schematronChildren(schema, list).flatMap((each) => elementsOf(each, schematronNamespace));
}

/** The ids in an attribute that lists them. */
export function idsIn(list: string | undefined): string[] {
  return (list ?? '').split(/\s+/).filter((id) => id !== '');
}
