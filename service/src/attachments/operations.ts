import { createHash } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { mediaTypes } from 'pint-ae/internal/server';
import type { AttachmentsTable } from '../database/tables.ts';
import { baseUrlOf } from '../http/base-url.ts';
import { answers, emptyReply, json, jsonReply, type Operation, operation } from '../http/operation.ts';
import { newestFirst, pageFrom, pageOf, pageQuery } from '../lists/page.ts';
import { malformed, notFound, RequestProblem } from '../problems/request-problem.ts';
import { described, inWordsOf } from '../problems/schema-errors.ts';
import { isStorable } from '../problems/unstorable.ts';
import { newId } from '../surroundings.ts';
import { isSeen } from '../texts/forms.ts';
import { bytesKept, documentReferringTo, holdAttachment, removeHeld } from './store.ts';

const path = '/v1/attachments';
const tag = 'Attachments';
const noun = { text: 'anAttachment' } as const;

const attachmentSchema = z
  .object({
    id: z.string().describe('By which a document refers to it, as `attachmentId` of an additional document.'),
    fileName: z.string().nullable().describe('Under which it travels; null if it was sent without one.'),
    mediaType: z.string().describe('What kind of file it is.'),
    bytes: z.int().describe('How large it is.'),
    sha256: z.string().describe('The SHA-256 hash of its bytes.'),
    createdAt: z.iso.datetime().describe('When it was sent.'),
    links: z
      .object({
        self: z.string().describe('Its address.'),
        content: z.string().describe('The address of its bytes.'),
      })
      .describe('Where it is.'),
  })
  .describe('A file that is kept apart from the documents that refer to it.')
  .openapi('Attachment');
export type Attachment = z.infer<typeof attachmentSchema>;

const file = z.string().openapi({ format: 'binary', description: 'The bytes of the file.' });

/** Characters that form a path, end a quotation, cannot be written in XML, or change the text direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const refusedInName = /[\u0000-\u001f\u007f-\u009f/\\"\u202a-\u202e\u2066-\u2069\ufffe\uffff]/;

/** A name with the same meaning in every folder and for every reader. */
const fileName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine(
    (name) => isStorable(name) && isSeen(name.replaceAll('.', '')) && !refusedInName.test(name),
    inWordsOf('noFileName'),
  );

const shownColumns = ['id', 'position', 'file_name', 'media_type', 'bytes', 'sha256', 'created_at'] as const;
type Shown = Pick<Selectable<AttachmentsTable>, (typeof shownColumns)[number]>;

function shown(base: string, row: Shown): z.infer<typeof attachmentSchema> {
  const self = `${base}${path}/${row.id}`;
  return {
    id: row.id,
    fileName: row.file_name,
    mediaType: row.media_type,
    bytes: row.bytes,
    sha256: row.sha256,
    createdAt: row.created_at.toISOString(),
    links: { self, content: `${self}/content` },
  };
}

/** The type of unknown bytes: the file name then decides. */
const anyType = 'application/octet-stream';

/** The first type is the one for which generated clients have the simplest call. */
const fileTypes: readonly string[] = [anyType, ...mediaTypes.map(({ type }) => type)];

/** The media type of a file; throws the 415 for a type that PINT-AE does not allow. */
function mediaTypeOf({ headers }: Request, name: string | undefined): string {
  const sent = (headers.get('content-type') ?? '').replace(/;.*/, '').trim().toLowerCase();
  const extension = name?.split('.').at(-1)?.toLowerCase() ?? '';
  const known = mediaTypes.find(({ type, extensions }) =>
    sent === anyType ? extensions.includes(extension) : type === sent,
  );
  if (known === undefined)
    throw new RequestProblem('unsupported-media-type', {
      detail: { text: 'fileExpected', values: { types: mediaTypes.map(({ type }) => type).join(', ') } },
    });
  return known.type;
}

const createQuery = z.object({
  fileName: described(fileName.optional(), { text: 'fileNameParameter' }),
});

