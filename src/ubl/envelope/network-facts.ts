import type { Finding, Values } from '../../core/findings/finding.ts';
import {
  childElements,
  locationOf,
  namespaces,
  stringValue,
  type UblElement,
} from '../../core/xml/element.ts';
import type { EnvelopeHeader, HeaderField } from '../../intake/open-envelope.ts';
import type { ElementFinding } from '../placed-finding.ts';
import { type ProfileFacts, profileOf } from '../profile.ts';
import { ublVersion } from './network-names.ts';

/** How the network sees a document: sender, receiver, document type, process and country. */
export interface NetworkFacts {
  /** Scheme and value of the electronic address of the issuer, such as `0235:1000000000`. */
  readonly sender: string;
  readonly receiver: string;
  readonly documentType: string;
  readonly process: string;
  /** ISO 3166 code of the country of the issuer (COUNTRY_C1). */
  readonly country: string;
}

/**
 * Reads the facts from a document; those that it or its kind lacks are empty. A self-billed document is issued
 * by the buyer.
 */
export function networkFacts(root: UblElement, specification: ProfileFacts): NetworkFacts {
  const [issuer, receiver] = partiesOf(root, specification);
  const customization = textAt(root, 'cbc:CustomizationID');
  return {
    sender: endpointOf(issuer),
    receiver: endpointOf(receiver),
    documentType:
      customization === '' ? '' : `${root.namespace}::${root.localName}##${customization}::${ublVersion}`,
    process: textAt(root, 'cbc:ProfileID'),
    country: textAt(issuer, 'cac:PostalAddress', 'cac:Country', 'cbc:IdentificationCode'),
  };
}

/** Who issues a document, and who receives it; a status (ApplicationResponse) names them so. */
function partiesOf(root: UblElement, specification: ProfileFacts): readonly (UblElement | undefined)[] {
  const status = ['cac:SenderParty', 'cac:ReceiverParty'].map((role) => childAt(root, role));
  if (status.some((party) => party !== undefined)) return status;
  const parties = ['AccountingSupplierParty', 'AccountingCustomerParty'].map((role) =>
    childAt(root, `cac:${role}`, 'cac:Party'),
  );
  return profileOf(root, specification) === 'selfbilling' ? parties.reverse() : parties;
}

function endpointOf(party: UblElement | undefined): string {
  const endpoint = childAt(party, 'cbc:EndpointID');
  const scheme = endpoint?.attributes.find(({ localName }) => localName === 'schemeID')?.value.trim();
  const value = textAt(endpoint);
  return scheme && value ? `${scheme}:${value}` : '';
}

function textAt(from: UblElement | undefined, ...path: readonly string[]): string {
  const element = childAt(from, ...path);
  return element === undefined ? '' : stringValue(element).trim();
}

function childAt(from: UblElement | undefined, ...path: readonly string[]): UblElement | undefined {
  return path.reduce<UblElement | undefined>(
    (element, step) =>
      element &&
      childElements(element).find(
        (child) => child.localName === step.slice(4) && child.namespace === namespaceOf(step),
      ),
    from,
  );
}

const namespaceOf = (step: string) => (step.startsWith('cac:') ? namespaces.cac : namespaces.cbc);

/** The element of the document with each fact, for the message about a missing one. */
const sources: Readonly<Record<keyof NetworkFacts, string>> = {
  sender: 'cbc:EndpointID/@schemeID',
  receiver: 'cbc:EndpointID/@schemeID',
  documentType: 'cbc:CustomizationID',
  process: 'cbc:ProfileID',
  country: 'cac:PostalAddress/cac:Country/cbc:IdentificationCode',
};

/** The facts that a document needs for its envelope and does not have. */
export function missingFacts(facts: NetworkFacts): Finding[] {
  return names
    .filter((name) => facts[name] === '')
    .map((name) => ({
      rule: 'sbdh-incomplete-document',
      severity: 'error',
      path: '',
      values: { missing: `${sources[name]} (${name})` },
      foundBy: 'structure',
    }));
}

const names = ['sender', 'receiver', 'documentType', 'process', 'country'] as const;

const rules: Readonly<Record<keyof NetworkFacts, string>> = {
  sender: 'sbdh-sender',
  receiver: 'sbdh-receiver',
  documentType: 'sbdh-document-type',
  process: 'sbdh-process',
  country: 'sbdh-country',
};

/** Compares an envelope with the document inside; what the document does not say needs only be there. */
export function envelopeFindings(header: EnvelopeHeader, facts: NetworkFacts): ElementFinding[] {
  return names.flatMap((name) => {
    const { element, value } = header[name];
    const expected = facts[name];
    if (expected === '')
      return value === '' ? headerFinding('sbdh-missing', element, { element: places[name] }) : [];
    if (isSame(header[name], expected)) return [];
    return headerFinding(rules[name], element, { found: value || '–', expected });
  });
}

/** Where the header has each fact, for the message about a missing one. */
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
function isSame({ value }: HeaderField, fact: string): boolean {
  return value.replace('*::', '::').toLowerCase() === fact.toLowerCase();
}
