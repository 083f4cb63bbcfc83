/** Peppol's value for a missing purchase order (IBT-013), which UBL requires beside a sales order. */
export const purchaseOrderPlaceholder = 'NA';
