import type { DocumentKind, EnvelopePlaces } from '../../core/specification/kind.ts';
import { stringValue, type UblElement } from '../../core/xml/element.ts';
import { attributeOf, elementsAt, textAt, ublPrefixes } from '../../core/xml/path.ts';
import { type ProfileFacts, profileOf } from '../profile.ts';

/** Describes how the network sees a document: sender, receiver, document type, process and country. */
export interface NetworkFacts {
  /** Scheme and value of the electronic address of the issuer, such as `0235:1000000000`. */
  readonly sender: string;
  readonly receiver: string;
  readonly documentType: string;
  readonly process: string;
  /** ISO 3166 code of the country of the issuer (COUNTRY_C1). */
  readonly country: string;
}

/** Facts that decide how a document appears in the network: its kind and its profile. */
export interface NetworkKind {
  readonly kind: Pick<DocumentKind, 'envelope'> | undefined;
  readonly specification: ProfileFacts;
}

/** Reads the facts from a document; facts that the document or its kind lacks are empty. */
export function networkFacts(root: UblElement, { kind, specification }: NetworkKind): NetworkFacts {
  if (kind === undefined) return nothingSaid;
  const { sender, receiver, turnedIn, country, typeVersion } = kind.envelope;
  const isTurned = turnedIn !== undefined && profileOf(root, specification) === turnedIn;
  // Elements outside UBL have the namespace of their root.
  const prefixes = { ...ublPrefixes, pxs: root.namespace };
  const [from, to] = [sender, receiver].map((path) => elementsAt(root, path, prefixes)[0]);
  const issuer = isTurned ? to : from;
  const customization = textAt(root, 'cbc:CustomizationID');
  return {
    sender: endpointOf(issuer),
    receiver: endpointOf(isTurned ? from : to),
    documentType: customization === '' ? '' : `${documentTypeOf(root)}${customization}::${typeVersion}`,
    process: textAt(root, 'cbc:ProfileID'),
    country: countryOf(issuer, country),
  };
}

const nothingSaid: NetworkFacts = { sender: '', receiver: '', documentType: '', process: '', country: '' };

/** Returns how the document type of a root element begins. */
export function documentTypeOf({ namespace, localName }: UblElement): string {
  return `${namespace}::${localName}##`;
}

function countryOf(issuer: UblElement | undefined, place: EnvelopePlaces['country']): string {
  if (place === undefined) return '';
  if ('always' in place) return place.always;
  return issuer === undefined ? '' : textAt(issuer, place.at);
}

function endpointOf(party: UblElement | undefined): string {
  const endpoint = party && elementsAt(party, 'cbc:EndpointID')[0];
  if (endpoint === undefined) return '';
  const scheme = attributeOf(endpoint, 'schemeID');
  const value = stringValue(endpoint).trim();
  return scheme && value ? `${scheme}:${value}` : '';
}
