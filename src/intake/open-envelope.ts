import {
  childElements,
  namespaces,
  stringValue,
  type UblElement,
  type UblNode,
} from '../core/xml/element.ts';

/** The values in the header of an envelope, with their places. */
export interface EnvelopeHeader {
  readonly element: UblElement;
  readonly sender: HeaderField;
  readonly receiver: HeaderField;
  readonly documentType: HeaderField;
  readonly process: HeaderField;
  readonly country: HeaderField;
}

/** A value of the header, empty if missing, with the element that has it or should have it. */
export interface HeaderField {
  readonly value: string;
  readonly element: UblElement;
}

/**
 * Takes a document out of its Standard Business Document. Returns undefined if the root is another element, or if it
 * contains anything but one header and one document. The tree is split: the document no longer has a parent.
 */
export function openEnvelope(top: UblElement) {
  if (!isEnvelope(top) || top.children.some(isVisibleText)) return undefined;
  const [header, root, ...others] = childElements(top);
  if (header === undefined || root === undefined || others.length > 0) return undefined;
  if (!isOfHeader(header, 'StandardBusinessDocumentHeader')) return undefined;
  (root as { parent: UblElement | null }).parent = null;
  return { header: headerOf(header), root };
}

/** Tells whether an element is a Standard Business Document, whatever it contains. */
export function isEnvelope(element: UblElement): boolean {
  return isOfHeader(element, 'StandardBusinessDocument');
}

const isVisibleText = (node: UblNode) => typeof node === 'string' && node.trim() !== '';

function headerOf(header: UblElement): EnvelopeHeader {
  return {
    element: header,
    sender: headerField(header, 'Sender', 'Identifier'),
    receiver: headerField(header, 'Receiver', 'Identifier'),
    documentType: scopeField(header, 'DOCUMENTID'),
    process: scopeField(header, 'PROCESSID'),
    country: scopeField(header, 'COUNTRY_C1'),
  };
}

/** Returns the value at the end of a path, with the last element of the path that exists. */
export function headerField(from: UblElement, ...path: readonly string[]): HeaderField {
  let element = from;
  for (const name of path) {
    const next = childElements(element).find((child) => isOfHeader(child, name));
    if (next === undefined) return { value: '', element };
    element = next;
  }
  return { value: stringValue(element).trim(), element };
}

function scopeField(header: UblElement, type: string): HeaderField {
  const [scope] = scopesOf(header, type);
  const [scopes = header] = headerChildren(header, 'BusinessScope');
  return scope === undefined ? { value: '', element: scopes } : headerField(scope, 'InstanceIdentifier');
}

export function scopesOf(header: UblElement, type: string): UblElement[] {
  return headerChildren(header, 'BusinessScope')
    .flatMap((scopes) => headerChildren(scopes, 'Scope'))
    .filter((scope) => headerField(scope, 'Type').value === type);
}

export function headerChildren(parent: UblElement, name: string): UblElement[] {
  return childElements(parent).filter((child) => isOfHeader(child, name));
}

function isOfHeader({ namespace, localName }: UblElement, name: string): boolean {
  return namespace === namespaces.envelope && localName === name;
}
