/** Peppol's value for an identifier that there is not, where UBL requires it: a purchase order (IBT-013) beside a sales order. */
export const absentIdentifier = 'NA';
