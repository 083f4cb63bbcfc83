export const homeCountry = 'AE';

/** The legal registration type (BTAE-15, BTAE-16) whose authority must be named (ibr-172-ae, ibr-101-ae). */
export const tradeLicenceType = 'TL';

/** The type of the identity card of residents. */
export const emiratesIdType = 'EID';

/** The registration type whose authority is the country that issued the document (ibr-012-ae, ibr-010-ae). */
export const passportType = 'PAS';

/** Tells whether the authority of a legal registration is its country. */
export function isIssuedByCountry(legalRegistrationType: string | undefined): boolean {
  return legalRegistrationType === passportType;
}
