import { getDocumentRequestSchema } from './get-document-request-schema.ts';
import { getOpenApi } from './get-open-api.ts';
import { getRule } from './get-rule.ts';
import { listRules } from './list-rules.ts';
import { operationsOnDocuments } from './on-documents.ts';

/** Every operation, in the order of the description. */
export const operations = [
  ...operationsOnDocuments,
  listRules,
  getRule,
  getOpenApi,
  getDocumentRequestSchema,
] as const;
