/** The release of the rules of the message level status. It has no dates of validity. */
export const release = {
  id: 'message-status',
  name: 'Peppol MLS',
  version: '1.0.1',
  validFrom: null,
  validTo: null,
} as const;
