/** Peppol's value for a missing identifier that UBL requires, such as a purchase order (IBT-013). */
export const absentIdentifier = 'NA';
