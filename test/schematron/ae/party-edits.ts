import { attribute, type Edit, edits } from '../edits.ts';

/** The elements of the two parties. */
export const seller = 'cac:AccountingSupplierParty';
export const buyer = 'cac:AccountingCustomerParty';

/** Paths below one of the parties. */
export const endpoint = (party: string) => `${party}/cbc:EndpointID`;
export const legalIdentifier = (party: string) => `${party}/cac:PartyLegalEntity/cbc:CompanyID`;
export const taxScheme = (party: string) => `${party}/cac:PartyTaxScheme`;
export const country = (party: string) => `${party}/cac:Country/cbc:IdentificationCode`;

/** A tax registration of a party. */
export const taxRegistration = (identifier: string, scheme: string) =>
  `<cac:PartyTaxScheme><cbc:CompanyID>${identifier}</cbc:CompanyID><cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`;

/** Makes the legal registration identifier of a party a passport. */
export const passport = (party: string, countryOfIssue: string): Edit =>
  edits(
    attribute(legalIdentifier(party), 'schemeAgencyID', 'PAS'),
    attribute(legalIdentifier(party), 'schemeAgencyName', countryOfIssue),
  );
