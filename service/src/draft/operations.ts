import { sql } from 'kysely';
import { referTo } from '../attachments/store.ts';
import { readingFor } from '../database/database.ts';
import {
  type Asked,
  answers,
  type Call,
  documentJson,
  emptyReply,
  jsonReply,
  type Operation,
  operation,
} from '../http/operation.ts';
import { checkIfMatch, etagOf, ifMatch } from '../http/revision.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import { holdDocument, readDocument } from '../read/find-document.ts';
import { documentResponse, listedColumns, readerOf } from '../read/representation.ts';
import { outboundKinds, outboundShelf } from '../read/resources.ts';
import { documentResponseSchema } from '../read/schemas.ts';
import { newId } from '../surroundings.ts';
import { languageOf } from '../texts/preferred-language.ts';
import { standingReport } from '../track/change-document.ts';
import { allowedStatus, recordChange } from '../track/record-change.ts';
import type { DocumentKind } from '../track/states.ts';
import { reportingOf, tracksAfter } from '../track/stored-tracks.ts';
import { namedAttachments, namedRecords } from './company-records.ts';
import { holdBeside } from './ledger-neighbours.ts';
import { holdNumber, type Taken, takenBy, takenByOther } from './number-in-use.ts';
import { countDocument } from './quota.ts';
import { refuseInvalid } from './refusals.ts';
import { type Remarks, withOwn } from './remarks.ts';
import type { KeptColumns } from './request-columns.ts';
import { appliedPreference, isStrict, strictHandling } from './strict-handling.ts';
import { strictly, type Verdict } from './verdict.ts';

/** The values to store of the document request in a body, filled in from the records that it names. */
export async function columnsOf(asked: Asked<unknown, Uint8Array>, kind: DocumentKind): Promise<KeptColumns> {
  const { body, request, caller, service } = asked;
  const records = await namedRecords(asked, kind);
  const attachments = await namedAttachments(asked);
  const sent = {
    bytes: body,
    kind,
    sender: caller.sender,
    isReplacement: request.method === 'PUT',
    language: languageOf(request),
    maxBytes: service.settings.maximumBodyBytes,
    ...(records === undefined ? {} : { records }),
    ...(attachments === undefined ? {} : { attachments }),
  } as const;
  return asked.run('keptColumns', sent);
}

type Writing = Call<unknown, Uint8Array, KeptColumns>;

/** Findings of the books on a document that is written. A new document without predecessors is not compared. */
async function toldOf(call: Writing, id: string): Promise<Verdict['books']> {
  const { scoped, caller, prepared, request } = call;
  const { columns, preceding } = prepared;
  const { companyId, numberGaps } = caller;
  if (preceding.length === 0 && !numberGaps && request.method !== 'PUT') return [];
  const beside = await holdBeside(scoped, { companyId, id, columns, preceding }, isStrict(call));
  return call.run('toldOfWritten', { ledger: columns.ledger, beside });
}

/** Under strict handling, throws the 422 for a document with errors, warnings or a repeated number. */
async function refuseStrictly(call: Writing, exceptId: string, books: Verdict['books']): Promise<void> {
  if (!isStrict(call)) return;
  const { scoped, caller, prepared } = call;
  const { companyId } = caller;
  const taken = await holdNumber(scoped, { companyId, number: prepared.columns.invoice_number, exceptId });
  refuseInvalid(strictly({ ...prepared.verdict, ...takenNumberOf(taken), books }), languageOf(call.request));
}

function takenNumberOf(taken: Taken): Pick<Verdict, 'takenNumber'> {
  return taken === null ? {} : { takenNumber: { ...taken, severity: 'warning' } };
}

/** Notes on a document, including findings that involve other documents. */
function remarksWith({ remarks }: KeptColumns, taken: Taken, books: Verdict['books']): Remarks {
  return withOwn(remarks, { ...takenNumberOf(taken), books });
}

function countsOf({ caller, prepared }: Writing, id: string, books: Verdict['books'] = []) {
  const { columns, remarks } = prepared;
  const taken = takenBy(caller.companyId, columns.invoice_number, id);
  return {
    warning_count: sql<number>`${remarks.warnings + books.length}::integer + (${taken} is not null)::integer`,
    adjustment_count: remarks.adjustments,
  };
}

/** Stores the attachments of a document; throws the 409 if one was deleted in the meantime. */
async function keepReferences(
  { scoped, caller, prepared }: Writing,
  documentId: string,
  hadAttachments: boolean,
): Promise<void> {
  const { attachmentIds: ids } = prepared;
  if (ids.length === 0 && !hadAttachments) return;
  if (!(await referTo(scoped, { companyId: caller.companyId, documentId, ids })))
    throw new RequestProblem('conflict', { detail: { text: 'attachmentGone' } });
}

