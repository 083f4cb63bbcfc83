import type { AsSent } from './as-sent.ts';
import type { Located, Optional } from './located.ts';

/** A party of the document: the seller (IBG-04) or the buyer (IBG-07). */
export interface Party extends Located {
  readonly endpointId: Optional<string>;
  readonly endpointSchemeId: Optional<string>;
  readonly identification: Optional<string>;
  readonly identificationSchemeId: Optional<string>;
  /** The path of the identifier in the request; absent if it is derived. */
  readonly identificationPath: Optional<string>;
  /** The identifiers after the first. */
  readonly furtherIdentifiers: readonly PartyIdentifier[];
  readonly name: Optional<string>;
  readonly address: Address;
  readonly taxRegistration: Optional<TaxRegistration>;
  /** Another number by which the tax authority knows the party. */
  readonly otherTaxRegistration: Optional<TaxRegistration>;
  readonly legalRegistrationNumber: Optional<string>;
  readonly legalRegistrationType: Optional<string>;
  readonly registrationAuthority: Optional<string>;
  readonly legalRegistrationSchemeId: Optional<string>;
  /** The plain fields. */
  readonly asSent: AsSent<'Party'>;
}

export interface PartyIdentifier extends Located {
  readonly id: Optional<string>;
  readonly schemeId: Optional<string>;
}

/** The electronic address of a party (IBT-034, IBT-049). */
export interface Endpoint {
  readonly schemeId: string;
  readonly value: string;
}

export interface TaxRegistration extends Located {
  readonly number: string;
  readonly scheme: string;
}

/** The postal address of a party (IBG-05, IBG-08). */
export interface Address extends Located {
  readonly line1: Optional<string>;
  readonly line2: Optional<string>;
  readonly line3: Optional<string>;
  readonly city: Optional<string>;
  readonly postalCode: Optional<string>;
  readonly countrySubentity: Optional<string>;
  readonly countryCode: Optional<string>;
  /** The plain fields. */
  readonly asSent: AsSent<'Address'>;
}

/** Payee (IBG-10). */
export interface Payee extends Located {
  readonly name: Optional<string>;
  readonly identifier: Optional<string>;
  readonly identifierSchemeId: Optional<string>;
  readonly legalRegistrationNumber: Optional<string>;
  readonly legalRegistrationSchemeId: Optional<string>;
  readonly asSent: AsSent<'Payee'>;
}

/** Seller tax representative (IBG-11). */
export interface TaxRepresentative extends Located {
  readonly name: Optional<string>;
  readonly address: Address;
  readonly taxRegistration: Optional<TaxRegistration>;
  readonly asSent: AsSent<'TaxRepresentative'>;
}
