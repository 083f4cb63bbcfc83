/** The header version that Peppol requires. */
export const headerVersion = '1.0';

/** The schemes of the identifiers in an envelope, for participants, document types and processes. */
export const participantScheme = 'iso6523-actorid-upis';
export const processScheme = 'cenbii-procid-ubl';
/** A document type of PINT includes its later versions; for other documents the type is exact. */
export const wildcardScheme = 'peppol-doctype-wildcard';
export const exactScheme = 'busdox-docid-qns';

/** Message level statuses that a sender can ask for (MLS_TYPE). */
export const statusTypes = ['ALWAYS_SEND', 'FAILURE_ONLY'] as const;
export type StatusType = (typeof statusTypes)[number];

/** Tells whether a text is the electronic address of a participant: the code of its scheme, and a value. */
export function isParticipant(text: string): boolean {
  return /^\d{4}:\S+$/.test(text);
}

/** The identifier of a service provider, who receives statuses (MLS_TO): scheme and value. */
const providerId = /^0242:\d{6}(?:-[0-9A-Z_]{3,12}(?:\.[0-9A-Z\-._~]{3,24})?)?$/i;

/** Tells whether a text is the electronic address of a service provider, such as `0242:001147`. */
export function isProviderId(text: string): boolean {
  return providerId.test(text);
}