export function createOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope, schema } = outboundKinds[kind];
  return operation<unknown, Uint8Array, KeptColumns>({
    name: `create${name}`,
    method: 'post',
    path,
    tag,
    summary: { text: 'create', values: { noun } },
    description: { text: 'namesRecords' },
    scope: `${scope}:write`,
    keyWithAnswer: true,
    body: { kind: 'document', schema },
    headers: strictHandling,
    success: answers(201, 'aDraft', documentJson(documentResponseSchema), [
      'Location',
      'ETag',
      'Preference-Applied',
    ]),
    problems: ['quota-exceeded', 'validation-failed'],
    prepare: (asked) => columnsOf(asked, kind),
    handle: async (call) => {
      const { scoped, service, caller, traceId, prepared } = call;
      const now = service.clock.now();
      const id = newId(service.clock, service.random);
      const books = await toldOf(call, id);
      await refuseStrictly(call, id, books);
      const inserted = scoped
        .insertInto('documents')
        .values({
          id,
          company_id: caller.companyId,
          kind,
          direction: 'Outbound',
          status: 'Draft',
          ...prepared.columns,
          ...countsOf(call, id, books),
          ubl: null,
          rule_set: null,
          submission_error: null,
          version: 1,
          created_at: now,
          updated_at: now,
        })
        .returning(listedColumns)
        .returning(takenByOther.as('taken'));
      const counted = countDocument(scoped, caller, now);
      const [{ taken, ...row }] = await Promise.all([inserted.executeTakeFirstOrThrow(), counted]);
      const companyId = caller.companyId;
      await keepReferences(call, row.id, false);
      recordChange(scoped, service, {
        companyId,
        documentId: row.id,
        from: null,
        trigger: 'create',
        traceId,
        remarks: remarksWith(prepared, taken, books),
      });
      const response = documentResponse(readerOf(call), row);
      return jsonReply(201, response, {
        location: response.links.self,
        ...etagOf(row),
        ...appliedPreference(call.request.headers),
      });
    },
  });
}

export function replaceOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope, schema } = outboundKinds[kind];
  return operation<unknown, Uint8Array, KeptColumns>({
    name: `replace${name}`,
    method: 'put',
    path: `${path}/{id}`,
    tag,
    summary: { text: 'replace', values: { noun } },
    description: { text: 'replacedDraft' },
    scope: `${scope}:write`,
    body: { kind: 'document', schema },
    headers: strictHandling.extend(ifMatch.shape),
    success: answers(200, 'aDraft', documentJson(documentResponseSchema), ['ETag', 'Preference-Applied']),
    problems: ['not-found', 'conflict', 'precondition-failed', 'validation-failed'],
    prepare: async (asked) => {
      const { service, caller, id } = asked;
      // A document that cannot be replaced is not checked.
      const reading = readingFor(service.database, caller.companyId);
      const found = await readDocument(reading, outboundShelf(kind, asked), id);
      checkIfMatch(asked.request.headers, found);
      allowedStatus(found.status, 'replace');
      return columnsOf(asked, kind);
    },
    handle: async (call) => {
      const { scoped, service, caller, traceId, prepared } = call;
      const { companyId } = caller;
      const held = await holdDocument(scoped, outboundShelf(kind, call), call.id);
      checkIfMatch(call.request.headers, held);
      allowedStatus(held.status, 'replace');
      const books = await toldOf(call, held.id);
      await refuseStrictly(call, held.id, books);
      const now = service.clock.now();
      const { taken, ...row } = await scoped
        .updateTable('documents')
        .set({
          ...prepared.columns,
          ...countsOf(call, held.id, books),
          ...tracksAfter(held, { exchange: { event: 'replace' } }, now).columns,
          status: 'Draft',
          submission_error: null,
          ubl: null,
          rule_set: null,
          version: held.version + 1,
          updated_at: now,
        })
        .where('company_id', '=', companyId)
        .where('id', '=', held.id)
        .returning(listedColumns)
        .returning(takenByOther.as('taken'))
        .executeTakeFirstOrThrow();
      await keepReferences(call, row.id, held.has_attachments);
      const change = {
        companyId,
        documentId: row.id,
        from: held.status,
        trigger: 'replace',
        traceId,
        remarks: remarksWith(prepared, taken, books),
      } as const;
      recordChange(scoped, service, change);
      return jsonReply(200, documentResponse(readerOf(call), row), {
        ...etagOf(row),
        ...appliedPreference(call.request.headers),
      });
    },
  });
}

export function deleteOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = outboundKinds[kind];
  return operation({
    name: `delete${name}`,
    method: 'delete',
    path: `${path}/{id}`,
    tag,
    summary: { text: 'deleteDraft', values: { noun } },
    scope: `${scope}:write`,
    headers: ifMatch,
    success: answers(204, 'deleted', []),
    problems: ['not-found', 'conflict', 'precondition-failed'],
    handle: async (call) => {
      const { scoped, service, caller, traceId } = call;
      const { companyId } = caller;
      const held = await holdDocument(scoped, outboundShelf(kind, call), call.id);
      const { id, status } = held;
      checkIfMatch(call.request.headers, held);
      allowedStatus(status, 'delete');
      const reporting = reportingOf(held).status;
      // If the last report was rejected, the previous one may still be valid.
      const isKnown = reporting === 'rejected' && (await standingReport(scoped, held)) !== null;
      // Nobody would ever withdraw the version that the tax authority has.
      if (isKnown || reporting === 'pending' || reporting === 'sent' || reporting === 'reported')
        throw new RequestProblem('conflict', { detail: { text: 'reportedForbids' } });
      await scoped.deleteFrom('documents').where('company_id', '=', companyId).where('id', '=', id).execute();
      recordChange(scoped, service, { companyId, documentId: id, from: status, trigger: 'delete', traceId });
      return emptyReply;
    },
  });
}
