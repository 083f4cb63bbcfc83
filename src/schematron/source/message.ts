import type { MessagePart, SchematronDiagnostic } from '../schema.ts';
import { placeOf } from './function.ts';
import { schematronChildren } from './include.ts';
import { elementsOf, required, type SourceElement, schematronNamespace, xsltNamespace } from './xml.ts';

/** The parts of a message with values in it; nothing for one that is all text. */
export function partsOf(element: SourceElement): { readonly parts?: readonly MessagePart[] } {
  const parts = messageParts(element);
  return parts.some((part) => typeof part !== 'string') ? { parts } : {};
}

function messageParts(element: SourceElement): MessagePart[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return [child];
    const { namespace, localName, attributes } = child;
    if (localName === 'value-of' && (namespace === schematronNamespace || namespace === xsltNamespace))
      return [{ select: required(child, 'select') }];
    if (localName === 'name' && namespace === schematronNamespace)
      return [{ select: `name(${attributes.path ?? '.'})` }];
    return messageParts(child);
  });
}

/** The diagnostics of a schema, wherever they stand. */
export function diagnosticsOf(schema: SourceElement): {
  readonly diagnostics?: readonly SchematronDiagnostic[];
} {
  const diagnostics = schematronChildren(schema, 'diagnostics')
    .flatMap((list) => elementsOf(list, schematronNamespace))
    .map((each) => ({
      id: required(each, 'id'),
      language: each.attributes['xml:lang'] ?? '',
      parts: messageParts(each),
      source: placeOf(each),
    }));
  return diagnostics.length === 0 ? {} : { diagnostics };
}

/** The ids in an attribute that lists them. */
export function idsIn(list: string | undefined): string[] {
  return (list ?? '').split(/\s+/).filter((id) => id !== '');
}
