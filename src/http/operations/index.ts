import { convertDocument } from './convert-document.ts';
import { getDocumentRequestSchema } from './get-document-request-schema.ts';
import { getOpenApi } from './get-open-api.ts';
import { getRule } from './get-rule.ts';
import { listRules } from './list-rules.ts';
import { readDocument } from './read-document.ts';
import { readMessageStatus } from './read-message-status.ts';
import { readTaxData } from './read-tax-data.ts';
import { renderDocument } from './render-document.ts';
import { validateDocument } from './validate-document.ts';
import { validateCreditNote, validateInvoice } from './validate-stored.ts';
import { writeMessageStatus } from './write-message-status.ts';
import { writeTaxData } from './write-tax-data.ts';

/** Every operation, in the order of the description. */
export const operations = [
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
  listRules,
  getRule,
  getOpenApi,
  getDocumentRequestSchema,
] as const;

type OnDocument = Extract<(typeof operations)[number], { readonly work: string }>;

/** The name of the work that an operation on a document does. */
export type WorkName = OnDocument['work'];

/** The operations on a document by the names of their work. */
export const operationsByWork: ReadonlyMap<WorkName, OnDocument> = new Map(
  operations.flatMap((each) => ('work' in each ? [[each.work, each] as const] : [])),
);

export const workNames: readonly WorkName[] = [...operationsByWork.keys()];
