import type { Located, Optional } from './located.ts';

export interface Reference extends Located {
  readonly id: string;
  readonly schemeId: Optional<string>;
}

export interface Contract extends Reference {
  readonly value: Optional<string>;
}

/** The orders of the buyer (IBT-013) and of the seller (IBT-014). */
export interface OrderReference extends Located {
  readonly purchaseOrderId: string;
  readonly purchaseOrderSchemeId: Optional<string>;
  readonly salesOrderId: Optional<string>;
  readonly salesOrderSchemeId: Optional<string>;
}

/** An invoice that the document corrects or adds to (IBG-03). */
export interface PrecedingInvoice extends Located {
  readonly precedingInvoiceNumber: string;
  readonly precedingInvoiceIssueDate: Optional<string>;
}

/** A document that supports the claims (IBG-24), attached or referred to. */
export interface AdditionalDocument extends Located {
  readonly documentId: Optional<string>;
  readonly schemeId: Optional<string>;
  readonly documentTypeCode: Optional<string>;
  readonly description: Optional<string>;
  readonly externalUri: Optional<string>;
  readonly embeddedBase64: Optional<string>;
  readonly mimeCode: Optional<string>;
  readonly fileName: Optional<string>;
}

export interface CreditNoteReason extends Located {
  readonly creditNoteReasonCode: Optional<string>;
  readonly creditNoteReason: Optional<string>;
}
