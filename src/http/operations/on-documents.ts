import { convertDocument } from './convert-document.ts';
import { readDocument } from './read-document.ts';
import { readMessageStatus } from './read-message-status.ts';
import { readTaxData } from './read-tax-data.ts';
import { renderDocument } from './render-document.ts';
import { validateDocument } from './validate-document.ts';
import { validateCreditNote, validateInvoice } from './validate-stored.ts';
import { writeMessageStatus } from './write-message-status.ts';
import { writeTaxData } from './write-tax-data.ts';

/** The operations on documents, separate from the others so that a thread that does their work loads no schemas. */
export const operationsOnDocuments = [
  validateDocument,
  convertDocument,
  renderDocument,
  readDocument,
  validateInvoice,
  validateCreditNote,
  writeMessageStatus,
  readMessageStatus,
  writeTaxData,
  readTaxData,
] as const;

export type OnDocument = (typeof operationsOnDocuments)[number];

/** The name of the work of an operation on a document. */
export type WorkName = OnDocument['work'];

/** The operations on documents by the names of their work. */
export const operationsByWork: ReadonlyMap<WorkName, OnDocument> = new Map(
  operationsOnDocuments.map((operation) => [operation.work, operation]),
);

export const workNames: readonly WorkName[] = [...operationsByWork.keys()];
