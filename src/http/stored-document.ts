import type { DocumentWork } from './document-work.ts';
import type { StoredOperation } from './operation.ts';
import type { ProblemDetail } from './problem-kinds.ts';

/** A stored document whose verdict a client requests. */
export interface StoredDocument<Context> {
  readonly id: string;
  /** The resource under which it was requested. */
  readonly kind: 'invoice' | 'credit-note';
  readonly request: Request;
  /** The second argument that the server passed to the handler. */
  readonly context: Context | undefined;
}

/** The detail for an unknown document id. */
export function noSuchDocument({ kind }: Pick<StoredOperation, 'kind'>): ProblemDetail {
  return { text: kind === 'invoice' ? 'noSuchInvoice' : 'noSuchCreditNote' };
}

/** Returns the type of the documents of a resource, if it replaces the type that they state. */
export function typeOf({ kind }: Pick<StoredOperation, 'kind'>): Pick<DocumentWork, 'documentType'> {
  return { documentType: kind === 'credit-note' ? 'CreditNote' : undefined };
}
