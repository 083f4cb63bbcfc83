/** The reason assumed for a credit note without one (BTAE-03): the consideration was altered (decision 19). */
export const defaultCreditNoteReason = 'DL8.61.1.C';

/** Volume discount: the only reason without a preceding invoice (ibr-055-ae). */
export const volumeDiscountReason = 'VD';

/** Tells whether a credit note with this reason may refer to a preceding invoice (IBG-03). */
export function allowsPrecedingInvoice(creditNoteReason: string | undefined): boolean {
  return creditNoteReason !== volumeDiscountReason;
}
