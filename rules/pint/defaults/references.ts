/** Peppol's purchase order (IBT-013) for a document that has a sales order only, since UBL asks for one. */
export const purchaseOrderPlaceholder = 'NA';
