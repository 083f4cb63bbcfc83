/** Electronic address scheme of the UAE: the value is a TIN, the first ten digits of a TRN. */
export const uaeEndpointScheme = '0235';

/** Prefix that some systems put before a Peppol participant identifier. */
export const participantPrefix = 'iso6523-actorid-upis::';

/** Buyer endpoints for documents that no buyer receives over the network. */
export const predefinedEndpoints = {
  deemedSupply: '9900000097',
  notUnderMandate: '9900000098',
  exports: '9900000099',
} as const;

/** Tax registration number: fifteen digits, the first 1, the last two 03 (ibr-132-ae). */
export const trnPattern = /^1[0-9]{12}03$/;

/** Tax identification number: ten digits, the first 1 (ibr-148-ae). */
export const tinPattern = /^1[0-9]{9}$/;

/** Digits of a TRN that are the TIN. */
export const tinLength = 10;

export const homeCountry = 'AE';

/** Legal registration types (BTAE-15, BTAE-16) and how systems spell them out. */
export const registrationTypes: Readonly<Record<string, readonly string[]>> = {
  TL: ['trade licence', 'trade license', 'commercial licence', 'commercial license', 'licence', 'license'],
  EID: ['emirates id', 'emirates identity', 'emirates identity card', 'emirates id card'],
  PAS: ['passport', 'pass'],
  CD: ['cabinet decision', 'cabinet decree'],
};

/** The type whose authority must be named (ibr-172-ae, ibr-101-ae). */
export const tradeLicenceType = 'TL';

/** The type whose authority is the country that issued it (ibr-012-ae, ibr-010-ae). */
export const passportType = 'PAS';
