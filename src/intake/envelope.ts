import { childElements, stringValue, type UblElement } from '../core/element.ts';

/** The namespace of Standard Business Documents. */
export const envelopeNamespace = 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader';

/** What the header of an envelope says, and where. */
export interface EnvelopeHeader {
  readonly sender: HeaderField;
  readonly receiver: HeaderField;
  readonly documentType: HeaderField;
  readonly process: HeaderField;
  readonly country: HeaderField;
}

/** A value of the header, empty where there is none, and the element that holds it or should. */
export interface HeaderField {
  readonly value: string;
  readonly element: UblElement;
}

/** An envelope taken off. */
export interface OpenedEnvelope {
  readonly header: EnvelopeHeader;
  /** The document inside, as the root of a tree of its own. */
  readonly root: UblElement;
}

/**
 * Takes a document out of the Standard Business Document that it travels in: undefined where the root is another, or
 * where it does not hold one header and one document. The tree is parted: the document has no parent any more.
 */
export function openEnvelope(top: UblElement): OpenedEnvelope | undefined {
  if (!isOfHeader(top, 'StandardBusinessDocument')) return undefined;
  const [header, root, ...others] = childElements(top);
  if (header === undefined || root === undefined || others.length > 0) return undefined;
  if (!isOfHeader(header, 'StandardBusinessDocumentHeader')) return undefined;
  (root as { parent: UblElement | null }).parent = null;
  return { header: headerOf(header), root };
}

function headerOf(header: UblElement): EnvelopeHeader {
  return {
    sender: field(header, 'Sender', 'Identifier'),
    receiver: field(header, 'Receiver', 'Identifier'),
    documentType: scopeField(header, 'DOCUMENTID'),
    process: scopeField(header, 'PROCESSID'),
    country: scopeField(header, 'COUNTRY_C1'),
  };
}

/** The value at the end of a path; the place is the last element of it that is there. */
function field(from: UblElement, ...path: readonly string[]): HeaderField {
  let element = from;
  for (const name of path) {
    const next = childElements(element).find((child) => isOfHeader(child, name));
    if (next === undefined) return { value: '', element };
    element = next;
  }
  return { value: stringValue(element).trim(), element };
}

function scopeField(header: UblElement, type: string): HeaderField {
  const scopes = childElements(header).find((child) => isOfHeader(child, 'BusinessScope')) ?? header;
  const scope = childElements(scopes).find((child) => field(child, 'Type').value === type);
  return scope === undefined ? { value: '', element: scopes } : field(scope, 'InstanceIdentifier');
}

function isOfHeader({ namespace, localName }: UblElement, name: string): boolean {
  return namespace === envelopeNamespace && localName === name;
}
