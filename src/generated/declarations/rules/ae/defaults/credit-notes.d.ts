/** The reason assumed for a credit note without one (BTAE-03): the consideration was altered (decision 19). */
export declare const defaultCreditNoteReason = "DL8.61.1.C";
/** Volume discount: the only reason without a preceding invoice (ibr-055-ae). */
export declare const volumeDiscountReason = "VD";
/** Whether a credit note with this reason may refer to a preceding invoice (IBG-03). */
export declare function allowsPrecedingInvoice(creditNoteReason: string | undefined): boolean;
//# sourceMappingURL=credit-notes.d.ts.map