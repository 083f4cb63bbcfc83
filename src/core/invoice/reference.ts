import type { Located, Optional } from './located.ts';

export interface Reference extends Located {
  readonly id: string;
  readonly schemeId: Optional<string>;
}

export interface Contract extends Reference {
  readonly value: Optional<string>;
}

export interface OrderReference extends Located {
  readonly purchaseOrderId: string;
  readonly purchaseOrderSchemeId: Optional<string>;
  readonly salesOrderId: Optional<string>;
  readonly salesOrderSchemeId: Optional<string>;
}

export interface PrecedingInvoice extends Located {
  readonly precedingInvoiceNumber: string;
  readonly precedingInvoiceIssueDate: Optional<string>;
}

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
