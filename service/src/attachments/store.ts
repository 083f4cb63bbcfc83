import { sql } from 'kysely';
import type { Scoped } from '../database/database.ts';
import type { KnownAttachment } from '../draft/attachment-references.ts';
import type { Hold } from '../limits/held-bytes.ts';

/** Returns the number of characters that the files add to a document, in Base64. */
export function charactersTogether(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + Math.ceil(bytes / 3) * 4, 0);
}

/** Returns a company's attachments with some ids, with their sizes; never another company's. */
export async function sizesOf(
  scoped: Scoped,
  companyId: string,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly bytes: number }[]> {
  if (ids.length === 0) return [];
  return scoped
    .selectFrom('attachments')
    .where('company_id', '=', companyId)
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .select(['id', 'bytes'])
    .execute();
}

/** Returns the attachments with their contents, as JSON: a thread handles large texts. */
export async function contentsOf(scoped: Scoped, companyId: string, ids: readonly string[]): Promise<string> {
  const known: KnownAttachment[] = await scoped
    .selectFrom('attachments')
    .innerJoin('attachment_contents', (join) =>
      join
        .onRef('attachment_contents.company_id', '=', 'attachments.company_id')
        .onRef('attachment_contents.sha256', '=', 'attachments.sha256'),
    )
    .where('attachments.company_id', '=', companyId)
    .where('attachments.id', '=', sql<string>`any(${ids}::text[])`)
    .select(['attachments.id', 'file_name as fileName', 'media_type as mediaType', 'base64'])
    .orderBy('attachments.position')
    .execute();
  return JSON.stringify(known);
}

/** A document that may refer to attachments. */
interface Referring {
  readonly id: string;
  readonly company_id: string;
  readonly has_attachments: boolean;
}

/** Returns the files to which a document refers, counted before they are read; undefined if it refers to none. */
export async function attachmentsOf(
  scoped: Scoped,
  { id, company_id: companyId, has_attachments: isReferring }: Referring,
  hold?: Hold,
): Promise<string | undefined> {
  if (!isReferring) return undefined;
  const files = await scoped
    .selectFrom('document_attachments')
    .innerJoin('attachments', 'attachments.id', 'attachment_id')
    .where('document_attachments.company_id', '=', companyId)
    .where('document_id', '=', id)
    .select(['attachments.id', 'bytes'])
    .execute();
  hold?.text(charactersTogether(files));
  return contentsOf(
    scoped,
    companyId,
    files.map((file) => file.id),
  );
}

/**
 * Records the attachments to which a document refers, and removes the earlier ones. Returns false if one was deleted
 * in the meantime; after this, none can be deleted.
 */
export async function referTo(
  scoped: Scoped,
  { companyId, documentId, ids }: { companyId: string; documentId: string; ids: readonly string[] },
): Promise<boolean> {
  await scoped
    .deleteFrom('document_attachments')
    .where('company_id', '=', companyId)
    .where('document_id', '=', documentId)
    .execute();
  if (ids.length === 0) return true;
  const held = await scoped
    .selectFrom('attachments')
    .where('company_id', '=', companyId)
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .select('id')
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (held.length < ids.length) return false;
  await scoped
    .insertInto('document_attachments')
    .values(held.map(({ id }) => ({ company_id: companyId, document_id: documentId, attachment_id: id })))
    .execute();
  return true;
}

/** Returns the attachments to which perhaps only this document refers. */
export function idsOfDocument(scoped: Scoped, companyId: string, documentId: string) {
  return scoped
    .selectFrom('document_attachments')
    .where('company_id', '=', companyId)
    .where('document_id', '=', documentId)
    .select('attachment_id')
    .execute();
}

/** Returns a document that refers to an attachment, which is then locked until the transaction ends. */
export async function documentReferringTo(
  scoped: Scoped,
  companyId: string,
  id: string,
): Promise<string | undefined> {
  const found = await scoped
    .selectFrom('document_attachments')
    .where('company_id', '=', companyId)
    .where('attachment_id', '=', id)
    .select('document_id')
    .limit(1)
    .executeTakeFirst();
  return found?.document_id;
}

/** Locks an attachment, so that no document can begin to refer to it. */
export function holdAttachment(scoped: Scoped, companyId: string, id: string) {
  return scoped
    .selectFrom('attachments')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .select(['id', 'sha256', 'created_at'])
    .forUpdate()
    .executeTakeFirst();
}

/** Removes a locked attachment, and its bytes if no other attachment has them. */
export async function removeHeld(
  scoped: Scoped,
  companyId: string,
  { id, sha256 }: { readonly id: string; readonly sha256: string },
): Promise<void> {
  await scoped.deleteFrom('attachments').where('company_id', '=', companyId).where('id', '=', id).execute();
  const content = scoped
    .selectFrom('attachment_contents')
    .where('company_id', '=', companyId)
    .where('sha256', '=', sha256);
  // A concurrent upload of the same bytes and this statement wait for each other; the next one sees both.
  await content.select('sha256').forUpdate().execute();
  await scoped
    .deleteFrom('attachment_contents')
    .where('company_id', '=', companyId)
    .where('sha256', '=', sha256)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('attachments')
            .where('attachments.company_id', '=', companyId)
            .where('attachments.sha256', '=', sha256)
            .select('attachments.id'),
        ),
      ),
    )
    .execute();
}

/** Returns the total size of a company's attachments in bytes. */
export async function bytesKept(scoped: Scoped, companyId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::double precision as bytes from attachments
    where company_id = ${companyId}`.execute(scoped);
  return rows[0]?.bytes ?? 0;
}
