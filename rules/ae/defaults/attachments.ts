/** Document type codes with a special meaning: invoiced object (IBT-018) and project (IBT-011). */
export const invoicedObjectTypeCode = '130';
export const projectTypeCode = '50';
