import { z } from '@hono/zod-openapi';
import { readJson } from 'pint-ae/http';
import type { DocumentKind } from '../track/kinds.ts';
import { documentResponseSchema } from '../read/schemas.ts';
import { bulkOperation, mostLines } from '../http/bulk.ts';
import type { Operation } from '../http/operation.ts';
import { malformed, malformedShape } from '../problems/request-problem.ts';
import { checked } from '../problems/schema-errors.ts';
import { strictHandling } from '../draft/strict-handling.ts';
import { outboundKinds } from '../draft/resources.ts';
import { createOperation, submitOperation } from '../draft/write-operations.ts';

const submitted = z
  .strictObject({ id: z.string().openapi({ description: 'Of the document that is submitted.' }) })
  .describe('A document to be submitted.')
  .openapi('SubmitLine');

/** Creating and submitting many documents in one request. */
export function bulkOperations(kind: DocumentKind): Operation[] {
  const { path, tag, name, nouns, scope, schema } = outboundKinds[kind];
  const create = createOperation(kind);
  const submit = submitOperation(kind);
  const description = { text: 'oneALine', values: { maximum: mostLines } } as const;
  const answer = { schema: documentResponseSchema, name: 'LineAnswer' };
  const shared = { tag, description, scope: `${scope}:write`, headers: strictHandling, answer } as const;
  return [
    bulkOperation({
      ...shared,
      name: `bulkCreate${name}s`,
      path: `${path}/bulk`,
      summary: { text: 'bulkCreate', values: { nouns } },
      line: schema,
      of: create,
      requestOf: (bytes) => ({ id: '', bytes }),
    }),
    bulkOperation({
      ...shared,
      name: `bulkSubmit${name}s`,
      path: `${path}/bulk/submit`,
      summary: { text: 'bulkSubmit', values: { nouns } },
      line: submitted,
      of: submit,
      requestOf: (bytes, language) => {
        const parsed = readJson(bytes, {}, { language });
        if (!parsed.ok) throw malformedShape(parsed.failure);
        const read = checked(submitted, parsed.value.value, language);
        if ('problems' in read) throw malformed(read.problems);
        return { id: read.data.id, bytes };
      },
    }),
  ];
}
