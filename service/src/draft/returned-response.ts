import type { FieldError } from '../problems/request-problem.ts';
import { documentDetailSchema } from '../read/schemas.ts';
import type { DocumentColumns } from './document-columns.ts';
import { isPart } from './percentages-alone.ts';

/** A document in the form that a client has read: its request, and its other facts. */
export interface ReadBack {
  readonly document: object;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Returns a body that was read and is sent back; undefined for a document request, which has lines. */
export function readBackIn(value: unknown): ReadBack | undefined {
  if (!isPart(value) || !isPart(value.document) || 'lines' in value) return undefined;
  const { document, ...facts } = value;
  return { document, facts };
}

/** The facts that the document itself states, with their columns. */
const saidByDocument = {
  documentType: 'document_type',
  invoiceNumber: 'invoice_number',
  issueDate: 'issue_date',
  dueDate: 'due_date',
  currency: 'currency',
  sellerName: 'seller_name',
  buyerName: 'buyer_name',
} as const satisfies Readonly<Record<string, keyof DocumentColumns>>;

/** Returns the problems of facts that no answer has, or that contradict the document and would be lost. */
export function problemsOfFacts({ facts }: ReadBack, columns: DocumentColumns): FieldError[] {
  const unknown = Object.keys(facts).filter((name) => !(name in documentDetailSchema.shape));
  const other = Object.entries(saidByDocument).filter(
    ([name, column]) => name in facts && facts[name] !== columns[column],
  );
  return [
    ...unknown.map((field): FieldError => ({ field, message: { text: 'unknownField' } })),
    ...other.map(([field]): FieldError => ({ field, message: { text: 'otherThanDocument' } })),
  ];
}
