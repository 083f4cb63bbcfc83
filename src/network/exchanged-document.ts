import { stringValue, type UblElement } from '../core/xml/element.ts';
import { attributeOf, elementsAt, textAt } from '../core/xml/path.ts';
import { taxDataFacts } from '../specification/facts.ts';
import { type ProfileFacts, profileOf } from '../ubl/profile.ts';
import { type TaxDataScope, taxDataScopes } from './tax-data-codes.ts';

/** An identifier with its scheme, such as `0242:001147`; empty if the element is missing. */
export function identifierAt(
  root: UblElement,
  path: string,
  prefixes?: Readonly<Record<string, string>>,
): string {
  const [found] = elementsAt(root, path, prefixes);
  return found === undefined ? '' : `${attributeOf(found, 'schemeID')}:${stringValue(found).trim()}`;
}

/** A party as a report needs it. */
export interface ExchangeParty {
  /** The electronic address and its scheme, or an empty text. */
  readonly endpoint: string;
  readonly endpointScheme: string;
  /** ISO 3166 code; empty if unknown. */
  readonly country: string;
}

/** Issuer and receiver of a document; in self-billing the buyer is the issuer. */
export interface ExchangeParties {
  readonly issuer: ExchangeParty;
  readonly receiver: ExchangeParty;
}

export function exchangePartiesOf(root: UblElement, specification: ProfileFacts): ExchangeParties {
  const [supplier, customer] = ['cac:AccountingSupplierParty', 'cac:AccountingCustomerParty'].map((role) =>
    partyOf(elementsAt(root, `${role}/cac:Party`)[0]),
  ) as [ExchangeParty, ExchangeParty];
  return profileOf(root, specification) === 'selfbilling'
    ? { issuer: customer, receiver: supplier }
    : { issuer: supplier, receiver: customer };
}

/** The scope of a report on a document between these parties; undefined if it is unclear. */
export function scopeBetween({ issuer, receiver }: ExchangeParties): TaxDataScope | undefined {
  const derived = taxDataFacts.scopeOf({
    issuerCountry: issuer.country,
    receiverCountry: receiver.country,
    receiverEndpoint: receiver.endpoint,
  });
  return taxDataScopes.find((scope) => scope === derived);
}

function partyOf(party: UblElement | undefined): ExchangeParty {
  if (party === undefined) return { endpoint: '', endpointScheme: '', country: '' };
  const [endpoint] = elementsAt(party, 'cbc:EndpointID');
  return {
    endpoint: endpoint === undefined ? '' : stringValue(endpoint).trim(),
    endpointScheme: endpoint === undefined ? '' : attributeOf(endpoint, 'schemeID'),
    country: textAt(party, 'cac:PostalAddress/cac:Country/cbc:IdentificationCode'),
  };
}
