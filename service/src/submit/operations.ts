import { z } from '@hono/zod-openapi';
import { readJson } from 'pint-ae/http';
import { readingFor } from '../database/database.ts';
import { numberOnItsWay } from '../draft/number-in-use.ts';
import { createOperation } from '../draft/operations.ts';
import { appliedPreference, isStrict, strictHandling } from '../draft/strict-handling.ts';
import { bulkOperation, mostLines } from '../http/bulk.ts';
import { answers, documentJson, jsonReply, type Operation, operation } from '../http/operation.ts';
import { checkIfMatch, etagOf, ifMatch } from '../http/revision.ts';
import { malformed, malformedShape } from '../problems/request-problem.ts';
import { checked } from '../problems/schema-errors.ts';
import { holdDocument } from '../read/find-document.ts';
import { documentResponse, readerOf } from '../read/representation.ts';
import { outboundKinds, outboundShelf } from '../read/resources.ts';
import { documentResponseSchema } from '../read/schemas.ts';
import { languageOf } from '../texts/preferred-language.ts';
import type { DocumentKind } from '../track/states.ts';
import { type BeforeSubmission, prepareSubmission, submitDocument } from './submit-document.ts';

export function submitOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = outboundKinds[kind];
  return operation<unknown, unknown, BeforeSubmission>({
    name: `submit${name}`,
    method: 'post',
    path: `${path}/{id}/submit`,
    tag,
    summary: { text: 'submit', values: { noun } },
    description: { text: 'submittedLater' },
    scope: `${scope}:write`,
    keyWithAnswer: true,
    headers: strictHandling.extend(ifMatch.shape),
    success: answers(202, 'queued', documentJson(documentResponseSchema), ['ETag', 'Preference-Applied']),
    problems: ['not-found', 'conflict', 'precondition-failed', 'validation-failed'],
    prepare: (asked) => {
      const { service, caller, id, ended } = asked;
      const { companyId, sender, handling } = caller;
      const by = {
        sender,
        language: languageOf(asked.request),
        isStrict: isStrict(asked),
        isStrictCompany: handling === 'strict',
      };
      const reading = readingFor(service.database, companyId);
      return prepareSubmission(reading, service, { shelf: outboundShelf(kind, asked), id, by, ended });
    },
    handle: async (call) => {
      const { scoped, service, caller, traceId, prepared: before } = call;
      const [held, onItsWay] = await Promise.all([
        holdDocument(scoped, outboundShelf(kind, call), call.id),
        numberOnItsWay(scoped, caller.companyId, call.id),
      ]);
      checkIfMatch(call.request.headers, held);
      const { sender } = caller;
      const language = languageOf(call.request);
      const by = { sender, traceId, language, isStrict: isStrict(call), before, onItsWay };
      const row = await submitDocument(scoped, service, held, by);
      return jsonReply(202, documentResponse(readerOf(call), row), {
        ...etagOf(row),
        ...appliedPreference(call.request.headers),
      });
    },
  });
}

const submitted = z
  .strictObject({ id: z.string().describe('Of the document that is submitted.') })
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
