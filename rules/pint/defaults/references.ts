/**
 * Peppol's value for a missing identifier, where UBL requires one: a purchase order (IBT-013) next to a sales order.
 */
export const absentIdentifier = 'NA';
