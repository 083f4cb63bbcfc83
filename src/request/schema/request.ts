import type { AmountValue } from '../../core/numbers/amount-value.ts';
import type {
  ClassificationRequest as ClassificationObject,
  DocumentRequest,
  LineRequest,
} from '../../generated/request-types.js';

/** The document request (invoice or credit note, issued by the seller or self-billed) and its objects. */
export type * from '../../generated/request-types.js';
export type { TransactionTypeRequest as SentTransactionType } from '../../generated/request-types.js';
export type { ClassificationObject };

/** An item classification: only a code, or a code with its list. */
export type ClassificationRequest = string | ClassificationObject;

/** A request as it is sent; a business fact may give the rate of a line. */
export type SentRequest<Amount extends AmountValue = number> = Omit<DocumentRequest<Amount>, 'lines'> & {
  lines: SentLine<Amount>[];
};
export type SentLine<Amount extends AmountValue = number> = Omit<LineRequest<Amount>, 'vatRate'> & {
  vatRate?: Amount | null | undefined;
};

/** The flags of a transaction, by their names in the specification. */
export type TransactionTypeRequest = Readonly<Record<string, boolean | null | undefined>>;
