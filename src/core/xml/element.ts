import {
  childElements,
  locationOf as locationWith,
  nameInLocation as nameWith,
  stringValue,
  type XmlAttribute,
  type XmlElement,
  type XmlNode,
} from 'schematron-compiler/xml';
import { oncePer } from '../once-per.ts';
import { shortenedName } from '../text/text.ts';

/** UBL as a tree: the writer builds it, the reader parses it, and the Schematron engines check it. */
export type UblElement = XmlElement;
export type UblNode = XmlNode;
export type UblAttribute = XmlAttribute;

export {
  childElements,
  type ElementName,
  fieldPath,
  type Markup,
  markupOf,
  nameless,
  noAttributes,
  onlyText,
  sharedAttributes,
  sharedName,
  stringValue,
  TreeElement,
  withoutAttributes,
} from 'schematron-compiler/xml';

export const namespaces = {
  invoice: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  creditNote: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  applicationResponse: 'urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2',
  taxData: 'urn:peppol:schema:taxdata:1.0',
  envelope: 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader',
} as const;

/** The prefixes for elements in locations, by namespace; UBL's roots have none. */
export const prefixesInLocations: readonly (readonly [namespace: string, prefix: string])[] = [
  [namespaces.invoice, ''],
  [namespaces.creditNote, ''],
  [namespaces.applicationResponse, ''],
  [namespaces.cac, 'cac:'],
  [namespaces.cbc, 'cbc:'],
  [namespaces.ext, 'ext:'],
  [namespaces.taxData, 'pxs:'],
  [namespaces.envelope, 'sbdh:'],
];

/** A Map, because an object would also have a prefix for the namespace `constructor`. */
export const locationPrefixes: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(prefixesInLocations);

/** Tells whether an element is the root of a UBL invoice or credit note. */
export function isUblRoot({ namespace, localName }: UblElement): boolean {
  return (
    (localName === 'Invoice' && namespace === namespaces.invoice) ||
    (localName === 'CreditNote' && namespace === namespaces.creditNote)
  );
}

/** Returns the location of an element, such as `/Invoice/cac:InvoiceLine[2]`; outside UBL `Q{namespace}name`. */
export function locationOf(element: UblElement): string {
  return locationWith(element, locationPrefixes);
}

/** The element at a location as `locationOf` writes it, or undefined; steps may lack the position `usual`. */
export function elementAt(root: UblElement, location: string, usual = ''): UblElement | undefined {
  const [rootStep = '', ...steps] = location.match(/(?:Q\{[^}]*\})?[^/]+/g) ?? [];
  if (rootStep.replace(usual, '') !== nameInLocation(root)) return undefined;
  const inFull = (step: string) => (step.endsWith(']') ? step : `${step}${usual}`);
  return steps.reduce<UblElement | undefined>((at, step) => at && childrenByStep(at).get(inFull(step)), root);
}

const childrenByStep = /* @__PURE__ */ oncePer((parent: UblElement): ReadonlyMap<string, UblElement> => {
  const counts = new Map<string, number>();
  const byStep = new Map<string, UblElement>();
  for (const child of childElements(parent)) {
    const name = nameInLocation(child);
    const position = (counts.get(name) ?? 0) + 1;
    counts.set(name, position);
    byStep.set(`${name}[${position}]`, child);
  }
  return byStep;
});

/** Returns the name of an element in a location: `cac:Item`, or `Q{namespace}name` without a usual prefix. */
export function nameInLocation(element: UblElement): string {
  return nameWith(element, locationPrefixes);
}

/** Names the kind of document that a root begins: its name, and the customization (IBT-024) if any. */
export function kindOf(root: UblElement): string {
  const { namespace, localName: rootName } = root;
  const isUsual = locationPrefixes.has(namespace);
  const name = isUsual
    ? nameInLocation(root)
    : `<${shortenedName(rootName)}${namespace === '' ? '' : ` xmlns="${shortenedName(namespace)}"`}>`;
  const customization = childElements(root).find(({ localName }) => localName === 'CustomizationID');
  const id = customization === undefined ? '' : stringValue(customization).trim();
  return id === '' ? name : `${name}, CustomizationID ${id}`;
}
