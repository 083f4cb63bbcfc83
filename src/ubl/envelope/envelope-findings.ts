import type { Finding, Values } from '../../core/findings/finding.ts';
import type { EnvelopePlaces } from '../../core/specification/kind.ts';
import { locationOf, type UblElement } from '../../core/xml/element.ts';
import type { EnvelopeHeader, HeaderField } from '../../intake/open-envelope.ts';
import type { ElementFinding } from '../placed-finding.ts';
import type { NetworkFacts } from './network-facts.ts';

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
