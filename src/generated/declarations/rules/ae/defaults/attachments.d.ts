/** Document type codes with a meaning of their own: invoiced object (IBT-018) and project (IBT-011). */
export declare const invoicedObjectTypeCode = "130";
export declare const projectTypeCode = "50";
//# sourceMappingURL=attachments.d.ts.map