import type { Finding, Values } from '../../core/findings/finding.ts';
import type { DocumentKind, EnvelopePlaces } from '../../core/specification/kind.ts';
import { locationOf, stringValue, type UblElement } from '../../core/xml/element.ts';
import { attributeOf, elementsAt, textAt, ublPrefixes } from '../../core/xml/path.ts';
import type { EnvelopeHeader, HeaderField } from '../../intake/open-envelope.ts';
import type { ElementFinding } from '../placed-finding.ts';
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

/** The element of the document with each fact, for a message about a missing fact. */
const sources: Readonly<Record<keyof NetworkFacts, string>> = {
  sender: 'cbc:EndpointID/@schemeID',
  receiver: 'cbc:EndpointID/@schemeID',
  documentType: 'cbc:CustomizationID',
  process: 'cbc:ProfileID',
  country: 'cac:PostalAddress/cac:Country/cbc:IdentificationCode',
};

/** The facts that a document needs for its envelope and lacks; some kinds have no place for a country. */
export function missingFacts(facts: NetworkFacts, { country }: EnvelopePlaces): Finding[] {
  return names
    .filter((name) => facts[name] === '')
    .map((name) => {
      const known = {
        rule: 'sbdh-incomplete-document',
        severity: 'error',
        path: '',
        foundBy: 'structure',
      } as const;
      return name === 'country' && country === undefined
        ? { ...known, text: 'noCountry' }
        : { ...known, values: { missing: `${sources[name]} (${name})` } };
    });
}

/** The finding that the caller's country for an envelope differs from the one in the document. */
export function otherCountry(found: string, expected: string): Finding {
  return {
    rule: rules.country,
    severity: 'error',
    path: '',
    values: { found, expected },
    foundBy: 'structure',
  };
}

const names = ['sender', 'receiver', 'documentType', 'process', 'country'] as const;

const rules: Readonly<Record<keyof NetworkFacts, string>> = {
  sender: 'sbdh-sender',
  receiver: 'sbdh-receiver',
  documentType: 'sbdh-document-type',
  process: 'sbdh-process',
  country: 'sbdh-country',
};

/** Compares an envelope with its document; where the document has no value, any value will do. */
export function envelopeFindings(header: EnvelopeHeader, facts: NetworkFacts): ElementFinding[] {
  return names.flatMap((name) => {
    const { element, value } = header[name];
    const expected = facts[name];
    if (expected === '')
      return value === '' ? headerFinding('sbdh-missing', element, { element: places[name] }) : [];
    if (isSameNetworkId(header[name], expected)) return [];
    return headerFinding(rules[name], element, { found: value || '–', expected });
  });
}

/** The header's place for each fact, for a message about a missing fact. */
const places: Readonly<Record<keyof NetworkFacts, string>> = {
  sender: 'Sender/Identifier',
  receiver: 'Receiver/Identifier',
  documentType: 'Scope DOCUMENTID',
  process: 'Scope PROCESSID',
  country: 'Scope COUNTRY_C1',
};

/** A finding on an element of the header of an envelope. */
export function headerFinding(rule: string, element: UblElement, values: Values): ElementFinding {
  const location = locationOf(element);
  return { element, finding: { rule, severity: 'error', path: '', location, values, foundBy: 'structure' } };
}

/** Network identifiers ignore case; `*` stands for the end of a wildcard. */
function isSameNetworkId({ value }: HeaderField, fact: string): boolean {
  return value.replace('*::', '::').toLowerCase() === fact.toLowerCase();
}