const createAttachment = operation<z.infer<typeof createQuery>, Uint8Array>({
  name: 'createAttachment',
  method: 'post',
  path,
  tag,
  summary: { text: 'create', values: { noun } },
  description: { text: 'attachmentKept' },
  scope: 'attachments:write',
  query: createQuery,
  body: { kind: 'file', mediaTypes: fileTypes, schema: file },
  success: answers(201, 'theAttachment', json(attachmentSchema), ['Location']),
  problems: ['quota-exceeded'],
  handle: async ({ scoped, service, caller, request, query, body }) => {
    const { companyId } = caller;
    const name = query.fileName;
    const mediaType = mediaTypeOf(request, name);
    if (body.byteLength === 0) throw malformed([{ field: '', message: { text: 'emptyFile' } }]);
    // Simultaneous uploads wait for each other, so that their sum is known.
    await sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 2))`.execute(scoped);
    const { attachmentBytes: limit } = service.settings;
    if ((await bytesKept(scoped, companyId)) + body.byteLength > limit)
      throw new RequestProblem('quota-exceeded', { detail: { text: 'attachmentsFull', values: { limit } } });
    const sha256 = createHash('sha256').update(body).digest('hex');
    const base64 = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('base64');
    // An existing file stays; writing it again prevents a removal in the meantime.
    await sql`insert into attachment_contents (company_id, sha256, base64) values (${companyId}, ${sha256}, ${base64})
      on conflict (company_id, sha256) do update set sha256 = excluded.sha256`.execute(scoped);
    const row = await scoped
      .insertInto('attachments')
      .values({
        id: newId(service.clock, service.random),
        company_id: companyId,
        file_name: name ?? null,
        media_type: mediaType,
        bytes: body.byteLength,
        sha256,
        created_at: service.clock.now(),
      })
      .returning(shownColumns)
      .executeTakeFirstOrThrow();
    const answer = shown(baseUrlOf(service.settings, request), row);
    return jsonReply(201, answer, { location: answer.links.self });
  },
});

const listAttachments = operation({
  name: 'listAttachments',
  method: 'get',
  path,
  tag,
  summary: { text: 'list', values: { nouns: { text: 'attachments' } } },
  description: { text: 'newestFirst' },
  scope: 'attachments:read',
  query: pageQuery,
  success: answers(200, 'aPage', json(pageOf(attachmentSchema, 'AttachmentList'))),
  handle: async (call) => {
    const { scoped, caller, service, request, query } = call;
    const base = baseUrlOf(service.settings, request);
    const all = scoped.selectFrom('attachments').where('company_id', '=', caller.companyId);
    const rows = await newestFirst(all.select(shownColumns), query).execute();
    const page = pageFrom(rows, call, (row) => shown(base, row));
    return jsonReply(200, page);
  },
});

const getAttachment = operation({
  name: 'getAttachment',
  method: 'get',
  path: `${path}/{id}`,
  tag,
  summary: { text: 'read', values: { noun } },
  scope: 'attachments:read',
  success: answers(200, 'theAttachment', json(attachmentSchema)),
  problems: ['not-found'],
  handle: async ({ scoped, caller, service, request, id }) => {
    const row = await scoped
      .selectFrom('attachments')
      .where('company_id', '=', caller.companyId)
      .where('id', '=', id)
      .select(shownColumns)
      .executeTakeFirstOrThrow(notFound);
    return jsonReply(200, shown(baseUrlOf(service.settings, request), row));
  },
});

const getAttachmentContent = operation({
  name: 'getAttachmentContent',
  method: 'get',
  path: `${path}/{id}/content`,
  tag,
  summary: { text: 'readContent', values: { noun } },
  scope: 'attachments:read',
  success: answers(200, 'theFile', [{ mediaType: anyType, schema: file }], ['Content-Disposition']),
  problems: ['not-found', 'unavailable'],
  handle: async ({ scoped, caller, id, hold }) => {
    const { companyId } = caller;
    const row = await scoped
      .selectFrom('attachments')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .select(['file_name', 'bytes', 'sha256'])
      .executeTakeFirstOrThrow(notFound);
    hold.text(row.bytes * 3);
    const { base64 } = await scoped
      .selectFrom('attachment_contents')
      .where('company_id', '=', companyId)
      .where('sha256', '=', row.sha256)
      .select('base64')
      .executeTakeFirstOrThrow(notFound);
    return {
      status: 200,
      text: '',
      bytes: Buffer.from(base64, 'base64'),
      // The attachment's facts give its real type; no browser should open the content.
      mediaType: anyType,
      headers: {
        'content-disposition': disposition(row.file_name ?? id),
        // The file is saved, never shown; if a browser shows it anyway, nothing in it runs.
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      },
    };
  },
});

/** The header with which a file is saved under its name (RFC 6266). */
function disposition(name: string): string {
  const plain = name.replaceAll(/[^\w.\- ]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const deleteAttachment = operation({
  name: 'deleteAttachment',
  method: 'delete',
  path: `${path}/{id}`,
  tag,
  summary: { text: 'delete', values: { noun } },
  description: { text: 'attachmentUnused' },
  scope: 'attachments:write',
  success: answers(204, 'deleted', []),
  problems: ['not-found', 'conflict'],
  handle: async ({ scoped, caller, id }) => {
    const { companyId } = caller;
    const held = await holdAttachment(scoped, companyId, id);
    if (held === undefined) throw notFound();
    const document = await documentReferringTo(scoped, companyId, id);
    if (document !== undefined)
      throw new RequestProblem('conflict', { detail: { text: 'attachmentUsed', values: { id: document } } });
    await removeHeld(scoped, companyId, held);
    return emptyReply;
  },
});

/** Every operation on attachments. */
export const attachmentOperations: readonly Operation[] = [
  createAttachment,
  listAttachments,
  getAttachment,
  getAttachmentContent,
  deleteAttachment,
];
