/** The release of the rules of the message level status. It states no dates between which it applies. */
export const release = {
  id: 'message-status',
  name: 'Peppol MLS',
  version: '1.0.1',
  validFrom: null,
  validTo: null,
} as const;
